// What the compiler needs to read `@IBOutlet`, `@IBAction` and `#selector` where there is no Objective-C.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

@MainActor @objc open class UIView: NSObject {}
@MainActor @objc open class UILabel: UIView { @objc open var text: String? }
@MainActor @objc open class UIViewController: NSObject {
  @objc public let navigationItem = UINavigationItem()
  @objc open var title: String?
  @objc(editing) open var isEditing = false
  @objc public init(nibName: String?, bundle: Bundle?) {}
  @objc public required init?(coder: NSCoder) {}
  @objc open func viewDidLoad() {}
}
@MainActor @objc open class UINavigationItem: NSObject { @objc open var title: String? }
@MainActor @objc open class UIControl: UIView {
  public struct Event: Sendable { public static let touchUpInside = Event() }
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
}
@MainActor @objc open class UITextField: UIControl { @objc open var text: String? }
@MainActor @objc open class UISwitch: UIControl { @objc open var isOn = false }
@MainActor @objc open class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) {}

  public func instantiateViewController<Controller: UIViewController>(
    identifier: String
  ) -> Controller {
    preconditionFailure("only compiled")
  }
}
