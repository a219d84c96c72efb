// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md.

// MARK: - Entry/EntryScreen.swift
import GeneratedRuntime

final class EntryScreen: EntryScreenBase, EntryViewModel {
  @ObservableProperty private(set) var userName: String?
  var userNameProperty: ReadOnlyProperty<String?> { $userName }

  func fetchUser() async {
    // Yours to write: change the state, report with `didSelectUser(name:)`.
  }

  func selectUser() {
    // Yours to write.
  }
}

// MARK: - Entry/EntryViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

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
      navigationItem.title = navigationItem.title ?? String(localized: "Entry")
      view.backgroundColor = .systemBackground
      buildView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      userNameLabel.font = .preferredFont(forTextStyle: .body)
      userNameLabel.adjustsFontForContentSizeCategory = true
      userNameLabel.numberOfLines = 0

      let fetchUserButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Fetch user")) { [viewModel] _ in
          Task(whileShown: viewModel) { await viewModel.fetchUser() }
        })
      fetchUserButton.accessibilityIdentifier = "entry.fetchUser"
      let selectUserButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Select user")) { [viewModel] _ in
          viewModel.selectUser()
        })
      selectUserButton.accessibilityIdentifier = "entry.selectUser"

      let rows = UIStackView(arrangedSubviews: [userNameLabel, fetchUserButton, selectUserButton])
      rows.fill(view)
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      userNameLabel.text = viewModel.userName
    }
  }
#endif

// MARK: - Greeting/GreetingScreen.swift
import GeneratedRuntime

final class GreetingScreen: GreetingScreenBase, GreetingViewModel {
  @ObservableProperty private(set) var greeting = ""
  var greetingProperty: ReadOnlyProperty<String> { $greeting }

  func load() {
    // Yours to write: change the state.
  }
}

// MARK: - Greeting/GreetingViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class GreetingViewController: UIViewController {
    private let viewModel: any GreetingViewModel
    private let greetingLabel = UILabel()

    init(viewModel: any GreetingViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Greeting")
      view.backgroundColor = .systemBackground
      buildView()
      viewModel.load()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      greetingLabel.font = .preferredFont(forTextStyle: .body)
      greetingLabel.adjustsFontForContentSizeCategory = true
      greetingLabel.numberOfLines = 0

      let rows = UIStackView(arrangedSubviews: [greetingLabel])
      rows.fill(view)
      // Yours to show: `viewModel.name`.
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      greetingLabel.text = viewModel.greeting
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      GreetingViewController(viewModel: GreetingScreen(name: "name"))
    }
  #endif
#endif
