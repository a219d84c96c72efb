import GeneratedRuntime

// The developer's half: what the scaffolds ask for.

final class AccountsScreen: AccountsScreenBase, AccountsViewModel {}
final class HelpScreen: HelpScreenBase, HelpViewModel {}
final class HomeScreen: HomeScreenBase, HomeViewModel {}
final class LockScreen: LockScreenBase, LockViewModel {}

extension SettingsCoordinator: SettingsCoordinatorDecisions {
  func settingsOpenDefaultChoice(
    section: Section, reason: String
  ) -> SettingsOpenDefaultChoice {
    reason.isEmpty ? .nothing : .help
  }

  func settingsFollowAccounts(link: Link) { flow.popToRoot() }
}

extension AppCoordinator: AppCoordinatorDecisions {
  func appEnterChoice(account: String, code: String) async -> AppEnterChoice {
    if account == "nobody" { return .closed(reason: "Who are you?") }
    return await services.gate.opens(for: account, with: code) ? .open : .stay
  }

  func appHelpChoice(_ topic: Topic) -> AppHelpChoice {
    topic == .locks ? .push : .page
  }
}
