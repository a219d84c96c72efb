// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// documentation/uikit/uitraitchangeobservable-67e94, uitraitdefinition: since iOS 17, tvOS 17.

@available(iOS 17, tvOS 17, *)
public protocol UITraitDefinition {
  associatedtype Value

  static var defaultValue: Value { get }
}

@available(iOS 17, tvOS 17, *)
public typealias UITrait = any UITraitDefinition.Type

@available(iOS 17, tvOS 17, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass {}
}

@available(iOS 17, tvOS 17, *)
public protocol UITraitChangeRegistration: Sendable {}

@available(iOS 17, tvOS 17, *)
@MainActor @preconcurrency
public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<Environment> = (Environment, UITraitCollection) -> Void

  @discardableResult
  func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration where Environment: UITraitEnvironment
}

@available(iOS 17, tvOS 17, *)
extension UIView: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration where Environment: UITraitEnvironment {}
}
