#if UIKIT_STAND_IN
  @testable import GeneratedRuntime
  import SafariServices
  import Testing
  import UIKit

  /// Lets the UIKit host draw what a test does, and compares what UIKit then has with what the
  /// stage says. Every third change comes while a transition is under way.
  @MainActor
  final class CheckedHost: StageHost {
    private let drawing: UIKitDrawing
    private let window: UIWindow
    private var draws = 0

    /// The last ones, since stages hold their hosts weakly.
    private static var hosts: [CheckedHost] = []

    static func make(isAttached: Bool) -> CheckedHost {
      Simulation.settle()
      Simulation.reset()
      let host = CheckedHost(isAttached: isAttached)
      hosts = hosts.suffix(9) + [host]
      return host
    }

    private init(isAttached: Bool) {
      window = UIWindow()
      let stack = UINavigationController()
      window.rootViewController = stack
      window.makeKeyAndVisible()
      drawing =
        isAttached
        ? UIKitDrawing(lowest: UIKitLayer(id: 0, apps: stack))
        : UIKitDrawing(lowest: UIKitLayer(id: 0, own: stack), window: window)
    }

    func draw(_ stage: Stage, animated: Bool) {
      drawing.draw(stage, animated: animated)
      draws += 1
      if draws % 3 == 0 { return Simulation.turn() }
      Simulation.settle()
      #expect(window.drawn == stage.description)
      #expect(Simulation.complaints == [])
    }

    func open(_ url: URL) {}
  }

  extension UIWindow {
    /// What UIKit shows, in the words of a stage's description.
    var drawn: String {
      let chain = sequence(first: rootViewController) { $0?.presentedViewController }
      return chain.compactMap(\.self).map { "\($0.style)\($0.content)" }.joined(separator: " | ")
    }
  }

  extension UIViewController {
    fileprivate var style: String {
      guard presentingViewController != nil, self is UINavigationController else { return "" }
      return switch modalPresentationStyle {
      case .pageSheet: "sheet "
      default: "\(modalPresentationStyle) "
      }
    }

    fileprivate var content: String {
      if let browser = self as? SFSafariViewController { return "browser \(browser.url)" }
      guard let stack = self as? UINavigationController else { return title ?? "\(self)" }
      if stack.viewControllers.isEmpty { return "nothing" }
      return stack.viewControllers.map(\.content).joined(separator: " › ")
    }
  }
#endif
