#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the product list screen.
  final class ProductListViewController: UIViewController {
    private let viewModel: any ProductListViewModel

    init(viewModel: any ProductListViewModel) {
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

    /// Shows the current state and every change.
    private func observeViewModel() {
      viewModel.cartProperty.observe(self) { controller, cart in
        controller.showCart(cart)
      }
    }

    private func showCart(_ cart: Cart) {
      // Update the view.
    }

    private func add(product: Product) {
      viewModel.add(product: product)
    }

    private func didSelectProduct(product: Product) {
      viewModel.didSelectProduct(product: product)
    }

    private func cartButtonTapped(cart: Cart) {
      viewModel.cartButtonTapped(cart: cart)
    }

    private func termsButtonTapped() {
      viewModel.termsButtonTapped()
    }
  }
#endif
