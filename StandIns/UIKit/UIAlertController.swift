// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  public let title: String?
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?

  public init(
    title: String?, style: Style, handler: (@MainActor @Sendable (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

@MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  public let preferredStyle: Style
  open var message: String?
  open private(set) var actions: [UIAlertAction] = []

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  public required init?(coder: NSCoder) { nil }

  open private(set) var textFields: [UITextField]?

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return Simulation.complain(
        "NSInternalInconsistencyException: Text fields can only be added to an alert controller of "
          + "style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return Simulation.complain(
        "NSInternalInconsistencyException: UIAlertController can only have one action with a style "
          + "of UIAlertActionStyleCancel")
    }
    actions.append(action)
  }

  /// An action sheet is a popover on an iPad, whatever was set.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { preferredStyle == .actionSheet && Simulation.isPad ? .popover : .overFullScreen }
    set {}
  }

  /// Whether it was asked for its popover, which changes how UIKit presents it.
  public private(set) var hasBeenAsked = false

  open override var popoverPresentationController: UIPopoverPresentationController? {
    hasBeenAsked = true
    return super.popoverPresentationController
  }

  /// Closes, and then calls the action's handler.
  func close(with action: UIAlertAction?, wasSwiped: Bool = false) {
    let controller = wasSwiped ? presentationController : nil
    dismiss(animated: true) {
      if let controller { controller.delegate?.presentationControllerDidDismiss(controller) }
      guard let action else { return }
      if Simulation.answersLate {
        Simulation.later { action.handler?(action) }
      } else {
        action.handler?(action)
      }
    }
  }
}

extension Simulation {
  /// Taps a button of the alert on top.
  public static func tapAlert(_ title: String, in window: UIWindow) {
    guard let alert = top(in: window) as? UIAlertController,
      let action = alert.actions.first(where: { $0.title == title })
    else { return }
    alert.close(with: action)
  }

  /// Types into a field of the alert on top.
  public static func type(
    _ text: String, intoFieldOfAlert identifier: String, in window: UIWindow
  ) {
    guard let alert = top(in: window) as? UIAlertController,
      let field = alert.textFields?.first(where: { $0.accessibilityIdentifier == identifier })
    else { return }
    field.text = text
    field.sendActions(for: .editingChanged)
  }

  /// Taps beside the action sheet on top; one without a cancel button only closes as a popover.
  public static func tapBeside(in window: UIWindow) {
    guard let alert = top(in: window) as? UIAlertController, alert.preferredStyle == .actionSheet
    else { return }
    let cancel = alert.actions.first { $0.style == .cancel }
    if cancel == nil, !isPad { return }
    alert.close(with: cancel, wasSwiped: isPad)
  }
}
