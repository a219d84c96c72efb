#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A coordinator that presents from a view controller that it is given, and closes what it presents.
  @MainActor
  final class CodeScanner {
    let camera = UIViewController()
    var onFound: (Order) -> Void = { _ in }

    /// The one that was started last, for tests.
    private(set) static weak var last: CodeScanner?

    func start(from presenter: UIViewController) {
      Self.last = self
      camera.title = "Camera"
      presenter.present(camera, animated: true)
    }

    func found(_ order: Order) {
      camera.dismiss(animated: true) { [onFound] in onFound(order) }
    }
  }
#endif
