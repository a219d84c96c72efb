#if UIKIT_STAND_IN
  import SafariServices
  import UIKit

  extension UIWindow {
    /// What UIKit shows, in the words of a stage's description.
    var drawn: String {
      let chain = sequence(first: rootViewController) { $0?.presentedViewController }
      return chain.compactMap(\.self).map { "\($0.style)\($0.content)" }.joined(separator: " | ")
    }
  }

  extension UIViewController {
    fileprivate var style: String {
      guard presentingViewController != nil, self is UINavigationController else { return "" }
      return switch modalPresentationStyle {
      case .pageSheet: "sheet "
      default: "\(modalPresentationStyle) "
      }
    }

    fileprivate var content: String {
      if let browser = self as? SFSafariViewController { return "browser \(browser.url)" }
      guard let stack = self as? UINavigationController else { return title ?? "\(self)" }
      if stack.viewControllers.isEmpty { return "nothing" }
      return stack.viewControllers.map(\.content).joined(separator: " › ")
    }
  }
#endif
