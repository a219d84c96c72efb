#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A coordinator with a navigation controller of its own.
  @MainActor
  final class SupportChat {
    let navigationController = UINavigationController()
    var onClose: () -> Void = {}

    /// The one that was started last, for tests.
    private(set) static weak var last: SupportChat?

    func start() {
      Self.last = self
      let controller = UIViewController()
      controller.title = "Chat"
      navigationController.viewControllers = [controller]
    }

    func closeButtonTapped() {
      onClose()
    }
  }
#endif
