import Testing

@testable import mvvmgen

/// `rename alert` and `remove alert`: the cases of a screen's own alerts.
@Suite struct AlertRenameTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("Specs/Login.screen.json", Self.login("offline"))
    #expect(sandbox.run("generate").code == 0)
    try sandbox.write(
      "Sources/Login.swift",
      """
      extension LoginDefaultViewModel: LoginViewModel {
        func retry() { alert = .offline }
        func fail() { alert = LoginAlert.unknown(reason: "") }
      }

      """)
  }

  private static func login(_ first: String?) -> String {
    let offline = first.map {
      "\n    \"\($0)\": { \"title\": \"Offline\", \"buttons\": [{ \"title\": \"OK\", \"do\": \"retry\" }] },"
    }
    return """
      {
        "screen": "Login",
        "actions": ["retry()", "fail()"],
        "alerts": {\(offline ?? "")
          "unknown(reason: String)": { "message": "= reason", "buttons": [{ "title": "OK" }] }
        }
      }

      """
  }

  @Test func whatTheDeveloperWroteIsListed() throws {
    let before = try sandbox.contents()
    #expect(
      sandbox.run("rename", "alert", "Login", "offline", "noNetwork")
        == Outcome(
          code: 0,
          output: """
            edit: Specs/Login.screen.json
            Sources/Login.swift:2:27: note: 'offline' may be 'noNetwork' now: func retry() { alert = .offline }

            """,
          errors: """
            1 file written, 2 unchanged
            1 place in your own files may use an old name: look at what is listed above, and at the \
            compiler's errors

            """))
    #expect(try sandbox.read("Specs/Login.screen.json") == Self.login("noNetwork"))
    #expect(sandbox.run("rename", "alert", "Login", "unknown", "default").code == 0)
    #expect(sandbox.run("rename", "alert", "Login", "default", "unknown").code == 0)
    #expect(sandbox.run("rename", "alert", "Login", "noNetwork", "offline").code == 0)
    #expect(try sandbox.contents() == before)
  }

  @Test func itsKeyIsRemoved() throws {
    #expect(sandbox.run("remove", "alert", "Login", "offline").code == 0)
    #expect(try sandbox.read("Specs/Login.screen.json") == Self.login(nil))
    #expect(sandbox.run("remove", "alert", "Login", "unknown").code == 0)
    #expect(
      try sandbox.read("Specs/Login.screen.json") == """
        {
          "screen": "Login",
          "actions": ["retry()", "fail()"]
        }

        """)
  }

  @Test(arguments: [
    (["rename", "alert", "Login", "ofline", "away"], 2),
    (["rename", "alert", "Login", "offline", "unknown"], 1),
    (["rename", "alert", "Login", "offline", "none"], 1),
    (["add", "alert", "Login", "away"], 64),
  ])
  func refused(words: [String], code: Int) throws {
    let before = try sandbox.contents()
    #expect(sandbox.run(words).code == Int32(code))
    #expect(try sandbox.contents() == before)
  }
}
