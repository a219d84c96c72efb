import GeneratedRuntime
import Testing
import UIKit

/// UIKit doesn't call every completion. That delays at most until something else happens.
@MainActor
struct LostCompletionTests {
  let a = A()
  let b = B()
  let root: P

  init() {
    root = P(showing: a)
  }

  func bench(_ order: Simulation.Order) -> Bench {
    let bench = Bench(order)
    bench.host.start(root)
    Simulation.settle()
    return bench
  }

  @Test(arguments: Simulation.Order.allCases, [true, false])
  func ofAPresentation(order: Simulation.Order, isAnimated: Bool) {
    let bench = bench(order)
    Simulation.losesCompletions = true
    root.flow.present(b, animated: isAnimated)
    root.flow.push(C())
    Simulation.settle()
    Simulation.losesCompletions = false
    b.event { root.flow.push(D()) }
    #expect(bench.shown == "A › C › D | sheet B")
  }

  @Test(arguments: Simulation.Order.allCases, [true, false])
  func ofADismissal(order: Simulation.Order, isAnimated: Bool) {
    let bench = bench(order)
    root.flow.present(b)
    #expect(bench.shown == "A | sheet B")
    Simulation.losesCompletions = true
    root.flow.back(from: b, animated: isAnimated)
    Simulation.settle()
    root.flow.present(C(), animated: isAnimated)
    Simulation.settle()
    root.flow.push(D())
    Simulation.settle()
    Simulation.losesCompletions = false
    #expect(bench.shown == "A › D | sheet C")
  }

  @Test(arguments: Simulation.Order.allCases)
  func ofATransitionOfTheUsers(order: Simulation.Order) {
    let bench = bench(order)
    root.flow.present(b)
    #expect(bench.shown == "A | sheet B")
    let swipe = Simulation.beginSwipeDown(in: bench.window)
    root.flow.push(C())
    Simulation.losesCompletions = true
    swipe?.complete()
    Simulation.settle()
    Simulation.losesCompletions = false
    root.flow.push(D())
    #expect(bench.shown == "A › C › D")
  }

  /// A screen covered by something that is gone: nothing else is drawn meanwhile.
  @Test func beforeAnAnswerThatIsMuted() {
    let bench = bench(.delegateFirst)
    root.flow.present(b)
    #expect(bench.shown == "A | sheet B")
    Simulation.losesCompletions = true
    let swipe = Simulation.beginSwipeDown(in: bench.window)
    root.flow.report {}
    root.flow.push(C())
    swipe?.complete()
    Simulation.settle()
    Simulation.losesCompletions = false
    a.event { root.flow.popToRoot() }
    #expect(bench.shown == "A")
  }

  @Test(arguments: Simulation.Order.allCases)
  func completionThatIsLate(order: Simulation.Order) {
    let bench = bench(order)
    root.flow.present(b)
    for _ in 1...4 {
      root.flow.push(C())
      Simulation.turn()
    }
    #expect(bench.shown == "A › C › C › C › C | sheet B")
  }

  @Test func presentationsOfTheAppsOwnAreAwaited() {
    let bench = bench(.delegateFirst)
    bench.top?.present(.own("X"), animated: true)
    Simulation.settle()
    Simulation.top(in: bench.window)?.present(.own("Y"), animated: true)
    root.flow.present(b)
    #expect(bench.drawn == "A | X | Y | sheet B")
  }

  @Test func anotherRootIsCrossDissolvedTo() {
    let bench = bench(.delegateFirst)
    #expect(Simulation.crossDissolves == 0)
    let tabs = Q { $0.showTabs([.tab(R(showing: B()), title: "R")]) }
    root.flow.start(tabs, as: .replace)
    #expect(bench.shown == "tabs { *B }")
    #expect(Simulation.crossDissolves == 1)
    root.flow.start(S { $0.push(C(), animated: false) }, as: .replace, animated: false)
    #expect(bench.shown == "C")
    #expect(Simulation.crossDissolves == 1)
  }

  @Test func framedSplitSaysHowTheScreenLooks() throws {
    let bench = bench(.delegateFirst)
    Simulation.setWidth(.regular, of: bench.window)
    root.flow.start(Q { $0.showSplit(primary: .screen(B()), secondary: .screen(C())) })
    #expect(bench.shown == "A › split { B, C }")
    let frame = try #require(bench.stack?.topViewController)
    let split = try #require(frame.children.first as? UISplitViewController)
    #expect(frame.childForStatusBarStyle === split)
    #expect(frame.childForStatusBarHidden === split)
    #expect(frame.childForHomeIndicatorAutoHidden === split)
    #expect(frame.childForScreenEdgesDeferringSystemGestures === split)
    #expect(frame.supportedInterfaceOrientations == split.supportedInterfaceOrientations)
  }
}
