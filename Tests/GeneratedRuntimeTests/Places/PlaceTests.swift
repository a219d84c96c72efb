import GeneratedRuntime
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A place leads back to where it was taken.
@MainActor
struct PlaceTests {
  let trunk = Trunk.growing(1)
  let stage: Stage

  init() {
    stage = Stage(trunk)
  }

  /// Starts again from the stored place, and expects the same.
  private func expectSame(at location: SourceLocation = #_sourceLocation) throws {
    let place = try #require(stage.place, sourceLocation: location)
    let stored = try #require(Stage.Place(rawValue: place.rawValue), sourceLocation: location)
    #expect(stored == place, sourceLocation: location)
    let again = Stage(isChecked: true)
    #expect(again.start(Trunk.growing(1), at: stored) == nil, sourceLocation: location)
    #expect(again.told == stage.told, sourceLocation: location)
    #expect(again.transcript.count == 1, sourceLocation: location)
    #expect(again.warnings == [], sourceLocation: location)
    #expect(again.place == place, sourceLocation: location)
  }

  @Test func stack() throws {
    trunk.flow.push(Leaf(2))
    let branch = Branch.growing(3)
    trunk.flow.start(branch)
    branch.flow.push(Bud(4))
    trunk.flow.push(Leaf(5))
    branch.flow.push(Leaf(6))
    #expect(stage.description == "Leaf › Leaf › Leaf › Bud › Leaf › Leaf")
    try expectSame()
  }

  @Test func modals() throws {
    let branch = Branch.growing(2)
    trunk.flow.start(branch, as: .present, style: .sheet(detents: [.medium, .height(80)]))
    branch.flow.push(Leaf(3))
    branch.flow.present(Bud(4), style: .fullScreen)
    branch.flow.start(Twig.growing(5))
    #expect(stage.description == "Leaf | sheet Leaf › Leaf › Leaf | fullScreen Bud")
    try expectSame()
  }

  @Test func aFlowIsStartedForTheScreenBelowIt() throws {
    trunk.flow.push(Leaf(2))
    trunk.flow.start(Branch.growing(3))
    trunk.flow.push(Leaf(4))
    let (root, again) = (Trunk.growing(1), Stage(isChecked: true))
    #expect(again.start(root, at: stage.place) == nil)
    #expect(again.description == "Leaf › Leaf › Leaf › Leaf")
    let branch = try #require(root.flow.child(Branch.self))
    #expect(branch.flow.opener === root.flow.screens[1])
  }

  private final class Door: Tree, LinkingCoordinator {
    static func link(for url: URL) -> (any StageLink)? { Knock() }
  }

  private struct Knock: StageLink {
    func send(to stage: Stage) -> Bool { stage.send(to: Door.self) { $0.flow.push(Bud(9)) } }
  }

  @Test func aLinkOfAColdStartComesAboveThePlace() throws {
    let before = Stage(Door.growing(1) { $0.push(Leaf(2)) })
    let again = Stage(isChecked: true)
    #expect(again.open(try #require(URL(string: "door://knock"))) == .waiting)
    #expect(again.start(Door.growing(1), at: before.place) == nil)
    #expect(again.transcript == ["show Leaf › Leaf", "show Leaf › Leaf › Bud"])
  }

  @Test func tabs() throws {
    func root() -> Trunk {
      Trunk {
        $0.showTabs([
          .tab(Branch.growing(1), title: "One"), .tab(Twig.growing(2), title: "Two"),
        ])
      }
    }
    let before = root()
    let stage = Stage(before)
    before.flow.child(Branch.self)?.flow.push(Leaf(3))
    before.flow.select(Twig.self)
    before.flow.child(Twig.self)?.flow.push(Bud(4))
    before.flow.present(Leaf(5))
    #expect(stage.description == "tabs { Leaf › Leaf, *Leaf › Bud } | sheet Leaf")
    let again = Stage(isChecked: true)
    #expect(again.start(root(), at: stage.place) == nil)
    #expect(again.told == stage.told)
  }

  @Test func splits() throws {
    func split() -> Trunk {
      Trunk { $0.showSplit(primary: .screen(Leaf(1)), secondary: .screen(Bud(2))) }
    }
    for width in [WidthClass.compact, .regular] {
      let root = split()
      let stage = Stage(isChecked: true)
      stage.width = width
      stage.start(root)
      func expectSame(_ description: String) throws {
        #expect(stage.description == description)
        let again = Stage(isChecked: true)
        again.width = width
        #expect(again.start(split(), at: stage.place) == nil)
        #expect(again.told == stage.told)
        #expect(again.warnings == [])
      }
      try expectSame("split { Leaf, Bud }")
      root.flow.push(Leaf(3))
      try expectSame("split { Leaf › Leaf, Bud }")
      root.flow.showDetail(Leaf(4))
      try expectSame("split { Leaf › Leaf, Leaf }")
      root.flow.push(Leaf(5))
      try expectSame(
        width == .compact
          ? "split { Leaf › Leaf, Leaf › Leaf }" : "split { Leaf › Leaf › Leaf, Leaf }")
      let branch = Branch.growing(6)
      root.flow.start(branch, as: .detail)
      branch.flow.push(Bud(7))
      try expectSame(
        width == .compact
          ? "split { Leaf › Leaf, Leaf › Bud }" : "split { Leaf › Leaf › Leaf, Leaf › Bud }")
    }
  }

  @Test func threeColumns() throws {
    func split(_ second: Leaf) -> Trunk {
      Trunk {
        $0.showSplit(
          primary: .screen(Leaf(1)), supplementary: .screen(second), secondary: .screen(Bud(3)))
      }
    }
    let (second, message) = (Leaf(2), Bud(5))
    let root = split(second)
    let stage = Stage(root)
    func expectSame(beside: [Int?], compact: [Int?]) throws {
      for (width, shown) in [(WidthClass.regular, beside), (.compact, compact)] {
        stage.width = width
        let (again, other) = (Stage(isChecked: true), split(Leaf(2)))
        again.width = width
        #expect(again.start(other, at: stage.place) == nil)
        #expect(root.flow.screens.map { ($0 as? Leaf)?.number } == shown)
        #expect(other.flow.screens.map { ($0 as? Leaf)?.number } == shown)
      }
      stage.width = .regular
    }
    try expectSame(beside: [1, 2, 3], compact: [3, 2, 1])
    root.flow.showDetail(message)
    try expectSame(beside: [1, 2, 5], compact: [2, 1, 5])
    root.flow.back(from: message)
    second.presence.report { root.flow.showDetail(message) }
    try expectSame(beside: [1, 2, 5], compact: [1, 2, 5])
    root.flow.back(from: message)
    try expectSame(beside: [1, 2, 3], compact: [3, 1, 2])
  }

  @Test func stateAndTitlesComeBack() throws {
    trunk.state = 7
    let leaf = Leaf(2)
    leaf.presence.title = "Two"
    trunk.flow.push(leaf)
    let again = Trunk.growing(1)
    let stage = Stage(isChecked: true)
    #expect(stage.start(again, at: self.stage.place) == nil)
    #expect(again.state == 7)
    #expect(again.flow.screens.map(\.presence.title) == [nil, "Two"])
  }

  // MARK: - What a place doesn't contain

  @Test func nothingAboveWhatIsNotRestored() throws {
    let place = try #require(stage.place)
    trunk.flow.push(A())
    trunk.flow.push(Leaf(2))
    trunk.flow.present(Leaf(3))
    #expect(stage.place == place)
    trunk.flow.pop(to: Leaf.self)
    #expect(stage.place == place)
  }

  @Test func noAlertsNoBrowsersAndNoHeldModals() throws {
    let place = try #require(stage.place)
    trunk.flow.present(Leaf(2), onSwipe: .stay)
    #expect(stage.place == place)
    trunk.flow.closeModals()
    trunk.flow.browse(Address.example)
    trunk.flow.present(Leaf(3))
    #expect(stage.place == place)
    trunk.flow.closeModals()
    trunk.flow.start(P(showing: A()))
    #expect(stage.place == place)
    #expect(Stage(P(showing: A())).place == nil)
    #expect(Stage(isChecked: true).place == nil)
  }

  @Test func aHiddenTabHidesNothingElse() throws {
    func root() -> Trunk {
      Trunk {
        $0.showTabs([
          .tab(P(showing: A()), title: "P"), .tab(Twig.growing(1), title: "T", isSelected: true),
          .tab(Q(showing: B()), title: "Q"),
        ])
      }
    }
    let before = root()
    let stage = Stage(before)
    before.flow.present(Leaf(2))
    let again = Stage(isChecked: true)
    #expect(again.start(root(), at: stage.place) == nil)
    #expect(again.description == "tabs { A, *Leaf, B } | sheet Leaf")
  }
}
