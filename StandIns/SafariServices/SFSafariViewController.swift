// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

/// Not on the main actor, other than UIKit's.
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

@MainActor
open class SFSafariViewController: UIViewController {
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  public let url: URL

  public init(url: URL) {
    self.url = url
    super.init(nibName: nil, bundle: nil)
    if !["http", "https"].contains(url.scheme?.lowercased()) {
      Simulation.complain(
        "NSInvalidArgumentException: The specified URL has an unsupported scheme. "
          + "Only HTTP and HTTPS URLs are supported.")
    }
  }

  public required init?(coder: NSCoder) { nil }

  /// The user taps Done: it closes itself, and says so before it is gone.
  public func tapDone() {
    guard !isBeingDismissed, !isBeingPresented, transitionCoordinator == nil else { return }
    dismiss(animated: true)
    delegate?.safariViewControllerDidFinish(self)
  }
}
