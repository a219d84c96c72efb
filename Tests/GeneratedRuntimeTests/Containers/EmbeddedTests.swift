import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// A screen that embeds others, which share its place and its time.
@MainActor
struct EmbeddedTests {
  private let stage = Stage(isChecked: true)
  private let places = PlacesCoordinator()

  init() {
    stage.start(places)
    places.show()
  }

  @Test func embeddedScreensAreThereWithTheirContainer() throws {
    #expect(
      stage.description == "StartScreen › PlacesScreen { MapScreen, ListScreen { RowScreen } }")
    let row = try #require(stage.screen(RowScreen.self))
    #expect(places.flow.screen(RowScreen.self) === row)
    #expect(row.presence.isShown)
    stage.user.goBack()
    #expect(stage.screen(RowScreen.self) == nil)
    #expect(!row.presence.isShown)
  }

  @Test func answersShowAboveTheContainer() throws {
    let map = try #require(stage.screen(MapScreen.self))
    map.presence.report { places.push() }
    #expect(
      stage.description
        == "StartScreen › PlacesScreen { MapScreen, ListScreen { RowScreen } } › StartScreen")
    // Covered, like the container.
    map.presence.report { places.push() }
    #expect(stage.description.hasSuffix("} › StartScreen"))
  }

  @Test func backFromAnEmbeddedScreenLeavesTheContainer() throws {
    let row = try #require(stage.screen(RowScreen.self))
    row.presence.report { places.flow.back(from: row) }
    #expect(stage.description == "StartScreen")
  }

  @Test func popFindsTheContainer() throws {
    places.push()
    #expect(places.flow.pop(to: RowScreen.self))
    #expect(
      stage.description == "StartScreen › PlacesScreen { MapScreen, ListScreen { RowScreen } }")
  }

  @Test func lateEventsAreSilentAndLeaveATrace() throws {
    let map = try #require(stage.screen(MapScreen.self))
    stage.user.goBack()
    var changes: [String] = []
    stage.observe { changes.append("\($0)") }
    map.presence.report(named: "didSelect") { places.push() }
    #expect(stage.description == "StartScreen")
    #expect(changes == ["MapScreen.didSelect: dropped report (left)"])
  }

  @Test func changesNameTheContainer() throws {
    stage.user.goBack()
    var changes: [String] = []
    stage.observe { changes.append("\($0)") }
    places.show()
    let map = try #require(stage.screen(MapScreen.self))
    map.presence.report(named: "didSelect") { places.push() }
    places.flow.popToRoot()
    #expect(
      changes == [
        "shown PlacesScreen", "MapScreen.didSelect: shown StartScreen",
        "left StartScreen, left PlacesScreen",
      ])
  }

  @Test func workEndsWithTheContainer() async throws {
    let row = try #require(stage.screen(RowScreen.self))
    let work = Task(whileShown: row) {
      while !Task.isCancelled { await Task.yield() }
    }
    stage.user.goBack()
    await work.value
    #expect(work.isCancelled)
  }

  @Test func decisionsOfAnEmbeddedScreenEndWithTheContainer() async throws {
    let map = try #require(stage.screen(MapScreen.self))
    map.presence.report {
      places.flow.decide(whileShown: map) {
        await Task.yield()
      } then: { [places] in
        places.push()
      }
    }
    stage.user.goBack()
    await stage.waitForDecisions()
    #expect(stage.description == "StartScreen")
  }

  @Test(arguments: Ending.allCases)
  fileprivate func whateverEndsTheContainerEndsAllInIt(ending: Ending) throws {
    let watch = LifetimeTests.Watch()
    try {
      _ = watch(try #require(stage.screen(MapScreen.self)))
      _ = watch(try #require(stage.screen(RowScreen.self)))
    }()
    #expect(watch.alive == ["MapScreen", "RowScreen"])
    ending.happen(on: stage, places)
    #expect(watch.alive == [])
  }

  @Test func alertOfAnEmbeddedScreenLeavesWithTheContainer() throws {
    let row = try #require(stage.screen(RowScreen.self))
    var isOver = false
    let alert = FlowAlert("Retry", buttons: [.button("Retry")])
    row.presence.show(alert) { isOver = true }
    let shown = "StartScreen › PlacesScreen { MapScreen, ListScreen { RowScreen } }"
    #expect(stage.description == shown + " | alert \"Retry\"")
    let transcript = stage.transcript { places.flow.back(from: row) }
    #expect(transcript == ["show StartScreen"])
    #expect(isOver)
  }

  @Test func noScreenIsShownTwice() throws {
    let map = try #require(stage.screen(MapScreen.self))
    places.flow.push(map)
    places.flow.push(PlacesScreen(map, ListScreen(RowScreen())))
    #expect(
      stage.warnings == ["push MapScreen: shown already", "push PlacesScreen: shown already"])
  }

  @Test func theSameScreenMayBeThereByItself() throws {
    let embedded = try #require(stage.screen(MapScreen.self))
    let alone = MapScreen()
    places.flow.push(alone)
    #expect(stage.screen(MapScreen.self) === alone)
    #expect(places.flow.screen(MapScreen.self) === alone)
    places.flow.back(from: alone)
    #expect(stage.screen(MapScreen.self) === embedded)
  }
}

private enum Ending: CaseIterable {
  case back, replace, finish, restart

  @MainActor
  func happen(on stage: Stage, _ places: PlacesCoordinator) {
    switch self {
    case .back: stage.user.goBack()
    case .replace: places.flow.replace(with: StartScreen())
    case .finish: places.flow.finish()
    case .restart: places.flow.restart()
    }
  }
}

private final class StartScreen: Screen {
  let presence = Presence()
}

private final class MapScreen: Screen {
  let presence = Presence(title: "Map")
}

private final class RowScreen: Screen {
  let presence = Presence()
}

private final class ListScreen: Screen {
  let presence: Presence

  init(_ row: RowScreen) { presence = Presence(embedding: [row]) }
}

private final class PlacesScreen: Screen {
  let presence: Presence

  init(_ map: MapScreen, _ list: ListScreen) { presence = Presence(embedding: [map, list]) }
}

private final class PlacesCoordinator: Coordinator {
  let flow = Flow()

  func start() { flow.push(StartScreen()) }
  func show() { flow.push(PlacesScreen(MapScreen(), ListScreen(RowScreen()))) }
  func push() { flow.push(StartScreen()) }
}
