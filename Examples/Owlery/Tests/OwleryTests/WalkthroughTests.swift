import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

@testable import Owlery

/// The whole app, from the launch to the second sign-in, with no view and no simulator: compared
/// with what `Walkthrough-list.txt` and `Walkthrough-grid.txt` say, one for each variant that the
/// list of owls is tested in.
@MainActor
struct WalkthroughTests {
  let walk = Walkthrough()

  var stage: Stage { walk.stage }

  @Test(arguments: OwlListVariant.allCases)
  func wholeApp(variant: OwlListVariant) async throws {
    let app = AppCoordinator(withServices: OwleryServices(owlListVariant: variant))
    await walk.step("1. The app's window is there; nobody is signed in.") {}
    await walk.step("2. The app starts: the first screen is the login.") { stage.start(app) }
    try await register(in: app)
    try await signIn()
    try await lookAtOwls()
    try await editProfile()
    try await signOut()
    try Golden.expect(walk.text, is: "Walkthrough-\(variant).txt")
  }

  func screen<S: Screen>(_ type: S.Type) throws -> S {
    try #require(stage.screen(type), "\(stage.description)")
  }
}

// MARK: - Signing in

extension WalkthroughTests {
  func register(in app: AppCoordinator) async throws {
    try await walk.step("3. An e-mail address is typed, and the registration opened.") {
      let login = try screen(LoginScreen.self)
      var emails: [String] = []
      let observation = login.emailProperty.observe(walk) { _, email in emails.append(email) }
      login.email = "ada@example.org"
      walk.note("observed: \(emails)")
      observation.end()
      login.registerButtonPressed()
    }
    for visit in ["first", "second"] {
      try await walk.step("4. Back by the system's button, for the \(visit) time.") {
        stage.user.goBack()
        walk.note("children of the app: \(app.flow.children.count)")
        if visit == "first" { try screen(LoginScreen.self).registerButtonPressed() }
      }
    }
    try await walk.step("5. The registration again, and its own way back to the login.") {
      try screen(LoginScreen.self).registerButtonPressed()
      try screen(RegisterScreen.self).backToLoginButtonPressed()
    }
  }

  func signIn() async throws {
    try await walk.step("6. The login succeeds; a PIN is wrong.") {
      let login = try screen(LoginScreen.self)
      await login.loginButtonPressed(password: "guess")
      walk.note("error: \(login.errorText ?? "none")")
      await login.loginButtonPressed(password: "hoot")
      let pin = try screen(PinScreen.self)
      pin.pinChanged(to: "4321")
      walk.note("attempts left: \(pin.attemptsLeft)")
    }
    try await walk.step("7. The PIN is right, and sent twice: the app goes on to its tabs, once.") {
      let pin = try screen(PinScreen.self)
      pin.pinChanged(to: "1234")
      pin.pinChanged(to: "1234")
    }
  }
}
