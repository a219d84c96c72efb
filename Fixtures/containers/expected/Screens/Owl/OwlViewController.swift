#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the owl screen.
  final class OwlViewController: UIViewController {
    private let viewModel: any OwlViewModel

    init(viewModel: any OwlViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "Owl"
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      let closeButton = UIButton(
        primaryAction: UIAction(title: "Close") { [viewModel] _ in
          viewModel.closeButtonTapped()
        })
      closeButton.accessibilityIdentifier = "owl.closeButtonTapped"

      let rows = UIStackView(arrangedSubviews: [closeButton])
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
      // Yours to call, unless a flow does: `viewModel.deleteButtonTapped`.
      // Yours to call, unless a flow does: `viewModel.shareButtonTapped`.
    }
  }
#endif
