import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

@testable import MvvmgenNamedAnswersFixture

/// Several events have one answer, whichever screen or flow sends them, or nobody.
@MainActor
struct NamedAnswersTests {
  private struct Services: AppServices {
    let gate: any Gate
  }

  private let stage = Stage()
  private let gate = Door()
  private let app: AppCoordinator

  init() {
    app = AppCoordinator(withServices: Services(gate: gate))
    stage.start(app)
  }

  private func viewModel<S: Screen>(_ type: S.Type) throws -> S {
    try #require(stage.screen(type))
  }

  private func enter(_ account: String) async throws {
    try viewModel(LockScreen.self).didEnter(account: account, code: "")
    await gate.answer(true)
    await stage.waitForDecisions()
  }

  @Test func oneDecisionAnswersAScreenAFlowAndNobody() async throws {
    try await enter("Ada")
    #expect(stage.description == "HomeScreen")
    #expect(app.account == "Ada")

    try viewModel(HomeScreen.self).settingsTapped()
    try viewModel(AccountsScreen.self).didSelect(account: "Grace")
    #expect(stage.description == "HomeScreen")
    await gate.answer(true)
    await stage.waitForDecisions()
    #expect(app.account == "Grace")

    app.didReceive(account: "Edsger", code: "")
    await gate.answer(true)
    await stage.waitForDecisions()
    #expect(app.account == "Edsger")
    #expect(stage.warnings == [])
  }

  @Test func itWaitsAsLongAsItsSenderIsThere() async throws {
    try viewModel(LockScreen.self).didEnter(account: "Ada", code: "")
    app.didLock()
    await gate.answer(true)
    await stage.waitForDecisions()
    #expect(stage.description == "LockScreen")
    #expect(app.account == "nobody")

    app.didReceive(account: "Ada", code: "")
    app.didLock()
    await gate.answer(true)
    await stage.waitForDecisions()
    #expect(stage.description == "HomeScreen")
  }

  @Test func itLeavesWhicheverSentTheEvent() async throws {
    try viewModel(LockScreen.self).helpTapped()
    #expect(stage.description == "LockScreen › HelpScreen")
    try viewModel(HelpScreen.self).doneTapped()
    #expect(stage.description == "LockScreen")
    try await enter("Ada")
    try viewModel(HomeScreen.self).settingsTapped()
    try viewModel(AccountsScreen.self).doneTapped()
    #expect(stage.description == "HomeScreen")
    #expect(app.visits == 2)
    #expect(stage.warnings == [])
  }

  @Test func aValuesCaseDecides() async throws {
    let settings = SettingsCoordinator()
    settings.delegate = app
    app.flow.start(settings, as: .present)
    settings.open(section: .accounts, reason: "")
    #expect(stage.description == "LockScreen | sheet AccountsScreen")
    settings.open(section: .help(.locks), reason: "")
    #expect(stage.description == "LockScreen | sheet AccountsScreen › HelpScreen")
    #expect(try viewModel(HelpScreen.self).topic == .locks)
    settings.open(section: .default, reason: "")
    #expect(stage.description == "LockScreen | sheet AccountsScreen")
    settings.open(section: .default, reason: "new")
    #expect(try viewModel(HelpScreen.self).topic == .account)
    settings.follow(link: Link(section: nil, reason: ""))
    #expect(stage.description == "LockScreen | sheet AccountsScreen")
    settings.follow(link: Link(section: .help(.account), reason: ""))
    #expect(stage.description == "LockScreen | sheet AccountsScreen")
    settings.follow(link: Link(section: .help(.locks), reason: ""))
    settings.remind(section: nil)
    #expect(stage.description == "LockScreen | sheet AccountsScreen › HelpScreen")
    settings.remind(section: .accounts)
    #expect(stage.description == "LockScreen | sheet AccountsScreen")
    settings.open(section: .account(id: "Ada", true), reason: "")
    await gate.answer(true)
    await stage.waitForDecisions()
    #expect(stage.description == "HomeScreen")
    #expect(app.account == "Ada")
    #expect(stage.warnings == [])
  }

  @Test func whatMayBeNilDecidesWhereAFlowBegins() {
    let settings = SettingsCoordinator(topic: .account)
    let stage = Stage()
    stage.start(settings)
    #expect(stage.description == "AccountsScreen › HelpScreen")
    #expect(stage.screen(HelpScreen.self)?.topic == .account)

    settings.seek(link: nil)
    #expect(stage.description == "AccountsScreen")
    settings.seek(link: Link(section: .help(.locks), reason: ""))
    #expect(stage.screen(HelpScreen.self)?.topic == .locks)
    settings.seek(link: Link(section: .accounts, reason: ""))
    #expect(stage.description == "AccountsScreen › HelpScreen")
    settings.lose(topic: .locks)
    #expect(stage.description == "AccountsScreen › HelpScreen")
    settings.lose(topic: nil)
    #expect(stage.description == "AccountsScreen")
    settings.find(topic: nil)
    #expect(stage.description == "AccountsScreen")
    settings.find(topic: .account)
    #expect(stage.description == "AccountsScreen › HelpScreen")
  }

  @Test func aBoolDecides() {
    let settings = SettingsCoordinator()
    let stage = Stage()
    stage.start(settings)
    #expect(stage.description == "AccountsScreen")
    settings.turn(isOn: true)
    #expect(stage.description == "AccountsScreen › HelpScreen")
    settings.hush(isOn: true)
    #expect(stage.description == "AccountsScreen › HelpScreen")
    settings.hush(isOn: false)
    #expect(stage.description == "AccountsScreen")
    settings.guess(isOn: true, topic: .locks)
    #expect(stage.description == "AccountsScreen")
    settings.guess(isOn: true, topic: .account)
    #expect(stage.description == "AccountsScreen › HelpScreen")
    settings.guess(isOn: nil, topic: nil)
    #expect(stage.description == "AccountsScreen › HelpScreen")
    settings.guess(isOn: false, topic: .locks)
    #expect(stage.description == "AccountsScreen")
  }

  @Test func itGivesOthers() async throws {
    try viewModel(LockScreen.self).didEnter(account: "nobody", code: "")
    await stage.waitForDecisions()
    #expect(stage.description == #"LockScreen | alert "Who are you?""#)
    stage.user.tap("Help")
    #expect(stage.description == "LockScreen › HelpScreen")
    #expect(try viewModel(HelpScreen.self).topic == .locks)
  }
}

/// Opens when the test says so.
private final class Door: Gate {
  private var waiting: [CheckedContinuation<Bool, Never>] = []

  func opens(for account: String, with code: String) async -> Bool {
    await withCheckedContinuation { waiting.append($0) }
  }

  func answer(_ isOpen: Bool) async {
    while waiting.isEmpty { await Task.yield() }
    for continuation in waiting { continuation.resume(returning: isOpen) }
    waiting = []
  }
}
