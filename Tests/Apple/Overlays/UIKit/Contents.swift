// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// documentation/uikit/uicontentconfiguration, uilistcontentconfiguration: Swift types since iOS 14.

@available(iOS 14, tvOS 14, *)
@MainActor @preconcurrency
public protocol UIContentConfiguration {}

@available(iOS 14, tvOS 14, *)
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
  public var text: String?
  public var secondaryText: String?

  @MainActor @preconcurrency
  public static func cell() -> UIListContentConfiguration {}
}

// documentation/uikit/uicontentunavailableconfiguration-swift.struct,
// uiviewcontroller/contentunavailableconfiguration-4b95e: since iOS 17.
@available(iOS 17, tvOS 17, *)
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable, Sendable {
  public var text: String?

  public static func empty() -> UIContentUnavailableConfiguration {}
  public static func loading() -> UIContentUnavailableConfiguration {}
}

@available(iOS 17, tvOS 17, *)
extension UIViewController {
  @MainActor @preconcurrency
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get {}
    set {}
  }
}

@available(iOS 14, tvOS 14, *)
extension UITableViewCell {
  @MainActor @preconcurrency
  public var contentConfiguration: (any UIContentConfiguration)? {
    get {}
    set {}
  }
}

@available(iOS 14, tvOS 14, *)
extension UICollectionViewCell {
  @MainActor @preconcurrency
  public var contentConfiguration: (any UIContentConfiguration)? {
    get {}
    set {}
  }
}
