import Observation
import SwiftUI
import Testing
import UIKit

@testable import GeneratedRuntime

extension SwiftUIHostTests {
  /// What an app sets around its screens, and what it does with a stage before that starts.
  @MainActor
  struct SurroundingsTests {
    private let app = Shelf("app")
    private let log = Log()

    /// The texts of all screens of a stage that SwiftUI draws.
    private func texts(in window: UIViewController) -> [String] {
      func shown(_ controller: UIViewController) -> [String] {
        let own = (controller as? any Hosting)?.shown.texts ?? []
        return own + controller.children.flatMap(shown)
      }
      return sequence(first: window) { $0.presentedViewController }.flatMap(shown)
    }

    private func show(_ flow: ShelfCoordinator) {
      flow.flow.push(EmbeddingScreen())
      flow.flow.push(ShelfScreen())
      flow.flow.present(ShelfScreen())
      Simulation.settle()
    }

    @Test func everyScreenOfAWindowIsInThem() throws {
      let hands = Hands()
      let flow = ShelfCoordinator()
      UIKitHost(window: hands.window) { [app] in $0.screens { $0.environment(app) } }.start(flow)
      show(flow)
      let root = try #require(hands.window.rootViewController)
      #expect(texts(in: root) == Array(repeating: "app", count: 4))
    }

    @Test func everyScreenOfAStageViewIsInThem() throws {
      Hands.reset()
      let opened = try #require(Simulation.openWindow(of: ShelfApp(app, log)))
      Simulation.settle()
      let root = try #require(log.roots.first)
      show(root)
      #expect(texts(in: opened.host) == Array(repeating: "app", count: 4))
      app.name = "observed"
      Simulation.settle()
      #expect(texts(in: opened.host) == Array(repeating: "observed", count: 4))
    }

    /// What isn't observed counts when the view is made again.
    @Test func theyChangeWithTheirView() throws {
      Hands.reset()
      let opened = try #require(Simulation.openWindow(of: ShelfApp(app, log)))
      Simulation.settle()
      log.chosen = Shelf("another")
      opened.host.drawAgain()
      Simulation.settle()
      #expect(texts(in: opened.host) == ["another"])
    }

    /// A view that needs something of them may be drawn once more while its screen leaves.
    @Test func aScreenKeepsThemWhileItLeaves() throws {
      let hands = Hands()
      let flow = ShelfCoordinator()
      let host = UIKitHost(window: hands.window) { [app] in $0.screens { $0.environment(app) } }
      host.start(flow)
      flow.flow.push(ShelfScreen())
      Simulation.settle()
      let top = try #require(
        Simulation.topStack(in: hands.window)?.topViewController as? any Hosting)
      flow.flow.popToRoot()
      top.drawAgain()
      #expect(top.shown.texts == ["app"])
    }

    @Test func withoutAHostThereAreNone() throws {
      let page = PageScreen()
      #expect(try #require(page.makeViewController() as? any Hosting).shown.texts == ["page"])
    }

    @Test func theStageIsGivenBeforeItStarts() throws {
      Hands.reset()
      let windows = [0, 1].map { _ in Simulation.openWindow(of: ShelfApp(app, log)) }
      Simulation.settle()
      #expect(log.begun == ["nothing", "nothing"])
      #expect(
        log.roots.map { $0.flow.stage?.transcript }
          == [["show ShelfScreen"], ["show ShelfScreen"]])
      withExtendedLifetime(windows) {}
    }

    @Test func aPhaseBeforeTheStartIsToldAfterIt() {
      Hands.reset()
      let window = StageWindow<ShelfCoordinator>()
      var heard: [String] = []
      var settings = StageSettings { ShelfCoordinator() }
      settings.changePhase = { root, phase in
        heard.append("\(phase) of \(root.flow.screens.count)")
      }
      window.enter(.inactive, with: settings)
      window.enter(.active, with: settings)
      window.enter(.active, with: settings)
      let host = UIKitHost(pane: UIKitPane()) { _ in }
      window.start(on: host.stage, of: host, with: settings)
      #expect(heard == ["inactive of 1", "active of 1"])
    }
  }
}

private struct ShelfApp: App {
  let shelf: Shelf
  let log: Log

  init() {
    self.init(Shelf("none"), Log())
  }

  init(_ shelf: Shelf, _ log: Log) {
    (self.shelf, self.log) = (shelf, log)
  }

  var body: some Scene {
    WindowGroup {
      StageView { log.makeRoot() }
        .screens { $0.environment(log.chosen ?? shelf) }
        .onStart { stage, root in log.begin(stage, root) }
    }
  }
}

@MainActor
private final class Log {
  var roots: [ShelfCoordinator] = []
  var begun: [String] = []
  var chosen: Shelf?

  nonisolated init() {}

  func makeRoot() -> ShelfCoordinator {
    let root = ShelfCoordinator()
    roots.append(root)
    return root
  }

  func begin(_ stage: Stage, _ root: ShelfCoordinator) {
    stage.isRecording = true
    if root === roots.last { begun.append(stage.description) }
  }
}

@Observable
private final class Shelf {
  var name: String

  init(_ name: String) { self.name = name }
}

private final class ShelfCoordinator: Coordinator {
  let flow = Flow()

  func start() {
    flow.push(ShelfScreen())
  }
}

private struct ShelfView: View {
  @Environment(Shelf.self) private var shelf

  var body: some View { Text(shelf.name) }
}

private final class ShelfScreen: ViewScreen {
  let presence = Presence()

  func makeView() -> some View { ShelfView() }
}

private final class PageScreen: ViewScreen {
  let presence = Presence()

  func makeView() -> some View { Text("page") }
}

/// A screen that UIKit draws, with one in it that SwiftUI draws.
private final class EmbeddingScreen: ViewControllerScreen {
  let inner: ShelfScreen
  let presence: Presence

  init() {
    inner = ShelfScreen()
    presence = Presence(embedding: [inner])
  }

  func makeViewController() -> UIViewController {
    let controller = UIViewController()
    controller.addChild(inner.makeViewController())
    return controller
  }
}
