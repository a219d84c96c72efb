#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class OwlDetailViewController: UIViewController {
    private let viewModel: any OwlDetailViewModel
    private let nameLabel = UILabel()
    private let textLabel = UILabel()

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
      for label in [nameLabel, textLabel] {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }

      let rows = UIStackView(arrangedSubviews: [nameLabel, textLabel])
      rows.fill(view)
      // Yours to show: `viewModel.id`.
      // Yours to show: `viewModel.image`.
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      nameLabel.text = viewModel.name
      textLabel.text = viewModel.text
    }
  }
#endif
