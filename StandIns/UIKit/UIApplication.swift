// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UIWindow: UIView {
  open fileprivate(set) var isKeyWindow = false

  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Self(rawValue: 0)
    public static let alert = Self(rawValue: 2_000)
  }

  open var windowLevel = Level.normal

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    Simulation.windows.append(Weak(window: self))
  }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
    if let other = windowScene.windows.first { traits = other.traits }
  }

  public required init?(coder: NSCoder) { nil }

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.window = nil
      if rootViewController?.parent != nil {
        Simulation.complain("UIViewControllerHierarchyInconsistency: a root in a container")
      }
      rootViewController?.window = self
      if !isHidden { rootViewController?.appear(animated: false) }
    }
  }

  open override var window: UIWindow? { self }

  open weak var windowScene: UIWindowScene? = Simulation.scene

  var traits = UITraitCollection(horizontalSizeClass: .compact)

  open override var traitCollection: UITraitCollection { traits }

  open func makeKey() {
    for window in windowScene?.windows ?? [] { window.isKeyWindow = false }
    isKeyWindow = true
  }

  open func makeKeyAndVisible() {
    makeKey()
    guard isHidden else { return }
    isHidden = false
    rootViewController?.appear(animated: false)
  }

  /// The visible windows of the scene that are above this one, lowest first, after this one.
  var upwards: [UIWindow] {
    let above = (windowScene?.windows ?? []).filter {
      !$0.isHidden && $0.windowLevel.rawValue > windowLevel.rawValue
    }
    return [self] + above.sorted { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
  }
}

struct Weak { weak var window: UIWindow? }

extension Simulation {
  fileprivate(set) static var windows: [Weak] = []
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
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] {
    Simulation.windows.removeAll { $0.window == nil }
    return Simulation.windows.compactMap(\.window).filter { $0.windowScene === self }
  }
}
