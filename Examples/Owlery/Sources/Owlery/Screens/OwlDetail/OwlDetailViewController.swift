#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class OwlDetailViewController: UIViewController {
    private let viewModel: any OwlDetailViewModel
    private let nameLabel = UILabel()
    private let textLabel = UILabel()
    private let imageLabel = UILabel()

    init(viewModel: any OwlDetailViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Owl detail")
      view.backgroundColor = .systemBackground
      let closeButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "Close")) { [viewModel] _ in
          viewModel.closeButtonPressed()
        })
      closeButton.accessibilityIdentifier = "owlDetail.close"
      navigationItem.leftBarButtonItems = [closeButton]
      buildView()
      Task(whileShown: viewModel) { [viewModel] in await viewModel.load() }
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      for label in [nameLabel, textLabel, imageLabel] {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }

      let rows = UIStackView(arrangedSubviews: [nameLabel, textLabel, imageLabel])
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
      // Yours to show: `viewModel.id`.
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      nameLabel.text = viewModel.name
      textLabel.text = viewModel.text
      imageLabel.text = viewModel.image.map { String(describing: $0) }
    }
  }
#endif
