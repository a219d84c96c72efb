/// The compiler settings of an app that uses generated files.
struct Mode: Hashable, CustomStringConvertible {
  enum Language: String {
    case swift6 = "Swift 6"
    case swift5 = "Swift 5"
    case swift5Complete = "Swift 5, complete checking"
  }

  let language: Language
  var hasUpcomingFeatures = false
  var isOnMainActor = false

  static let swift6AndFeatures = Mode(language: .swift6, hasUpcomingFeatures: true)

  /// The supported modes.
  static let all = [
    Mode(language: .swift6),
    swift6AndFeatures,
    Mode(language: .swift6, isOnMainActor: true),
    Mode(language: .swift6, hasUpcomingFeatures: true, isOnMainActor: true),
    Mode(language: .swift5),
    Mode(language: .swift5Complete),
    Mode(language: .swift5, hasUpcomingFeatures: true),
    Mode(language: .swift5, isOnMainActor: true),
  ]

  /// With Swift 5 on the main actor, the features that Xcode 26 makes new apps with: approachable
  /// concurrency, and imports for members. `IsolatedDefaultValues` is Swift 6's rule, which
  /// `Output.md` asks for.
  private static let ofXcode = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ]

  var description: String {
    language.rawValue + (hasUpcomingFeatures ? ", upcoming features" : "")
      + (isOnMainActor ? ", on the main actor" : "")
  }

  var flags: [String] {
    let languageFlags =
      switch language {
      case .swift6: ["-swift-version", "6"]
      case .swift5: ["-swift-version", "5"]
      case .swift5Complete: ["-swift-version", "5", "-strict-concurrency=complete"]
      }
    let features =
      hasUpcomingFeatures
      ? ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"] : []
    let isOfXcode = isOnMainActor && language == .swift5
    let all = features + (isOfXcode ? Self.ofXcode : [])
    return languageFlags + all.flatMap { ["-enable-upcoming-feature", $0] }
      + (isOnMainActor ? ["-default-isolation", "MainActor"] : [])
  }
}
