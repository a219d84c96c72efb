import Testing

@testable import GeneratedRuntime

/// A place that doesn't fit is restored as far as it does, and says where it stopped.
@MainActor
struct PlaceStopTests {
  let stage = Stage(isChecked: true)
  let place: Stage.Place

  init() throws {
    let trunk = Trunk.growing(1)
    let stage = Stage(trunk)
    trunk.flow.push(Leaf(2))
    let branch = Branch.growing(3)
    trunk.flow.start(branch, as: .present)
    branch.flow.push(Bud(4))
    place = try #require(stage.place)
    #expect(stage.told == "Leaf › Leaf | sheet Leaf › Bud [1, 2, 3, 4]")
  }

  private func place(_ old: String, _ new: String) throws -> Stage.Place {
    let json = place.rawValue
    let changed = json.exchanging(old, for: new)
    #expect(changed != json)
    return try #require(Stage.Place(rawValue: changed))
  }

  @Test func beginningThatIsAnotherOneNow() {
    let stop = stage.start(Trunk { $0.push(A()) }, at: place)
    #expect(stop?.description == "Trunk shows something else in the place of Leaf")
    #expect(stage.description == "A")
  }

  /// The user went back from that; what they opened since then stays.
  @Test func beginningWithMore() throws {
    let trunk = Trunk.growing(1)
    let before = Stage(trunk)
    trunk.flow.present(Leaf(2))
    let more = Trunk.growing(1) { $0.push(A()) }
    #expect(stage.start(more, at: before.place) == nil)
    #expect(stage.told == "Leaf | sheet Leaf [1, 2]")
    more.flow.closeModals()
    more.flow.push(A())
    let stop = stage.restore(try #require(before.place))
    #expect(stop?.description == "Trunk already shows something above Leaf")
    #expect(stage.description == "Leaf › A")
  }

  @Test func beginningFromWhichAnotherScreenWasShown() throws {
    let trunk = Trunk.growing(1)
    let before = Stage(trunk)
    trunk.flow.push(Leaf(2))
    stage.start(Trunk.growing(1) { $0.push(A()) })
    #expect(stage.restore(try #require(before.place)) == nil)
    #expect(stage.told == "Leaf › Leaf [1, 2]")
  }

  @Test func beginningWithMoreThatIsDecidedLater() throws {
    let before = Stage(Trunk.growing(1))
    let root = Trunk { _ in }
    stage.start(root, at: before.place)
    root.flow.change {
      root.flow.push(Leaf(1))
      root.flow.push(A())
    }
    #expect(stage.told == "Leaf [1]")
  }

  @Test func beginningOfAnotherFlow() {
    let stop = stage.start(Trunk { $0.start(Branch.growing(1)) }, at: place)
    #expect(stop?.description == "Trunk shows something else in the place of Leaf")
    #expect(stage.told == "Leaf [1]")
  }

  /// Above where the flows begin, the same screens with other data are others.
  @Test func otherDataIsShownAlready() {
    let trunk = Trunk.growing(7)
    stage.start(trunk)
    trunk.flow.push(Leaf(5))
    #expect(stage.restore(place)?.description == "Trunk shows something else in the place of Leaf")
    #expect(stage.told == "Leaf › Leaf [7, 5]")
    trunk.flow.popToRoot()
    trunk.flow.push(Leaf(2))
    let branch = Branch.growing(9)
    branch.state = 3
    trunk.flow.start(branch, as: .present)
    #expect(
      stage.restore(place)?.description == "Trunk/Branch shows something else in the place of Leaf")
    branch.flow.push(Bud(4))
    #expect(stage.told == "Leaf › Leaf | sheet Leaf › Bud [7, 2, 9, 4]")
    #expect(branch.state == 3)
  }

  /// As where both flows show the same, with data of their own.
  @Test func anotherFlowRunsAlready() throws {
    func flow(_ first: Int, state: Int) -> Branch {
      let branch = Branch { $0.push(Leaf(3)) }
      (branch.first, branch.state) = (first, state)
      return branch
    }
    let before = Trunk.growing(1)
    let place = Stage(before)
    before.flow.start(flow(8, state: 0), as: .present)
    let trunk = Trunk.growing(1)
    stage.start(trunk)
    let branch = flow(9, state: 3)
    trunk.flow.start(branch, as: .present)
    let stop = stage.restore(try #require(place.place))
    #expect(stop?.description == "Trunk shows something else in the place of Branch")
    #expect(branch.state == 3)
  }

  @Test func inTheAnswerOfACoveredScreen() throws {
    let trunk = Trunk.growing(1)
    stage.start(trunk)
    trunk.flow.push(Leaf(2))
    let covered = try #require(trunk.flow.screens.first)
    covered.presence.report { #expect(stage.restore(place) == nil) }
    #expect(stage.told == "Leaf › Leaf | sheet Leaf › Bud [1, 2, 3, 4]")
  }

  @Test func anotherRoot() {
    #expect(stage.start(Branch.growing(1), at: place)?.description == "Trunk isn't running")
    #expect(stage.description == "Leaf")
  }

  @Test func beginningThatIsDecidedLater() {
    let root = Trunk { _ in }
    #expect(
      stage.start(root, at: place)?.description == "Trunk shows nothing yet in the place of Leaf")
    #expect(stage.description == "nothing")
    #expect(stage.place == place)
    root.flow.push(Leaf(1))
    #expect(stage.told == "Leaf › Leaf | sheet Leaf › Bud [1, 2, 3, 4]")
    #expect(stage.restore(place) == nil)
    #expect(stage.layers.count == 2)
  }

  @Test func otherNames() throws {
    let bud = try place("\"Bud\"", "\"Flower\"")
    #expect(
      stage.start(Trunk.growing(1), at: bud)?.description
        == "Trunk/Branch doesn't show Flower")
    #expect(stage.told == "Leaf › Leaf | sheet Leaf [1, 2, 3]")
    let other = Stage(isChecked: true)
    let branch = try place("Trunk\\/Branch", "Trunk\\/Bough")
    #expect(
      other.start(Trunk.growing(1), at: branch)?.description
        == "Trunk doesn't show Bough")
    #expect(other.told == "Leaf › Leaf [1, 2]")
  }

  @Test func flowThatCannotPushThere() throws {
    let other = try place(
      #""name":"Bud"}},"flow":"Trunk\/Branch""#, #""name":"Bud"}},"flow":"Trunk""#)
    #expect(stage.start(Trunk.growing(1), at: other)?.description == "Trunk doesn't show Bud")
    #expect(stage.told == "Leaf › Leaf | sheet Leaf [1, 2, 3]")
  }

  @Test func otherData() throws {
    let text = try place("{\"number\":\"2\"}", "{\"number\":\"two\"}")
    #expect(
      stage.start(Trunk.growing(1), at: text)?.description
        == "the data of Trunk/Leaf doesn't fit")
    #expect(stage.told == "Leaf [1]")
    let state = Stage(isChecked: true)
    let trunk = Trunk.growing(1)
    let without = try place("\"state\":\"0\"", "\"States\":\"0\"")
    #expect(state.start(trunk, at: without)?.description == "the data of Trunk doesn't fit")
    #expect(state.told == "Leaf [1]")
    let missing = Stage(isChecked: true)
    let first = try place("\"first\":\"3\"", "\"First\":\"3\"")
    #expect(missing.start(Trunk.growing(1), at: first)?.item == "Branch")
    #expect(missing.told == "Leaf › Leaf [1, 2]")
  }

  @Test func otherFormat() throws {
    let other = try #require(Stage.Place(rawValue: "{\"format\":2,\"where\":{}}"))
    #expect(stage.start(Trunk.growing(1), at: other)?.reason == .otherFormat)
    #expect(stage.told == "Leaf [1]")
  }

  @Test func tabThatIsGone() throws {
    let root = Trunk {
      $0.showTabs([.tab(Branch.growing(1), title: "B"), .tab(Twig.growing(2), title: "T")])
    }
    let before = Stage(root)
    root.flow.select(Twig.self)
    root.flow.child(Branch.self)?.flow.push(Leaf(3))
    root.flow.present(Leaf(4))
    let without = Trunk { $0.showTabs([.tab(Branch.growing(1), title: "B")]) }
    #expect(
      stage.start(without, at: before.place)?.description
        == "there is no tab Trunk/Twig now")
    #expect(stage.told == "tabs { *Leaf › Leaf } [1, 3]")
  }
}

extension String {
  fileprivate func exchanging(_ old: String, for new: String) -> String {
    var (text, rest) = ("", self[...])
    while let first = rest.first {
      let isOld = rest.hasPrefix(old)
      text += isOld ? new : String(first)
      rest = rest.dropFirst(isOld ? old.count : 1)
    }
    return text
  }
}
