// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case phone = 0
  case pad = 1
}

public protocol UITraitDefinition {
  associatedtype Value

  static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

public protocol UITraitChangeRegistration: Sendable {}

open class UITraitCollection: NSObject, @unchecked Sendable {
  public let horizontalSizeClass: UIUserInterfaceSizeClass

  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
    super.init()
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    MainActor.assumeIsolated { Simulation.isPad ? .pad : .phone }
  }
}

extension UIViewController {
  public var traitCollection: UITraitCollection {
    anyWindow?.traitCollection ?? UITraitCollection(horizontalSizeClass: .unspecified)
  }

  private var anyWindow: UIWindow? {
    window ?? parent?.anyWindow ?? presentingViewController?.anyWindow
  }

  /// Tells everything on screen that the size has changed.
  func roomChanged(from previous: UITraitCollection, in order: Simulation.Order) {
    let controllers = sequence(first: self) { $0.presented }.flatMap(\.withChildren)
    func tellViews() {
      for controller in controllers { controller.viewIfLoaded?.tellTraits(changedFrom: previous) }
    }
    if order == .completionFirst { tellViews() }
    for controller in controllers where controller.windowOnScreen != nil { controller.adapt() }
    if order == .delegateFirst { tellViews() }
  }

  private var withChildren: [UIViewController] { [self] + children.flatMap(\.withChildren) }
}

extension UIView {
  /// Views that aren't in a window aren't told.
  func tellTraits(changedFrom previous: UITraitCollection) {
    guard window != nil else { return }
    noticeTraits()
    for view in subviews { view.tellTraits(changedFrom: previous) }
  }
}

extension Simulation {
  /// Whether action sheets are popovers.
  public static var isPad = false

  /// The user turns the device, or makes the window narrower or wider.
  public static func setWidth(_ width: UIUserInterfaceSizeClass, of window: UIWindow) {
    for window in window.upwards {
      let previous = window.traitCollection
      guard previous.horizontalSizeClass != width else { continue }
      window.traits = UITraitCollection(horizontalSizeClass: width)
      window.tellTraits(changedFrom: previous)
      window.rootViewController?.roomChanged(from: previous, in: order)
    }
  }
}
