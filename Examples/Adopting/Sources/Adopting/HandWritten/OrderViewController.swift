#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// An order, as the app has shown it for years.
  final class OrderViewController: UIViewController {
    let order: Order
    var onCancel: (Order) -> Void = { _ in }

    init(order: Order) {
      self.order = order
      super.init(nibName: nil, bundle: nil)
      title = order.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func cancelButtonTapped() {
      onCancel(order)
    }
  }
#endif
