#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the edit profile screen.
  final class EditProfileViewController: UIViewController {
    private let viewModel: any EditProfileViewModel
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
      navigationItem.title = navigationItem.title ?? "Edit profile"
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      nameField.placeholder = "Name"
      nameField.isSecureTextEntry = true
      nameField.accessibilityIdentifier = "editProfile.name"

      nameField.font = .preferredFont(forTextStyle: .body)
      nameField.adjustsFontForContentSizeCategory = true
      nameField.borderStyle = .roundedRect

      let didSaveButton = UIButton(
        primaryAction: UIAction(title: "Did save") { [viewModel, nameField] _ in
          viewModel.didSave(name: nameField.text ?? "")
        })
      didSaveButton.accessibilityIdentifier = "editProfile.didSave"
      let languageButton = UIButton(
        primaryAction: UIAction(title: "Language") { [viewModel] _ in
          viewModel.languageButtonTapped()
        })
      languageButton.accessibilityIdentifier = "editProfile.languageButtonTapped"
      let cancelButton = UIButton(
        primaryAction: UIAction(title: "Cancel") { [viewModel] _ in
          viewModel.cancelButtonTapped()
        })
      cancelButton.accessibilityIdentifier = "editProfile.cancelButtonTapped"

      let rows = UIStackView(arrangedSubviews: [
        nameField,
        didSaveButton,
        languageButton,
        cancelButton,
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
  }
#endif
