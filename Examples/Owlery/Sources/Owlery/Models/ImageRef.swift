/// An image, by its name.
struct ImageRef: Codable, Hashable, Sendable {
  let name: String
}

/// Where images come from.
enum PictureSource: Hashable, Sendable {
  case camera
  case albums
}
