import Testing

@testable import mvvmgen

/// What `rename service --edit` changes of the property that has the service, and what it only lists.
@Suite struct ServicePropertyTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(
      "mvvmgen.json",
      #"{ "doubles": { "folder": "Tests/Doubles", "module": "App", "tests": "Tests" } }"#)
    try sandbox.write(
      "Specs/Auth.service.json", #"{ "service": "Auth", "members": ["signOut() async"] }"#)
    try sandbox.write(
      "Specs/Login.screen.json",
      #"{ "screen": "Login", "services": ["Auth"], "actions": ["go() async"] }"#)
    try sandbox.write(
      "Specs/App.coordinator.json",
      #"{ "coordinator": "App", "root": "window", "start": "Login" }"#)
    #expect(sandbox.run("generate", "--quiet", pipeline: .standard) == Outcome())
  }

  private func rename() -> Outcome {
    sandbox.run(
      "rename", "service", "Auth", "Session", "--edit", "--quiet", pipeline: .standard)
  }

  /// Tests that nobody has touched compile afterwards.
  @Test func scaffoldedTestsHaveTheNewProperty() throws {
    let old = try sandbox.read("Tests/LoginTests.swift")
    #expect(rename() == Outcome())
    let lines = try sandbox.read("Tests/LoginTests.swift").split(separator: "\n")
    let changed = zip(old.split(separator: "\n"), lines).filter { $0 != $1 }.map(\.1)
    #expect(changed == ["    let session: any Session = SessionStub()"])
  }

  @Test func whereItIsCertain() throws {
    try sandbox.write(
      "Screens/Login/LoginDefaultViewModel+Actions.swift",
      """
      extension LoginDefaultViewModel: LoginViewModel {
        func go() async {
          await auth.signOut()
          await self.auth.signOut()
          await model.auth.signOut()
          start(auth: auth, with: Services(auth: auth))
        }
      }

      struct Services: HasAuth {
        let auth: any Auth
      }

      """)
    #expect(
      rename()
        == Outcome(
          output: """
            Screens/Login/LoginDefaultViewModel+Actions.swift:5:17: note: 'auth' may be 'session' now
            Screens/Login/LoginDefaultViewModel+Actions.swift:6:11: note: 'auth' may be 'session' now

            """))
    #expect(
      try sandbox.read("Screens/Login/LoginDefaultViewModel+Actions.swift") == """
        extension LoginDefaultViewModel: LoginViewModel {
          func go() async {
            await session.signOut()
            await self.session.signOut()
            await model.auth.signOut()
            start(auth: session, with: Services(session: session))
          }
        }

        struct Services: HasSession {
          let session: any Session
        }

        """)
  }

  /// Another value has the name, or will be hidden by it.
  @Test(arguments: [
    "let auth = other", "let session = 1\n    use(session)", "for auth in all { use(auth) }",
  ]) func whereItMayBeAnother(line: String) throws {
    let file = """
      extension LoginDefaultViewModel: LoginViewModel {
        func go() async {
          \(line)
          await auth.signOut()
        }
      }

      """
    let path = "Screens/Login/LoginDefaultViewModel+Actions.swift"
    try sandbox.write(path, file)
    #expect(rename().code == 0)
    #expect(try sandbox.read(path) == file)
  }
}
