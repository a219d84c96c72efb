// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported public import Foundation

@MainActor
open class UIResponder: NSObject {
  public override init() {}
}

@MainActor
open class UIView: UIResponder, UITraitEnvironment {
  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open var isHidden = false
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityViewIsModal = false
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizingMask: AutoresizingMask = []
  open var safeAreaInsets = UIEdgeInsets.zero
  public static let layoutFittingCompressedSize = CGSize.zero

  /// There is no layout: tests override it.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    targetSize
  }

  weak var controller: UIViewController?

  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = Self(rawValue: 2)
    public static let flexibleHeight = Self(rawValue: 16)
  }

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open var window: UIWindow? { controller?.windowOnScreen ?? superview?.window }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    Simulation.watch(view)
    view.noticeWindow()
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    noticeWindow()
  }

  /// The window that it knows of, and the traits that it had there.
  private weak var knownWindow: UIWindow?
  private var knownTraits: UITraitCollection?

  /// Tells a view that it was added to another.
  func noticeWindow() {
    let window = window
    guard window !== knownWindow else { return }
    knownWindow = window
    didMoveToWindow()
    if window != nil { noticeTraits() }
  }

  open func didMoveToWindow() {}

  /// Views that aren't in a window keep their traits.
  open var traitCollection: UITraitCollection {
    window == nil ? knownTraits ?? currentTraits : currentTraits
  }

  private var currentTraits: UITraitCollection {
    controller?.traitCollection ?? superview?.traitCollection
      ?? UITraitCollection(horizontalSizeClass: .unspecified)
  }

  private var traitHandlers: [(UITraitCollection) -> Void] = []

  public typealias TraitChangeHandler<Environment> = (Environment, UITraitCollection) -> Void

  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    traitHandlers.append { [weak self] previous in
      if let view = self as? Environment { handler(view, previous) }
    }
    return Registration()
  }

  private struct Registration: UITraitChangeRegistration {}

  func noticeTraits() {
    let (previous, current) = (knownTraits, currentTraits)
    knownTraits = current
    guard let previous, previous.horizontalSizeClass != current.horizontalSizeClass else { return }
    for handler in traitHandlers { handler(previous) }
    traitCollectionDidChange(previous)
  }

  // MARK: Animations

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  }

  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.transitionCrossDissolve) { Simulation.crossDissolves += 1 }
    animations?()
    Simulation.later { if !Simulation.losesCompletions { completion?(true) } }
  }

  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

public struct UIEdgeInsets: Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  public static let zero = Self(top: 0, left: 0, bottom: 0, right: 0)
}

public struct UILayoutPriority: Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = Self(rawValue: 1000)
  public static let fittingSizeLevel = Self(rawValue: 50)
  public static let defaultLow = Self(rawValue: 250)
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = Self(rawValue: 2)
  public static let all = Self(rawValue: 30)
  public static let allButUpsideDown = Self(rawValue: 26)
}

@MainActor
open class UIViewController: UIResponder {
  open var title: String?
  open var isModalInPresentation = false
  open var preferredContentSize = CGSize.zero
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  public let navigationItem = UINavigationItem()
  open var toolbarItems: [UIBarButtonItem]?
  open var contentUnavailableConfiguration: (any UIContentConfiguration)?
  open var tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil, tag: 0)

  open private(set) weak var parent: UIViewController?
  open internal(set) weak var presentingViewController: UIViewController?
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  var presented: UIViewController?
  var transition: Transition?
  weak var window: UIWindow?
  private var loadedView: UIView?
  private var cachedPresentationController: UIPresentationController?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: The view

  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        loadedView?.controller = self
        viewDidLoad()
      }
      return loadedView
    }
    set { loadedView = newValue }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called when it appears; containers do more.
  func appear(animated: Bool) {
    _ = view
    viewWillAppear(animated)
    viewDidAppear(animated)
    for child in added { child.appear(animated: animated) }
  }

  /// Called when nothing covers it any more.
  func cameBack() {
    for child in added { child.cameBack() }
  }

  // MARK: Containers

  private var added: [UIViewController] = []

  open var children: [UIViewController] { added }

  open func addChild(_ childController: UIViewController) {
    guard childController.parent == nil, childController.window == nil else {
      return Simulation.complain("UIViewControllerHierarchyInconsistency: a child of another")
    }
    added.append(childController)
    childController.willMove(toParent: self)
    childController.parent = self
  }

  open func removeFromParent() {
    parent?.added.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// Adapts to another size.
  func adapt() {}

  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  open func setNeedsStatusBarAppearanceUpdate() { Simulation.asked.append("status bar") }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { Simulation.asked.append("home indicator") }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    Simulation.asked.append("edges")
  }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    Simulation.asked.append("orientations")
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  func move(to parent: UIViewController?) {
    willMove(toParent: parent)
    self.parent = parent
    didMove(toParent: parent)
  }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }

  var root: UIViewController { parent?.root ?? self }

  func isShowing(_ child: UIViewController) -> Bool { true }

  /// Whether it, or something in it, keeps the user from swiping it down.
  var staysWhenSwiped: Bool {
    isModalInPresentation || added.contains(where: \.staysWhenSwiped)
  }

  var windowOnScreen: UIWindow? {
    if let parent { return parent.isShowing(self) ? parent.windowOnScreen : nil }
    if presented?.modalPresentationStyle == .fullScreen, transition == nil { return nil }
    if let presentingViewController { return presentingViewController.windowBelow }
    return windowBelow
  }

  private var windowBelow: UIWindow? {
    if let presentingViewController { return presentingViewController.windowBelow }
    guard let window, window.rootViewController === self, !window.isHidden else { return nil }
    return window
  }

  // MARK: Presentation controllers

  /// Made when it is first asked for, in the style of that moment.
  open var presentationController: UIPresentationController? {
    if cachedPresentationController == nil {
      let type: UIPresentationController.Type =
        switch modalPresentationStyle {
        case .popover: UIPopoverPresentationController.self
        case .pageSheet, .formSheet, .automatic: UISheetPresentationController.self
        default: UIPresentationController.self
        }
      cachedPresentationController = type.init(
        presentedViewController: self, presenting: presentingViewController)
    }
    return cachedPresentationController
  }

  open var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    return presentationController as? UIPopoverPresentationController
  }

  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  func forgetPresentationController() {
    cachedPresentationController = nil
  }
}
