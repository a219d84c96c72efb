import GeneratedRuntime

// The rest of the app, as it would be generated.

@MainActor
protocol HelpFlowDelegate: AnyObject {
  func contactTapped(_ help: HelpViewModel)
  func homeTapped(_ help: HelpViewModel)
  func linkTapped(_ help: HelpViewModel, url: Address?)
  func closeTapped(_ help: HelpViewModel)
}

@MainActor
final class HelpViewModel {
  weak var flowDelegate: (any HelpFlowDelegate)?

  func contactTapped() { flowDelegate?.contactTapped(self) }
  func homeTapped() { flowDelegate?.homeTapped(self) }
  func linkTapped(url: Address?) { flowDelegate?.linkTapped(self, url: url) }
  func closeTapped() { flowDelegate?.closeTapped(self) }
}

@MainActor
class HelpPage: GeneratedRuntime.Screen {
  let viewModel = HelpViewModel()
  let presence = Presence()
  private weak var flowDelegate: (any HelpFlowDelegate)?

  init(flowDelegate: any HelpFlowDelegate) {
    self.flowDelegate = flowDelegate
    viewModel.flowDelegate = self
  }
}

final class HelpScreen: HelpPage {}
final class ContactScreen: HelpPage {}

extension HelpPage: HelpFlowDelegate {
  func contactTapped(_ help: HelpViewModel) {
    presence.report { flowDelegate?.contactTapped(help) }
  }

  func homeTapped(_ help: HelpViewModel) {
    presence.report { flowDelegate?.homeTapped(help) }
  }

  func linkTapped(_ help: HelpViewModel, url: Address?) {
    presence.report { flowDelegate?.linkTapped(help, url: url) }
  }

  func closeTapped(_ help: HelpViewModel) {
    presence.report { flowDelegate?.closeTapped(help) }
  }
}

@MainActor
protocol HelpCoordinatorDelegate: AnyObject {
  func homeTapped(_ help: HelpCoordinator)
  func cancelled(_ help: HelpCoordinator)
}

@MainActor
final class HelpCoordinator: GeneratedRuntime.Coordinator {
  let flow = GeneratedRuntime.Flow()
  weak var delegate: (any HelpCoordinatorDelegate)?

  func start() { flow.push(HelpScreen(flowDelegate: self), animated: false) }
  func cancelled() { delegate?.cancelled(self) }
}

extension HelpCoordinator: HelpFlowDelegate {
  func contactTapped(_ help: HelpViewModel) { flow.push(ContactScreen(flowDelegate: self)) }
  func homeTapped(_ help: HelpViewModel) { flow.report { delegate?.homeTapped(self) } }
  func linkTapped(_ help: HelpViewModel, url: Address?) { flow.browse(url) }
  func closeTapped(_ help: HelpViewModel) { flow.finish() }
}

@MainActor
protocol HomeFlowDelegate: AnyObject {
  func helpTapped(_ home: HomeViewModel)
  func logOutTapped(_ home: HomeViewModel)
}

@MainActor
final class HomeViewModel {
  let session: Session
  weak var flowDelegate: (any HomeFlowDelegate)?

  init(session: Session) { self.session = session }

  func helpTapped() { flowDelegate?.helpTapped(self) }
  func logOutTapped() { flowDelegate?.logOutTapped(self) }
}

@MainActor
final class HomeScreen: GeneratedRuntime.Screen {
  let viewModel: HomeViewModel
  let presence = Presence()
  private weak var flowDelegate: (any HomeFlowDelegate)?

  init(session: Session, flowDelegate: any HomeFlowDelegate) {
    viewModel = HomeViewModel(session: session)
    self.flowDelegate = flowDelegate
    viewModel.flowDelegate = self
  }
}

extension HomeScreen: HomeFlowDelegate {
  func helpTapped(_ home: HomeViewModel) { presence.report { flowDelegate?.helpTapped(home) } }
  func logOutTapped(_ home: HomeViewModel) { presence.report { flowDelegate?.logOutTapped(home) } }
}

@MainActor
protocol HomeCoordinatorDelegate: AnyObject {
  func didLogOut(_ home: HomeCoordinator)
  func cancelled(_ home: HomeCoordinator)
}

@MainActor
final class HomeCoordinator: GeneratedRuntime.Coordinator {
  let flow = GeneratedRuntime.Flow()
  weak var delegate: (any HomeCoordinatorDelegate)?
  let session: Session

  init(session: Session) { self.session = session }

  func start() { flow.push(HomeScreen(session: session, flowDelegate: self), animated: false) }
  func cancelled() { delegate?.cancelled(self) }
}

extension HomeCoordinator: HomeFlowDelegate {
  func helpTapped(_ home: HomeViewModel) {
    let help = HelpCoordinator()
    help.delegate = self
    flow.start(help)
  }

  func logOutTapped(_ home: HomeViewModel) { flow.finish { delegate?.didLogOut(self) } }
}

extension HomeCoordinator: HelpCoordinatorDelegate {
  func homeTapped(_ help: HelpCoordinator) { flow.back(from: help) }
  func cancelled(_ help: HelpCoordinator) {}
}

@MainActor
final class AppCoordinator: GeneratedRuntime.Coordinator {
  let flow = GeneratedRuntime.Flow()
  let services: any LoginServices

  init(withServices services: any LoginServices) {
    self.services = services
  }

  func start() {
    let auth = AuthCoordinator(withServices: services)
    auth.delegate = self
    flow.start(auth)
  }
}

extension AppCoordinator: AuthCoordinatorDelegate {
  func didAuthenticate(_ auth: AuthCoordinator, session: Session) {
    let home = HomeCoordinator(session: session)
    home.delegate = self
    flow.start(home, as: .replace)
  }

  func cancelled(_ auth: AuthCoordinator) {}
}

extension AppCoordinator: HomeCoordinatorDelegate {
  func didLogOut(_ home: HomeCoordinator) {
    let auth = AuthCoordinator(withServices: services)
    auth.delegate = self
    flow.start(auth, as: .replace)
  }

  func cancelled(_ home: HomeCoordinator) {}
}
