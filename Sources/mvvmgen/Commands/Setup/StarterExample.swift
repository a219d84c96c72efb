/// An example app: its specs, the developer's files, and a test of its flow.
extension StarterExample {
  /// Paths in the folder of the specs.
  var specs: KeyValuePairs<String, String> {
    switch self {
    case .signIn: Self.signInSpecs
    case .tabs: Self.tabsSpecs
    case .none: [:]
    }
  }

  /// Paths in the folder of the developer's files, replacing the scaffolds.
  var sources: KeyValuePairs<String, String> {
    guard self == .signIn else { return [:] }
    return ["Login/LoginDefaultViewModel+Actions.swift": Self.signInActions]
  }

  /// The tests of its flow, if a package is created for it.
  var tests: String? {
    switch self {
    case .signIn: Self.signInTests
    case .tabs: Self.tabsTests
    case .none: nil
    }
  }

  /// The first screen, for the suggested next command.
  var firstScreen: String? {
    switch self {
    case .signIn: "Home"
    case .tabs: "Settings"
    case .none: nil
    }
  }

  /// A test file without tests, so that the package has the target for scaffolded tests.
  static let noTests = """
    import GeneratedRuntime
    import Testing

    @testable import App

    """

  private static let signInSpecs: KeyValuePairs = [
    "App.coordinator.json": """
    {
      "coordinator": "App",
      "summary": "From the launch on: a member signs in, and out again.",
      "root": "window",
      "start": "Login",
      "screens": {
        "Login": { "didSignIn": { "replace": "Home" } },
        "Home": { "signOutButtonTapped": { "replace": "Login" } }
      }
    }

    """,
    "Login.screen.json": """
    {
      "screen": "Login",
      "summary": "Lets a member sign in.",
      "services": ["AuthService"],
      "state": ["isSigningIn: Bool", "errorMessage: String?"],
      "actions": ["signIn(name: String, password: String) async"],
      "flow": ["didSignIn(name: String)"],
      "secret": ["password"]
    }

    """,
    "Home.screen.json": """
    {
      "screen": "Home",
      "summary": "Greets the member.",
      "inputs": ["name: String"],
      "actions": ["signOutButtonTapped()"],
      "flow": ["signOutButtonTapped()"]
    }

    """,
    "AuthService.service.json": """
    {
      "service": "AuthService",
      "summary": "Knows the members.",
      "members": ["signIn(name: String, password: String) async throws"],
      "secret": ["password"]
    }

    """,
  ]

  private static let signInActions = """
    extension LoginDefaultViewModel: LoginViewModel {
      func signIn(name: String, password: String) async {
        isSigningIn = true
        defer { isSigningIn = false }
        do {
          try await authService.signIn(name: name, password: password)
          flowDelegate?.didSignIn(self, name: name)
        } catch {
          errorMessage = "The name or the password is wrong."
        }
      }
    }

    """

  private static let signInTests = """
    import GeneratedRuntime
    import Testing

    @testable import App

    @MainActor
    @Suite struct FlowTests {
      @Test func aMemberSignsInAndOut() async {
        let stage = Stage()
        stage.start(AppCoordinator(withServices: Services()))
        await stage.screen(LoginScreen.self)?.viewModel.signIn(name: "Ada", password: "secret")
        stage.screen(HomeScreen.self)?.viewModel.signOutButtonTapped()
        #expect(stage.transcript == ["show LoginScreen", "show HomeScreen", "show LoginScreen"])
      }

      @Test func aStrangerStays() async {
        let stage = Stage()
        stage.start(AppCoordinator(withServices: Services()))
        await stage.screen(LoginScreen.self)?.viewModel.signIn(name: "Eve", password: "guess")
        #expect(stage.transcript == ["show LoginScreen"])
      }
    }

    private struct Services: AppServices {
      let authService: any AuthService = Members()
    }

    private final class Members: AuthService {
      struct Stranger: Error {}

      func signIn(name: String, password: String) async throws {
        guard password == "secret" else { throw Stranger() }
      }
    }

    """

  private static let tabsSpecs: KeyValuePairs = [
    "App.coordinator.json": """
    {
      "coordinator": "App",
      "summary": "Two tabs, each a flow of its own.",
      "root": "window",
      "tabs": [
        { "flow": "Home", "title": "Home", "image": "house" },
        { "flow": "Settings", "title": "Settings", "image": "gear" }
      ]
    }

    """,
    "Home.coordinator.json": """
    {
      "coordinator": "Home",
      "start": "Home",
      "screens": {
        "Home": { "detailsButtonTapped": { "push": "Details" } },
        "Details": { "doneButtonTapped": "back" }
      }
    }

    """,
    "Settings.coordinator.json": """
    {
      "coordinator": "Settings",
      "start": "Settings",
      "screens": {}
    }

    """,
    "Home.screen.json": """
    {
      "screen": "Home",
      "actions": ["detailsButtonTapped()"],
      "flow": ["detailsButtonTapped()"]
    }

    """,
    "Details.screen.json": """
    {
      "screen": "Details",
      "actions": ["doneButtonTapped()"],
      "flow": ["doneButtonTapped()"]
    }

    """,
    "Settings.screen.json": """
    {
      "screen": "Settings",
      "state": ["wantsNews: Bool"],
      "actions": ["newsSwitched(isOn: Bool)"]
    }

    """,
  ]

  private static let tabsTests = """
    import GeneratedRuntime
    import Testing

    @testable import App

    @MainActor
    @Suite struct FlowTests {
      @Test func detailsComeAndGo() {
        let stage = Stage()
        stage.start(AppCoordinator())
        stage.screen(HomeScreen.self)?.viewModel.detailsButtonTapped()
        stage.screen(DetailsScreen.self)?.viewModel.doneButtonTapped()
        #expect(
          stage.transcript == [
            "show tabs { *HomeScreen, SettingsScreen }",
            "show tabs { *HomeScreen › DetailsScreen, SettingsScreen }",
            "show tabs { *HomeScreen, SettingsScreen }",
          ])
      }
    }

    """
}
