#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the owl list screen.
  final class OwlListViewController: UIViewController {
    private let viewModel: any OwlListViewModel
    private let owlsLabel = UILabel()

    init(viewModel: any OwlListViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "Owl list"
      view.backgroundColor = .systemBackground
      buildView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      owlsLabel.font = .preferredFont(forTextStyle: .body)
      owlsLabel.adjustsFontForContentSizeCategory = true
      owlsLabel.numberOfLines = 0

      let filterButton = UIButton(
        primaryAction: UIAction(title: "Filter") { [viewModel] _ in
          viewModel.filterButtonTapped()
        })
      filterButton.accessibilityIdentifier = "owlList.filterButtonTapped"
      let profileButton = UIButton(
        primaryAction: UIAction(title: "Profile") { [viewModel] _ in
          viewModel.profileButtonTapped()
        })
      profileButton.accessibilityIdentifier = "owlList.profileButtonTapped"

      let rows = UIStackView(arrangedSubviews: [owlsLabel, filterButton, profileButton])
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
      // Yours to call, unless a flow does: `viewModel.remove`.
      // Yours to call, unless a flow does: `viewModel.didSelectOwl`.
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      owlsLabel.text = String(describing: viewModel.owls)
    }
  }
#endif
