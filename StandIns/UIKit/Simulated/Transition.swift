// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var initiallyInteractive: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
  var containerView: UIView { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: (
      @MainActor @Sendable (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (
      @MainActor @Sendable (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool
  func notifyWhenInteractionChanges(
    _ handler:
      @escaping @MainActor @Sendable (any UIViewControllerTransitionCoordinatorContext)
      -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      @MainActor @Sendable (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A transition under way; UIKit's is private too.
final class Transition: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated = true
  let transitionDuration: TimeInterval = 0
  let containerView = UIView()
  let initiallyInteractive: Bool
  var isInteractive: Bool
  var isCancelled = false
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private(set) var hasEnded = false

  @MainActor
  init(isInteractive: Bool = false) {
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
  }

  func animate(
    alongsideTransition animation: (
      @MainActor @Sendable (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (
      @MainActor @Sendable (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    // The worst case of the other order: it is forgotten.
    guard !hasEnded else { return Simulation.order == .completionFirst }
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler:
      @escaping @MainActor @Sendable (any UIViewControllerTransitionCoordinatorContext)
      -> Void
  ) {}

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }

  func end() {
    hasEnded = true
    isInteractive = false
    let completions = completions
    self.completions = []
    if Simulation.losesCompletions { return }
    for completion in completions { completion(self) }
  }
}
