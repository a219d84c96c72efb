/// The name of one of the app's own transitions, to a screen and back from it. A host knows what it
/// looks like: see `UIKitContainers`.
public struct FlowTransition: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let name: String

  /// A transition with this name.
  public init(_ name: String) {
    self.name = name
  }

  /// A transition with this name.
  public init(stringLiteral name: String) {
    self.init(name)
  }
}
