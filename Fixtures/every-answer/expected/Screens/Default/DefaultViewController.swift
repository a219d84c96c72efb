#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the default screen.
  final class DefaultViewController: UIViewController {
    private let viewModel: any DefaultViewModel

    init(viewModel: any DefaultViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = "Default"
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      let returnButton = UIButton(
        primaryAction: UIAction(title: "Return") { [viewModel] _ in
          viewModel.returnButtonTapped()
        })
      returnButton.accessibilityIdentifier = "default.returnButtonTapped"

      let rows = UIStackView(arrangedSubviews: [returnButton])
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
