// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UIWindow: UIView {
  open private(set) var isKeyWindow = false

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.window = nil
      if rootViewController?.parent != nil {
        Simulation.complain("UIViewControllerHierarchyInconsistency: a root in a container")
      }
      rootViewController?.window = self
      if isKeyWindow { rootViewController?.appear(animated: false) }
    }
  }

  open override var window: UIWindow? { self }

  open weak var windowScene: UIWindowScene? = Simulation.scene

  var traits = UITraitCollection(horizontalSizeClass: .compact)

  open override var traitCollection: UITraitCollection { traits }

  open func makeKeyAndVisible() {
    guard !isKeyWindow else { return }
    isKeyWindow = true
    rootViewController?.appear(animated: false)
  }
}

// There is no `UIApplication` here: app extensions have none, and the runtime is to build for them.

@MainActor
open class UIScene: UIResponder {
  @MainActor
  open class OpenExternalURLOptions: NSObject {}

  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    Simulation.opened.append(url.absoluteString)
    Simulation.later { completion?(true) }
  }
}

@MainActor
open class UIWindowScene: UIScene {}
