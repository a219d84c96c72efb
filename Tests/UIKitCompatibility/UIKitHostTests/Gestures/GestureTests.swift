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

  var ends: [FlowEnd?] { [child.flow.end, grandchild.flow.end] }

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
