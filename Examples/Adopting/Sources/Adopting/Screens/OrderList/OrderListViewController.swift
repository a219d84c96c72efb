#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the order list screen.
  final class OrderListViewController: UIViewController {
    let viewModel: any OrderListViewModel

    init(viewModel: any OrderListViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      // Build the view here, and let its controls call the methods below.
      observeViewModel()
    }

    /// Shows the state as it is now and whenever it changes.
    private func observeViewModel() {
      viewModel.ordersProperty.observe(self) { controller, orders in
        controller.showOrders(orders)
      }
    }

    private func showOrders(_ orders: [Order]) {
      // Update the view.
    }

    private func didSelectOrder(order: Order) {
      viewModel.didSelectOrder(order: order)
    }

    private func payButtonTapped(order: Order) {
      viewModel.payButtonTapped(order: order)
    }

    private func scanButtonTapped() {
      viewModel.scanButtonTapped()
    }

    private func supportButtonTapped() {
      viewModel.supportButtonTapped()
    }

    private func returnButtonTapped(order: Order) {
      viewModel.returnButtonTapped(order: order)
    }
  }
#endif
