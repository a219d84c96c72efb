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

  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    presented = presentedViewController
    self.presenting = presenting
    super.init()
  }

  // Gone only if someone holds this longer than its view controller.
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

@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  /// The rectangle in the source view that it points at.
  open var sourceRect = CGRect.null
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}
