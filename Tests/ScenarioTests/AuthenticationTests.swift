import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

@testable import MvvmgenAuthenticationFixture

/// The authentication flow of the fixture, from the launch to the second sign-in, without a host or
/// views: what is shown, and what is alive, after every step.
@MainActor
struct AuthenticationTests {
  private let walk = Walk()
  private let members = Members()

  private var stage: Stage { walk.stage }
  private var services: Services { Services(authService: members) }

  /// What follows from the state is told with it, and holds nobody.
  @Test func theButtonIsEnabledMeanwhile() async {
    weak var gone: LoginScreen?
    var enabled: [Bool] = []
    do {
      let login = LoginScreen(withServices: services, flowDelegate: nil)
      gone = login
      login.canSignInProperty.observe(walk) { _, canSignIn in enabled.append(canSignIn) }
      await login.signIn(email: "ada", password: "guess")
      #expect(login.canSignIn)
    }
    #expect(enabled.first == true)
    #expect(enabled.contains(false))
    #expect(enabled.last == true)
    #expect(gone == nil)
  }

  @Test func memberSignsInAndOut() async throws {
    let app = AppCoordinator(withServices: services)

    let launch = await walk.step { stage.start(app) }
    #expect(launch.shown == ["show LoginScreen"])
    let atLogin = ["AppCoordinator", "AuthCoordinator", "LoginScreen"]
    #expect(launch.living == atLogin)

    let register = try await walk.step {
      try #require(stage.screen(LoginScreen.self)).registerButtonTapped()
    }
    #expect(register.shown == ["show LoginScreen › RegisterScreen"])
    #expect(register.living == atLogin + ["RegisterScreen"])

    let back = try await walk.step {
      try #require(stage.screen(RegisterScreen.self)).signInButtonTapped()
    }
    #expect(back.shown == ["show LoginScreen"], "goes back to the login, and pushes no second one")
    #expect(back.living == atLogin)

    let wrong = try await walk.step {
      let login = try #require(stage.screen(LoginScreen.self))
      await login.signIn(email: "ada", password: "guess")
      #expect(login.errorMessage == "Wrong e-mail or password.")
    }
    #expect(wrong.shown == [])

    let signIn = try await walk.step {
      let login = try #require(stage.screen(LoginScreen.self))
      await login.signIn(email: "ada", password: "secret")
    }
    #expect(signIn.shown == ["end AuthCoordinator: finished", "show HomeScreen"])
    let atHome = ["AppCoordinator", "HomeCoordinator", "HomeScreen"]
    #expect(signIn.living == atHome)
    #expect(stage.screen(HomeScreen.self)?.session == Session(email: "ada"))

    let signOut = try await walk.step {
      await (try #require(stage.screen(HomeScreen.self))).signOutButtonTapped()
    }
    #expect(signOut.shown == ["end HomeCoordinator: finished", "show LoginScreen"])
    #expect(signOut.living == atLogin)
    #expect(members.signedIn == nil)
    #expect(app.flow.children.count == 1)
    #expect(stage.warnings == [])
  }

  @Test func registrationSignsInToo() async throws {
    let app = AppCoordinator(withServices: services)
    stage.start(app)
    let register = try await walk.step {
      try #require(stage.screen(LoginScreen.self)).registerButtonTapped()
      let register = try #require(stage.screen(RegisterScreen.self))
      await register.register(email: "ada", password: "secret")
    }
    #expect(
      register.shown == [
        "show LoginScreen › RegisterScreen", "end AuthCoordinator: finished", "show HomeScreen",
      ])
    let atHome = ["AppCoordinator", "HomeCoordinator", "HomeScreen"]
    #expect(register.living == atHome)
  }

  @Test func backButtonLeavesNobodyBehind() async throws {
    let app = AppCoordinator(withServices: services)
    stage.start(app)
    for _ in 1...3 {
      let visit = try await walk.step {
        try #require(stage.screen(LoginScreen.self)).registerButtonTapped()
        stage.user.goBack()
      }
      #expect(visit.shown == ["show LoginScreen › RegisterScreen", "show LoginScreen"])
      #expect(
        visit.living
          == ["AppCoordinator", "AuthCoordinator", "LoginScreen"])
      #expect(app.flow.children.map { "\(type(of: $0))" } == ["AuthCoordinator"])
    }
  }

  @Test func lateSignInAfterTheFlowMovedOnChangesNothing() async throws {
    let app = AppCoordinator(withServices: services)
    stage.start(app)
    let login = try #require(stage.screen(LoginScreen.self))
    await login.signIn(email: "ada", password: "secret")
    let late = await walk.step { await login.signIn(email: "ada", password: "secret") }
    #expect(late.shown == [])
    #expect(
      late.living == ["AppCoordinator", "HomeCoordinator", "HomeScreen"])
  }
}
