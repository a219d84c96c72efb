/// An image, by its name.
public struct ImageRef: Hashable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

/// Where images come from.
public enum PictureSource: Sendable {
  case camera
  case albums
}
