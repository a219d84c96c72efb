import Foundation
import GeneratedRuntime
import Testing
import UIKit

/// A team adopts one flow at a time: the host starts where the app already shows something.
@MainActor
struct AttachmentTests {
  final class Delegate: NSObject, UINavigationControllerDelegate {
    var shown: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      shown.append(viewController.title ?? "")
    }
  }

  @Test func delegateOfTheAppsGoesOn() {
    let delegate = Delegate()
    let bench = Bench(on: .own("X"), delegate: delegate)
    bench.host.start(P(showing: A()))
    _ = bench.drawn
    bench.stage.root?.flow.push(B())
    bench.tapBack()
    bench.tapBack()
    #expect(bench.drawn == "X")
    #expect(delegate.shown == ["X", "A", "B", "A", "X"])
    #expect(bench.stack?.delegate === delegate)
    bench.stack?.pushViewController(.own("Y"), animated: true)
    #expect(bench.drawn == "X › Y")
    #expect(delegate.shown.last == "Y")
  }

  @Test func delegateOfTheAppsIsBackWhenTheHostIsDropped() async {
    let delegate = Delegate()
    let stack = UINavigationController(rootViewController: .own("X"))
    stack.delegate = delegate
    do {
      let host = UIKitHost(navigationController: stack)
      host.start(P(showing: A()))
      #expect(stack.delegate !== delegate)
      // As an app does that empties its view.
      for view in stack.view.subviews { view.removeFromSuperview() }
    }
    for _ in 1...1_000 where stack.delegate == nil { await Task.yield() }
    #expect(stack.delegate === delegate)
  }

  @Test(arguments: [true, false])
  func appsViewControllerMayHoldItsHost(presents: Bool) {
    final class Own: UIViewController { var host: UIKitHost? }
    weak var held: UIKitHost?
    weak var window: UIWindow?
    do {
      let own = Own()
      own.title = "X"
      let bench = presents ? Bench(over: own) : Bench(on: own)
      own.host = bench.host
      (held, window) = (bench.host, bench.window)
      bench.host.start(P(showing: A(), B()))
      bench.stage.root?.flow.present(C())
      #expect(bench.drawn == (presents ? "X | sheet A › B | sheet C" : "X › A › B | sheet C"))
    }
    Simulation.settle()
    #expect(held == nil)
    #expect(window == nil)
  }

  /// A view controller of the app that is itself a screen.
  final class Legacy: UIViewController, ViewControllerScreen {
    let presence = Presence()
  }

  @Test func appsViewControllerAsAScreen() {
    let bench = Bench()
    let legacy = Legacy()
    legacy.title = "Legacy"
    let root = P(showing: A())
    bench.host.start(root)
    root.flow.push(legacy)
    #expect(bench.shown == "A › Legacy")
    #expect(bench.top === legacy)
    root.flow.popToRoot()
    root.flow.push(legacy)
    #expect(bench.shown == "A › Legacy")
    root.flow.popToRoot()
    root.flow.present(legacy)
    #expect(bench.shown == "A | sheet Legacy")
    legacy.presence.report { root.flow.push(B()) }
    #expect(bench.shown == "A › B | sheet Legacy")
  }
}
