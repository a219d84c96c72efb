#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// As a text, which a SwiftUI app can keep in its `@SceneStorage`, and a UI test pass on.
extension Stage.Place: RawRepresentable {
  /// JSON; empty if data of the app's can't be written.
  public var rawValue: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Reads what ``rawValue`` wrote; nil for anything else.
  public init?(rawValue: String) {
    guard let place = try? JSONDecoder().decode(Self.self, from: Data(rawValue.utf8)) else {
      return nil
    }
    self = place
  }
}
