import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

// In the package with SwiftUI, the same flow with views of SwiftUI's: not a line of this differs.
#if canImport(LoginSwiftUI)
  @testable import LoginSwiftUI
#else
  @testable import MvvmgenLoginNavigationFixture
#endif

/// App, Auth and Home, with a navigation protocol for each screen: back from the registration in
/// each possible way, and home without a cast.
@MainActor
struct LoginNavigationTests {
  private let walk = Walk()
  private let app = AppCoordinator(withServices: Doorkeepers())

  private var stage: Stage { walk.stage }

  private let atLogin = [
    "AppCoordinator", "AuthCoordinator", "LoginScreen",
  ]
  private let atHome = ["AppCoordinator", "HomeScreen"]

  private func login() throws -> LoginScreen {
    try #require(stage.screen(LoginScreen.self))
  }

  private func register() throws -> RegisterScreen {
    try #require(stage.screen(RegisterScreen.self))
  }

  @Test func authIsLeftForHomeAndFreed() async throws {
    let launch = await walk.step { stage.start(app) }
    #expect(launch.shown == ["show LoginScreen"])
    #expect(launch.living == atLogin)

    let wrong = try await walk.step {
      let login = try login()
      await login.loginButtonTapped(email: "ada", password: "guess")
      #expect(login.errorText == "Wrong e-mail or password.")
    }
    #expect(wrong.shown == [])

    let home = try await walk.step {
      await (try login()).loginButtonTapped(email: "ada", password: "secret")
    }
    #expect(home.shown == ["end AuthCoordinator: finished", "show HomeScreen"])
    #expect(home.living == atHome)
    #expect(stage.screen(HomeScreen.self)?.session == Session(email: "ada"))

    let signOut = try await walk.step {
      try #require(stage.screen(HomeScreen.self)).signOutButtonTapped()
    }
    #expect(signOut.shown == ["show LoginScreen"])
    #expect(signOut.living == atLogin)
    #expect(stage.warnings == [])
  }

  @Test func registrationIsLeftForTheOneLogin() async throws {
    stage.start(app)
    for leave in [{ try register().loginButtonTapped() }, { stage.user.goBack() }]
      as [() throws -> Void]
    {
      let visit = try await walk.step {
        try login().registerButtonTapped()
        try leave()
      }
      #expect(visit.shown == ["show LoginScreen › RegisterScreen", "show LoginScreen"])
      #expect(visit.living == atLogin)
    }
    #expect(app.flow.children.map { "\(type(of: $0))" } == ["AuthCoordinator"])
  }

  @Test func registrationSignsIn() async throws {
    stage.start(app)
    let home = try await walk.step {
      try login().registerButtonTapped()
      await (try register()).registerButtonTapped(email: "ada", password: "secret")
    }
    #expect(
      home.shown == [
        "show LoginScreen › RegisterScreen", "end AuthCoordinator: finished", "show HomeScreen",
      ])
    #expect(home.living == atHome)
  }
}

/// Services that let in whoever knows the password.
private final class Doorkeepers: AppServices, AuthService {
  var authService: any AuthService { self }

  func signIn(email: String, password: String) async -> Session? {
    password == "secret" ? Session(email: email) : nil
  }

  func register(email: String, password: String) async -> Session {
    Session(email: email)
  }
}
