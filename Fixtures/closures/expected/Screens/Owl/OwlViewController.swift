#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the owl screen.
  final class OwlViewController: UIViewController {
    private let viewModel: any OwlViewModel
    private let nameField = UITextField()
    private let starsField = UITextField()

    init(viewModel: any OwlViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "Owl"
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      nameField.placeholder = "Name"
      nameField.accessibilityIdentifier = "owl.name"
      starsField.placeholder = "Stars"
      starsField.keyboardType = .numbersAndPunctuation
      starsField.accessibilityIdentifier = "owl.stars"

      for field in [nameField, starsField] {
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.borderStyle = .roundedRect
      }

      let closeButton = UIButton(
        primaryAction: UIAction(title: "Close") { [viewModel] _ in
          viewModel.closeButtonTapped()
        })
      closeButton.accessibilityIdentifier = "owl.closeButtonTapped"
      let renameButton = UIButton(
        primaryAction: UIAction(title: "Rename") { [viewModel, nameField] _ in
          viewModel.rename(to: nameField.text ?? "")
        })
      renameButton.accessibilityIdentifier = "owl.rename"
      let helpButton = UIButton(
        primaryAction: UIAction(title: "Help") { [viewModel] _ in
          viewModel.helpTapped()
        })
      helpButton.accessibilityIdentifier = "owl.helpTapped"
      let rateButton = UIButton(
        primaryAction: UIAction(title: "Rate") { [viewModel, starsField] _ in
          guard let stars = try? Int(starsField.text ?? "", format: .number) else { return }
          viewModel.rate(stars)
        })
      rateButton.accessibilityIdentifier = "owl.rate"
      let photoButton = UIButton(
        primaryAction: UIAction(title: "Photo") { [viewModel] _ in
          viewModel.photoButtonTapped()
        })
      photoButton.accessibilityIdentifier = "owl.photoButtonTapped"
      let friendButton = UIButton(
        primaryAction: UIAction(title: "Friend") { [viewModel] _ in
          viewModel.friendButtonTapped()
        })
      friendButton.accessibilityIdentifier = "owl.friendButtonTapped"

      let rows = UIStackView(arrangedSubviews: [
        nameField,
        starsField,
        closeButton,
        renameButton,
        helpButton,
        rateButton,
        photoButton,
        friendButton,
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
