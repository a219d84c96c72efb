#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the profile screen.
  final class ProfileViewController: UIViewController {
    private let viewModel: any ProfileViewModel
    private let avatarLabel = UILabel()

    init(viewModel: any ProfileViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = "Profile"
      view.backgroundColor = .systemBackground
      buildView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      avatarLabel.font = .preferredFont(forTextStyle: .body)
      avatarLabel.adjustsFontForContentSizeCategory = true
      avatarLabel.numberOfLines = 0

      let avatarButton = UIButton(
        primaryAction: UIAction(title: "Avatar") { [viewModel] _ in
          viewModel.avatarButtonTapped()
        })
      avatarButton.accessibilityIdentifier = "profile.avatarButtonTapped"

      let rows = UIStackView(arrangedSubviews: [avatarLabel, avatarButton])
      rows.axis = .vertical
      rows.spacing = 16
      rows.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(rows)
      NSLayoutConstraint.activate([
        rows.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
      // Yours to call, unless a flow does: `viewModel.change`.
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      avatarLabel.text = String(describing: viewModel.avatar)
    }
  }
#endif
