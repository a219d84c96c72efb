#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the subscription payment confirmation screen.
  final class SubscriptionPaymentConfirmationViewController: UIViewController {
    private let viewModel: any SubscriptionPaymentConfirmationViewModel
    private let subscriptionPaymentConfirmationLabel = UILabel()
    private let recentlyUsedShippingAddressesLabel = UILabel()

    init(viewModel: any SubscriptionPaymentConfirmationViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "Subscription payment confirmation"
      view.backgroundColor = .systemBackground
      buildView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      for label in [subscriptionPaymentConfirmationLabel, recentlyUsedShippingAddressesLabel] {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }

      let refreshSubscriptionPaymentConfirmationButton = UIButton(
        primaryAction: UIAction(title: "Refresh subscription payment confirmation") {
          [viewModel] _ in
          Task(whileShown: viewModel) { await viewModel.refreshSubscriptionPaymentConfirmation() }
        })
      refreshSubscriptionPaymentConfirmationButton.accessibilityIdentifier =
        "subscriptionPaymentConfirmation.refreshSubscriptionPaymentConfirmation"
      let reloadButton = UIButton(
        primaryAction: UIAction(title: "Reload") { [viewModel] _ in
          Task(whileShown: viewModel) {
            await viewModel.reload(
              recentlyUsedShippingAddresses: viewModel.recentlyUsedShippingAddresses
            )
          }
        })
      reloadButton.accessibilityIdentifier = "subscriptionPaymentConfirmation.reload"

      let rows = UIStackView(arrangedSubviews: [
        subscriptionPaymentConfirmationLabel,
        recentlyUsedShippingAddressesLabel,
        refreshSubscriptionPaymentConfirmationButton,
        reloadButton,
      ])
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
      // Yours to call, unless a flow does: `viewModel.scrollToSubscriptionPaymentDetails`.
      // Yours to call, unless a flow does: `viewModel.highlightPayment`.
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      subscriptionPaymentConfirmationLabel.text = viewModel.subscriptionPaymentConfirmation.map {
        String(describing: $0)
      }
      recentlyUsedShippingAddressesLabel.text = String(
        describing: viewModel.recentlyUsedShippingAddresses
      )
    }
  }
#endif
