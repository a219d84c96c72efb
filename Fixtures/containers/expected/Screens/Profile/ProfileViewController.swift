#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the profile screen.
  final class ProfileViewController: UIViewController {
    private let viewModel: any ProfileViewModel
    private let shownNameLabel = UILabel()
    private let photoLabel = UILabel()
    private let nameField = UITextField()

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
      for label in [shownNameLabel, photoLabel] {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }

      nameField.placeholder = "Name"
      nameField.borderStyle = .roundedRect
      nameField.accessibilityIdentifier = "profile.name"

      let renameButton = UIButton(
        primaryAction: UIAction(title: "Rename") { [viewModel, nameField] _ in
          viewModel.rename(name: nameField.text ?? "")
        })
      renameButton.accessibilityIdentifier = "profile.rename"
      let removePhotoButton = UIButton(
        primaryAction: UIAction(title: "Remove photo") { [viewModel] _ in
          viewModel.removePhoto()
        })
      removePhotoButton.accessibilityIdentifier = "profile.removePhoto"
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
        nameField,
        renameButton,
        removePhotoButton,
        editButton,
        avatarButton,
        signOutButton,
      ])
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
      shownNameLabel.text = viewModel.shownName
      photoLabel.text = String(describing: viewModel.photo)
    }
  }
#endif
