// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// documentation/uikit/uiaction, uibutton, uibarbuttonitem: the initializers that Swift has with defaults.

@_exported import Foundation
@_exported import UIKit

@available(iOS 13, tvOS 13, *)
extension UIAction {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    handler: @escaping UIActionHandler
  ) {}
}

@available(iOS 14, tvOS 14, *)
extension UIButton {
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  {}
}

@available(iOS 14, tvOS 14, *)
extension UIBarButtonItem {
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {}
}

// documentation/uikit/uiapplicationdelegate/main(): what `@main` calls.
@available(iOS 14, tvOS 14, *)
extension UIApplicationDelegate {
  @MainActor public static func main() {}
}
