// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported public import Foundation

@MainActor
open class UIResponder: NSObject {
  public override init() {}
}

@MainActor
open class UIView: UIResponder {
  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open private(set) var subviews: [UIView] = []
  weak var controller: UIViewController?

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

  open var window: UIWindow? { controller?.windowOnScreen }

  open func addSubview(_ view: UIView) {
    subviews.append(view)
  }
}

@MainActor
open class UIViewController: UIResponder {
  open var title: String?
  open var isModalInPresentation = false
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

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

  /// What is done when it comes on screen; containers have more to do.
  func appear(animated: Bool) {
    _ = view
    viewWillAppear(animated)
    viewDidAppear(animated)
  }

  /// Told when nothing covers it any more.
  func cameBack() {}

  // MARK: Containers

  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
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
  var staysWhenSwiped: Bool { isModalInPresentation }

  var windowOnScreen: UIWindow? {
    if let parent { return parent.isShowing(self) ? parent.windowOnScreen : nil }
    if presented?.modalPresentationStyle == .fullScreen, transition == nil { return nil }
    if let presentingViewController { return presentingViewController.windowBelow }
    return windowBelow
  }

  private var windowBelow: UIWindow? {
    if let presentingViewController { return presentingViewController.windowBelow }
    guard let window, window.rootViewController === self, window.isKeyWindow else { return nil }
    return window
  }

  // MARK: Presentation controllers

  /// Made when it is first asked for, in the style of that moment.
  open var presentationController: UIPresentationController? {
    if cachedPresentationController == nil {
      cachedPresentationController =
        modalPresentationStyle == .popover
        ? UIPopoverPresentationController(
          presentedViewController: self, presenting: presentingViewController)
        : UIPresentationController(
          presentedViewController: self, presenting: presentingViewController)
    }
    return cachedPresentationController
  }

  open var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    return presentationController as? UIPopoverPresentationController
  }

  func forgetPresentationController() {
    cachedPresentationController = nil
  }
}
