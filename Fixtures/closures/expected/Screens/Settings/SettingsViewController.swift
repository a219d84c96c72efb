#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the settings screen.
  final class SettingsViewController: UIViewController {
    private let viewModel: any SettingsViewModel
    private let nameField = UITextField()

    init(viewModel: any SettingsViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = "Settings"
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      nameField.placeholder = "Name"
      nameField.borderStyle = .roundedRect
      nameField.accessibilityIdentifier = "settings.name"

      let themeButton = UIButton(
        primaryAction: UIAction(title: "Theme") { [viewModel, nameField] _ in
          viewModel.themeTapped(name: nameField.text ?? "")
        })
      themeButton.accessibilityIdentifier = "settings.themeTapped"
      let signOutButton = UIButton(
        primaryAction: UIAction(title: "Sign out") { [viewModel] _ in
          viewModel.signOutButtonTapped()
        })
      signOutButton.accessibilityIdentifier = "settings.signOutButtonTapped"
      let doneButton = UIButton(
        primaryAction: UIAction(title: "Done") { [viewModel] _ in
          viewModel.doneButtonTapped()
        })
      doneButton.accessibilityIdentifier = "settings.doneButtonTapped"

      let rows = UIStackView(arrangedSubviews: [nameField, themeButton, signOutButton, doneButton])
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
