import Testing
import UIKit

@testable import GeneratedRuntime

/// A screen that asks before the user takes it away is asked by each of UIKit's ways.
@MainActor
struct ExitGestureTests {
  let parent = P(showing: A())

  /// A screen that asks, perhaps with another one above it.
  private func bench(below others: SketchScreen...) -> Bench {
    let bench = Bench()
    bench.host.start(parent)
    parent.flow.push(
      B(),
      onBack: { [flow = parent.flow] screen in
        flow.alert("Leave?", buttons: [.button("Yes") { flow.back(from: screen) }, .button("No")])
      })
    for screen in others { parent.flow.push(screen) }
    return bench
  }

  private let asked = "A › B | alert \"Leave?\""

  @Test func theBackButtonAsks() {
    let bench = bench()
    for answer in ["No", "Yes"] {
      bench.tapBack()
      #expect(bench.stack?.viewControllers.count == 2)
      #expect(bench.shown == asked)
      Simulation.tapAlert(answer, in: bench.window)
    }
    #expect(bench.shown == "A")
  }

  @Test func theSwipesAreHeld() {
    let bench = bench()
    Simulation.settle()
    let recognizer = bench.stack?.interactivePopGestureRecognizer
    let content = bench.stack?.interactiveContentPopGestureRecognizer
    #expect(content?.isEnabled == false)
    #expect(bench.beginBack() == nil)
    #expect(bench.shown == asked)
    Simulation.tapAlert("Yes", in: bench.window)
    #expect(bench.shown == "A")
    #expect(content?.isEnabled == true)
    #expect(recognizer?.delegate is UIKitEdgeSwipe == false)
  }

  /// UIKit asks nobody after a long press, or where the app's own code pops.
  @Test(arguments: [true, false])
  func whatLeftComesBackAndAsks(isLongPress: Bool) throws {
    let bench = isLongPress ? bench(below: C()) : bench()
    Simulation.settle()
    let stack = try #require(bench.stack)
    if isLongPress {
      Simulation.choose(stack.viewControllers[0], in: bench.window)
    } else {
      stack.popViewController(animated: true)
    }
    #expect(bench.shown == (isLongPress ? "A › B › C | alert \"Leave?\"" : asked))
    Simulation.tapAlert("Yes", in: bench.window)
    #expect(bench.shown == "A")
    #expect(Pages.made == (isLongPress ? ["A", "B", "C"] : ["A", "B"]))
  }

  @Test func whatIsAboveGoesBackFreely() {
    let bench = bench(below: C())
    bench.beginBack()?.complete()
    #expect(bench.shown == "A › B")
    bench.tapBack()
    #expect(bench.shown == asked)
  }

  @Test func whatStaysHasNoBackButton() {
    let bench = Bench()
    bench.host.start(parent)
    parent.flow.push(B(), onBack: .stay)
    bench.tapBack()
    #expect(bench.beginBack() == nil)
    #expect(bench.shown == "A › B")
    #expect(bench.top?.navigationItem.hidesBackButton == true)
  }

  @Test func aSwipeDownAsksWhatWasPushed() {
    let bench = Bench()
    bench.host.start(parent)
    let child = Q(showing: C())
    parent.flow.start(child, as: .present)
    child.flow.push(D(), onBack: { [flow = child.flow] _ in flow.push(E()) })
    bench.swipeDown()
    #expect(bench.shown == "A | sheet C › D › E")
    child.flow.popToRoot()
    Simulation.settle()
    bench.swipeDown()
    #expect(bench.shown == "A")
  }
}
