import GeneratedRuntime

// The sign-in flow of an app, as it would be generated.

struct Session: Equatable {
  let member: String
}

@MainActor
protocol HasAuthService: AnyObject {
  var authService: AuthService { get }
}

@MainActor
final class AuthService {
  var waiting: SafeResultClosure<Session>?
}

@MainActor
final class Services: HasAuthService {
  let authService = AuthService()
}

typealias LoginServices = HasAuthService

@MainActor
protocol LoginViewModel: AnyObject {
  var email: String? { get }
  var errorMessage: String? { get }
  var errorMessageProperty: ReadOnlyProperty<String?> { get }

  func signIn()
  func registerButtonTapped()
  func helpTapped()
}

@MainActor
protocol LoginFlowDelegate: AnyObject {
  func registerButtonTapped(_ login: any LoginViewModel)
  func helpTapped(_ login: any LoginViewModel)
  func didSignIn(_ login: any LoginViewModel, session: Session)
}

@MainActor
final class LoginDefaultViewModel: ViewModel {
  typealias Services = any LoginServices

  let authService: AuthService
  let email: String?
  @ObservableProperty var errorMessage: String?
  weak var flowDelegate: (any LoginFlowDelegate)?

  init(withServices services: any LoginServices, email: String? = nil) {
    authService = services.authService
    self.email = email
  }
}

extension LoginDefaultViewModel: LoginViewModel {
  var errorMessageProperty: ReadOnlyProperty<String?> { $errorMessage }

  func signIn() {
    authService.waiting = SafeResultClosure(weak: self) { login, outcome in
      switch outcome {
      case .result(let session): login.flowDelegate?.didSignIn(login, session: session)
      case .cancelled: login.errorMessage = "Cancelled"
      }
    }
  }

  func registerButtonTapped() { flowDelegate?.registerButtonTapped(self) }
  func helpTapped() { flowDelegate?.helpTapped(self) }
}

@MainActor
final class LoginScreen: GeneratedRuntime.Screen {
  let viewModel: LoginDefaultViewModel
  let presence = Presence()
  private weak var flowDelegate: (any LoginFlowDelegate)?

  init(
    withServices services: any LoginServices, email: String? = nil,
    flowDelegate: any LoginFlowDelegate
  ) {
    viewModel = LoginDefaultViewModel(withServices: services, email: email)
    self.flowDelegate = flowDelegate
    viewModel.flowDelegate = self
  }
}

extension LoginScreen: LoginFlowDelegate {
  func registerButtonTapped(_ login: any LoginViewModel) {
    presence.report { flowDelegate?.registerButtonTapped(login) }
  }

  func helpTapped(_ login: any LoginViewModel) {
    presence.report { flowDelegate?.helpTapped(login) }
  }

  func didSignIn(_ login: any LoginViewModel, session: Session) {
    presence.report { flowDelegate?.didSignIn(login, session: session) }
  }
}

@MainActor
protocol RegisterFlowDelegate: AnyObject {
  func signInButtonTapped(_ register: RegisterViewModel)
  func didRegister(_ register: RegisterViewModel, session: Session)
}

@MainActor
final class RegisterViewModel {
  weak var flowDelegate: (any RegisterFlowDelegate)?

  func signInButtonTapped() { flowDelegate?.signInButtonTapped(self) }
  func register() { flowDelegate?.didRegister(self, session: Session(member: "new")) }
}

@MainActor
final class RegisterScreen: GeneratedRuntime.Screen {
  let viewModel = RegisterViewModel()
  let presence = Presence()
  private weak var flowDelegate: (any RegisterFlowDelegate)?

  init(flowDelegate: any RegisterFlowDelegate) {
    self.flowDelegate = flowDelegate
    viewModel.flowDelegate = self
  }
}

extension RegisterScreen: RegisterFlowDelegate {
  func signInButtonTapped(_ register: RegisterViewModel) {
    presence.report { flowDelegate?.signInButtonTapped(register) }
  }

  func didRegister(_ register: RegisterViewModel, session: Session) {
    presence.report { flowDelegate?.didRegister(register, session: session) }
  }
}

@MainActor
protocol AuthCoordinatorDelegate: AnyObject {
  func didAuthenticate(_ auth: AuthCoordinator, session: Session)
  func cancelled(_ auth: AuthCoordinator)
}

@MainActor
final class AuthCoordinator: GeneratedRuntime.Coordinator {
  let flow = GeneratedRuntime.Flow()
  weak var delegate: (any AuthCoordinatorDelegate)?
  let services: any LoginServices

  init(withServices services: any LoginServices) {
    self.services = services
  }

  func start() {
    let login = LoginScreen(withServices: services, flowDelegate: self)
    flow.push(login, animated: false)
  }

  func cancelled() { delegate?.cancelled(self) }
}

extension AuthCoordinator: LoginFlowDelegate {
  func registerButtonTapped(_ login: any LoginViewModel) {
    let register = RegisterScreen(flowDelegate: self)
    flow.push(register)
  }

  func helpTapped(_ login: any LoginViewModel) {
    let help = HelpCoordinator()
    help.delegate = self
    flow.start(help, as: .present)
  }

  func didSignIn(_ login: any LoginViewModel, session: Session) {
    flow.finish { delegate?.didAuthenticate(self, session: session) }
  }
}

extension AuthCoordinator: RegisterFlowDelegate {
  func signInButtonTapped(_ register: RegisterViewModel) {
    flow.back(from: register)
  }

  func didRegister(_ register: RegisterViewModel, session: Session) {
    flow.finish { delegate?.didAuthenticate(self, session: session) }
  }
}

extension AuthCoordinator: HelpCoordinatorDelegate {
  func homeTapped(_ help: HelpCoordinator) { flow.popToRoot() }
  func cancelled(_ help: HelpCoordinator) {}
}
