#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the international shipping address verification overview screen.
  final class InternationalShippingAddressVerificationOverviewViewController: UIViewController {
    private let viewModel: any InternationalShippingAddressVerificationOverviewViewModel

    init(viewModel: any InternationalShippingAddressVerificationOverviewViewModel) {
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
      viewModel.verifiedInternationalShippingAddressProperty.observe(self) {
        controller, verifiedInternationalShippingAddress in
        controller.showVerifiedInternationalShippingAddress(verifiedInternationalShippingAddress)
      }
      viewModel.supportedInternationalShippingAddressesProperty.observe(self) {
        controller, supportedInternationalShippingAddresses in
        controller.showSupportedInternationalShippingAddresses(
          supportedInternationalShippingAddresses
        )
      }
    }

    private func showVerifiedInternationalShippingAddress(
      _ verifiedInternationalShippingAddress: InternationalShippingAddress?
    ) {
      // Update the view.
    }

    private func showSupportedInternationalShippingAddresses(
      _ supportedInternationalShippingAddresses: [InternationalShippingAddress]
    ) {
      // Update the view.
    }

    private func verify(_ verifiedInternationalShippingAddress: InternationalShippingAddress) {
      viewModel.verify(verifiedInternationalShippingAddress)
    }
  }
#endif
