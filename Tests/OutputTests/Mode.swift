/// The settings of the compiler in an app that takes generated files in.
struct Mode: CustomStringConvertible {
  let description: String
  let flags: [String]

  private init(_ description: String, _ flags: [String]) {
    self.description = description
    self.flags = flags
  }

  private static let features = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
  ].flatMap { ["-enable-upcoming-feature", $0] }
  private static let swift5 = ["-swift-version", "5"]
  private static let swift6 = ["-swift-version", "6"]
  private static let onMainActor = ["-default-isolation", "MainActor"]

  static let swift6AndFeatures = Mode("Swift 6, upcoming features", swift6 + features)
  static let swift5AndFeatures = Mode("Swift 5, upcoming features", swift5 + features)

  static let all = [
    Mode("Swift 6", swift6),
    swift6AndFeatures,
    Mode("Swift 6, on the main actor", swift6 + onMainActor),
    Mode("Swift 6, upcoming features, on the main actor", swift6 + features + onMainActor),
    Mode("Swift 5", swift5),
    Mode("Swift 5, complete checking", swift5 + ["-strict-concurrency=complete"]),
    swift5AndFeatures,
    Mode("Swift 5, on the main actor", swift5 + onMainActor),
  ]
}
