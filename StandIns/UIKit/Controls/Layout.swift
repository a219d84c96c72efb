// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Nothing is laid out: how anything looks isn't tested.

@MainActor
open class UIStackView: UIView {
  open var axis = NSLayoutConstraint.Axis.horizontal
  public enum Distribution: Int, Sendable { case fill, fillEqually }

  open var spacing: CGFloat = 0
  open var distribution = Distribution.fill
  open private(set) var arrangedSubviews: [UIView]

  public convenience init() { self.init(arrangedSubviews: []) }

  public init(arrangedSubviews views: [UIView]) {
    arrangedSubviews = views
    super.init(frame: .zero)
    for view in views { addSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }

  public required init(coder: NSCoder) {
    arrangedSubviews = []
    super.init(frame: .zero)
  }
}

@MainActor
open class UIScrollView: UIView {
  open var refreshControl: UIRefreshControl?
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
}

@MainActor
open class UILayoutGuide: NSObject {
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

open class UIKeyboardLayoutGuide: UILayoutGuide {}

extension UIView {
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide() }
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
}

@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {}

@MainActor
open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }

  open var priority = UILayoutPriority.required

  open class func activate(_ constraints: [NSLayoutConstraint]) {}
}

open class UIColor: NSObject, @unchecked Sendable {
  open class var systemBackground: UIColor { UIColor() }
  open class var systemRed: UIColor { UIColor() }
}

open class UIFont: NSObject, @unchecked Sendable {
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let body = Self(rawValue: "UICTFontTextStyleBody")
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

@MainActor @preconcurrency
public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
  public var text: String?

  @MainActor @preconcurrency public static func cell() -> UIListContentConfiguration { Self() }
}

public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable, Sendable {
  public var text: String?
  private var isLoading = false

  public static func empty() -> UIContentUnavailableConfiguration { Self() }
  public static func loading() -> UIContentUnavailableConfiguration { Self(isLoading: true) }
}

// The body is checked before the macro is expanded, to nothing.
@available(macOS 14, iOS 17, tvOS 17, *)
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "PreviewsMacros", type: "KitView")
