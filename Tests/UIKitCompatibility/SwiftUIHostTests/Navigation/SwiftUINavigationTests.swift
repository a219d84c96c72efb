import GeneratedRuntimeTesting
import SwiftUI
import Testing

@testable import GeneratedRuntime

extension SwiftUIHostTests {
  /// Flows that SwiftUI draws, with the views of their screens.
  @MainActor
  struct SwiftUINavigationTests {
    /// A stage, drawn.
    @MainActor
    final class Bench {
      let host = SwiftUIHost()
      let screen: SwiftUIScreen
      let stage: Stage

      init(_ onStart: @escaping (Flow) -> Void) {
        Hands.reset()
        screen = SwiftUIScreen(host)
        stage = Stage(host: host, isRecording: true)
        stage.start(P(onStart))
      }

      var drawing: Drawing {
        Simulation.settle()
        return screen.drawing
      }

      var flow: Flow? { stage.root?.flow }

      var modals: [String] { drawing.modals.map { "\($0.style): \($0.content.texts)" } }
    }

    @Test func aScreenHasItsTitleItsStateAndItsWayBack() {
      let bench = Bench { $0.push(Page("One")) }
      bench.drawing.tap("more")
      #expect(bench.drawing.texts == ["One", "1"])
      bench.flow?.push(Page("Two"), onBack: .stay)
      #expect(bench.drawing.title == "Two")
      #expect(bench.drawing.texts == ["Two", "0"])
      bench.drawing.stacks.last?.goBack()
      #expect(bench.drawing.title == "Two")
      bench.flow?.popToRoot()
      #expect(bench.drawing.texts == ["One", "1"])
      bench.stage.screen(Page.self)?.presence.title = "Uno"
      #expect(bench.drawing.title == "Uno")
    }

    @Test func theButtonAsksWhereTheSystemsCannot() {
      let bench = Bench { $0.push(Page("One")) }
      var asked = 0
      bench.flow?.push(Page("Two"), onBack: { (_: Page) in asked += 1 })
      bench.drawing.stacks.last?.goBack()
      #expect(bench.drawing.title == "Two")
      bench.drawing.tap(title: "Back")
      #expect(asked == 1)
      #expect(bench.drawing.title == "Two")
    }

    @Test func aPopoverPointsAtItsAnchorAndIsASheetWithoutIt() {
      let bench = Bench { $0.push(Page("One")) }
      #expect(bench.modals == [])
      bench.flow?.present(Page("Two"), style: .popover(anchor: "share"))
      #expect(bench.modals == ["popover: [\"Two\", \"0\"]"])
      bench.drawing.modals.last?.onScreen?.swipeDown()
      #expect(bench.modals == [])
      bench.flow?.present(Page("Two"), style: .popover(anchor: "nowhere"))
      #expect(bench.modals == ["sheet: [\"Two\", \"0\"]"])
      #expect(
        bench.stage.transcript.suffix(3) == [
          "show Page | popover Page", "show Page", "show Page | popover Page",
        ])
      #expect(Simulation.complaints == [])
    }

    @Test func aPopoverWhoseAnchorGoesIsASheet() {
      let bench = Bench { $0.push(Page("One")) }
      #expect(bench.modals == [])
      bench.flow?.present(Page("Two"), style: .popover(anchor: "share"))
      #expect(bench.modals == ["popover: [\"Two\", \"0\"]"])
      bench.flow?.push(A())
      #expect(bench.modals == ["sheet: [\"Two\", \"0\"]"])
      #expect(Simulation.complaints == [])
    }

    @Test func anActionSheetPointsAtItsAnchor() {
      let bench = Bench { $0.push(Page("One")) }
      #expect(bench.modals == [])
      var tapped = 0
      bench.flow?.alert(
        "Sure?", style: .actionSheet, anchor: "share", buttons: [.button("Yes") { tapped += 1 }])
      #expect(bench.modals == ["dialog: [\"Sure?\"]"])
      bench.drawing.modals.last?.onScreen?.tap(0)
      #expect(bench.modals == [])
      #expect(tapped == 1)
    }

    @Test func aFieldKeepsItsTextUnderALock() {
      let bench = Bench { $0.push(Page("One")) }
      var text = ""
      let field = FlowAlert.Field("name", text: "Ann")
      bench.flow?.alert("Who?", fields: [field], buttons: [.button("OK") { text = field.text }])
      bench.drawing.modals.last?.content.enter("Bea", into: "name")
      let lock = A()
      bench.flow?.present(lock, style: .lock)
      #expect(bench.modals == ["cover: [\"A\"]"])
      bench.flow?.back(from: lock)
      #expect(bench.modals == ["alert: [\"Who?\"]"])
      bench.drawing.modals.last?.onScreen?.tap(0)
      Simulation.settle()
      #expect(text == "Bea")
    }

    @Test func aViewClosesItsSheetAndNoLock() {
      let bench = Bench { $0.push(A()) }
      bench.flow?.present(Page("Two"))
      bench.drawing.modals.last?.content.tap("close")
      #expect(bench.modals == [])
      #expect(bench.stage.description == "A")
      bench.flow?.present(Page("Two"), style: .lock)
      bench.drawing.modals.last?.content.tap("close")
      #expect(bench.modals == ["cover: [\"Two\", \"0\"]"])
      #expect(bench.stage.description == "A | lock Page")
      #expect(Simulation.complaints == [])
    }

    @Test func aModalThatSwiftUIDoesNotShowIsClosed() {
      let bench = Bench { $0.push(A()) }
      _ = bench.drawing
      Simulation.refusals = 3
      bench.flow?.present(Page("Two"))
      #expect(bench.modals == [])
      #expect(bench.stage.description == "A")
      #expect(bench.stage.warnings == ["SwiftUI doesn't show a modal"])
    }

    @Test func aLockThatSwiftUIDoesNotShowStaysAndIsTriedAgain() {
      let bench = Bench { $0.push(A()) }
      _ = bench.drawing
      Simulation.refusals = 4
      bench.flow?.present(Page("Two"), style: .lock)
      #expect(bench.modals == ["cover: [\"Two\", \"0\"]"])
      #expect(bench.stage.description == "A | lock Page")
    }

    @Test func oneAnchorInTwoViewsIsOnePopover() {
      let bench = Bench { flow in
        flow.push(Page("One"))
        flow.push(Page("Two"))
      }
      #expect(bench.modals == [])
      bench.flow?.present(Page("Three"), style: .popover(anchor: "share"))
      #expect(bench.modals == ["popover: [\"Three\", \"0\"]"])
      #expect(Simulation.complaints == [])
    }

    @Test func viewsInTabsKeepTheirStateWhereAScreenIsPushedAboveAgain() {
      let bench = Bench { flow in
        flow.showTabs([.tab(Q { $0.push(Page("One")) }, title: "One")])
      }
      bench.flow?.push(A())
      bench.flow?.popToRoot()
      bench.drawing.tap("more")
      bench.flow?.push(B())
      bench.flow?.popToRoot()
      #expect(bench.drawing.texts == ["One", "1"])
    }

    @Test func aScreenIsDrawnUntilItsTransitionIsThrough() {
      let bench = Bench { $0.push(Page("One")) }
      bench.flow?.push(Page("Two"))
      #expect(bench.drawing.texts == ["Two", "0"])
      bench.flow?.popToRoot()
      Simulation.turn()
      Simulation.turn()
      #expect(bench.screen.drawing.texts == ["Two", "0"])
      #expect(bench.drawing.texts == ["One", "0"])
    }

    @Test func aGestureIsAnsweredInTheNextTurn() {
      let bench = Bench { $0.push(Page("One")) }
      bench.flow?.push(Page("Two"), afterBack: { (_: Page) in bench.flow?.push(A()) })
      #expect(bench.drawing.texts == ["Two", "0"])
      let stack = bench.host.ground.stack
      stack?.path = []
      #expect(stack?.path == [])
      #expect(bench.stage.description == "Page › A")
      #expect(bench.drawing.texts == ["A"])
    }

    @Test func whatSwiftUIKeepsOfAnAlertKeepsNoFlow() {
      let bench = Bench { $0.push(A()) }
      Simulation.faults = .keepsItems
      defer { Simulation.faults = [] }
      weak var used: B?
      do {
        let screen = B()
        used = screen
        bench.flow?.alert("Sure?", buttons: [.button("OK") { screen.presence.title = "B" }])
      }
      bench.drawing.modals.last?.onScreen?.tap(0)
      #expect(bench.modals == [])
      #expect(used == nil)
    }

    @Test func aScreenOfUIKitIsDrawnWithOneControllerThatLeavesWithIt() {
      let bench = Bench { $0.push(Page("One")) }
      bench.flow?.push(Controlled())
      #expect(bench.drawing.title == "Controlled")
      weak let controller = bench.drawing.controllers.first
      weak let screen = bench.stage.screen(Controlled.self)
      bench.stage.screen(Controlled.self)?.presence.title = "Renamed"
      #expect(bench.drawing.title == "Renamed")
      #expect(controller != nil)
      #expect(bench.drawing.controllers == [controller])
      bench.flow?.popToRoot()
      #expect(bench.drawing.texts == ["One", "0"])
      #expect(screen == nil)
      #expect(controller == nil)
    }

    @Test func aScreenOfUIKitIsDrawnInTheViewOfAnother() {
      let bench = Bench { $0.push(Around(Controlled())) }
      #expect(bench.drawing.texts == ["Around"])
      #expect(bench.drawing.controllers.map(\.title) == ["made 1"])
      bench.drawing.tap("more")
      #expect(bench.drawing.texts == ["Around", "1"])
      #expect(bench.drawing.controllers.map(\.title) == ["made 1"])
    }

    @Test func tabsHaveTitlesAndBadges() {
      let bench = Bench { flow in
        flow.showTabs([
          .tab(Q(showing: A()), title: "One", badge: .count(3)),
          .tab(R(showing: B()), title: "Two"),
        ])
      }
      #expect(bench.drawing.tabs.first?.titles == ["One", "Two"])
      #expect(bench.drawing.tabs.first?.badges == ["3", nil])
    }

    @Test func aWindowHasAStageAndItsEnvironment() throws {
      Hands.reset()
      let log = WindowLog()
      let opened = try #require(Simulation.openWindow(of: PageApp(log)))
      Simulation.settle()
      #expect(opened.host.shown.texts == ["One", "0"])
      opened.host.shown.open(try #require(URL(string: "app://page")))
      Simulation.setPhase(.background, of: opened.host)
      Simulation.settle()
      #expect(log.lines == ["start", "phase active", "link page", "phase background"])
      // Nothing appears there, so nothing is given up.
      Simulation.refusals = 3
      log.stage?.root?.flow.present(Page("Two"))
      for _ in 1...200 { Simulation.turn() }
      #expect(log.stage?.description == "Page | sheet Page")
      Simulation.refusals = 0
      Simulation.setPhase(.active, of: opened.host)
      Simulation.settle()
      #expect(opened.host.shown.modals.map(\.content.texts) == [["Two", "0"]])
      #expect(log.stage?.transcript == ["show Page", "show Page | sheet Page"])
      #expect(log.stage?.warnings == [])
    }

    @Test func aWindowKnowsItsWidthAndOpensURLs() throws {
      Hands.reset()
      var urls: [URL] = []
      Simulation.openURLs { urls.append($0) }
      Simulation.setSizeClass(.regular)
      defer {
        Simulation.openURLs { _ in }
        Simulation.setSizeClass(nil)
      }
      let log = WindowLog()
      let opened = try #require(Simulation.openWindow(of: PageApp(log)))
      Simulation.settle()
      #expect(log.stage?.width == .regular)
      Simulation.setSizeClass(.compact, of: opened.host)
      Simulation.settle()
      #expect(log.stage?.width == .compact)
      log.stage?.root?.flow.browse(Address.example, in: .system)
      #expect(urls == [Address.example])
    }
  }
}

/// A screen with a view that has a state, an anchor and a way to close itself.
private final class Page: Screen, ViewScreen {
  let presence: Presence

  init(_ title: String) {
    presence = Presence(title: title)
  }

  func makeView() -> some View { PageView(title: presence.title ?? "") }

  func makeViewController() -> UIViewController { UIViewController() }
}

private struct PageView: SwiftUI.View {
  let title: String
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss

  var body: some SwiftUI.View {
    Text(title)
    Text("\(count)")
    Button("More") { count += 1 }.accessibilityIdentifier("more")
    Button("Share") {}.flowAnchor("share")
    Button("Close") { dismiss() }.accessibilityIdentifier("close")
  }
}

/// A screen that only UIKit draws.
private final class Controlled: ViewControllerScreen {
  let presence = Presence(title: "Controlled")
  private var made = 0

  func makeViewController() -> UIViewController {
    made += 1
    let controller = UIViewController()
    controller.title = "made \(made)"
    return controller
  }
}

/// A screen whose view has a screen of UIKit's in it.
private final class Around: ViewScreen {
  let presence: Presence
  private let screen: Controlled

  init(_ screen: Controlled) {
    self.screen = screen
    presence = Presence(embedding: [screen])
  }

  func makeView() -> some View { AroundView(content: EmbeddedScreenView(screen)) }
}

private struct AroundView<Content: SwiftUI.View>: SwiftUI.View {
  let content: Content
  @State private var count = 0

  var body: some SwiftUI.View {
    Text("Around")
    if count > 0 { Text("\(count)") }
    content
    Button("More") { count += 1 }.accessibilityIdentifier("more")
  }
}

@MainActor
private final class WindowLog {
  var lines: [String] = []
  weak var stage: Stage?
}

private struct PageApp: App {
  let log: WindowLog

  init() {
    self.init(WindowLog())
  }

  init(_ log: WindowLog) {
    self.log = log
  }

  var body: some Scene {
    WindowGroup {
      StageView(.swiftUI) { P { $0.push(Page("One")) } }
        .onStart { [log] stage, _ in
          log.stage = stage
          stage.isRecording = true
          log.lines.append("start")
        }
        .onLink { [log] _, url in log.lines.append("link \(url.host ?? "")") }
        .onPhase { [log] _, phase in log.lines.append("phase \(phase)") }
    }
  }
}
