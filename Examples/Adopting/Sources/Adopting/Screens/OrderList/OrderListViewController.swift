#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class OrderListViewController: UIViewController {
    let viewModel: any OrderListViewModel
    private let ordersLabel = UILabel()

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
      navigationItem.title = navigationItem.title ?? String(localized: "Order list")
      view.backgroundColor = .systemBackground
      buildView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      ordersLabel.font = .preferredFont(forTextStyle: .body)
      ordersLabel.adjustsFontForContentSizeCategory = true
      ordersLabel.numberOfLines = 0

      let scanButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Scan")) { [viewModel] _ in
          viewModel.scanButtonTapped()
        })
      scanButton.accessibilityIdentifier = "orderList.scan"
      let supportButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Support")) { [viewModel] _ in
          viewModel.supportButtonTapped()
        })
      supportButton.accessibilityIdentifier = "orderList.support"

      let rows = UIStackView(arrangedSubviews: [ordersLabel, scanButton, supportButton])
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
      // Yours to call, unless a flow does: `viewModel.didSelectOrder`.
      // Yours to call, unless a flow does: `viewModel.payButtonTapped`.
      // Yours to call, unless a flow does: `viewModel.returnButtonTapped`.
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      ordersLabel.text = String(describing: viewModel.orders)
    }
  }
#endif
