/// Proof that a member is signed in.
struct Session: Hashable, Sendable {
  let member: String
}
