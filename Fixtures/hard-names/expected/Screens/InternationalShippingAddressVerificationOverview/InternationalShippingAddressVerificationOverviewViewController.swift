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
      navigationItem.title =
        navigationItem.title ?? "International shipping address verification overview"
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
      // Yours to call, unless a flow does: `viewModel.verify`.
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      verifiedInternationalShippingAddressLabel.text =
        viewModel.verifiedInternationalShippingAddress.map { String(describing: $0) }
      supportedInternationalShippingAddressesLabel.text = String(
        describing: viewModel.supportedInternationalShippingAddresses
      )
    }
  }
#endif
