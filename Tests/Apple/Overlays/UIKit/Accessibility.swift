// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// documentation/uikit/uiaccessibility/post(notification:argument:),
// uiaccessibility/notification/announcement: C functions and constants, named so for Swift.

public enum UIAccessibility {
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let announcement: UIAccessibility.Notification = .init(rawValue: 1)
  }

  @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
}
