import GeneratedRuntime
import Testing

@testable import LinksFixture

/// Links that come before the start, while their flow runs, and for a flow that exists by hand.
@MainActor
struct LinksTests {
  private let walk = Walk()
  private let app = AppCoordinator(withServices: Nothing())
  private var stage: Stage { walk.stage }

  private func home() throws -> HomeDefaultViewModel {
    try #require(stage.screen(HomeScreen.self)).viewModel
  }

  @Test func aLinkWhileItsFlowIsOpenReachesTheNewOne() async throws {
    stage.start(app)
    try home().openTapped()
    let link = await walk.step { app.didReceiveLink(item: 1) }
    #expect(
      link.shown == [
        "end ItemsCoordinator: dismissed", "show HomeScreen | sheet CatalogScreen › ItemScreen",
      ])
    #expect(app.flow.children.count == 1)
    #expect(
      link.living == [
        "AppCoordinator", "CatalogDefaultViewModel", "CatalogScreen", "HomeDefaultViewModel",
        "HomeScreen", "ItemDefaultViewModel", "ItemScreen", "ItemsCoordinator",
      ])
    #expect(stage.warnings == [])
  }

  @Test func aLinkIsToldToWhatRunsAndStartsWhatDoesNot() async {
    stage.start(app)
    let first = await walk.step { app.open(item: 1) }
    #expect(first.shown == ["show HomeScreen | sheet CatalogScreen › ItemScreen"])
    let second = await walk.step { app.open(item: 2) }
    #expect(second.shown == ["show HomeScreen | sheet CatalogScreen › ItemScreen › ItemScreen"])
    let third = await walk.step { app.show() }
    #expect(third.shown == [])
    #expect(stage.warnings == [])
  }

  @Test func severalStepsBeforeTheStartAreRefusedWithAWarning() async {
    app.didReceive(link: 1)
    #expect(app.pending == nil)
    app.note(link: 2)
    let start = await walk.step { stage.start(app) }
    #expect(start.shown == ["show HomeScreen"])
    #expect(app.pending == 2)
    #expect(stage.warnings == ["change: AppCoordinator wasn't started yet"])
    let again = await walk.step { app.didReceive(link: 3) }
    #expect(again.shown == ["show HomeScreen | sheet CatalogScreen"])
    #expect(app.pending == 3)
  }

  @Test func aLinkReachesAFlowThatExistsByHand() async throws {
    stage.start(app)
    let early = await walk.step { app.didReceiveToken(token: Token(text: "abc")) }
    #expect(early.shown == [])
    try home().payTapped()
    let told = await walk.step { app.didReceiveToken(token: Token(text: "abc")) }
    #expect(told.shown == ["show HomeScreen | sheet ItemScreen › ItemScreen"])
    #expect(stage.warnings == [])
  }
}

private final class Nothing {}
