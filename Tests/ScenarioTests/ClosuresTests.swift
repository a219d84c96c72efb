import Foundation
import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

@testable import MvvmgenClosuresFixture

/// Flows whose screens report by closures behave like those with delegates.
@MainActor
struct ClosuresTests {
  private struct Services: AppServices {
    let friends: any Friends
    let vault: any Vault = VaultStub { _, _, _ in true }
  }

  private let stage = Stage()
  private let friends = Acquaintances()

  init() {
    stage.start(MainCoordinator(withServices: Services(friends: friends)))
  }

  private func viewModel<S: Screen>(_ type: S.Type) throws -> S {
    try #require(stage.screen(type))
  }

  @Test func stubThatWasToldNothing() async throws {
    let error = await #expect(throws: UnansweredCall.self) {
      try await VaultStub().unlock(3, with: "4711", at: .distantPast)
    }
    let message = "onUnlock: the test didn't set this closure of the stub"
    #expect(error?.description == message)
    #expect(error?.localizedDescription == message)
  }

  @Test func stubsClosureWithoutResult() {
    let spy = VaultSpy { _, _, _ in true }
    spy.onLock = { [unowned spy] in spy.code = "0000" }
    spy.lock()
    #expect(spy.calls == [.lock])
    #expect(spy.code == "0000")
  }

  @Test func everyAnswer() async throws {
    let library = try viewModel(LibraryScreen.self)
    library.helpTapped()
    library.didSelectOwl(id: 3)
    try viewModel(OwlScreen.self).helpTapped()
    try viewModel(OwlScreen.self).rate(2)
    try viewModel(OwlScreen.self).rate(5)
    #expect(try viewModel(OwlScreen.self).id == 7)
    try viewModel(OwlScreen.self).closeButtonTapped()
    #expect(try viewModel(OwlScreen.self).id == 3)
    try viewModel(OwlScreen.self).rename(to: "Athena")
    #expect(library.names == [3: "Athena"])

    library.settingsButtonTapped()
    try viewModel(SettingsScreen.self).themeTapped(name: "Night")
    #expect(library.names[0] == "Night")
    try viewModel(SettingsScreen.self).doneButtonTapped()
    while library.visits == 0 { await Task.yield() }

    library.settingsButtonTapped()
    stage.user.dismiss()
    while library.visits == 1 { await Task.yield() }

    library.settingsButtonTapped()
    try viewModel(SettingsScreen.self).signOutButtonTapped()
    #expect(try viewModel(LibraryScreen.self) !== library)
    #expect(
      stage.transcript == [
        "show LibraryScreen",
        "open file:///help",
        "show LibraryScreen › OwlScreen",
        "open file:///help",
        "show LibraryScreen › OwlScreen › OwlScreen",
        "show LibraryScreen › OwlScreen",
        "show LibraryScreen",
        "show LibraryScreen | sheet SettingsScreen",
        "end SettingsCoordinator: finishedWithoutReport",
        "show LibraryScreen",
        "show LibraryScreen | sheet SettingsScreen",
        "end SettingsCoordinator: dismissed",
        "show LibraryScreen",
        "show LibraryScreen | sheet SettingsScreen",
        "end SettingsCoordinator: finished",
        "show LibraryScreen",
      ])
    #expect(stage.warnings == [])
  }

  @Test func aScreenAnswersByItsRole() throws {
    try viewModel(LibraryScreen.self).settingsButtonTapped()
    try viewModel(SettingsScreen.self).onDeviceTapped?(true)
    try viewModel(ConnectScreen.self).onDoneTapped?()
    try viewModel(ConnectScreen.self).onDoneTapped?()
    #expect(
      stage.transcript.suffix(3) == [
        "show LibraryScreen | sheet SettingsScreen › ConnectScreen:phone",
        "show LibraryScreen | sheet SettingsScreen › ConnectScreen:phone › ConnectScreen:watch",
        "show LibraryScreen | sheet SettingsScreen › ConnectScreen:phone",
      ])
    #expect(stage.warnings == [])
  }

  @Test func aFlowHoldsItsStateUntilItBeginsAgain() throws {
    let main = try #require(stage.root as? MainCoordinator)
    try viewModel(LibraryScreen.self).didSelectOwl(id: 3)
    #expect(main.first == 7)
    main.didAskForLast(id: 1)
    try viewModel(OwlScreen.self).rename(to: "Athena")
    main.didAskForLast(id: 2)
    #expect(main.first == nil)
    #expect(try viewModel(LibraryScreen.self).names == [1: "nobody", 2: "Athena", 3: "Athena"])
    main.didForget(last: "Pallas")
    main.didAskForLast(id: 4)
    #expect(try viewModel(LibraryScreen.self).names == [4: "Pallas"])
    main.didForgetAll()
    main.didAskForLast(id: 5)
    #expect(main.first == 7)
    #expect(try viewModel(LibraryScreen.self).names == [5: "nobody"])
    #expect(stage.warnings == [])
  }

  @Test func aChoiceBringsDataAndChoosesAgain() throws {
    let library = try viewModel(LibraryScreen.self)
    library.didSelectOwl(id: 3)
    try viewModel(OwlScreen.self).rate(1)
    #expect(stage.description == #"LibraryScreen › OwlScreen | alert "Really?""#)
    stage.user.tap("No, never")
    #expect(library.names == [1: "never: Really?"])
    try viewModel(OwlScreen.self).rate(1)
    stage.user.type("Not sure", into: "reason")
    stage.user.type("1234", into: "password")
    stage.user.type("nothing", into: "none")
    stage.user.tap("Yes")
    #expect(stage.description == "LibraryScreen › OwlScreen › OwlScreen")
    #expect(try viewModel(OwlScreen.self).id == 1)
    #expect(library.names == [1: "yes: Not sure1234"])
    try viewModel(OwlScreen.self).rate(0)
    #expect(stage.description == "LibraryScreen › OwlScreen › OwlScreen")
    #expect(stage.warnings == [])
  }

  @Test func anEventWaitsUntilItsScreenIsInSight() throws {
    try viewModel(LibraryScreen.self).didSelectOwl(id: 3)
    let owl = try viewModel(OwlScreen.self)
    owl.photoButtonTapped()
    owl.rate(5)
    #expect(stage.description == "LibraryScreen › OwlScreen | sheet PhotoPickerScreen")
    stage.user.dismiss()
    #expect(stage.description == "LibraryScreen › OwlScreen › OwlScreen")
  }

  @Test func aFlowWaitsForADecision() async throws {
    let library = try viewModel(LibraryScreen.self)
    library.didSelectOwl(id: 3)
    try viewModel(OwlScreen.self).friendButtonTapped()
    #expect(stage.description == "LibraryScreen › OwlScreen")
    await friends.answer([4])
    await stage.waitForDecisions()
    #expect(try viewModel(OwlScreen.self).id == 4)
    try viewModel(OwlScreen.self).friendButtonTapped()
    await friends.answer([5, 6])
    await stage.waitForDecisions()
    #expect(try viewModel(OwlScreen.self).id == 5)
    #expect(stage.description == "LibraryScreen › OwlScreen › OwlScreen › OwlScreen")

    try viewModel(OwlScreen.self).photoButtonTapped()
    try #require(stage.root as? MainCoordinator).didReceiveInvite(owl: 1)
    await friends.answer([8])
    await stage.waitForDecisions()
    #expect(try viewModel(OwlScreen.self).id == 8)
    #expect(
      stage.transcript.suffix(2) == [
        "show LibraryScreen › OwlScreen › OwlScreen › OwlScreen | sheet PhotoPickerScreen",
        "show LibraryScreen › OwlScreen › OwlScreen › OwlScreen › OwlScreen",
      ])
    #expect(stage.warnings == [])
  }

  @Test func aFlowBeginsWithAModal() throws {
    let main = try #require(stage.root as? MainCoordinator)
    main.didReceiveVisit(owl: 9)
    #expect(try viewModel(OwlScreen.self).id == 9)
    stage.user.dismiss()
    main.didReceiveVisit(owl: 1)
    try viewModel(OwlScreen.self).closeButtonTapped()
    #expect(
      stage.transcript == [
        "show LibraryScreen",
        "show LibraryScreen | formSheet OwlScreen",
        "end VisitCoordinator: dismissed",
        "show LibraryScreen",
        "show LibraryScreen | formSheet OwlScreen",
        "end VisitCoordinator: finishedWithoutReport",
        "show LibraryScreen",
      ])
    #expect(stage.warnings == [])
  }

  @Test func aTaskHasWhatTheFlowHeld() async throws {
    let main = try #require(stage.root as? MainCoordinator)
    let library = try viewModel(LibraryScreen.self)
    main.didNoteBefore(name: "Athena")
    while library.notes.isEmpty { await Task.yield() }
    main.didNoteBefore(name: "Strix")
    while library.notes.count == 1 { await Task.yield() }
    #expect(library.notes == ["nobody", "Athena"])
  }

  @Test func aFlowBeginsElsewhereAndAgain() throws {
    let main = try #require(stage.root as? MainCoordinator)
    main.didReceiveFriend(friend: 4)
    let first = try viewModel(OwlScreen.self)
    #expect(first.id == 4)
    first.photoButtonTapped()
    let second = try viewModel(OwlScreen.self)
    #expect(second !== first && second.id == 4)
    second.closeButtonTapped()
    #expect(
      stage.transcript == [
        "show LibraryScreen",
        "show LibraryScreen › OwlScreen",
        "show LibraryScreen › OwlScreen",
        "end VisitCoordinator: finishedWithoutReport",
        "show LibraryScreen",
      ])
    #expect(stage.warnings == [])
  }

  @Test func aDecisionThatComesTooLateIsSilent() async throws {
    var traces: [String] = []
    try viewModel(LibraryScreen.self).didSelectOwl(id: 3)
    try viewModel(OwlScreen.self).friendButtonTapped()
    await friends.isAsked()
    stage.user.goBack()
    stage.observe { traces.append("\($0)") }
    await friends.answer([4])
    await stage.waitForDecisions()
    #expect(stage.description == "LibraryScreen")
    #expect(traces == ["OwlScreen.friendButtonTapped(): dropped decide (left)"])
  }

  @Test func whatHasLeftIsSilentAndFreed() throws {
    let library = try viewModel(LibraryScreen.self)
    library.didSelectOwl(id: 3)
    weak var screen: OwlScreen?
    weak var left: OwlScreen?
    screen = stage.screen(OwlScreen.self)
    var owl: OwlScreen? = try viewModel(OwlScreen.self)
    stage.user.goBack()
    owl?.rename(to: "Nobody")
    owl?.helpTapped()
    #expect(library.names == [:])
    #expect(stage.transcript.last == "show LibraryScreen")
    left = owl
    owl = nil
    #expect(screen == nil)
    #expect(left == nil)
  }

  @Test func picksOnce() throws {
    let library = try viewModel(LibraryScreen.self)
    library.didSelectOwl(id: 3)
    try viewModel(OwlScreen.self).photoButtonTapped()
    let result = try #require(stage.screen(PhotoPickerScreen.self)).makeResult()
    result.reportResult("first")
    result.reportResult("second")
    result.cancel()
    #expect(library.names == [7: "first"])
    #expect(stage.transcript.last == "show LibraryScreen › OwlScreen")
  }

  @Test(arguments: [true, false])
  func cancelsAPickerOnce(byHand: Bool) async throws {
    try viewModel(LibraryScreen.self).didSelectOwl(id: 3)
    try viewModel(OwlScreen.self).photoButtonTapped()
    let shown = stage.transcript.count
    var result = stage.screen(PhotoPickerScreen.self)?.makeResult()
    if byHand { result?.cancel() }
    result = nil
    for _ in 0..<10 where stage.transcript.count == shown { await Task.yield() }
    result = stage.screen(PhotoPickerScreen.self)?.makeResult()
    #expect(result == nil)
    #expect(stage.transcript.dropFirst(shown) == ["show LibraryScreen › OwlScreen"])
    #expect(try viewModel(LibraryScreen.self).names == [:])
  }

  @Test func nothingIsLeftAlive() throws {
    weak var main: MainCoordinator?
    do {
      let stage = Stage()
      let coordinator = MainCoordinator(withServices: Services(friends: Acquaintances()))
      main = coordinator
      stage.start(coordinator)
      stage.screen(LibraryScreen.self)?.didSelectOwl(id: 1)
      stage.screen(LibraryScreen.self)?.settingsButtonTapped()
    }
    #expect(main == nil)
  }
}

/// Waits until the test answers.
@MainActor
private final class Acquaintances: Friends {
  private var waiting: CheckedContinuation<[Int], Never>?

  func friends(of id: Int) async -> [Int] {
    await withCheckedContinuation { waiting = $0 }
  }

  func isAsked() async {
    for _ in 0..<10_000 where waiting == nil { await Task.yield() }
    #expect(waiting != nil)
  }

  func answer(_ friends: [Int]) async {
    await isAsked()
    waiting?.resume(returning: friends)
    waiting = nil
  }
}
