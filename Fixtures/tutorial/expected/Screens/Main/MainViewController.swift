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
      navigationItem.title = "Main"
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
      view.addSubview(rows)
      NSLayoutConstraint.activate([
        rows.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
      // Yours to call, unless a flow does: `viewModel.show`.
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      imageLabel.text = String(describing: viewModel.image)
    }
  }
#endif
