import Testing
import UIKit

@testable import GeneratedRuntime

/// Tabs with another look than a tab bar's.
@MainActor
struct PanelTests {
  let q = Q(showing: A())
  let r = R(showing: B(), C())

  private func app(_ look: FlowTab.Look) -> P {
    P { [q, r] flow in
      flow.showTabs(
        [
          .tab(q, title: "Q", badge: .count(3)), .tab(r, title: "R"),
          .tab(S.self, if: false, title: "S") { S(showing: D()) },
        ], look: look)
    }
  }

  /// The window's content, which is that of the selected tab.
  private func check(_ bench: Bench, _ description: String, _ drawn: String) {
    #expect(bench.drawn == drawn)
    #expect(bench.stage.description == "tabs { \(description) }")
  }

  @Test func segments() throws {
    let bench = Bench()
    let app = app(.segments)
    bench.host.start(app)
    check(bench, "*A (3), B › C", "A")
    let control = try #require(bench.window.rootViewController as? UIKitSegments).control
    func titles() -> [String?] { (0..<control.numberOfSegments).map(control.titleForSegment) }
    #expect(titles() == ["Q (3)", "R"])
    Simulation.choose(1, on: control)
    check(bench, "A (3), *B › C", "B › C")
    #expect(control.selectedSegmentIndex == 1)
    bench.tapBack()
    check(bench, "A (3), *B", "B")
    app.flow.setBadge(.count(nil), of: Q.self)
    app.flow.showTab(of: S.self, if: true)
    check(bench, "A, *B, D", "B")
    #expect(titles() == ["Q", "R", "S"])
    app.flow.select(S.self)
    check(bench, "A, B, *D", "D")
    #expect(control.selectedSegmentIndex == 2)
    app.flow.showTab(of: S.self, if: false)
    check(bench, "*A, B", "A")
  }

  @Test func pages() throws {
    let bench = Bench()
    let app = app(.pages)
    bench.host.start(app)
    check(bench, "*A (3), B › C", "A")
    let pages = try #require(bench.window.rootViewController as? UIKitPages)
    Simulation.swipe(.reverse, on: pages)
    check(bench, "*A (3), B › C", "A")
    Simulation.swipe(.forward, on: pages)
    check(bench, "A (3), *B › C", "B › C")
    Simulation.swipe(.forward, on: pages)
    check(bench, "A (3), *B › C", "B › C")
    app.flow.showTab(of: S.self, if: true)
    Simulation.swipe(.forward, on: pages)
    check(bench, "A (3), B › C, *D", "D")
    app.flow.select(Q.self)
    check(bench, "*A (3), B › C, D", "A")
  }

  /// UIKit throws if it is told which page to show while the user moves them.
  @Test(arguments: [true, false])
  func pagesThatMove(completes: Bool) throws {
    let bench = Bench()
    let app = app(.pages)
    bench.host.start(app)
    _ = bench.drawn
    let pages = try #require(bench.window.rootViewController as? UIKitPages)
    func swipe(_ change: () -> Void) {
      let finger = Simulation.beginSwipe(.forward, on: pages)
      change()
      _ = bench.drawn
      if completes { finger?.complete() } else { finger?.cancel() }
    }
    swipe { app.flow.setBadge(.count(4), of: Q.self) }
    check(bench, completes ? "A (4), *B › C" : "*A (4), B › C", completes ? "B › C" : "A")
    app.flow.select(Q.self)
    _ = bench.drawn
    // The last one to choose is right: the user, whose finger leaves after that, or the flow.
    swipe {
      app.flow.showTab(of: S.self, if: true)
      app.flow.select(S.self)
    }
    check(
      bench, completes ? "A (4), *B › C, D" : "A (4), B › C, *D", completes ? "B › C" : "D")
    // The page to which the user swipes is gone when it comes.
    app.flow.select(R.self)
    _ = bench.drawn
    swipe { app.flow.showTab(of: S.self, if: false) }
    check(bench, "A (4), *B › C", "B › C")
  }

  /// UIKit doesn't say how a swipe ends if the pages leave the window meanwhile.
  @Test func pagesThatAreCoveredWhileTheyMove() throws {
    let bench = Bench()
    let app = app(.pages)
    bench.host.start(app)
    _ = bench.drawn
    let pages = try #require(bench.window.rootViewController as? UIKitPages)
    _ = Simulation.beginSwipe(.forward, on: pages)
    app.flow.select(R.self)
    check(bench, "A (3), *B › C", "A")
    Simulation.cover(pages)
    check(bench, "A (3), *B › C", "B › C")
  }

  @Test func ownContainer() throws {
    let bench = Bench { $0.panels = { $0 is P ? OwnPanels() : nil } }
    bench.host.start(app(.own))
    let panels = try #require(bench.window.rootViewController as? OwnPanels)
    #expect(panels.shown == "*Q 3, R")
    panels.didSelect?(try #require(panels.last))
    check(bench, "A (3), *B › C", "OwnPanels")
  }

  @Test func ownContainerIsMissing() {
    let bench = Bench()
    let stage = bench.recordingStage
    bench.host.start(app(.own))
    #expect(bench.shown == "tabs { *A, B › C }")
    #expect(
      stage.warnings
        == ["the tabs of P have no container of the app's own: set `panels`"])
  }
}

private final class OwnPanels: UIViewController, UIKitPanels {
  var didSelect: (@MainActor (UIViewController) -> Void)?
  private(set) var shown = ""
  private(set) weak var last: UIViewController?

  func show(_ panels: [(controller: UIViewController, tab: Stage.Tab)], selected: Int) {
    last = panels.last?.controller
    shown = panels.enumerated().map { index, panel in
      (index == selected ? "*" : "") + panel.tab.title + (panel.tab.badge.map { " \($0)" } ?? "")
    }.joined(separator: ", ")
  }
}
