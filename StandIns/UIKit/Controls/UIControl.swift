// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public typealias UIActionHandler = (UIAction) -> Void

@MainActor
open class UIAction: NSObject {
  open var title: String
  open fileprivate(set) var sender: Any?
  private let handler: UIActionHandler

  public init(title: String = "", handler: @escaping UIActionHandler) {
    (self.title, self.handler) = (title, handler)
  }

  fileprivate func perform(for sender: Any) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

@MainActor
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Self(rawValue: 1 << 6)
    public static let valueChanged = Self(rawValue: 1 << 12)
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    public static let editingChanged = Self(rawValue: 1 << 17)
  }

  private var actions: [(UIAction, Event)] = []
  open var isEnabled = true

  public override init(frame: CGRect) { super.init(frame: frame) }

  public init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.perform(for: self)
    }
  }
}

open class UIButton: UIControl {
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  open private(set) var currentTitle: String?
  open var role = Role.normal

  public convenience init(primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    currentTitle = primaryAction?.title
  }
}

public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case numbersAndPunctuation = 2
  case emailAddress = 7
}

public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences }

public struct UITextContentType: RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let emailAddress = Self(rawValue: "email")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "new-password")
  public static let username = UITextContentType(rawValue: "username")
}

open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  open var text: String? = ""
  open var placeholder: String?
  open var borderStyle = BorderStyle.none
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var textContentType: UITextContentType! = UITextContentType(rawValue: "")
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var font: UIFont? = UIFont()
  open var adjustsFontForContentSizeCategory = false
}

open class UISwitch: UIControl {
  open var isOn = false
}

open class UISegmentedControl: UIControl {
  private var titles: [String?] = []
  open var numberOfSegments: Int { titles.count }
  open var selectedSegmentIndex = -1

  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = -1
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: segment)
  }

  open func titleForSegment(at segment: Int) -> String? { titles[segment] }
}

open class UIDatePicker: UIControl {
  open var date = Date()
}

open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

@MainActor
open class UIBarButtonItem: NSObject, UIPopoverPresentationControllerSourceItem {
  open var customView: UIView?
  open var accessibilityIdentifier: String?
  open var primaryAction: UIAction?
  open var isEnabled = true

  public override init() {}

  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
  }
}

public enum UIAccessibility {
  public struct Notification: Sendable {
    public static let announcement = Notification()
  }

  @MainActor public static func post(notification: Notification, argument: Any?) {
    Simulation.announcements.append("\(argument ?? "")")
  }
}

// The user's actions.
extension Simulation {
  /// The texts that VoiceOver was to say.
  public static var announcements: [String] = []
}

extension Simulation {
  /// The control with an identifier, in a view or its subviews.
  public static func control(_ identifier: String, in view: UIView) -> UIControl? {
    if let control = view as? UIControl, control.accessibilityIdentifier == identifier {
      return control
    }
    for subview in view.subviews {
      if let control = control(identifier, in: subview) { return control }
    }
    return nil
  }

  public static func tap(_ control: UIControl) {
    if control.isEnabled { control.sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
  }

  public static func tap(_ item: UIBarButtonItem) {
    if item.isEnabled { item.primaryAction?.perform(for: item) }
  }

  static func perform(_ action: UIAction) { action.perform(for: action) }

  public static func type(_ text: String, into field: UITextField) {
    field.text = text
    field.sendActions(for: .editingChanged)
  }

  public static func choose(_ segment: Int, on control: UISegmentedControl) {
    control.selectedSegmentIndex = segment
    control.sendActions(for: .valueChanged)
  }

  /// Pulls a list down, until it is released.
  public static func pull(_ control: UIRefreshControl) {
    control.beginRefreshing()
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
