#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the subscription payment confirmation screen.
  final class SubscriptionPaymentConfirmationViewController: UIViewController {
    private let viewModel: any SubscriptionPaymentConfirmationViewModel

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
      // Build the view here, and let its controls call the methods below.
      observeViewModel()
    }

    /// Shows the current state and every change.
    private func observeViewModel() {
      viewModel.subscriptionPaymentConfirmationProperty.observe(self) {
        controller, subscriptionPaymentConfirmation in
        controller.showSubscriptionPaymentConfirmation(subscriptionPaymentConfirmation)
      }
      viewModel.recentlyUsedShippingAddressesProperty.observe(self) {
        controller, recentlyUsedShippingAddresses in
        controller.showRecentlyUsedShippingAddresses(recentlyUsedShippingAddresses)
      }
    }

    private func showSubscriptionPaymentConfirmation(
      _ subscriptionPaymentConfirmation: InternationalShippingAddress?
    ) {
      // Update the view.
    }

    private func showRecentlyUsedShippingAddresses(
      _ recentlyUsedShippingAddresses: [String: InternationalShippingAddress]
    ) {
      // Update the view.
    }

    private func refreshSubscriptionPaymentConfirmation() {
      Task { await viewModel.refreshSubscriptionPaymentConfirmation() }
    }

    private func scrollToSubscriptionPaymentDetails() {
      viewModel.scrollToSubscriptionPaymentDetails()
    }

    private func highlightPayment(identifier: Int) {
      Task { await viewModel.highlightPayment(identifier: identifier) }
    }

    private func reload(recentlyUsedShippingAddresses: [String: InternationalShippingAddress]) {
      Task { await viewModel.reload(recentlyUsedShippingAddresses: recentlyUsedShippingAddresses) }
    }
  }
#endif
