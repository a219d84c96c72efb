// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md.

// MARK: - Accounts/AccountsScreen.swift
final class AccountsScreen: AccountsScreenBase, AccountsViewModel {}

// MARK: - Accounts/AccountsViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class AccountsViewController: UIViewController {
    private let viewModel: any AccountsViewModel
    private let accountField = UITextField()

    init(viewModel: any AccountsViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Accounts")
      view.backgroundColor = .systemBackground
      let doneButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "Done")) { [viewModel] _ in
          viewModel.doneTapped()
        })
      doneButton.accessibilityIdentifier = "accounts.done"
      navigationItem.rightBarButtonItems = [doneButton]
      buildView()
    }

    private func buildView() {
      accountField.placeholder = String(localized: "Account")
      accountField.accessibilityIdentifier = "accounts.account"

      accountField.font = .preferredFont(forTextStyle: .body)
      accountField.adjustsFontForContentSizeCategory = true
      accountField.borderStyle = .roundedRect

      let didSelectButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Did select")) {
          [viewModel, accountField] _ in
          viewModel.didSelect(account: accountField.text ?? "")
        })
      didSelectButton.accessibilityIdentifier = "accounts.didSelect"

      let rows = UIStackView(arrangedSubviews: [accountField, didSelectButton])
      rows.fill(view)
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      AccountsViewController(viewModel: AccountsScreen())
    }
  #endif
#endif

// MARK: - App/AppCoordinator+Custom.swift
import GeneratedRuntime

extension AppCoordinator: AppCoordinatorDecisions {
  func appEnterChoice(account: String, code: String) async -> AppEnterChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .stay
  }

  func appHelpChoice(_ topic: Topic) -> AppHelpChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .never
  }
}

// MARK: - Help/HelpScreen.swift
final class HelpScreen: HelpScreenBase, HelpViewModel {}

// MARK: - Help/HelpViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class HelpViewController: UIViewController {
    private let viewModel: any HelpViewModel

    init(viewModel: any HelpViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Help")
      view.backgroundColor = .systemBackground
      let doneButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "Done")) { [viewModel] _ in
          viewModel.doneTapped()
        })
      doneButton.accessibilityIdentifier = "help.done"
      navigationItem.rightBarButtonItems = [doneButton]
      // Yours to show: `viewModel.topic`.
      // Yours to call, unless a flow does: `viewModel.didOpen`.
    }
  }
#endif

// MARK: - Home/HomeScreen.swift
final class HomeScreen: HomeScreenBase, HomeViewModel {}

// MARK: - Home/HomeViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class HomeViewController: UIViewController {
    private let viewModel: any HomeViewModel

    init(viewModel: any HomeViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Home")
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      let accountButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Account")) { [viewModel] _ in
          viewModel.accountTapped()
        })
      accountButton.accessibilityIdentifier = "home.account"
      let settingsButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Settings")) { [viewModel] _ in
          viewModel.settingsTapped()
        })
      settingsButton.accessibilityIdentifier = "home.settings"
      let helpButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Help")) { [viewModel] _ in
          viewModel.helpTapped()
        })
      helpButton.accessibilityIdentifier = "home.help"

      let rows = UIStackView(arrangedSubviews: [accountButton, settingsButton, helpButton])
      rows.fill(view)
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      HomeViewController(viewModel: HomeScreen())
    }
  #endif
#endif

// MARK: - Lock/LockScreen.swift
final class LockScreen: LockScreenBase, LockViewModel {}

// MARK: - Lock/LockViewController.swift
#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class LockViewController: UIViewController {
    private let viewModel: any LockViewModel
    private let accountField = UITextField()
    private let codeField = UITextField()

    init(viewModel: any LockViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "Lock")
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      accountField.placeholder = String(localized: "Account")
      accountField.accessibilityIdentifier = "lock.account"
      codeField.placeholder = String(localized: "Code")
      codeField.isSecureTextEntry = true
      codeField.accessibilityIdentifier = "lock.code"

      for field in [accountField, codeField] {
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.borderStyle = .roundedRect
      }

      let didEnterButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Did enter")) {
          [viewModel, accountField, codeField] _ in
          viewModel.didEnter(account: accountField.text ?? "", code: codeField.text ?? "")
        })
      didEnterButton.accessibilityIdentifier = "lock.didEnter"
      let helpButton = UIButton(
        primaryAction: UIAction(title: String(localized: "Help")) { [viewModel] _ in
          viewModel.helpTapped()
        })
      helpButton.accessibilityIdentifier = "lock.help"

      let rows = UIStackView(arrangedSubviews: [
        accountField,
        codeField,
        didEnterButton,
        helpButton,
      ])
      rows.fill(view)
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      LockViewController(viewModel: LockScreen())
    }
  #endif
#endif

// MARK: - Settings/SettingsCoordinator+Custom.swift
import GeneratedRuntime

extension SettingsCoordinator: SettingsCoordinatorDecisions {
  func settingsOpenDefaultChoice(section: Section, reason: String) -> SettingsOpenDefaultChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .nothing
  }

  func settingsFollowAccounts(link: Link) {
    // Yours to write: what comes next.
    flow.warnUnwritten()
  }
}
