/// That somebody is signed in.
struct Session: Hashable, Sendable {
  let email: String
}
