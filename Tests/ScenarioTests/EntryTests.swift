import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

@testable import MvvmgenEntryFixture

/// The entry screen: a user is fetched, shown, selected; the flow is told by a closure.
@MainActor
struct EntryTests {
  private let walk = Walk()
  private var stage: Stage { walk.stage }

  private func entry() throws -> EntryScreen {
    try #require(stage.screen(EntryScreen.self))
  }

  @Test func selectedUserIsGreeted() async throws {
    let launch = await walk.step { stage.start(MainCoordinator(withServices: Registry())) }
    #expect(launch.shown == ["show EntryScreen"])
    let atEntry = ["EntryScreen", "MainCoordinator"]
    #expect(launch.living == atEntry)

    let tooEarly = try await walk.step { try entry().selectUser() }
    #expect(tooEarly.shown == [])

    var names: [String?] = []
    let fetch = try await walk.step {
      try entry().userNameProperty.observe(walk) { _, name in names.append(name) }
      await (try entry()).fetchUser()
    }
    #expect(names == [nil, "Ada"])
    #expect(fetch.shown == [])

    let select = try await walk.step { try entry().selectUser() }
    #expect(select.shown == ["show EntryScreen › GreetingScreen"])
    #expect(select.living == (atEntry + ["GreetingScreen"]).sorted())
    stage.screen(GreetingScreen.self)?.load()
    #expect(stage.screen(GreetingScreen.self)?.greeting == "Hello, Ada!")

    let back = await walk.step { stage.user.goBack() }
    #expect(back.shown == ["show EntryScreen"])
    #expect(back.living == atEntry)
  }

  @Test func viewModelNeedsNoFlow() async {
    let entry = EntryScreen(withServices: Registry())
    var selected: [String] = []
    entry.onDidSelectUser = { selected.append($0) }
    entry.selectUser()
    await entry.fetchUser()
    entry.selectUser()
    #expect(selected == ["Ada"])
  }

  @Test func screenThatHasLeftIsNotHeard() async throws {
    stage.start(MainCoordinator(withServices: Registry()))
    let entry = try entry()
    await entry.fetchUser()
    stage.root?.flow.finish()
    let late = await walk.step { entry.selectUser() }
    #expect(late.shown == [])
  }
}

/// Knows one user.
private final class Registry: AppServices, UserFetcher {
  var userFetcher: any UserFetcher { self }

  func fetchUser() async -> User { User(name: "Ada") }
}
