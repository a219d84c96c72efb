#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class EditProfileViewController: UIViewController {
    private let viewModel: any EditProfileViewModel
    private let nameField = UITextField()
    private let errorTextLabel = UILabel()
    private weak var saveButton: UIBarButtonItem?

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
      let saveButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "Save")) { [viewModel] _ in
          Task(whileShown: viewModel) { await viewModel.saveButtonPressed() }
        })
      saveButton.accessibilityIdentifier = "editProfile.save"
      self.saveButton = saveButton
      let cancelButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "Cancel")) { [viewModel] _ in
          viewModel.cancelButtonPressed()
        })
      cancelButton.accessibilityIdentifier = "editProfile.cancel"
      navigationItem.leftBarButtonItems = [cancelButton]
      navigationItem.rightBarButtonItems = [saveButton]
      buildView()
      viewModel.load()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      nameField.placeholder = String(localized: "Name")
      nameField.accessibilityIdentifier = "editProfile.name"
      nameField.addAction(
        UIAction { [viewModel, unowned nameField] _ in
          viewModel.name = nameField.text ?? ""
        }, for: .editingChanged)

      errorTextLabel.font = .preferredFont(forTextStyle: .body)
      errorTextLabel.adjustsFontForContentSizeCategory = true
      errorTextLabel.numberOfLines = 0

      errorTextLabel.textColor = .systemRed
      errorTextLabel.accessibilityIdentifier = "editProfile.errorText"

      nameField.font = .preferredFont(forTextStyle: .body)
      nameField.adjustsFontForContentSizeCategory = true
      nameField.borderStyle = .roundedRect

      let avatarButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Avatar")) { [viewModel] _ in
          viewModel.avatarButtonPressed()
        })
      avatarButton.accessibilityIdentifier = "editProfile.avatar"

      let rows = UIStackView(arrangedSubviews: [nameField, errorTextLabel, avatarButton])
      rows.fill(view)
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      if let text = viewModel.errorText, text != errorTextLabel.text {
        UIAccessibility.post(notification: .announcement, argument: text)
      }
      errorTextLabel.text = viewModel.errorText
      if nameField.text != viewModel.name { nameField.text = viewModel.name }
      saveButton?.isEnabled = viewModel.canSave
    }
  }
#endif
