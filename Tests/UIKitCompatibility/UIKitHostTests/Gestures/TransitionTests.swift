import Testing
import UIKit

@testable import GeneratedRuntime

/// Transitions of the app's own: which animator UIKit gets, and when none.
@MainActor
struct TransitionTests {
  /// What was animated, by which transition.
  private final class Log { var lines: [String] = [] }

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    let log: Log
    let line: String

    init(_ line: String, _ log: Log) { (self.line, self.log) = (line, log) }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> Double { 0.1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      log.lines.append(line)
      Simulation.later { transitionContext.completeTransition(true) }
    }
  }

  private let log = Log()
  private let root = P(showing: A())

  private func bench(_ order: Simulation.Order = .delegateFirst) -> Bench {
    let bench = Bench(order) { [log] containers in
      for name in ["fade", "zoom"] {
        containers.transitions[FlowTransition(name)] = { Fade("\(name) \($0)", log) }
      }
    }
    bench.stage.isRecording = true
    bench.host.start(root)
    _ = bench.drawn
    return bench
  }

  @Test(arguments: Simulation.Order.allCases)
  func thereAndBack(order: Simulation.Order) {
    let bench = bench(order)
    root.flow.push(B(), transition: "fade")
    #expect(bench.shown == "A › B")
    root.flow.push(C())
    root.flow.start(Q(showing: D(), E()), transition: "zoom")
    #expect(bench.shown == "A › B › C › D › E")
    #expect(log.lines == ["fade appearing"])
    bench.tapBack()
    bench.tapBack()
    #expect(bench.shown == "A › B › C")
    root.flow.popToRoot()
    #expect(bench.shown == "A")
    root.flow.push(F(), transition: "zoom")
    #expect(bench.shown == "A › F")
    bench.tapBack()
    #expect(bench.shown == "A")
    #expect(
      log.lines == ["fade appearing", "zoom leaving", "zoom appearing", "zoom leaving"])
    #expect(bench.stage.warnings == [])
  }

  @Test(arguments: Simulation.Order.allCases)
  func aSwipeFollowsTheFinger(order: Simulation.Order) {
    let bench = bench(order)
    root.flow.push(B(), transition: "fade")
    #expect(bench.shown == "A › B")
    bench.beginBack()?.complete()
    #expect(bench.shown == "A")
    #expect(log.lines == ["fade appearing"])
  }

  @Test(arguments: Simulation.Order.allCases)
  func aSwipeThatUIKitWouldRefuse(order: Simulation.Order) throws {
    let bench = bench(order)
    Simulation.refusesSwipes = true
    #expect(bench.beginBack() == nil)
    root.flow.push(B(), transition: "fade")
    root.flow.push(C())
    #expect(bench.shown == "A › B › C")
    let item = try #require(bench.top?.navigationItem)
    item.hidesBackButton = true
    #expect(bench.beginBack() == nil)
    item.hidesBackButton = false
    item.leftBarButtonItems = [UIBarButtonItem()]
    #expect(bench.beginBack() == nil)
    item.leftItemsSupplementBackButton = true
    bench.beginBack()?.complete()
    bench.beginBack()?.cancel()
    #expect(bench.shown == "A › B")
    bench.beginBack()?.complete()
    #expect(bench.shown == "A")
  }

  /// Who decided about swipes before decides again when the root flow has ended.
  @Test func swipesAreTheAppsAgain() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let recognizer = try #require(stack.interactivePopGestureRecognizer)
    let uikits = try #require(recognizer.delegate)
    func visit() -> [Bool] {
      let host = UIKitHost(navigationController: stack) { [log] in
        $0.transitions["fade"] = { Fade("\($0)", log) }
      }
      host.start(root)
      defer { root.flow.finish {} }
      return [recognizer.delegate == nil, recognizer.delegate === uikits]
    }
    #expect(visit() == [false, false])
    #expect(recognizer.delegate === uikits)
  }

  @Test func swipesThatTheAppDecidesStayTheApps() throws {
    final class Decider: NSObject, UIGestureRecognizerDelegate {}
    let decider = Decider()
    let bench = Bench { [log] in
      $0.transitions["fade"] = { Fade("\($0)", log) }
      $0.navigationController = {
        let stack = UINavigationController()
        stack.interactivePopGestureRecognizer?.delegate = decider
        return stack
      }
    }
    bench.host.start(root)
    #expect(bench.shown == "A")
    let stack = try #require(bench.window.rootViewController as? UINavigationController)
    #expect(stack.interactivePopGestureRecognizer?.delegate === decider)
  }

  @Test(arguments: Simulation.Order.allCases)
  func modals(order: Simulation.Order) {
    let bench = bench(order)
    root.flow.present(B(), style: .fullScreen, transition: "zoom")
    #expect(bench.shown == "A | fullScreen B")
    root.flow.start(Q(showing: C()), as: .present, style: .overFullScreen, transition: "fade")
    #expect(bench.shown == "A | fullScreen B | overFullScreen C")
    root.flow.closeModals()
    #expect(bench.shown == "A")
    #expect(log.lines == ["zoom appearing", "fade appearing", "zoom leaving"])
  }

  @Test func whatNobodyKnowsIsTheSystems() {
    let bench = bench()
    root.flow.push(B(), transition: "flip")
    #expect(bench.shown == "A › B")
    root.flow.push(C())
    root.flow.present(D(), style: .fullScreen, transition: "flip")
    #expect(bench.shown == "A › B › C | fullScreen D")
    #expect(
      bench.stage.warnings
        == Array(repeating: "transition flip: the host has none with this name", count: 2))
    #expect(log.lines == [])
  }

  @Test func inPlaceOfWhatWasThere() {
    let bench = bench()
    root.flow.push(B())
    _ = bench.shown
    root.flow.replace(with: C(), transition: "fade")
    #expect(bench.shown == "C")
    root.flow.change {
      root.flow.push(D(), animated: false, transition: "fade")
    }
    #expect(bench.shown == "C › D")
    #expect(log.lines == ["fade appearing"])
  }
}
