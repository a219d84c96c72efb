import MvvmgenLanguage
import Testing

/// The variants of fixtures contain every pair of settings.
struct VariantTests {
  /// A name, and its value as text.
  private typealias Setting = [String]

  /// With `VARIANTS=all`, each fixture is compiled with every two settings that an app can combine.
  @Test func tableHasEveryPairOfSettings() {
    let promised = Set(Self.promised.flatMap(Self.pairs))
    #expect(promised.count == 303)
    let byFixture = Dictionary(grouping: Variant.whole) { $0.project.fixture.name }
    #expect(Set(byFixture.keys) == Set(Project.fixtures.map(\.name)))
    for (fixture, variants) in byFixture {
      let missing = promised.subtracting(variants.map(Self.settings).flatMap(Self.pairs))
      #expect(missing == [], "\(fixture)")
      #expect(Set(variants.map(\.mode)) == Set(Mode.all), "\(fixture)")
    }
  }

  /// With `VARIANTS=pairs`, all fixtures together meet every pair.
  @Test func fixturesMeetEveryPairOfSettings() {
    let promised = Set(Self.promised.flatMap(Self.pairs))
    let missing = promised.subtracting(Variant.pairs.map(Self.settings).flatMap(Self.pairs))
    #expect(missing == [])
  }

  /// And any three, one after another, all pairs but those with a level of access or UIKit, which
  /// alternate more slowly.
  @Test func anyThreeFixturesMeetEveryPairOfSettings() {
    let promised = Set(Self.promised.flatMap(Self.pairs))
      .filter { pair in !pair.contains { $0[0] == "access" || $0[0] == "UIKit" } }
    let byFixture = Dictionary(grouping: Variant.pairs) { $0.project.fixture.name }
    let names = Project.fixtures.map(\.name)
    for first in names.indices.dropLast(2) {
      let variants = names[first..<first + 3].flatMap { byFixture[$0] ?? [] }
      let missing = promised.subtracting(variants.map(Self.settings).flatMap(Self.pairs))
      #expect(missing == [], "\(names[first])")
    }
  }

  /// For each mode, some fixture has each access level with and without UIKit.
  @Test(arguments: Mode.all) func eachModeMeetsEveryAccessLevelAndUIKit(mode: Mode) {
    let met = Variant.pairs.filter { $0.mode == mode }
      .map { [$0.project.access.rawValue, "\($0.uiKit)"] }
    let all = Configuration.Access.allCases.flatMap { access in
      Compiler.UIKit.allCases.map { [access.rawValue, "\($0)"] }
    }
    #expect(Set(met) == Set(all))
  }

  /// Each mode is met by apps of one module and by those of two, into which nearly all can be divided.
  @Test func eachModeMeetsTwoTargets() throws {
    for variants in [Variant.whole, Variant.pairs] {
      let met = Set(variants.map { [$0.mode.description, "\($0.project.isDivided)"] })
      #expect(met.count == 2 * Mode.all.count)
    }
    let undivided = try Project.fixtures.filter {
      try Project(fixture: $0, access: .internal).division() == nil
    }
    #expect(undivided.map(\.name) == ["own-names", "own-scaffolds"])
  }

  private static func settings(_ variant: Variant) -> [Setting] {
    let project = variant.project
    var extras: Set<Variant.Extra> = []
    switch project.views {
    case .own: break
    case .none: extras.insert(.noViews)
    case .swiftUI: extras.insert(.swiftUI)
    case .mixed: extras.insert(.mixed)
    }
    if project.isObservable { extras.insert(.observable) }
    if project.flowOutput != nil { extras.insert(.closures) }
    if project.hasNamesakes { extras.insert(.namesakes) }
    if project.hasDoublesApart { extras.insert(.doublesApart) }
    return settings(variant.mode, project.access, variant.uiKit, extras)
  }

  private static func settings(
    _ mode: Mode, _ access: Configuration.Access, _ uiKit: Compiler.UIKit,
    _ extras: Set<Variant.Extra>
  ) -> [Setting] {
    [
      ["language", mode.language.rawValue], ["features", "\(mode.hasUpcomingFeatures)"],
      ["main actor", "\(mode.isOnMainActor)"], ["access", access.rawValue], ["UIKit", "\(uiKit)"],
    ] + Variant.Extra.allCases.map { ["\($0)", "\(extras.contains($0))"] }
  }

  /// Every possible app, by its settings.
  private static let promised: [[Setting]] = Mode.all.flatMap { mode in
    Configuration.Access.allCases.flatMap { access in
      Compiler.UIKit.allCases.flatMap { uiKit in
        sets(of: Variant.Extra.allCases[...])
          .filter { extras in
            !extras.isSuperset(of: [.namesakes, .doublesApart])
              && extras.intersection([.noViews, .swiftUI, .mixed]).count < 2
          }
          .map { settings(mode, access, uiKit, $0) }
      }
    }
  }

  private static func sets(of extras: ArraySlice<Variant.Extra>) -> [Set<Variant.Extra>] {
    guard let first = extras.first else { return [[]] }
    let others = sets(of: extras.dropFirst())
    return others + others.map { $0.union([first]) }
  }

  private static func pairs(_ settings: [Setting]) -> [[Setting]] {
    settings.indices.flatMap { first in
      settings[(first + 1)...].map { [settings[first], $0] }
    }
  }
}
