import SwiftUI
import Testing
import UIKit

@testable import GeneratedRuntime

extension SwiftUIHostTests {
  /// Apps with SwiftUI's life cycle.
  @MainActor
  struct StageViewTests {
    private let log = Log()

    private func open(_ kind: TriedApp.Kind = .page) throws -> (window: UIWindow, host: any Hosting)
    {
      let opened = try #require(Simulation.openWindow(of: TriedApp(kind, log)))
      Simulation.settle()
      return opened
    }

    @Test func eachWindowHasARootFlowOfItsOwn() throws {
      Hands.reset()
      let first = try open()
      let second = try open()
      #expect(log.roots.count == 2)
      log.roots[0]?.showPage()
      Simulation.settle()
      #expect(stack(in: first.window) == ["PageScreen", "PageScreen"])
      #expect(stack(in: second.window) == ["PageScreen"])
      #expect(Simulation.complaints == [])
    }

    @Test func theSystemAsksTheContentThatTakesAnothersPlace() {
      Hands.reset()
      let pane = UIKitPane()
      _ = pane.view
      pane.content = UIViewController()
      Simulation.asked = []
      pane.content = UIViewController()
      #expect(Simulation.asked == ["orientations", "status bar", "home indicator", "edges"])
    }

    /// Views are made again and again; the root flow isn't.
    @Test func drawnAgainItIsTheSameFlow() throws {
      Hands.reset()
      let (window, host) = try open()
      host.drawAgain()
      host.drawAgain()
      Simulation.settle()
      #expect(log.roots.count == 1)
      #expect(stack(in: window) == ["PageScreen"])
    }

    @Test func linksGoToTheirWindow() throws {
      Hands.reset()
      let first = try open()
      let second = try open()
      second.host.shown.open(try #require(URL(string: "owlery://owl/7")))
      #expect(log.roots.map { $0?.links } == [[], ["owlery://owl/7"]])
      withExtendedLifetime(first) {}
    }

    @Test func phasesAreTold() throws {
      Hands.reset()
      let (window, host) = try open()
      Simulation.setPhase(.background, of: host)
      host.drawAgain()
      Simulation.setPhase(.active, of: host)
      #expect(log.roots[0]?.phases == [.active, .background, .active])
      withExtendedLifetime(window) {}
    }

    /// The place is set when the window is left, and leads back to it in a new one.
    @Test func aWindowComesBackToItsPlace() async throws {
      Hands.reset()
      let memory = Memory()
      let first = try #require(Simulation.openWindow(of: PlacedApp(memory: memory)))
      Simulation.settle()
      try #require(memory.root).show()
      Simulation.setPhase(.background, of: first.host)
      while memory.place == nil { await Task.yield() }
      Simulation.setPhase(.active, of: first.host)
      let second = try #require(Simulation.openWindow(of: PlacedApp(memory: memory)))
      Simulation.settle()
      #expect(stack(in: second.window) == ["PageScreen", "PageScreen"])
      #expect(Simulation.complaints == [])
    }

    /// Tabs fill the window, without a navigation controller.
    @Test func tabsFillTheWindow() throws {
      Hands.reset()
      let (window, host) = try open(.tabs)
      let root = try #require(log.roots[0])
      #expect(root.flow.stage?.description == "tabs { *PageScreen, PageScreen }")
      let bars = descendants(of: host).compactMap { $0 as? UITabBarController }
      #expect(bars.count == 1)
      #expect(bars.first?.viewControllers?.count == 2)
      #expect(Simulation.complaints == [])
      withExtendedLifetime(window) {}
    }

    @Test func aFlowEndsWithItsWindow() throws {
      Hands.reset()
      weak var root: TriedCoordinator?
      try autoreleased {
        let opened = try open()
        root = log.roots[0]
        #expect(root != nil)
        withExtendedLifetime(opened) {}
      }
      Simulation.settle()
      Simulation.reset()
      #expect(root == nil)
    }

    private func autoreleased(_ body: () throws -> Void) rethrows { try body() }

    private func descendants(of controller: UIViewController) -> [UIViewController] {
      [controller] + controller.children.flatMap(descendants)
    }

    private func stack(in window: UIWindow) -> [String] {
      Simulation.topStack(in: window)?.viewControllers.map { $0.title ?? "" } ?? []
    }
  }
}

private struct TriedApp: App {
  /// The first screens of its windows.
  enum Kind { case page, tabs }

  let kind: Kind
  let log: Log

  init() {
    self.init(.page, Log())
  }

  init(_ kind: Kind, _ log: Log) {
    (self.kind, self.log) = (kind, log)
  }

  var body: some Scene {
    WindowGroup {
      StageView { TriedCoordinator(kind, log) }
        .onLink { root, link in root.links.append(link.absoluteString) }
        .onPhase { root, phase in root.phases.append(phase) }
    }
  }
}

/// The root flows of an app, held by their windows.
@MainActor
private final class Log {
  private struct Root { weak var root: TriedCoordinator? }

  private var all: [Root] = []
  var roots: [TriedCoordinator?] { all.map(\.root) }

  nonisolated init() {}

  func add(_ root: TriedCoordinator) {
    all.append(Root(root: root))
  }
}

@MainActor
private final class TriedCoordinator: Coordinator {
  let flow = Flow()
  var links: [String] = []
  var phases: [ScenePhase] = []

  private let kind: TriedApp.Kind

  init(_ kind: TriedApp.Kind, _ log: Log) {
    self.kind = kind
    log.add(self)
  }

  func start() {
    switch kind {
    case .page: showPage()
    case .tabs: showTabs()
    }
  }

  func showPage() {
    flow.push(PageScreen())
  }

  private func showTabs() {
    flow.showTabs([
      .tab(SingleScreenCoordinator(PageScreen()), title: "One"),
      .tab(TriedCoordinator(.page, Log()), title: "Two"),
    ])
  }
}

@MainActor
private final class PageScreen: ViewControllerScreen, RestorableScreen {
  let presence = Presence()

  func makeViewController() -> UIViewController {
    let controller = UIViewController()
    controller.title = "PageScreen"
    return controller
  }
}

@MainActor
private final class Memory {
  var place: Stage.Place?
  weak var root: PlacedCoordinator?

  nonisolated init() {}
}

private struct PlacedApp: App {
  let memory: Memory

  init() {
    self.init(memory: Memory())
  }

  init(memory: Memory) {
    self.memory = memory
  }

  var body: some Scene {
    WindowGroup {
      StageView {
        let root = PlacedCoordinator()
        memory.root = root
        return root
      }
      .place(Binding(get: { memory.place }, set: { memory.place = $0 }))
    }
  }
}

@MainActor
private final class PlacedCoordinator: RestorableCoordinator {
  let flow = Flow()

  func start() {
    show()
  }

  func show() {
    flow.push(PageScreen())
  }

  func makeScreen(named: String, from: Stage.Place.Inputs) -> (any Screen)? {
    PageScreen()
  }
}
