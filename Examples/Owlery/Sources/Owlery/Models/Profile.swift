/// What a member shows of themselves.
struct Profile: Hashable, Sendable {
  var name: String
  var avatar: ImageRef?
}
