#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the library screen.
  final class LibraryViewController: UIViewController {
    private let viewModel: any LibraryViewModel
    private let namesLabel = UILabel()
    private let visitsLabel = UILabel()
    private let notesLabel = UILabel()
    private let idField = UITextField()
    private let codeField = UITextField()

    init(viewModel: any LibraryViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "Library"
      view.backgroundColor = .systemBackground
      buildView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      idField.placeholder = "Id"
      idField.keyboardType = .numbersAndPunctuation
      idField.accessibilityIdentifier = "library.id"
      codeField.placeholder = "Code"
      codeField.isSecureTextEntry = true
      codeField.accessibilityIdentifier = "library.code"

      for label in [namesLabel, visitsLabel, notesLabel] {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }

      for field in [idField, codeField] {
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.borderStyle = .roundedRect
      }

      let didSelectOwlButton = UIButton(
        primaryAction: UIAction(title: "Did select owl") { [viewModel, idField] _ in
          guard let id = try? Int(idField.text ?? "", format: .number) else { return }
          viewModel.didSelectOwl(id: id)
        })
      didSelectOwlButton.accessibilityIdentifier = "library.didSelectOwl"
      let settingsButton = UIButton(
        primaryAction: UIAction(title: "Settings") { [viewModel] _ in
          viewModel.settingsButtonTapped()
        })
      settingsButton.accessibilityIdentifier = "library.settingsButtonTapped"
      let helpButton = UIButton(
        primaryAction: UIAction(title: "Help") { [viewModel] _ in
          viewModel.helpTapped()
        })
      helpButton.accessibilityIdentifier = "library.helpTapped"
      let unlockButton = UIButton(
        primaryAction: UIAction(title: "Unlock") { [viewModel, idField, codeField] _ in
          guard let id = try? Int(idField.text ?? "", format: .number) else { return }
          let code = codeField.text ?? ""
          Task(whileShown: viewModel) { await viewModel.unlock(id: id, code: code) }
        })
      unlockButton.accessibilityIdentifier = "library.unlock"

      let rows = UIStackView(arrangedSubviews: [
        namesLabel,
        visitsLabel,
        notesLabel,
        idField,
        codeField,
        didSelectOwlButton,
        settingsButton,
        helpButton,
        unlockButton,
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
      // Yours to call, unless a flow does: `viewModel.countVisit`.
      // Yours to call, unless a flow does: `viewModel.note`.
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      namesLabel.text = String(describing: viewModel.names)
      visitsLabel.text = "Visits: \(viewModel.visits.formatted())"
      notesLabel.text = String(describing: viewModel.notes)
    }
  }
#endif
