#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension Presence {
    /// A view controller that shows nothing itself, for interfaces that the system shows above
    /// everything: web authentication, Sign in with Apple, Face ID, a permission, a share sheet. It
    /// is presented without an animation, as `.overFullScreen`.
    ///
    /// - Parameter begin: begins it, in the window or over the view controller, as soon as that is
    ///   on screen. It returns a closure that ends it, which is called once when the screen leaves.
    public func session(
      _ begin: @escaping @MainActor (UIWindow, UIViewController) -> () -> Void
    ) -> UIViewController {
      SessionViewController(self, begin)
    }
  }

  private final class SessionViewController: UIViewController {
    private weak var presence: Presence?
    private var begin: (@MainActor (UIWindow, UIViewController) -> () -> Void)?

    init(
      _ presence: Presence,
      _ begin: @escaping @MainActor (UIWindow, UIViewController) -> () -> Void
    ) {
      (self.presence, self.begin) = (presence, begin)
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.isNavigationBarHidden = true
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard let begin, let window = view.window, let presence, presence.isShown else { return }
      self.begin = nil
      let end = begin(window, self)
      presence.whenLeft { end() }
    }
  }
#endif
