#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the order list screen.
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
      navigationItem.title = "Order list"
      view.backgroundColor = .systemBackground
      buildView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      ordersLabel.font = .preferredFont(forTextStyle: .body)
      ordersLabel.adjustsFontForContentSizeCategory = true
      ordersLabel.numberOfLines = 0

      let scanButton = UIButton(
        primaryAction: UIAction(title: "Scan") { [viewModel] _ in
          viewModel.scanButtonTapped()
        })
      scanButton.accessibilityIdentifier = "orderList.scanButtonTapped"
      let supportButton = UIButton(
        primaryAction: UIAction(title: "Support") { [viewModel] _ in
          viewModel.supportButtonTapped()
        })
      supportButton.accessibilityIdentifier = "orderList.supportButtonTapped"

      let rows = UIStackView(arrangedSubviews: [ordersLabel, scanButton, supportButton])
      rows.axis = .vertical
      rows.spacing = 16
      rows.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(rows)
      NSLayoutConstraint.activate([
        rows.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
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
