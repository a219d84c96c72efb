package import MvvmgenStorage
package import MvvmgenSyntax

/// The oldest systems that the app supports, as in its package or project.
package struct Platforms: Sendable {
  /// Those that have no Observation.
  fileprivate var old: [Oldest] = []
  /// Whether all of them have UIKit; false if none is known.
  package internal(set) var allHaveUIKit = false
  /// Those of them that have no UIKit.
  package private(set) var withoutUIKit: [Located<InternedText>] = []
  private var count = 0

  /// The first of them that has no Observation; nil if all have it, or none is known.
  package var withoutObservation: Oldest? { old.first }

  /// Whether AppKit has the same types of content as UIKit, on a Mac among them: since macOS 14.
  package var haveAllContentTypes: Bool { !old.contains { $0.system == "macOS" } }

  /// Whether none of them has UIKit; false if none is known.
  var noneHasUIKit: Bool { count > 0 && withoutUIKit.count == count }

  /// The oldest version of a system, and the one that Observation came with.
  package struct Oldest: Sendable {
    let system: String
    let version: JSONString
    let needed: Int
  }

  /// The first version of each with Observation, and with what SwiftUI needs to draw flows.
  private static let needed: KeyValuePairs<String, Int> = [
    "iOS": 17, "macCatalyst": 17, "macOS": 14, "tvOS": 17, "visionOS": 1, "watchOS": 10,
  ]

  /// The first version of each that `GeneratedRuntime` supports.
  private static let oldest: KeyValuePairs<String, Int> = [
    "iOS": 15, "macCatalyst": 15, "macOS": 13, "tvOS": 15, "visionOS": 1, "watchOS": 9,
  ]

  package static var systems: [String] { needed.map(\.key) }

  /// The first version that the runtime supports, if it is above this one.
  package static func oldest(of system: String, above major: Int) -> Int? {
    oldest.first { $0.key == system && major < $0.value }?.value
  }

  /// Whether a version of a system came before Observation.
  package static func lacksObservation(_ system: String, _ major: Int) -> Bool {
    needed.contains { $0.key == system && major < $0.value }
  }

  fileprivate mutating func add(_ system: JSONString, _ version: JSONString, _ major: Int) -> Bool {
    guard let needed = Platforms.needed.first(where: { $0.key == system.text })?.value else {
      return false
    }
    if ["macOS", "watchOS"].contains(system.text) {
      withoutUIKit.append(system.interned)
    }
    count += 1
    allHaveUIKit = withoutUIKit.isEmpty
    if major < needed {
      old.append(Oldest(system: system.text, version: version, needed: needed))
    }
    return true
  }
}

extension SpecDecoder {
  /// Decodes `{ "iOS": "16.0", "tvOS": "17" }`.
  mutating func platforms(_ value: JSON) -> Platforms {
    var platforms = Platforms()
    guard isObject(value, with: "the oldest version of each system") else { return platforms }
    for (system, value) in value.members {
      guard let version = string(value) else { continue }
      let numbers = version.text.split(separator: ".", omittingEmptySubsequences: false)
      let parts = numbers.map { $0.utf8.allSatisfy(\.isDigit) ? Int($0) : nil }
      guard parts.count <= 3, let major = parts[0], parts.allSatisfy({ $0 != nil }) else {
        diagnostics.report(.notAVersion(version, such: "16.0"))
        continue
      }
      if !platforms.add(system, version, major) {
        diagnostics.report(.unknownKey(system, known: Platforms.systems, in: "`platforms`"))
      } else if let oldest = Platforms.oldest(of: system.text, above: major) {
        diagnostics.report(
          .withoutObservation, at: version.span,
          "\(system.text) \(version.text) is too old: `GeneratedRuntime` needs \(system.text) \(oldest)"
        )
      }
    }
    return platforms
  }

  /// Reports `"observable"` where the oldest system has no Observation.
  mutating func checkObservation(_ json: JSON, _ configuration: Configuration) {
    guard configuration.ownObservation == .observable,
      let oldest = configuration.platforms.withoutObservation,
      let value = json[ConfigurationKey.observation]?.value
    else { return }
    let (system, other) = (oldest.system, Configuration.Observation.property.rawValue)
    diagnostics.report(
      Diagnostic(
        .withoutObservation, at: value.contentSpan,
        "`observable` needs Observation, which came with \(system) \(oldest.needed), but "
          + "`platforms` says \(system) \(oldest.version.text); use \(other.quoted), or raise the "
          + "version, here and in the package or the project",
        replaceWith: other))
  }

  /// Reports systems that are too old for flows that SwiftUI draws.
  mutating func checkNavigation(_ configuration: Configuration) {
    guard configuration.navigation == .swiftui else { return }
    let other =
      configuration.platforms.noneHasUIKit ? "" : ", or write `\"navigation\": \"uikit\"`"
    for oldest in configuration.platforms.old {
      diagnostics.report(
        .withoutObservation, at: oldest.version.span,
        "flows that SwiftUI draws need \(oldest.system) \(oldest.needed): raise the version, here and in "
          + "the package or the project\(other)")
    }
  }
}
