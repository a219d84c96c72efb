#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The direction of one of the app's own transitions.
  public enum UIKitTransition: Sendable {
    /// To the screen that was shown with it.
    case appearing
    /// Back from that screen.
    case leaving
  }

  /// The app's own transitions, and the view controllers that were shown with them.
  @MainActor
  final class UIKitTransitions: NSObject {
    typealias Animator = @MainActor (UIKitTransition) -> any UIViewControllerAnimatedTransitioning

    private let animators: [FlowTransition: Animator]
    private let warn: (String) -> Void
    private var named: [Named] = []

    private struct Named {
      weak var controller: UIViewController?
      let name: FlowTransition
    }

    init(_ animators: [FlowTransition: Animator], warn: @escaping (String) -> Void) {
      (self.animators, self.warn) = (animators, warn)
    }

    /// If there are none, UIKit mustn't be told that there could be one, which disables its own
    /// gestures.
    var isEmpty: Bool { animators.isEmpty }

    /// Whether the app has such a transition. A view controller keeps it as long as it exists.
    @discardableResult
    func note(_ name: FlowTransition?, of controller: UIViewController) -> Bool {
      guard let name else { return false }
      let isKnown = animators[name] != nil
      guard !named.contains(where: { $0.controller === controller }) else { return isKnown }
      named.removeAll { $0.controller == nil }
      named.append(Named(controller: controller, name: name))
      if !isKnown { warn("transition \(name.name): the host has none with this name") }
      return isKnown
    }

    private func animator(
      of controller: UIViewController, _ way: UIKitTransition
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let name = named.first { $0.controller === controller }?.name
      return name.flatMap { animators[$0] }?(way)
    }

    /// For a stack. A swipe from the edge is the system's own: with another transition it wouldn't
    /// follow the finger.
    func animator(
      for operation: UINavigationController.Operation, from: UIViewController,
      to: UIViewController, in stack: UINavigationController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      switch operation {
      case .push: animator(of: to, .appearing)
      case .pop: stack.isSwipedBack ? nil : animator(of: from, .leaving)
      default: nil
      }
    }
  }

  extension UIKitTransitions: UIViewControllerTransitioningDelegate {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animator(of: presented, .appearing)
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animator(of: dismissed, .leaving)
    }
  }

  extension UINavigationController {
    fileprivate var isSwipedBack: Bool {
      #if os(tvOS)
        return false
      #else
        if #available(iOS 26, visionOS 26, *), interactiveContentPopGestureRecognizer.isActive {
          return true
        }
        return interactivePopGestureRecognizer.isActive
      #endif
    }
  }

  #if !os(tvOS)
    extension UIGestureRecognizer? {
      @MainActor
      fileprivate var isActive: Bool {
        switch self?.state {
        case .began, .changed: true
        default: false
        }
      }
    }
  #endif
#endif
