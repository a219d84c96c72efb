#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  #if canImport(SafariServices) && canImport(UIKit) && !os(visionOS) && !os(tvOS) && !os(watchOS)
    import SafariServices

    /// The in-app browser.
    @available(iOS 17, *)
    struct BrowserView: UIViewControllerRepresentable {
      static var isThere: Bool { true }

      let url: URL

      func makeUIViewController(context: Context) -> SFSafariViewController {
        SFSafariViewController(url: url)
      }

      func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
    }
  #else
    /// A system without a browser in apps: URLs open outside.
    struct BrowserView: View {
      static var isThere: Bool { false }

      let url: URL

      var body: some View { EmptyView() }
    }
  #endif
#endif
