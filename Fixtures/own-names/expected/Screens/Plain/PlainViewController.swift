#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the plain screen.
  final class PlainViewController: UIViewController {
    private let viewModel: any PlainViewModel

    init(viewModel: any PlainViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = "Plain"
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      let delegateButton = UIButton(
        primaryAction: UIAction(title: "Delegate") { [viewModel] _ in
          viewModel.delegate()
        })
      delegateButton.accessibilityIdentifier = "plain.delegate"
      let servicesButton = UIButton(
        primaryAction: UIAction(title: "Services") { [viewModel] _ in
          viewModel.services()
        })
      servicesButton.accessibilityIdentifier = "plain.services"

      let rows = UIStackView(arrangedSubviews: [delegateButton, servicesButton])
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
