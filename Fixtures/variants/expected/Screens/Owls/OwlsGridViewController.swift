#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the owls screen.
  final class OwlsGridViewController: UIViewController {
    private let viewModel: any OwlsViewModel
    private let namesLabel = UILabel()

    init(viewModel: any OwlsViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = "Owls"
      view.backgroundColor = .systemBackground
      buildView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      namesLabel.font = .preferredFont(forTextStyle: .body)
      namesLabel.adjustsFontForContentSizeCategory = true
      namesLabel.numberOfLines = 0

      let gridButton = UIButton(
        primaryAction: UIAction(title: "Grid") { [viewModel] _ in
          viewModel.gridButtonTapped()
        })
      gridButton.accessibilityIdentifier = "owls.gridButtonTapped"

      let rows = UIStackView(arrangedSubviews: [namesLabel, gridButton])
      rows.axis = .vertical
      rows.spacing = 16
      rows.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(rows)
      NSLayoutConstraint.activate([
        rows.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      namesLabel.text = String(describing: viewModel.names)
    }
  }
#endif
