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
      navigationItem.title = navigationItem.title ?? "Product list"
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

      let scrollView = UIScrollView()
      scrollView.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(rows)
      view.addSubview(scrollView)

      let content = scrollView.contentLayoutGuide
      let fits = scrollView.heightAnchor.constraint(greaterThanOrEqualTo: content.heightAnchor)
      fits.priority = .defaultLow
      NSLayoutConstraint.activate([
        fits,
        scrollView.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        rows.topAnchor.constraint(equalTo: content.topAnchor),
        rows.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        rows.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        rows.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        rows.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
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
