#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the home screen.
  final class HomeViewController: UIViewController {
    private let viewModel: any HomeViewModel

    init(viewModel: any HomeViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = "Home"
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      let signOutButton = UIButton(
        primaryAction: UIAction(title: "Sign out") { [viewModel] _ in
          viewModel.signOutButtonTapped()
        })
      signOutButton.accessibilityIdentifier = "home.signOutButtonTapped"

      let rows = UIStackView(arrangedSubviews: [signOutButton])
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
