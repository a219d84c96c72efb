#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class EditProfileViewController: UIViewController {
    private let viewModel: any EditProfileViewModel
    private let avatarLabel = UILabel()
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

      for label in [avatarLabel, errorTextLabel] {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }

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

      let rows = UIStackView(arrangedSubviews: [
        avatarLabel,
        nameField,
        errorTextLabel,
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
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      if let text = viewModel.errorText, text != errorTextLabel.text {
        UIAccessibility.post(notification: .announcement, argument: text)
      }
      avatarLabel.text = viewModel.avatar.map { String(describing: $0) }
      errorTextLabel.text = viewModel.errorText
      if nameField.text != viewModel.name { nameField.text = viewModel.name }
      saveButton?.isEnabled = viewModel.canSave
    }
  }
#endif
