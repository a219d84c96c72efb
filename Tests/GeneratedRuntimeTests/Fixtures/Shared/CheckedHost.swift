#if UIKIT_STAND_IN
  @testable import GeneratedRuntime
  import Testing
  import UIKit

  /// Lets the UIKit host draw a test's stage, and compares UIKit's state with the stage. Every
  /// third change is made during a transition.
  @MainActor
  final class CheckedHost: StageHost {
    private let drawing: UIKitDrawing
    private let scene = UIWindowScene()
    private let window: UIWindow
    private var draws = 0

    /// The last hosts, since stages hold their hosts weakly.
    private static var hosts: [CheckedHost] = []

    static func make(isAttached: Bool) -> CheckedHost {
      Simulation.settle()
      Simulation.reset()
      UIKitDrawing.schedule = { Simulation.later(seconds: $0, $1) }
      let host = CheckedHost(isAttached: isAttached)
      hosts = hosts.suffix(9) + [host]
      return host
    }

    private init(isAttached: Bool) {
      window = UIWindow(windowScene: scene)
      let stack = UINavigationController()
      window.rootViewController = stack
      window.makeKeyAndVisible()
      drawing =
        isAttached
        ? UIKitDrawing(lowest: UIKitLayer(lowest: UIKitStack(apps: stack)))
        : UIKitDrawing(lowest: UIKitLayer(lowest: UIKitStack(own: stack)), window: window)
    }

    func draw(_ stage: Stage, animated: Bool) {
      Simulation.setWidth(stage.width == .regular ? .regular : .compact, of: window)
      drawing.draw(stage, animated: animated)
      draws += 1
      if draws % 3 == 0 { return Simulation.turn() }
      Simulation.settle()
      #expect(window.drawn == stage.drawnDescription)
      #expect(Simulation.complaints == [])
    }

    func open(_ url: URL) {}

    func catchUp(_ stage: Stage) { drawing.catchUp(stage) }
  }
#endif
