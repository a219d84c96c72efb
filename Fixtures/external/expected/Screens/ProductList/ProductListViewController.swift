#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the product list screen.
  final class ProductListViewController: UIViewController {
    private let viewModel: any ProductListViewModel
    private let cartLabel = UILabel()

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
      navigationItem.title = "Product list"
      view.backgroundColor = .systemBackground
      buildView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      cartLabel.font = .preferredFont(forTextStyle: .body)
      cartLabel.adjustsFontForContentSizeCategory = true
      cartLabel.numberOfLines = 0

      let cartButton = UIButton(
        primaryAction: UIAction(title: "Cart") { [viewModel] _ in
          viewModel.cartButtonTapped(cart: viewModel.cart)
        })
      cartButton.accessibilityIdentifier = "productList.cartButtonTapped"
      let termsButton = UIButton(
        primaryAction: UIAction(title: "Terms") { [viewModel] _ in
          viewModel.termsButtonTapped()
        })
      termsButton.accessibilityIdentifier = "productList.termsButtonTapped"

      let rows = UIStackView(arrangedSubviews: [cartLabel, cartButton, termsButton])
      rows.axis = .vertical
      rows.spacing = 16
      rows.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(rows)
      NSLayoutConstraint.activate([
        rows.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
      // Yours to call, unless a flow does: `viewModel.add`.
      // Yours to call, unless a flow does: `viewModel.didSelectProduct`.
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      cartLabel.text = String(describing: viewModel.cart)
    }
  }
#endif
