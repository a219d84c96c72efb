#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the profile screen.
  final class ProfileViewController: UIViewController {
    private let viewModel: any ProfileViewModel
    private let shownNameLabel = UILabel()
    private let photoLabel = UILabel()

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
      navigationItem.title = navigationItem.title ?? "Profile"
      view.backgroundColor = .systemBackground
      buildView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      for label in [shownNameLabel, photoLabel] {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }

      let editButton = UIButton(
        primaryAction: UIAction(title: "Edit") { [viewModel] _ in
          viewModel.editButtonTapped()
        })
      editButton.accessibilityIdentifier = "profile.editButtonTapped"
      let avatarButton = UIButton(
        primaryAction: UIAction(title: "Avatar") { [viewModel] _ in
          viewModel.avatarButtonTapped()
        })
      avatarButton.accessibilityIdentifier = "profile.avatarButtonTapped"
      let signOutButton = UIButton(
        primaryAction: UIAction(title: "Sign out") { [viewModel] _ in
          viewModel.signOutButtonTapped()
        })
      signOutButton.accessibilityIdentifier = "profile.signOutButtonTapped"

      let rows = UIStackView(arrangedSubviews: [
        shownNameLabel,
        photoLabel,
        editButton,
        avatarButton,
        signOutButton,
      ])
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
      // Yours to call, unless a flow does: `viewModel.rename`.
      // Yours to call, unless a flow does: `viewModel.show`.
      // Yours to call, unless a flow does: `viewModel.removePhoto`.
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      shownNameLabel.text = viewModel.shownName
      photoLabel.text = viewModel.photo.map { String(describing: $0) }
    }
  }
#endif
