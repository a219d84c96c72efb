import GeneratedRuntime
import Testing
import UIKit

/// An app pushes its own view controllers among a flow's screens. None is removed without a warning.
@MainActor
struct NeighbourTests {
  let bench: Bench
  let stage: Stage
  let a = A()
  let root: P

  init() {
    bench = Bench(on: .own("X"))
    stage = bench.recordingStage
    root = P(showing: a)
  }

  func push(_ name: String) {
    bench.stack?.pushViewController(.own(name), animated: true)
    Simulation.settle()
  }

  func show(_ names: String...) {
    stage.start(root)
    Simulation.settle()
    for name in names { push(name) }
  }

  @Test(arguments: Simulation.Order.allCases, [true, false])
  func whatAParentPushesInItsAnswerStays(order: Simulation.Order, isAnimated: Bool) {
    Simulation.order = order
    show()
    a.event {
      root.flow.finish {
        bench.stack?.pushViewController(.own("Y"), animated: isAnimated)
      }
    }
    #expect(bench.drawn == "X › Y")
    #expect(root.flow.end == .finished)
    #expect(stage.warnings == [])
  }

  @Test func whatTheFlowPushesComesToTheTop() {
    show("Y")
    root.flow.push(B())
    #expect(bench.drawn == "X › A › Y › B")
    push("Z")
    root.flow.push(C())
    #expect(bench.drawn == "X › A › Y › B › Z › C")
    bench.tapBack()
    bench.tapBack()
    #expect(bench.drawn == "X › A › Y › B")
    bench.tapBack()
    bench.tapBack()
    #expect(bench.drawn == "X › A")
    a.event { root.flow.push(D()) }
    #expect(bench.drawn == "X › A › D")
    #expect(stage.warnings == [])
  }

  @Test func whatLiesAboveScreensThatLeaveStays() {
    show()
    root.flow.push(B())
    #expect(bench.drawn == "X › A › B")
    push("Y")
    root.flow.popToRoot()
    #expect(bench.drawn == "X › A › Y")
    root.flow.finish {}
    #expect(bench.drawn == "X › Y")
    #expect(stage.warnings == [])
  }

  @Test func whatLiesAboveAScreenThatIsReplacedGoesWithAWarning() {
    show("Y")
    root.flow.push(B())
    root.flow.replace(with: C())
    #expect(bench.drawn == "X › C")
    #expect(
      stage.warnings == ["UIViewController, which the app showed, left with what lay below it"])
  }

  @Test func screensThatComeBelowLieBelow() {
    show()
    let child = Q(showing: B())
    root.flow.start(child)
    #expect(bench.drawn == "X › A › B")
    push("Y")
    child.flow.start(R(showing: C(), D()), as: .replace)
    #expect(bench.drawn == "X › A › C › D")
    #expect(stage.warnings.count == 1)
  }

  @Test func modalThatTheAppPresentsBelowStays() {
    show()
    bench.top?.present(.own("Alert"), animated: true)
    let b = B()
    root.flow.present(b)
    #expect(bench.drawn == "X › A | Alert | sheet B")
    root.flow.back(from: b)
    #expect(bench.drawn == "X › A | Alert")
    #expect(stage.warnings == [])
  }

  @Test func modalThatTheAppPresentsAboveGoesWithAWarning() {
    show()
    let b = B()
    root.flow.present(b)
    #expect(bench.drawn == "X › A | sheet B")
    bench.top?.navigationController?.pushViewController(.own("Y"), animated: true)
    Simulation.settle()
    bench.top?.present(.own("Alert"), animated: true)
    #expect(bench.drawn == "X › A | sheet B › Y | Alert")
    root.flow.back(from: b)
    #expect(bench.drawn == "X › A")
    let warning = "UIViewController, which the app showed, left with what lay below it"
    #expect(stage.warnings == [warning, warning])
  }

  @Test func whatLiesOnATabThatLeavesGoesWithAWarning() {
    let (q, r) = (Q(showing: B()), R(showing: C()))
    let tabs = S { $0.showTabs([.tab(q, title: "Q"), .tab(r, title: "R")]) }
    stage.start(tabs)
    #expect(bench.drawn == "X › tabs { *B, C }")
    let bar = bench.stack?.topViewController as? UITabBarController
    (bar?.selectedViewController as? UINavigationController)?
      .pushViewController(.own("Y"), animated: true)
    #expect(bench.drawn == "X › tabs { *B › Y, C }")
    q.flow.finish {}
    #expect(bench.drawn == "X › tabs { *C }")
    #expect(
      stage.warnings == ["UIViewController, which the app showed, left with what lay below it"])
  }

  @Test func modalThatTheAppPresentsAboveARootGoesWithAWarning() {
    let bench = Bench()
    let stage = bench.recordingStage
    stage.start(root)
    Simulation.settle()
    bench.top?.present(.own("Alert"), animated: true)
    #expect(bench.drawn == "A | Alert")
    root.flow.start(Q { $0.showTabs([.tab(R(showing: B()), title: "R")]) }, as: .replace)
    #expect(bench.drawn == "tabs { *B }")
    #expect(
      stage.warnings == ["UIViewController, which the app showed, left with what lay below it"])
  }

  @Test func viewControllerOfTheAppsBecomesAScreen() {
    final class Legacy: UIViewController, ViewControllerScreen {
      let presence = Presence()
    }
    let legacy = Legacy()
    legacy.title = "Legacy"
    show()
    bench.stack?.pushViewController(legacy, animated: true)
    #expect(bench.drawn == "X › A › Legacy")
    root.flow.push(legacy)
    #expect(bench.drawn == "X › A › Legacy")
    bench.tapBack()
    #expect(bench.drawn == "X › A")
    #expect(!legacy.presence.isShown)
    #expect(stage.warnings == [])
  }

  // MARK: - Delegates

  final class Delegate: NSObject, UINavigationControllerDelegate {
    var shown: [String] = []
    weak var other: (any UINavigationControllerDelegate)?

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      shown.append(viewController.title ?? "")
      other?.navigationController(
        navigationController, didShow: viewController, animated: animated)
    }
  }

  @Test(arguments: [true, false])
  func anotherDelegate(tellsTheFormer: Bool) {
    show()
    root.flow.push(B())
    #expect(bench.drawn == "X › A › B")
    let delegate = Delegate()
    if tellsTheFormer { delegate.other = bench.stack?.delegate }
    bench.stack?.delegate = delegate
    bench.tapBack()
    #expect(bench.drawn == "X › A")
    a.event { root.flow.push(C()) }
    #expect(bench.drawn == "X › A › C")
    bench.tapBack()
    #expect(bench.drawn == "X › A")
    #expect(delegate.shown == ["A", "C", "A"])
    #expect(root.flow.screens.count == 1)
    bench.tapBack()
    #expect(bench.drawn == "X")
    #expect(root.flow.end == .popped)
    #expect(bench.stack?.delegate === delegate)
  }

  @Test func severalHostsOnOneNavigationController() {
    let delegate = Delegate()
    bench.stack?.delegate = delegate
    show()
    let (b, second) = (B(), UIKitHost(navigationController: bench.stack ?? .init()))
    let other = Q(showing: b)
    second.start(other)
    #expect(bench.drawn == "X › A › B")
    root.flow.present(D())
    bench.swipeDown()
    b.event { other.flow.push(C()) }
    #expect(bench.drawn == "X › A › B › C")
    root.flow.finish {}
    #expect(bench.drawn == "X › B › C")
    delegate.shown = []
    bench.tapBack()
    bench.tapBack()
    #expect(bench.drawn == "X")
    #expect(other.flow.end == .popped)
    #expect(delegate.shown == ["B", "X"])
    #expect(bench.stack?.delegate === delegate)
  }

  /// UIKit remembers what the former delegate responded to, until a delegate is set again.
  @Test func formerDelegateThatIsFreed() {
    do {
      let delegate = Delegate()
      bench.stack?.delegate = delegate
      show()
      #expect(delegate.shown == ["A"])
    }
    let asked = bench.stack?.delegatesAsked ?? 0
    root.flow.push(B())
    #expect(bench.drawn == "X › A › B")
    #expect(bench.stack?.delegatesAsked == asked + 2)
    root.flow.push(C())
    #expect(bench.drawn == "X › A › B › C")
    #expect(bench.stack?.delegatesAsked == asked + 2)
    bench.tapBack()
    #expect(bench.drawn == "X › A › B")
    #expect(root.flow.screens.count == 2)
  }
}
