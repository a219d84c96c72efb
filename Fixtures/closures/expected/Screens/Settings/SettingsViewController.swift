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
      navigationItem.title = navigationItem.title ?? "Settings"
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      nameField.placeholder = "Name"
      nameField.accessibilityIdentifier = "settings.name"

      nameField.font = .preferredFont(forTextStyle: .body)
      nameField.adjustsFontForContentSizeCategory = true
      nameField.borderStyle = .roundedRect

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
  }
#endif
