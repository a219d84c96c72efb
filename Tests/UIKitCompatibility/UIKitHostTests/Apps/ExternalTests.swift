import Testing
import UIKit

@testable import GeneratedRuntime

/// Coordinators of the app's own, which know nothing of flows, in a flow: on its navigation
/// controller, with one of their own, and in what they present.
@MainActor
struct ExternalTests {
  let bench = Bench()
  let stage: Stage
  let a = A()
  let root: P
  let child = Q()

  /// A coordinator as an app wrote it years ago.
  @MainActor
  final class Legacy {
    let stack: UINavigationController
    var onDone: () -> Void = {}

    init(_ stack: UINavigationController = UINavigationController()) {
      self.stack = stack
    }

    func push(_ name: String) {
      stack.pushViewController(.own(name), animated: stack.viewIfLoaded?.window != nil)
    }
  }

  init() {
    stage = bench.recordingStage
    root = P(showing: a)
    bench.host.start(root)
    Simulation.settle()
  }

  /// Starts the coordinator in a flow that ends when it is done.
  func start(_ begin: @escaping (Flow, UINavigationController?) -> Legacy) -> () -> Legacy? {
    weak var legacy: Legacy?
    let child = child
    child.onStart = { [bench] flow in
      let own = begin(flow, bench.stack)
      own.onDone = { flow.finish {} }
      legacy = own
    }
    root.flow.start(child)
    return { legacy }
  }

  /// A flow on whose navigation controller the coordinator pushes X and Y.
  func startPushing() -> () -> Legacy? {
    start { flow, stack in
      let legacy = Legacy(stack ?? UINavigationController())
      flow.push(external: legacy) { _ in legacy.push("X") }
      return legacy
    }
  }

  @Test func pushesAmongOthers() {
    root.flow.change {
      root.flow.push(B())
      _ = startPushing()
    }
    #expect(bench.drawn == "A › B › X")
    child.flow.present(C())
    #expect(bench.drawn == "A › B › X | sheet C")
    root.flow.popToRoot()
    #expect(bench.drawn == "A")
    #expect(child.flow.end == .popped)
  }

  @Test func pushesNothing() {
    _ = start { flow, stack in
      let legacy = Legacy(stack ?? UINavigationController())
      flow.push(external: legacy) { _ in }
      return legacy
    }
    #expect(bench.drawn == "A")
    #expect(child.flow.end == .popped)
    #expect(stage.warnings == ["push external: nothing was pushed at once"])
  }

  @Test func beginsOnceThoughItsPresentationIsRefused() {
    let alert = UIViewController.own("Alert")
    _ = alert.view
    bench.top?.present(alert, animated: false)
    var begun = 0
    child.onStart = { flow in
      flow.push(external: Legacy()) { stack in
        begun += 1
        stack.pushViewController(.own("X"), animated: false)
      }
    }
    root.flow.start(child, as: .present)
    Simulation.settle()
    Simulation.complaints = []
    root.flow.push(C())
    #expect(bench.drawn == "A › C | Alert | sheet X")
    #expect(begun == 1)
  }

  /// In a flow that is presented, and on which nothing else was pushed.
  @Test(arguments: Simulation.Order.allCases)
  func pushesFirst(order: Simulation.Order) {
    Simulation.order = order
    weak var legacy: Legacy?
    child.onStart = { flow in
      let own = Legacy()
      own.onDone = { flow.finish {} }
      legacy = own
      flow.push(external: own) { stack in stack.pushViewController(.own("X"), animated: true) }
    }
    root.flow.start(child, as: .present)
    #expect(bench.drawn == "A | sheet X")
    child.flow.push(B())
    #expect(bench.drawn == "A | sheet X › B")
    Simulation.settle()
    legacy?.onDone()
    #expect(bench.drawn == "A")
    #expect(child.flow.end == .finished)
    #expect(legacy == nil)
    #expect(stage.warnings == [])
  }

  @Test func pushesNothingFirst() {
    child.onStart = { $0.push(external: Legacy()) { _ in } }
    root.flow.start(child, as: .present)
    Simulation.settle()
    #expect(bench.drawn == "A")
    #expect(child.flow.end != nil)
    a.event { root.flow.push(B()) }
    #expect(bench.drawn == "A › B")
    #expect(stage.warnings == ["push external: nothing was pushed at once"])
  }

  /// With the app's own delegate, which is still called.
  @Test(arguments: Simulation.Order.allCases)
  func closesItself(order: Simulation.Order) {
    Simulation.order = order
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {}
    let delegate = Delegate()
    let legacy = start { flow, _ in
      let legacy = Legacy()
      legacy.push("X")
      legacy.stack.modalPresentationStyle = .pageSheet
      legacy.stack.presentationController?.delegate = delegate
      flow.present(external: legacy, legacy.stack)
      return legacy
    }
    #expect(bench.drawn == "A | sheet X")
    #expect(legacy()?.stack.presentationController?.delegate === delegate)
    legacy()?.stack.dismiss(animated: true)
    #expect(bench.drawn == "A")
    #expect(child.flow.end == .dismissed)
  }

  @Test(arguments: Simulation.Order.allCases, [true, false])
  func presents(order: Simulation.Order, isAnimated: Bool) {
    Simulation.order = order
    func startPresenting() -> () -> Legacy? {
      start { flow, _ in
        let legacy = Legacy()
        legacy.push("X")
        legacy.stack.modalPresentationStyle = .fullScreen
        flow.present(external: legacy) { $0.present(legacy.stack, animated: isAnimated) }
        return legacy
      }
    }
    let legacy = startPresenting()
    #expect(bench.drawn == "A | fullScreen X")
    legacy()?.stack.present(.own("Z"), animated: true)
    Simulation.settle()
    legacy()?.onDone()
    #expect(bench.drawn == "A")
    #expect(child.flow.end == .finished)
    #expect(legacy() == nil)
    #expect(stage.warnings == [])
  }

  @Test(arguments: Simulation.Order.allCases)
  func presentsAndClosesItself(order: Simulation.Order) {
    Simulation.order = order
    let legacy = start { flow, _ in
      let legacy = Legacy()
      legacy.push("X")
      flow.present(external: legacy) { $0.present(legacy.stack, animated: true) }
      return legacy
    }
    Simulation.settle()
    legacy()?.stack.dismiss(animated: true)
    Simulation.settle()
    #expect(child.flow.end == .dismissed)
    a.event { root.flow.push(B()) }
    #expect(bench.drawn == "A › B")
  }

  @Test func presentsNothing() {
    _ = start { flow, _ in
      let legacy = Legacy()
      flow.present(external: legacy) { _ in }
      return legacy
    }
    #expect(bench.drawn == "A")
    #expect(child.flow.end == .dismissed)
    #expect(stage.warnings == ["present external: nothing was presented at once"])
  }

  /// The app closes it together with what a flow shows above it: it isn't asked to begin again while
  /// the flows hear of one after the other.
  @Test(arguments: Simulation.Order.allCases)
  func isClosedTogetherWithOthers(order: Simulation.Order) {
    Simulation.order = order
    var begun = 0
    let legacy = start { flow, _ in
      let legacy = Legacy()
      legacy.push("X")
      flow.present(external: legacy) {
        begun += 1
        $0.present(legacy.stack, animated: true)
      }
      return legacy
    }
    Simulation.settle()
    root.flow.present(B())
    root.flow.alert("Sure?", buttons: [.button("Yes")])
    Simulation.settle()
    bench.window.rootViewController?.dismiss(animated: false)
    stage.catchUp()
    Simulation.settle()
    #expect(begun == 1)
    #expect(bench.drawn == "A")
    #expect(child.flow.end == .dismissed)
    #expect(legacy() == nil)
    #expect(stage.warnings == [])
  }
}
