import Testing

@testable import mvvmgen

/// A member's rename that the specs have already is completed by the same command; with closures,
/// the one that reports an event follows it.
@Suite struct CompletedRenameTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("mvvmgen.json", #"{ "flowOutput": "closures" }"#)
    try sandbox.write(
      "Specs/Auth.coordinator.json",
      #"""
      {
        "coordinator": "Auth", "start": "Login", "flow": ["didEnd()"],
        "screens": { "Login": { "didSignIn": { "choose": { "end": { "finish": "didEnd" }, "stay": "stay" } } } }
      }
      """#)
    try sandbox.write(
      "Specs/Login.screen.json",
      #"{ "screen": "Login", "actions": ["signIn()"], "flow": ["didSignIn(name: String)"] }"#)
    #expect(sandbox.run("generate").code == 0)
    try sandbox.write(
      "Screens/Login/LoginDefaultViewModel+Actions.swift",
      """
      extension LoginDefaultViewModel: LoginViewModel {
        func signIn() {
          onDidSignIn?("Ada")
          other.onDidSignIn?("Ada")
        }
      }

      """)
    try sandbox.write(
      "Screens/Auth/AuthCoordinator+Custom.swift",
      """
      extension AuthCoordinator: AuthCoordinatorDecisions {
        func loginDidSignInChoice(_ login: any LoginViewModel, name: String) -> LoginDidSignInChoice {
          self.onDidEnd?()
          return .end
        }
      }

      """)
  }

  private static let left = """
    Screens/Login/LoginDefaultViewModel+Actions.swift:3:5: note: 'onDidSignIn' may be 'onDidLogIn' \
    now: onDidSignIn?("Ada")
    Screens/Login/LoginDefaultViewModel+Actions.swift:4:11: note: 'onDidSignIn' may be 'onDidLogIn' \
    now: other.onDidSignIn?("Ada")

    """

  @Test func aClosureFollowsItsEvent() {
    let outcome = sandbox.run(
      "rename", "event", "Login", "didSignIn", "didLogIn", "--edit", "--quiet")
    #expect(outcome == Outcome(output: Self.left))
  }

  /// `--edit` changes what is called after the event, and no member.
  @Test func theSameCommandEditsWhatItListed() throws {
    let words = ["rename", "event", "Login", "didSignIn", "didLogIn"]
    #expect(sandbox.run(words).code == 0)
    #expect(
      sandbox.run(words + ["--edit"])
        == Outcome(
          output: """
            edit: Screens/Auth/AuthCoordinator+Custom.swift

            """ + Self.left,
          errors: """
            5 files unchanged
            2 places in your own files may use an old name: look at what is listed above, and at the \
            compiler's errors

            """))
    #expect(
      try sandbox.read("Screens/Auth/AuthCoordinator+Custom.swift").contains(
        "func loginDidLogInChoice(_ login: any LoginViewModel, name: String) -> LoginDidLogInChoice {"
      ))
    try sandbox.write("Screens/Login/LoginDefaultViewModel+Actions.swift", "")
    #expect(
      sandbox.run(words)
        == Outcome(
          code: 2,
          errors: """
            mvvmgen: error: 'Login' has no event 'didSignIn', did you mean 'didLogIn'?
            nothing was written

            """))
  }
}
