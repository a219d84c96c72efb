import GeneratedRuntime
import Testing
import UIKit

/// Promise 1 with the user's gestures: what they leave ends, and nothing else does.
@MainActor
struct GestureTests {
  let child = Q(showing: B(), C())
  let grandchild = R(showing: D())
  let parent = P(showing: A())

  /// A parent on screen A, its child on B and C, the child's child on D.
  func bench(_ presentation: FlowPresentation, _ order: Simulation.Order) -> Bench {
    let bench = Bench(order)
    bench.host.start(parent)
    parent.flow.change {
      parent.flow.start(child, as: presentation)
      child.flow.start(grandchild)
    }
    return bench
  }

  var counts: [Int] { [child.cancelledCount, grandchild.cancelledCount] }

  var ends: [FlowEnd?] { [child.flow.end, grandchild.flow.end] }

  @Test(arguments: Simulation.Order.allCases)
  func backButton(order: Simulation.Order) {
    let bench = bench(.push, order)
    #expect(bench.shown == "A › B › C › D")
    bench.tapBack()
    #expect(ends == [nil, nil])
    #expect(bench.shown == "A › B › C")
    #expect(ends == [nil, .popped])
    bench.tapBack()
    bench.tapBack()
    bench.tapBack()
    #expect(bench.shown == "A")
    #expect(ends == [.popped, .popped])
    #expect(counts == [1, 1])
  }

  @Test(arguments: Simulation.Order.allCases)
  func longPressOnBack(order: Simulation.Order) throws {
    let bench = bench(.push, order)
    #expect(bench.shown == "A › B › C › D")
    Simulation.choose(try #require(bench.stack?.viewControllers.first), in: bench.window)
    #expect(bench.shown == "A")
    #expect(ends == [.popped, .endedWithParent])
    #expect(counts == [1, 0])
  }

  @Test(arguments: Simulation.Order.allCases)
  func edgeSwipeThatIsCancelled(order: Simulation.Order) {
    let bench = bench(.push, order)
    let swipe = bench.beginBack()
    #expect(bench.stack?.viewControllers.count == 3)
    swipe?.cancel()
    #expect(bench.shown == "A › B › C › D")
    #expect(ends == [nil, nil])
  }

  @Test(arguments: Simulation.Order.allCases)
  func edgeSwipeThatCompletes(order: Simulation.Order) {
    let bench = bench(.push, order)
    let swipe = bench.beginBack()
    #expect(ends == [nil, nil])
    swipe?.complete()
    #expect(bench.shown == "A › B › C")
    #expect(ends == [nil, .popped])
  }

  @Test(arguments: Simulation.Order.allCases, [true, false])
  func whatChangesDuringAnEdgeSwipeWaits(order: Simulation.Order, completes: Bool) {
    let bench = bench(.push, order)
    let swipe = bench.beginBack()
    grandchild.flow.push(E())
    child.flow.present(F())
    Simulation.settle()
    #expect(bench.window.drawn == "A › B › C")
    if completes { swipe?.complete() } else { swipe?.cancel() }
    let shown = completes ? "A › B › C | sheet F" : "A › B › C › D › E | sheet F"
    #expect(bench.shown == shown)
    #expect(grandchild.flow.end == (completes ? .popped : nil))
    #expect(child.flow.end == nil)
  }

  @Test(arguments: Simulation.Order.allCases)
  func swipeDown(order: Simulation.Order) {
    let bench = bench(.present, order)
    #expect(bench.shown == "A | sheet B › C › D")
    bench.swipeDown()
    #expect(ends == [nil, nil])
    #expect(bench.shown == "A")
    #expect(ends == [.dismissed, .endedWithParent])
    #expect(counts == [1, 0])
  }

  @Test func swipeDownThatIsCancelled() {
    let bench = bench(.present, .delegateFirst)
    #expect(bench.shown == "A | sheet B › C › D")
    let swipe = Simulation.beginSwipeDown(in: bench.window)
    parent.flow.present(E())
    Simulation.settle()
    #expect(bench.window.drawn == "A | sheet B › C › D")
    swipe?.cancel()
    #expect(bench.shown == "A | sheet B › C › D | sheet E")
    #expect(ends == [nil, nil])
  }

  @Test func swipeDownWhileSomethingIsPresented() {
    let bench = bench(.present, .delegateFirst)
    #expect(bench.shown == "A | sheet B › C › D")
    let swipe = Simulation.beginSwipeDown(in: bench.window)
    parent.flow.present(E())
    swipe?.complete()
    #expect(bench.shown == "A | sheet E")
    #expect(ends == [.dismissed, .endedWithParent])
  }

  @Test func viewControllerThatKeepsItsSheet() {
    let bench = bench(.present, .delegateFirst)
    #expect(bench.shown == "A | sheet B › C › D")
    bench.top?.isModalInPresentation = true
    bench.swipeDown()
    #expect(bench.shown == "A | sheet B › C › D")
    bench.tapBack()
    bench.swipeDown()
    #expect(bench.shown == "A")
  }

  @Test func viewControllerThatGoesBackByItself() {
    let bench = bench(.present, .delegateFirst)
    #expect(bench.shown == "A | sheet B › C › D")
    bench.top?.navigationController?.popViewController(animated: false)
    #expect(bench.shown == "A | sheet B › C")
    #expect(ends == [nil, .popped])
    bench.top?.dismiss(animated: true)
    #expect(bench.drawn == "A")
    parent.flow.push(E())
    #expect(bench.shown == "A › E")
    #expect(ends == [.dismissed, .popped])
  }
}
