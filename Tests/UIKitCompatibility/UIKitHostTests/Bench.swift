import Testing
import UIKit

@testable import GeneratedRuntime

/// A window with a host, and a user's gestures.
@MainActor
final class Bench {
  /// Its own, so that no window of another test is in it.
  private let scene = UIWindowScene()
  let window: UIWindow
  let host: UIKitHost

  /// A window that the host has for itself.
  init(
    _ order: Simulation.Order = .delegateFirst,
    configure: (inout UIKitContainers) -> Void = { _ in }
  ) {
    Self.reset()
    Simulation.order = order
    window = UIWindow(windowScene: scene)
    host = UIKitHost(window: window, configure: configure)
  }

  /// The app's own screens, and a host on its navigation controller.
  init(on screens: UIViewController..., delegate: (any UINavigationControllerDelegate)? = nil) {
    Self.reset()
    let stack = UINavigationController()
    stack.viewControllers = screens
    stack.delegate = delegate
    window = UIWindow(windowScene: scene)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    Simulation.settle()
    host = UIKitHost(navigationController: stack)
  }

  /// A view controller of the app's, and a host that it presents.
  init(over presenter: UIViewController, style: ModalStyle = .sheet) {
    Self.reset()
    window = UIWindow(windowScene: scene)
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    Simulation.settle()
    host = UIKitHost(presenter: presenter, style: style)
  }

  private static func reset() {
    Simulation.settle()
    Simulation.reset()
    HostClock.schedule = { Simulation.later(seconds: $0, $1) }
    Pages.made = []
  }

  var stage: Stage { host.stage }

  /// The same, with a transcript from now on.
  var recordingStage: Stage {
    stage.isRecording = true
    return stage
  }

  var stack: UINavigationController? { window.rootViewController as? UINavigationController }

  /// What UIKit shows when all is done; checked against the stage.
  var shown: String {
    Simulation.settle()
    #expect(window.drawn == stage.drawnDescription)
    return drawn
  }

  /// What UIKit shows when all is done.
  var drawn: String {
    Simulation.settle()
    #expect(Simulation.complaints == [])
    return window.drawn
  }

  /// The top one of the highest stack.
  var top: UIViewController? {
    Simulation.topStack(in: window)?.topViewController
  }

  func tapBack() {
    Simulation.settle()
    Simulation.tapBack(in: window)
  }

  func swipeDown() {
    Simulation.settle()
    Simulation.swipeDown(in: window)
  }

  func beginBack() -> InteractiveTransition? {
    Simulation.settle()
    return Simulation.beginEdgeSwipe(in: window)
  }
}

/// Draws a sketched screen, and holds it, as an app's view controllers do.
final class PageController: UIViewController {
  let screen: SketchScreen

  init(_ screen: SketchScreen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
    title = "\(type(of: screen))"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

extension SketchScreen: ViewControllerScreen {
  func makeViewController() -> UIViewController {
    Pages.made.append("\(type(of: self))")
    return PageController(self)
  }
}

/// The names of the screens whose view controllers were made.
@MainActor
enum Pages {
  static var made: [String] = []
}

extension UIViewController {
  /// A view controller of the app's own.
  static func own(_ name: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = name
    return controller
  }
}
