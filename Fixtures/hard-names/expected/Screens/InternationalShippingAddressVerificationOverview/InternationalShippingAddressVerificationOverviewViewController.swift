#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the international shipping address verification overview screen.
  final class InternationalShippingAddressVerificationOverviewViewController: UIViewController {
    private let viewModel: any InternationalShippingAddressVerificationOverviewViewModel
    private let verifiedInternationalShippingAddressLabel = UILabel()
    private let supportedInternationalShippingAddressesLabel = UILabel()

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
      navigationItem.title = "International shipping address verification overview"
      view.backgroundColor = .systemBackground
      buildView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      for label in [
        verifiedInternationalShippingAddressLabel,
        supportedInternationalShippingAddressesLabel,
      ] {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }

      let rows = UIStackView(arrangedSubviews: [
        verifiedInternationalShippingAddressLabel,
        supportedInternationalShippingAddressesLabel,
      ])
      rows.axis = .vertical
      rows.spacing = 16
      rows.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(rows)
      NSLayoutConstraint.activate([
        rows.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
      // Yours to call, unless a flow does: `viewModel.verify`.
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      verifiedInternationalShippingAddressLabel.text = String(
        describing: viewModel.verifiedInternationalShippingAddress
      )
      supportedInternationalShippingAddressesLabel.text = String(
        describing: viewModel.supportedInternationalShippingAddresses
      )
    }
  }
#endif
