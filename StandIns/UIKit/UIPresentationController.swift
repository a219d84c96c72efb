// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

@MainActor
open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?

  public required init(presentedViewController: UIViewController, presenting: UIViewController?) {
    presented = presentedViewController
    self.presenting = presenting
    super.init()
  }

  /// What it presents in, from the end of the transition on; real UIKit has it from the beginning.
  open internal(set) var containerView: UIView?

  // Nil only if this outlives its view controller.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  open var presentingViewController: UIViewController { presenting ?? UIViewController() }
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = Self(rawValue: 1)
  public static let down = Self(rawValue: 2)
  public static let left = Self(rawValue: 4)
  public static let right = Self(rawValue: 8)
  public static let any: Self = [.up, .down, .left, .right]
}

public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
  /// The rectangle in the source view that it points at.
  open var sourceRect = CGRect.null
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}

@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

@MainActor
open class UISheetPresentationController: UIPresentationController {
  @MainActor
  open class Detent: NSObject {
    public struct Identifier: Hashable, Sendable {
      public let rawValue: String
      public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The part of the screen that it takes, or a height.
    let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    public let identifier: Identifier

    init(
      _ identifier: Identifier,
      _ height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      (self.identifier, self.height) = (identifier, height)
    }

    open class func medium() -> Detent {
      Detent(Identifier("medium")) { $0.maximumDetentValue / 2 }
    }
    open class func large() -> Detent {
      Detent(Identifier("large")) { $0.maximumDetentValue }
    }

    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver)
    }
  }

  open var detents: [Detent] = [.large()]
  open var prefersGrabberVisible = false
  open var preferredCornerRadius: CGFloat?

  /// How often it was measured again.
  fileprivate var measurements = 0

  open func invalidateDetents() { measurements += 1 }

  open func animateChanges(_ changes: () -> Void) { changes() }
}

extension Simulation {
  private final class Room: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection = UITraitCollection(horizontalSizeClass: .compact)
    let maximumDetentValue: CGFloat = 800
  }

  /// How often a sheet was measured after it appeared.
  public static func measurements(of sheet: UISheetPresentationController) -> Int {
    sheet.measurements
  }

  /// The heights of a sheet where there are 800 points.
  public static func heights(of sheet: UISheetPresentationController) -> [CGFloat?] {
    sheet.detents.map { $0.height(Room()) }
  }
}

@MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var hidesBackButton = false
  open var backAction: UIAction?
  open var leftItemsSupplementBackButton = false
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
}
