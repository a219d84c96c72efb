import GeneratedRuntime
import Testing

/// A member's way through the app, in generated code, recorded by a stage without a host.
@MainActor
struct WalkthroughTests {
  let services = Services()
  let stage: Stage

  init() { stage = Stage(AppCoordinator(withServices: services)) }

  @Test func signInAndOut() throws {
    try #require(stage.screen(LoginScreen.self)).viewModel.registerButtonTapped()
    try #require(stage.screen(RegisterScreen.self)).viewModel.signInButtonTapped()
    try #require(stage.screen(LoginScreen.self)).viewModel.registerButtonTapped()
    stage.user.goBack()
    try #require(stage.screen(LoginScreen.self)).viewModel.signIn()
    try #require(services.authService.waiting).reportResult(Session(member: "Ada"))
    try #require(stage.screen(HomeScreen.self)).viewModel.helpTapped()
    try #require(stage.screen(HelpScreen.self)).viewModel.contactTapped()
    try #require(stage.screen(ContactScreen.self)).viewModel.homeTapped()
    #expect(stage.screen(HomeScreen.self)?.viewModel.session == Session(member: "Ada"))
    try #require(stage.screen(HomeScreen.self)).viewModel.logOutTapped()
    #expect(
      stage.transcript == [
        "show LoginScreen",
        "show LoginScreen › RegisterScreen",
        "show LoginScreen",
        "show LoginScreen › RegisterScreen",
        "show LoginScreen",
        "end AuthCoordinator: finished",
        "show HomeScreen",
        "show HomeScreen › HelpScreen",
        "show HomeScreen › HelpScreen › ContactScreen",
        "end HelpCoordinator: popped",
        "show HomeScreen",
        "end HomeCoordinator: finished",
        "show LoginScreen",
      ])
    #expect(stage.warnings == [])
  }

  @Test func helpInASheetWithTheBrowser() throws {
    try #require(stage.screen(LoginScreen.self)).viewModel.helpTapped()
    let help = try #require(stage.screen(HelpScreen.self)).viewModel
    help.linkTapped(url: nil)
    help.linkTapped(url: Address.example)
    stage.user.dismiss()
    help.contactTapped()
    stage.user.dismiss()
    #expect(
      stage.transcript == [
        "show LoginScreen",
        "show LoginScreen | sheet HelpScreen",
        "show LoginScreen | sheet HelpScreen | browser https://example.org",
        "show LoginScreen | sheet HelpScreen",
        "show LoginScreen | sheet HelpScreen › ContactScreen",
        "end HelpCoordinator: dismissed",
        "show LoginScreen",
      ])
    #expect(stage.warnings == [])
  }
}
