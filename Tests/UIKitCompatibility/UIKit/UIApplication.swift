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

  var traits = UITraitCollection(horizontalSizeClass: .compact)

  open override var traitCollection: UITraitCollection { traits }

  open func makeKeyAndVisible() {
    guard !isKeyWindow else { return }
    isKeyWindow = true
    rootViewController?.appear(animated: false)
  }
}

@MainActor
open class UIApplication: UIResponder {
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    public let rawValue: String
  }

  public static let shared = UIApplication()

  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    Simulation.opened.append(url.absoluteString)
    Simulation.later { completion?(true) }
  }
}
