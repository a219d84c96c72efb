import Foundation
import MvvmgenLanguage
import Testing

/// One combination of a fixture's configuration and the compiler's settings.
///
/// All combinations are far too many. A table has every pair of settings, as ``VariantTests`` shows: a
/// mistake nearly always needs only one or two. Each fixture is compiled in one of its rows, and the next
/// fixture in the next one. With `VARIANTS=pairs`, each is compiled in a third of the rows, so that all
/// together meet every pair, and with `VARIANTS=all` in every row. Every second row of a fixture is compiled
/// as two modules.
struct Variant: CustomTestStringConvertible {
  let project: Project
  let mode: Mode
  let uiKit: Compiler.UIKit

  var testDescription: String {
    "\(project.testDescription), \(mode), \(uiKit == .with ? "UIKit" : "no UIKit")"
  }

  var folderName: String {
    testDescription.replacing(", ", with: "-").replacing(" ", with: "-")
  }

  /// In one row for each fixture, or in more, as the environment says.
  static let chosen =
    switch ProcessInfo.processInfo.environment["VARIANTS"] {
    case "all": whole
    case "pairs": pairs
    default: Project.fixtures.indices.flatMap { variants(at: $0, in: rows.count) }
    }

  /// Every row of the table for the fixture that the environment selects; otherwise those chosen of all
  /// fixtures.
  static func selected() throws -> [Variant] {
    guard let name = Fixture.selectedName else { return chosen }
    let isKnown = Fixture.all.contains { $0.name == name }
    guard isKnown else { throw Fixture.Unknown(name: name) }
    return whole.filter { $0.project.fixture.name == name }
  }

  static let whole = Project.fixtures.indices.flatMap { variants(at: $0, in: 1) }

  /// Access levels and UIKit alternate from fixture to fixture, so that each mode is combined with all
  /// of them.
  static let pairs = Project.fixtures.indices.flatMap { variants(at: $0, in: 3) }

  /// - Parameter parts: in how many parts the table is divided, of which the fixture gets one.
  private static func variants(at number: Int, in parts: Int) -> [Variant] {
    rows.enumerated().filter { ($0.offset + number).isMultiple(of: parts) }
      .map { row in
        Variant(
          Project.fixtures[number], row.element, turn: number / parts,
          isDivided: !(row.offset + number / parts).isMultiple(of: 2))
      }
  }

  // What is under a condition is the same without it, so that UIKit's modes have none.
  private init(_ fixture: Fixture, _ row: Row, turn: Int, isDivided: Bool) {
    let levels = Configuration.Access.allCases
    uiKit = (row.uiKit == .with) == (turn / levels.count).isMultiple(of: 2) ? .with : .without
    let level = (levels.firstIndex(of: row.access) ?? 0) + turn
    project = Project(
      fixture: fixture, access: levels[level % levels.count],
      views: row.extras.views, isObservable: row.extras.contains(.observable),
      flowOutput: row.extras.contains(.closures) ? .closures : nil,
      hasNamesakes: row.extras.contains(.namesakes),
      hasDoublesApart: row.extras.contains(.doublesApart),
      isOnUIKitAlone: uiKit == .with, isDivided: isDivided)
    mode = row.mode
  }

  /// Additions to the fixture's own configuration and app.
  enum Extra: CaseIterable {
    /// `"ui": "none"`.
    case noViews
    /// `"ui": "swiftui"`.
    case swiftUI
    /// `"view": "swiftui"` in every other screen.
    case mixed
    /// `"observation": "observable"`; otherwise `property`, whoever draws the screens.
    case observable
    /// `"flowOutput": "closures"`.
    case closures
    /// The app has its own types with the names of the runtime's.
    case namesakes
    /// The test doubles are in the app's tests, which import the app. This can't be combined with
    /// namesakes: where both modules are imported, such a name is ambiguous.
    case doublesApart
  }

  private typealias Row = (
    mode: Mode, access: Configuration.Access, uiKit: Compiler.UIKit, extras: Set<Extra>
  )

  /// The smallest table with all pairs that a search found.
  private static let rows: [Row] = [
    (Mode(language: .swift6), .public, .without, [.closures, .mixed]),
    (
      Mode(language: .swift5, isOnMainActor: true),
      .internal, .with, [.noViews, .doublesApart, .observable]
    ),
    (.swift6AndFeatures, .package, .with, [.namesakes, .swiftUI, .observable]),
    (
      Mode(language: .swift6, hasUpcomingFeatures: true, isOnMainActor: true),
      .internal, .without, [.noViews, .closures, .namesakes]
    ),
    (
      Mode(language: .swift5Complete),
      .package, .without, [.closures, .doublesApart, .swiftUI]
    ),
    (
      Mode(language: .swift5, hasUpcomingFeatures: true),
      .public, .without, [.doublesApart, .mixed, .observable]
    ),
    (
      Mode(language: .swift5, isOnMainActor: true),
      .public, .with, [.closures, .namesakes, .swiftUI]
    ),
    (
      Mode(language: .swift5Complete),
      .internal, .with, [.closures, .namesakes, .mixed, .observable]
    ),
    (Mode(language: .swift5Complete), .public, .with, [.noViews, .namesakes]),
    (
      Mode(language: .swift6, isOnMainActor: true),
      .package, .with, [.doublesApart, .mixed, .observable]
    ),
    (Mode(language: .swift5), .package, .without, [.noViews]),
    (Mode(language: .swift5), .internal, .without, [.doublesApart, .swiftUI, .observable]),
  ]
}

extension Set<Variant.Extra> {
  fileprivate var views: Project.Views {
    if contains(.noViews) { return .none }
    if contains(.swiftUI) { return .swiftUI }
    return contains(.mixed) ? .mixed : .own
  }
}
