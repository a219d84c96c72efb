#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A coordinator that pushes on a navigation controller that it is given.
  @MainActor
  final class Checkout {
    let order: Order
    var onPaid: (Order) -> Void = { _ in }
    private weak var navigationController: UINavigationController?

    /// The one that was started last, for tests.
    private(set) static weak var last: Checkout?

    init(order: Order) {
      self.order = order
      Self.last = self
    }

    func start(on navigationController: UINavigationController) {
      self.navigationController = navigationController
      push("Review")
    }

    func reviewed() {
      push("Card")
    }

    func paid() {
      onPaid(order)
    }

    private func push(_ title: String) {
      let controller = UIViewController()
      controller.title = title
      navigationController?.pushViewController(controller, animated: true)
    }
  }
#endif
