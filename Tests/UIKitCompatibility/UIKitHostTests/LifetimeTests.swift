import Foundation
import GeneratedRuntime
import Testing
import UIKit

/// Promises 2 and 5 where UIKit holds what it shows: what left is freed when its transition is
/// through, what is on screen isn't, and a view controller is made once per showing.
@MainActor
struct LifetimeTests {
  private struct Ref { weak var object: AnyObject? }

  @MainActor
  final class Watch {
    private var refs: [Ref] = []

    func callAsFunction(_ objects: AnyObject?...) {
      refs += objects.compactMap(\.self).map { Ref(object: $0) }
    }

    var alive: [String] {
      refs.compactMap { ref in
        guard let object = ref.object else { return nil }
        return (object as? PageController)?.title.map { "view of \($0)" } ?? "\(type(of: object))"
      }
    }
  }

  let watch = Watch()

  /// Shows screens B and C of a child above screen A, and watches every object that belongs to them.
  private func show(in bench: Bench, as presentation: FlowPresentation) {
    bench.host.start(P(showing: A()))
    let (b, c) = (B(), C())
    let child = Q(showing: b, c)
    bench.stage.root?.flow.start(child, as: presentation)
    Simulation.settle()
    watch(child, b, c, bench.top)
    watch(bench.top?.navigationController?.viewControllers.dropLast().last)
    #expect(watch.alive == ["Q", "B", "C", "view of C", "view of B"])
  }

  @Test func whatTheUserLeft() {
    let bench = Bench()
    show(in: bench, as: .push)
    bench.tapBack()
    #expect(watch.alive.count == 5)
    Simulation.settle()
    #expect(watch.alive == ["Q", "B", "view of B"])
    bench.beginBack()?.cancel()
    Simulation.settle()
    #expect(watch.alive == ["Q", "B", "view of B"])
    bench.beginBack()?.complete()
    Simulation.settle()
    #expect(watch.alive == [])
    #expect(bench.shown == "A")
  }

  @Test func whatTheUserSwipedDown() {
    let bench = Bench()
    show(in: bench, as: .present)
    watch(bench.top?.navigationController)
    bench.swipeDown()
    #expect(watch.alive.count == 6)
    Simulation.settle()
    #expect(watch.alive == [])
  }

  @Test(arguments: [FlowPresentation.push, .present])
  func whatAFlowTookAway(presentation: FlowPresentation) {
    let bench = Bench()
    show(in: bench, as: presentation)
    bench.stage.root?.flow.children.first?.flow.finish {}
    // The flow is over; its screens live for as long as their views are seen.
    #expect(watch.alive == ["B", "C", "view of C", "view of B"])
    Simulation.settle()
    #expect(watch.alive == [])
  }

  @Test(arguments: [FlowPresentation.push, .present])
  func windowThatIsDropped(presentation: FlowPresentation) {
    do {
      let bench = Bench()
      show(in: bench, as: presentation)
      watch(bench.window, bench.host, bench.stage, bench.stage.root, bench.stack)
      #expect(watch.alive.count == 10)
    }
    Simulation.settle()
    #expect(watch.alive == [])
  }

  @Test func viewControllersAreMadeOncePerShowing() {
    let bench = Bench()
    let (a, b) = (A(), B())
    let root = P { $0.push(a) }
    bench.host.start(root)
    Simulation.settle()
    root.flow.push(b)
    root.flow.present(C())
    root.flow.push(D())
    #expect(bench.shown == "A › B › D | sheet C")
    #expect(Pages.made == ["A", "B", "D", "C"])
    root.flow.popToRoot()
    root.flow.push(b)
    #expect(bench.shown == "A › B")
    #expect(Pages.made == ["A", "B", "D", "C", "B"])
  }

  @Test func noViewControllerIsMadeForWhatNobodySees() {
    let bench = Bench()
    let root = P(showing: A())
    bench.host.start(root)
    Simulation.settle()
    root.flow.push(B())
    for _ in 1...5 {
      root.flow.push(C())
      root.flow.popToRoot()
    }
    #expect(bench.shown == "A")
    #expect(Pages.made == ["A", "B"])
  }
}
