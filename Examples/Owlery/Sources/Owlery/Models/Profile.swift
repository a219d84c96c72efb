/// What a member shows of themselves.
struct Profile: Codable, Hashable, Sendable {
  var name: String
  var avatar: ImageRef?
}
