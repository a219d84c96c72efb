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
      navigationItem.title = "Owl"
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
      view.addSubview(rows)
      NSLayoutConstraint.activate([
        rows.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
    }
  }
#endif
