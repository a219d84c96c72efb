import Foundation
import GeneratedRuntime
import SafariServices
import Testing
import UIKit

/// How the host draws: styles, animations, browsers, and what can't be drawn yet.
@MainActor
struct DrawingTests {
  final class Delegate: NSObject, UINavigationControllerDelegate {
    var shown: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      shown.append((viewController.title ?? "") + (animated ? "" : " at once"))
    }
  }

  let root = P(showing: A())

  @Test func styles() {
    let bench = Bench()
    bench.host.start(root)
    #expect(bench.window.isKeyWindow)
    root.flow.change {
      root.flow.present(B(), style: .sheet)
      root.flow.present(C(), style: .formSheet)
      root.flow.present(D(), style: .popover)
      root.flow.present(E(), style: .overFullScreen)
      root.flow.present(F(), style: .fullScreen)
    }
    #expect(
      bench.shown == "A | sheet B | formSheet C | popover D | overFullScreen E | fullScreen F")
  }

  @Test func titlesFollow() throws {
    let bench = Bench()
    let screen = A()
    screen.presence.title = "Owls"
    bench.host.start(P(showing: screen))
    let controller = try #require(bench.stack?.viewControllers.last)
    #expect(controller.navigationItem.title == "Owls")
    screen.presence.title = "Snowy"
    #expect(controller.navigationItem.title == "Snowy")
  }

  @Test func browsers() throws {
    let bench = Bench()
    let url = try #require(URL(string: "https://example.org"))
    bench.host.start(root)
    root.flow.browse(url, in: .system)
    #expect(Simulation.opened == ["https://example.org"])
    root.flow.browse(url)
    #expect(bench.shown == "A | browser https://example.org")
    let browser = Simulation.top(in: bench.window) as? SFSafariViewController
    browser?.tapDone()
    root.flow.present(B())
    #expect(bench.shown == "A | sheet B")
    root.flow.browse(url)
    #expect(bench.shown == "A | sheet B | browser https://example.org")
    bench.swipeDown()
    #expect(bench.shown == "A | sheet B")
  }

  @Test func oneTransitionAfterTheOther() {
    let bench = Bench()
    bench.host.start(root)
    root.flow.present(B())
    #expect(bench.shown == "A | sheet B")
    root.flow.change {
      root.flow.popToRoot()
      root.flow.push(C())
      root.flow.present(D())
      root.flow.present(E())
    }
    var steps = [bench.window.drawn]
    while !Simulation.isAtRest {
      Simulation.turn()
      if steps.last != bench.window.drawn { steps.append(bench.window.drawn) }
    }
    // Covered controllers are set first, so that the dismissal reveals the current state.
    #expect(
      steps == [
        "A › C | sheet B", "A › C | sheet D", "A › C | sheet D | sheet E",
      ])
    #expect(bench.shown == "A › C | sheet D | sheet E")
  }

  @Test func whatLiesAboveAModalThatLeftStays() throws {
    let bench = Bench()
    let (b, c) = (B(), C())
    bench.host.start(root)
    root.flow.present(b)
    root.flow.present(c)
    #expect(bench.shown == "A | sheet B | sheet C")
    let view = bench.top
    root.flow.back(from: b)
    #expect(bench.shown == "A | sheet C")
    #expect(bench.top === view)
    bench.swipeDown()
    #expect(bench.shown == "A")
    #expect(Pages.made == ["A", "B", "C"])
  }

  @Test func animatedIfAnyChangeIs() {
    let delegate = Delegate()
    let bench = Bench(on: .own("X"), delegate: delegate)
    bench.host.start(root)
    _ = bench.drawn
    root.flow.push(B(), animated: false)
    _ = bench.drawn
    root.flow.push(C())
    root.flow.push(D())
    root.flow.push(E(), animated: false)
    #expect(bench.drawn == "X › A › B › C › D › E")
    root.flow.push(F(), animated: false)
    _ = bench.drawn
    #expect(delegate.shown.dropFirst(2) == ["B at once", "C", "E", "F at once"])
  }

  @Test func refusedPresentationIsTriedAgain() {
    let bench = Bench()
    bench.host.start(root)
    Simulation.settle()
    let alert = UIViewController.own("Alert")
    _ = alert.view
    bench.top?.present(alert, animated: false)
    root.flow.present(Counted())
    Simulation.settle()
    #expect(Simulation.complaints.count == 1)
    Simulation.complaints = []
    root.flow.push(C())
    #expect(bench.drawn == "A › C | Alert | sheet Counted 1")
  }

  /// A screen whose view controllers are counted.
  final class Counted: ViewControllerScreen {
    let presence = Presence()
    private var count = 0
    private(set) weak var last: UIViewController?

    func makeViewController() -> UIViewController {
      count += 1
      let controller = UIViewController.own("Counted \(count)")
      last = controller
      return controller
    }
  }

  @Test func refusedModalThatIsClosedIsFreed() {
    let bench = Bench()
    bench.host.start(root)
    Simulation.settle()
    let alert = UIViewController.own("Alert")
    _ = alert.view
    bench.top?.present(alert, animated: false)
    let counted = Counted()
    root.flow.present(counted)
    #expect(counted.last != nil)
    Simulation.settle()
    Simulation.complaints = []
    root.flow.closeModals()
    Simulation.settle()
    #expect(counted.last == nil)
  }

  /// A screen that is left as soon as it is seen.
  final class Hasty: ViewControllerScreen {
    final class Controller: UIViewController {
      var onAppear: () -> Void = {}

      override func viewDidAppear(_ animated: Bool) { onAppear() }
    }

    let presence = Presence()
    var onAppear: () -> Void = {}

    func makeViewController() -> UIViewController {
      let controller = Controller()
      controller.onAppear = onAppear
      return controller
    }
  }

  @Test(arguments: Simulation.Order.allCases, [true, false])
  func screenThatIsLeftAsSoonAsItIsSeen(order: Simulation.Order, isAnimated: Bool) {
    let bench = Bench(order)
    let hasty = Hasty()
    hasty.onAppear = { [weak hasty, root] in
      if let hasty { root.flow.back(from: hasty, animated: isAnimated) }
    }
    bench.host.start(root)
    Simulation.settle()
    root.flow.present(hasty, animated: isAnimated)
    #expect(bench.shown == "A")
    root.flow.push(hasty, animated: isAnimated)
    #expect(bench.shown == "A")
    root.flow.push(C())
    #expect(bench.shown == "A › C")
  }
}
