// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct Session: Hashable, Sendable {
  public let id: UUID
}

public struct Owl: Identifiable, Hashable, Sendable {
  public let id: UUID
  public var name: String

  public init(name: String) {
    (id, self.name) = (UUID(), name)
  }
}

@MainActor
public protocol Tracker {
  func track(_ owl: Owl)
}

public enum Style: Sendable {
  case plain
  case fancy(Int)
  public static let standard = Style.plain
}

public struct Filter: Sendable {
  public init(text: String = "") {}
  public static let all = Filter()
}
