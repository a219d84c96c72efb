#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the edit profile screen.
  final class EditProfileViewController: UIViewController {
    private let viewModel: any EditProfileViewModel
    private let avatarLabel = UILabel()
    private let canSaveLabel = UILabel()
    private let nameField = UITextField()

    init(viewModel: any EditProfileViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      buildView()
      viewModel.load()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      nameField.placeholder = "Name"
      nameField.accessibilityIdentifier = "editProfile.name"
      nameField.addAction(
        UIAction { [viewModel, unowned nameField] _ in
          viewModel.name = nameField.text ?? ""
        }, for: .editingChanged)

      for label in [avatarLabel, canSaveLabel] {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }

      nameField.font = .preferredFont(forTextStyle: .body)
      nameField.adjustsFontForContentSizeCategory = true
      nameField.borderStyle = .roundedRect

      let saveButton = UIButton(
        primaryAction: UIAction(title: "Save") { [viewModel] _ in
          Task(whileShown: viewModel) { await viewModel.saveButtonPressed() }
        })
      saveButton.accessibilityIdentifier = "editProfile.saveButtonPressed"
      let cancelButton = UIButton(
        primaryAction: UIAction(title: "Cancel") { [viewModel] _ in
          viewModel.cancelButtonPressed()
        })
      cancelButton.accessibilityIdentifier = "editProfile.cancelButtonPressed"
      let avatarButton = UIButton(
        primaryAction: UIAction(title: "Avatar") { [viewModel] _ in
          viewModel.avatarButtonPressed()
        })
      avatarButton.accessibilityIdentifier = "editProfile.avatarButtonPressed"

      let rows = UIStackView(arrangedSubviews: [
        avatarLabel,
        canSaveLabel,
        nameField,
        saveButton,
        cancelButton,
        avatarButton,
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
      // Yours to call, unless a flow does: `viewModel.avatarPicked`.
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      avatarLabel.text = viewModel.avatar.map { String(describing: $0) }
      canSaveLabel.text = "Can save: \(viewModel.canSave)"
      if nameField.text != viewModel.name { nameField.text = viewModel.name }
    }
  }
#endif
