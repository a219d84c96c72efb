// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the declarations name of what draws them, where that is left out, as it uses UIKit.

#if !canImport(UIKit) || os(watchOS)
  @MainActor
  final class Drawing {}

  @MainActor
  protocol Drawable {
    func draw(into drawing: Drawing)
  }
#endif

// `view/textcontenttype(_:)`, `-4dqqb`: of AppKit and WatchKit, which SwiftUI exports; `appkit/nstextcontenttype`:
// the names beside those of a login since macOS 14; `watchkit/wktextcontenttype`: all of them since watchOS 6.

#if !canImport(UIKit) || os(watchOS)
  /// `NSTextContentType`, or `WKTextContentType`.
  public struct SystemTextContentType: Sendable {
    public static let username = Self()
    public static let password = Self()
    @available(macOS 14, *)
    public static let newPassword = Self()
    @available(macOS 14, *)
    public static let emailAddress = Self()
  }

  extension View {
    public nonisolated func textContentType(_ type: SystemTextContentType?) -> some View { self }
  }
#endif
