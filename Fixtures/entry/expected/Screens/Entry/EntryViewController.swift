#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the entry screen.
  final class EntryViewController: UIViewController {
    private let viewModel: any EntryViewModel
    private let userNameLabel = UILabel()

    init(viewModel: any EntryViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = "Entry"
      view.backgroundColor = .systemBackground
      buildView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      userNameLabel.font = .preferredFont(forTextStyle: .body)
      userNameLabel.adjustsFontForContentSizeCategory = true
      userNameLabel.numberOfLines = 0

      let fetchUserButton = UIButton(
        primaryAction: UIAction(title: "Fetch user") { [viewModel] _ in
          Task(whileShown: viewModel) { await viewModel.fetchUser() }
        })
      fetchUserButton.accessibilityIdentifier = "entry.fetchUser"
      let selectUserButton = UIButton(
        primaryAction: UIAction(title: "Select user") { [viewModel] _ in
          viewModel.selectUser()
        })
      selectUserButton.accessibilityIdentifier = "entry.selectUser"

      let rows = UIStackView(arrangedSubviews: [userNameLabel, fetchUserButton, selectUserButton])
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

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      userNameLabel.text = viewModel.userName
    }
  }
#endif
