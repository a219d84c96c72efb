#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the main screen.
  final class MainViewController: UIViewController {
    private let viewModel: any MainViewModel
    private let imageLabel = UILabel()

    init(viewModel: any MainViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "Main"
      view.backgroundColor = .systemBackground
      buildView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      imageLabel.font = .preferredFont(forTextStyle: .body)
      imageLabel.adjustsFontForContentSizeCategory = true
      imageLabel.numberOfLines = 0

      let tutorialButton = UIButton(
        primaryAction: UIAction(title: "Tutorial") { [viewModel] _ in
          viewModel.tutorialButtonTapped()
        })
      tutorialButton.accessibilityIdentifier = "main.tutorialButtonTapped"
      let imageButton = UIButton(
        primaryAction: UIAction(title: "Image") { [viewModel] _ in
          viewModel.imageButtonTapped()
        })
      imageButton.accessibilityIdentifier = "main.imageButtonTapped"

      let rows = UIStackView(arrangedSubviews: [imageLabel, tutorialButton, imageButton])
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
      // Yours to call, unless a flow does: `viewModel.show`.
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      imageLabel.text = viewModel.image.map { String(describing: $0) }
    }
  }
#endif
