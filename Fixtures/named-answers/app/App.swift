import GeneratedRuntime

// The developer's half: what the scaffolds ask for.

extension AccountsDefaultViewModel: AccountsViewModel {}
extension HelpDefaultViewModel: HelpViewModel {}
extension HomeDefaultViewModel: HomeViewModel {}
extension LockDefaultViewModel: LockViewModel {}

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
