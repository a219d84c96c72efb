import CoreTestSupport
import GeneratedRuntime
import Testing

@testable import AuthFeature
@testable import Core

/// The answers of the auth flow, each on a stage that draws nothing.
@MainActor
struct AuthCoordinatorTests {
  private let stage = GeneratedRuntime.Stage()
  private let delegate = AuthCoordinatorDelegateSpy()
  private let authService = AuthServiceSpy()
  private let services: Services
  private let coordinator: AuthCoordinator

  init() {
    services = Services(authService: authService)
    coordinator = AuthCoordinator(withServices: services)
    coordinator.delegate = delegate
    stage.start(coordinator)
  }

  @Test func start() {
    #expect(stage.description == "LoginScreen")
  }

  @Test func loginDidSignIn() throws {
    let login = try #require(stage.screen(LoginScreen.self))
    let session = Session(user: "ada")
    login.didSignIn(session: session)
    #expect(coordinator.flow.end == .finished)
    #expect(delegate.calls == [.didAuthenticate(session: session)])
  }

  private struct Services: AuthCoordinatorServices {
    let authService: any AuthService
  }
}
