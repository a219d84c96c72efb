import GeneratedRuntime
import Testing
import UIKit

/// A host that nobody holds, that its stage starts, or whose window shows nothing yet; and what a host
/// leaves behind.
@MainActor
struct HoldingTests {
  let a = A()
  let root: P

  init() {
    root = P(showing: a)
  }

  /// Lets a host go as soon as it is started.
  func start(_ host: UIKitHost) {
    host.start(root)
  }

  @Test func windowHoldsItsHost() {
    let bench = Bench()
    weak var host: UIKitHost?
    let window = UIWindow()
    do {
      let own = UIKitHost(window: window)
      host = own
      start(own)
    }
    a.event { root.flow.push(B()) }
    Simulation.settle()
    #expect(window.drawn == "A › B")
    Simulation.tapBack(in: window)
    Simulation.settle()
    #expect(root.flow.screens.count == 1)
    #expect(host != nil)
    root.flow.finish {}
    Simulation.settle()
    #expect(window.drawn == "nothing")
    #expect(host == nil)
    #expect(window.subviews == [])
    #expect(bench.drawn == "nothing")
  }

  @Test func windowIsDropped() {
    let bench = Bench()
    weak var window: UIWindow?
    weak var held: P?
    do {
      let own = UIWindow()
      let root = P(showing: A())
      (window, held) = (own, root)
      UIKitHost(window: own).start(root)
      Simulation.settle()
      #expect(own.drawn == "A")
    }
    Simulation.settle()
    #expect(window == nil)
    #expect(held == nil)
    #expect(bench.drawn == "nothing")
  }

  @Test func windowGetsAnotherHost() {
    let bench = Bench()
    weak var held: P?
    do {
      let root = P(showing: A())
      held = root
      UIKitHost(window: bench.window).start(root)
      Simulation.settle()
    }
    #expect(held != nil)
    start(UIKitHost(window: bench.window))
    Simulation.settle()
    #expect(bench.window.drawn == "A")
    #expect(bench.window.subviews.count == 1)
    #expect(held == nil)
  }

  @Test func navigationControllerHoldsItsHost() {
    let bench = Bench(on: .own("X"))
    for _ in 1...3 {
      let (a, root) = (A(), P(showing: A()))
      UIKitHost(navigationController: bench.stack ?? .init()).start(root)
      root.flow.push(a)
      #expect(bench.drawn == "X › A › A")
      a.event { root.flow.push(B()) }
      #expect(bench.drawn == "X › A › A › B")
      bench.stack?.popToRootViewController(animated: true)
      #expect(bench.drawn == "X")
      #expect(root.flow.end == .popped)
      #expect(bench.stack?.view.subviews == [])
    }
  }

  @Test func presenterHoldsItsHost() {
    let bench = Bench(over: .own("X"))
    let presenter = bench.window.rootViewController ?? .init()
    start(UIKitHost(presenter: presenter))
    #expect(bench.drawn == "X | sheet A")
    a.event { root.flow.push(B()) }
    #expect(bench.drawn == "X | sheet A › B")
    bench.swipeDown()
    #expect(bench.drawn == "X")
    #expect(root.flow.end == .dismissed)
    #expect(presenter.view.subviews == [])
  }

  @Test func stageThatIsStartedItself() {
    let bench = Bench()
    Simulation.setWidth(.regular, of: bench.window)
    var width: WidthClass?
    bench.host.stage.start(
      P { flow in
        width = flow.width
        flow.push(A())
      })
    #expect(bench.shown == "A")
    #expect(bench.window.isKeyWindow)
    #expect(width == .regular)
    Simulation.setWidth(.compact, of: bench.window)
    #expect(bench.stage.width == .compact)
  }

  @Test(arguments: [ModalStyle.sheet, .fullScreen])
  func presenterThatIsNotOnScreenYet(style: ModalStyle) {
    let bench = Bench(on: .own("X"))
    let presenter = UIViewController.own("Y")
    let host = UIKitHost(presenter: presenter, style: style)
    host.start(root)
    #expect(bench.drawn == "X")
    bench.stack?.pushViewController(presenter, animated: true)
    #expect(bench.drawn == "X › Y | \(style) A")
  }

  @Test func navigationControllerThatIsNotOnScreenYet() {
    let bench = Bench(on: .own("X"))
    let stack = UINavigationController(rootViewController: .own("Y"))
    start(UIKitHost(navigationController: stack))
    root.flow.present(B())
    #expect(bench.drawn == "X")
    bench.top?.present(stack, animated: true)
    #expect(bench.drawn == "X | automatic Y › A | sheet B")
  }

  // MARK: - Sizes

  @Test func roomUnderAModalThatTakesTheScreen() {
    let bench = Bench(on: .own("X"))
    bench.host.start(root)
    root.flow.present(B(), style: .fullScreen)
    #expect(bench.drawn == "X › A | fullScreen B")
    Simulation.setWidth(.regular, of: bench.window)
    #expect(bench.stage.width == .regular)
    bench.stage.root?.flow.popToRoot()
    #expect(bench.drawn == "X › A")
    Simulation.setWidth(.compact, of: bench.window)
    #expect(bench.stage.width == .compact)
  }

  @Test func roomInAModalThatTakesTheScreen() {
    let bench = Bench(over: .own("X"), style: .fullScreen)
    bench.host.start(root)
    #expect(bench.drawn == "X | fullScreen A")
    Simulation.setWidth(.regular, of: bench.window)
    #expect(bench.stage.width == .regular)
    Simulation.setWidth(.compact, of: bench.window)
    #expect(bench.stage.width == .compact)
  }

  @Test func roomOfAHostThatIsThrough() {
    let bench = Bench(on: .own("X"))
    bench.host.start(root)
    root.flow.present(B(), style: .fullScreen)
    #expect(bench.drawn == "X › A | fullScreen B")
    root.flow.finish {}
    #expect(bench.drawn == "X")
    let again = P(showing: A())
    Simulation.setWidth(.regular, of: bench.window)
    bench.host.start(again)
    #expect(bench.drawn == "X › A")
    #expect(bench.stage.width == .regular)
    #expect(bench.stack?.view.subviews.count == 1)
  }

  // MARK: - Addresses

  @Test func addressesGoToTheScene() {
    let bench = Bench(over: .own("X"))
    bench.host.start(root)
    Simulation.settle()
    root.flow.browse(URL(string: "mailto:ada@example.org"))
    #expect(Simulation.opened == ["mailto:ada@example.org"])
    #expect(bench.drawn == "X | sheet A")
  }

  @Test func addressWithoutAScene() {
    let bench = Bench()
    let stage = bench.recordingStage
    bench.window.windowScene = nil
    stage.start(root)
    root.flow.browse(URL(string: "https://example.org"), in: .system)
    #expect(Simulation.opened == [])
    #expect(stage.warnings == ["open: the host isn't in a scene"])
  }
}
