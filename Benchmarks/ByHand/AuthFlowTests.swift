import Testing

@testable import App

@MainActor
final class AuthFlowTests {
  private var sessions: [Session] = []
  private lazy var flow = AuthFlow(authService: AuthServiceStub()) { [unowned self] session in
    self.sessions.append(session)
  }

  @Test func startsAtLogin() {
    #expect(flow.path.isEmpty)
  }

  @Test func registerButtonPushesRegisterOnce() {
    flow.loginViewModel.registerButtonTapped()
    flow.loginViewModel.registerButtonTapped()

    #expect(flow.path.count == 1)
    #expect(sessions.isEmpty)
  }

  @Test func signingInEndsTheFlow() async {
    flow.loginViewModel.email = "ann@example.com"
    flow.loginViewModel.password = "secret"

    await flow.loginViewModel.signIn()

    #expect(sessions == [.stub])
  }

  @Test func registeringEndsTheFlow() throws {
    flow.loginViewModel.registerButtonTapped()
    guard case .register(let viewModel) = try #require(flow.path.last) else { return }

    viewModel.didRegister(.stub)

    #expect(sessions == [.stub])
  }

  @Test func flowIsNotRetainedByItsScreens() {
    var flow: AuthFlow? = AuthFlow(authService: AuthServiceStub()) { _ in }
    let loginViewModel = flow?.loginViewModel
    loginViewModel?.registerButtonTapped()
    let route = flow?.path.last
    weak var released = flow

    flow = nil

    withExtendedLifetime((loginViewModel, route)) { #expect(released == nil) }
  }
}
