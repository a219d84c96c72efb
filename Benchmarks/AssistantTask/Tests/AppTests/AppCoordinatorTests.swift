import GeneratedRuntime
import Testing

@testable import App

/// The answers of the app flow, each on a stage that draws nothing.
@MainActor
struct AppCoordinatorTests {
  private let stage = GeneratedRuntime.Stage()
  private let authService = AuthServiceSpy()
  private let profileService = ProfileServiceSpy()
  private let services: Services
  private let coordinator: AppCoordinator

  init() {
    services = Services(authService: authService, profileService: profileService)
    coordinator = AppCoordinator(withServices: services)
    stage.start(coordinator)
  }

  @Test func start() {
    #expect(stage.description == "LoginScreen")
  }

  @Test func loginDidSignIn() throws {
    let login = try #require(stage.screen(LoginScreen.self))
    login.didSignIn(name: "name")
    #expect(stage.description == "HomeScreen")
    #expect(stage.screen(HomeScreen.self)?.name == "name")
  }

  @Test func homeSignOutButtonTapped() {
    let home = HomeScreen(name: "name", flowDelegate: coordinator)
    coordinator.flow.replace(with: home)
    home.signOutButtonTapped()
    #expect(stage.description == "LoginScreen")
  }

  private struct Services: AppCoordinatorServices {
    let authService: any AuthService
    let profileService: any ProfileService
  }
}
