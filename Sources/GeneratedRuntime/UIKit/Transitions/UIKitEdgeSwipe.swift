#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// Lets the swipe from the edge go back in an app with its own transitions: beside a delegate
  /// with transitions, UIKit's own delegate of the recognizer refuses each swipe, or is gone. And
  /// lets it ask, as the back button does, where a screen wants that.
  @MainActor
  final class UIKitEdgeSwipe: NSObject, UIGestureRecognizerDelegate {
    // On the main actor, except in `deinit`, which only reads them and may run on any thread.
    nonisolated(unsafe) private weak var stack: UINavigationController?
    nonisolated(unsafe) private weak var former: (any UIGestureRecognizerDelegate)?

    /// The view controller whose way back asks, and the question.
    private weak var held: UIViewController?
    private var ask: (@MainActor () -> Void)?
    /// Whether its back button is hidden, since it stays.
    private var hides = false

    /// Holds the way back from a view controller, and lets go of the one before.
    ///
    /// - Parameter listens: whether it goes on without a question, for an app's transitions.
    func hold(
      _ question: Stage.Question?, of top: UIViewController?, on stack: UINavigationController,
      else listens: Bool, _ ask: @escaping @MainActor () -> Void
    ) {
      guard question != nil || held != nil else { return }
      let stays = if case .stays? = question { true } else { false }
      self.ask = ask
      if question != nil, held === top, stays == hides { return }
      if let item = held?.navigationItem {
        // Before, the button goes back; the screen then comes again, with the question.
        if #available(iOS 16, *) { item.backAction = nil }
        if hides { item.hidesBackButton = false }
      }
      (held, hides) = (question == nil ? nil : top, stays)
      if let item = held?.navigationItem {
        if #available(iOS 16, *) { item.backAction = UIAction { [weak self] _ in self?.ask?() } }
        if hides { item.hidesBackButton = true }
        listen(to: stack)
      } else if !listens || former.map(isUIKits) == false {
        stopListening()
      }
      if #available(iOS 26, visionOS 26, *) {
        stack.interactiveContentPopGestureRecognizer?.isEnabled = held == nil
      }
    }

    /// Replaces UIKit's own delegate; one that the app has set stays, unless a screen asks.
    func listen(to stack: UINavigationController) {
      guard let recognizer = stack.interactivePopGestureRecognizer, recognizer.delegate !== self,
        held != nil || recognizer.delegate.map(isUIKits) != false
      else { return }
      (self.stack, former) = (stack, recognizer.delegate)
      recognizer.delegate = self
    }

    func stopListening() {
      let recognizer = stack?.interactivePopGestureRecognizer
      if recognizer?.delegate === self { recognizer?.delegate = former }
    }

    private func isUIKits(_ delegate: any UIGestureRecognizerDelegate) -> Bool {
      delegate is UIKitEdgeSwipe || "\(type(of: delegate))".hasPrefix("_")
    }

    /// Decides as UIKit does without custom transitions, or asks.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      if let ask, let held, stack?.topViewController === held {
        ask()
        return false
      }
      guard let stack, stack.viewControllers.count > 1, stack.transitionCoordinator == nil,
        !stack.isNavigationBarHidden, let item = stack.topViewController?.navigationItem
      else { return false }
      let isReplaced = item.leftBarButtonItems?.isEmpty == false
      return !item.hidesBackButton && (!isReplaced || item.leftItemsSupplementBackButton)
    }

    deinit {
      guard former != nil else { return }
      Task { @MainActor [weak stack, weak former] in
        let recognizer = stack?.interactivePopGestureRecognizer
        if recognizer?.delegate == nil { recognizer?.delegate = former }
      }
    }
  }
#endif
