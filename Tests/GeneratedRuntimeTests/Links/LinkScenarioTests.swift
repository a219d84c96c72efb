import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A root flow with links, and a flow below it that has some of its own.
@MainActor
final class Hall: Sketch, LinkingCoordinator {
  var onLink: (Int) -> Void = { _ in }
  var onUnknown: (() -> Void)?

  static func link(for url: URL) -> (any StageLink)? { HallLink(url) }
}

@MainActor
final class Room: Sketch {
  var onLink: (Int) -> Void = { _ in }
}

enum HallLink: StageLink, Equatable {
  case hall(Int)
  case room(Int)
  case roomNow(Int)

  init?(_ url: URL) {
    let address = LinkAddress(url, schemes: ["hall"], hosts: ["hall.example"])
    guard let number: Int = try? address.word(at: 1).value() else { return nil }
    switch try? address.word(at: 0).text {
    case "hall": self = .hall(number)
    case "room": self = .room(number)
    case "now": self = .roomNow(number)
    default: return nil
    }
  }

  var waits: Bool { if case .roomNow = self { false } else { true } }

  func send(to stage: Stage) -> Bool {
    switch self {
    case .hall(let number): stage.send(to: Hall.self) { $0.onLink(number) }
    case .room(let number), .roomNow(let number): stage.send(to: Room.self) { $0.onLink(number) }
    }
  }
}

/// The ways in which links go wrong in apps, each as it has to be.
@MainActor
struct LinkScenarioTests {
  let stage = Stage(isChecked: true)
  let hall = Hall(showing: A())
  let log = TraceTests.Log()

  init() {
    stage.observe { [log] in log.changes.append($0) }
    hall.onLink = { [hall] _ in
      hall.flow.change {
        hall.flow.closeModals()
        hall.flow.present(B())
      }
    }
  }

  @discardableResult
  private func open(_ path: String) throws -> Stage.LinkOutcome {
    stage.open(try #require(URL(string: "hall://\(path)")))
  }

  private func dropped() -> [String] {
    log.changes.flatMap(\.dropped).map { "\($0.call): \($0.reason)" }
  }

  @Test func aLinkOfAColdStartWaitsForTheRoot() throws {
    #expect(try open("hall/1") == .waiting)
    stage.start(hall)
    #expect(stage.transcript == ["show A", "show A | sheet B"])
    #expect(stage.warnings == [])
  }

  @Test func aLinkBeforeTheSignInWaitsForItsFlow() throws {
    stage.start(hall)
    #expect(try open("room/1") == .waiting)
    #expect(stage.pendingLink as? HallLink == .room(1))
    var numbers: [Int] = []
    let room = Room(showing: C())
    room.onLink = { numbers.append($0) }
    hall.flow.start(room, as: .replace)
    #expect(numbers == [1])
    #expect(stage.pendingLink == nil)
    #expect(dropped() == ["open HallLink: waitsForFlow"])
  }

  @Test func theSameLinkTwiceIsTwoEvents() throws {
    stage.start(hall)
    try open("hall/1")
    try open("hall/1")
    #expect(stage.transcript.suffix(2) == ["show A | sheet B", "show A | sheet B"])
  }

  @Test func anotherLinkComesOverTheFirstOnesSheet() throws {
    stage.start(hall)
    try open("hall/1")
    hall.onLink = { [hall] _ in
      hall.flow.change {
        hall.flow.closeModals()
        hall.flow.present(C())
      }
    }
    try open("hall/2")
    #expect(stage.description == "A | sheet C")
  }

  @Test func aLinkSwitchesWhatTheRootShowsAndGoesOnThere() throws {
    stage.start(hall)
    hall.onLink = { [hall] number in
      hall.flow.change {
        let room = Room(showing: C())
        room.onLink = { [room] _ in room.flow.push(D()) }
        hall.flow.start(room, as: .replace)
        hall.flow.child(Room.self)?.onLink(number)
      }
    }
    try open("hall/1")
    #expect(stage.transcript == ["show A", "show C › D"])
    try open("hall/2")
    #expect(stage.transcript.suffix(2) == ["end Room: replaced", "show C › D"])
    #expect(stage.warnings == [])
  }

  @Test func aLinkWhileAnAlertIsUpGoesBelowIt() throws {
    stage.start(hall)
    hall.flow.alert("Sure?", buttons: [.button("Yes") {}])
    hall.onLink = { [hall] _ in hall.flow.present(B()) }
    try open("hall/1")
    #expect(stage.description == "A | sheet B | alert \"Sure?\"")
  }

  /// On the stand-in, the transition takes until the host is idle.
  @Test func aLinkWhileATransitionRunsIsDrawnAfterIt() throws {
    stage.start(hall)
    hall.flow.push(C())
    try open("hall/1")
    #expect(stage.description == "A › C | sheet B")
  }

  @Test func theNewerLinkWinsOverASlowDecision() async throws {
    stage.start(hall)
    let decider = DecidingTests.Decider()
    hall.onLink = { [hall] _ in
      hall.flow.decide {
        await decider.choice()
      } then: {
        hall.flow.present($0 == "1" ? B() : C())
      }
    }
    try open("hall/1")
    await decider.isAsked()
    try open("hall/2")
    await decider.answer(2)
    await decider.answer(1)
    await stage.waitForDecisions()
    #expect(stage.description == "A | sheet C")
    #expect(dropped() == ["decide: repeated"])
  }

  @Test func aLinkIntoATabThatIsNotThereSaysSo() throws {
    let tabs = Hall { flow in
      flow.showTabs([
        .tab(Q(showing: A()), title: "Q"), .tab(R.self, if: false, title: "R") { R(showing: B()) },
      ])
    }
    tabs.onLink = { [tabs] _ in tabs.flow.select(R.self) }
    stage.start(tabs)
    #expect(try open("hall/1") == .opened)
    #expect(stage.description == "tabs { *A }")
    #expect(dropped() == ["select R: absent"])
  }

  @Test func aNotificationOpensNothingUntilItIsTapped() throws {
    stage.start(hall)
    var unread = 0
    unread += 1
    #expect(stage.description == "A")
    try open("hall/\(unread)")
    #expect(stage.description == "A | sheet B")
  }

  @Test func aURLThatNoLinkMatchesIsUnknown() throws {
    stage.start(hall)
    for path in ["hall/x", "hall", "other/1", "", "hall/99999999999999999999"] {
      #expect(try open(path) == .unknown)
    }
    #expect(stage.open(try #require(URL(string: "https://elsewhere.example/hall/1"))) == .unknown)
    #expect(dropped() == Array(repeating: "open: unknownLink", count: 6))
    #expect(stage.transcript == ["show A"])
  }

  @Test func aLinkThatDoesNotWaitIsDropped() throws {
    stage.start(hall)
    #expect(try open("now/1") == .dropped)
    #expect(stage.pendingLink == nil)
    #expect(dropped() == ["open HallLink: noFlow"])
  }

  @Test func onlyTheNewestWaitsUntilTheAppDropsIt() throws {
    stage.start(hall)
    try open("room/1")
    try open("room/2")
    #expect(stage.pendingLink as? HallLink == .room(2))
    stage.dropPendingLink()
    let room = Room(showing: C())
    room.onLink = { Issue.record("\($0)") }
    hall.flow.start(room)
    #expect(
      dropped() == [
        "open HallLink: waitsForFlow", "open: newerLink", "open HallLink: waitsForFlow",
      ])
  }

  @Test func aURLThatIsBrowsedInLinksIsTheLinkOrAPage() throws {
    stage.start(hall)
    hall.flow.browse(URL(string: "https://hall.example/hall/1"), in: .links)
    #expect(stage.description == "A | sheet B")
    hall.flow.browse(URL(string: "https://example.org"), in: .links)
    #expect(stage.description == "A | sheet B | browser https://example.org")
  }
}
