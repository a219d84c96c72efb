#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

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
      navigationItem.title = navigationItem.title ?? String(localized: "Order list")
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
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

      let rows = UIStackView(arrangedSubviews: [scanButton, supportButton])
      rows.fill(view)
      // Yours to show: `viewModel.orders`.
      // Yours to call, unless a flow does: `viewModel.didSelectOrder`.
      // Yours to call, unless a flow does: `viewModel.payButtonTapped`.
      // Yours to call, unless a flow does: `viewModel.returnButtonTapped`.
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      OrderListViewController(viewModel: OrderListScreen())
    }
  #endif
#endif
