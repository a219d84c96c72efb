import Testing

@testable import mvvmgen

/// `rename alert` and `remove alert`: the cases of a screen's own alerts.
@Suite struct AlertRenameTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("Specs/Login.screen.json", Self.login("offline"))
    #expect(run("generate").code == 0)
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

  private func run(_ words: String...) -> Outcome { sandbox.run(words, pipeline: .standard) }

  @Test func whatTheDeveloperWroteIsListed() throws {
    let before = try sandbox.contents()
    #expect(
      run("rename", "alert", "Login", "offline", "noNetwork")
        == Outcome(
          code: 0,
          output: """
            edit: Specs/Login.screen.json
            Sources/Login.swift:2:27: note: 'offline' is 'noNetwork' now

            """,
          errors: """
            2 files written, 3 unchanged
            1 place in your own files uses an old name: change what is listed above

            """))
    #expect(try sandbox.read("Specs/Login.screen.json") == Self.login("noNetwork"))
    #expect(run("rename", "alert", "Login", "unknown", "default").code == 0)
    #expect(run("rename", "alert", "Login", "default", "unknown").code == 0)
    #expect(run("rename", "alert", "Login", "noNetwork", "offline").code == 0)
    #expect(try sandbox.contents() == before)
  }

  /// What is set or compared in the default view model, and what is written in full.
  @Test func whatIsCertainIsEdited() throws {
    let source = { (alert: String) in
      """
      extension LoginDefaultViewModel: LoginViewModel {
        func retry() {
          alert = .\(alert)
          if self.alert == .\(alert) || alert != .\(alert) { fail() }
        }
        func fail() { alert = LoginAlert.\(alert) }
        func pick() { alert = isOffline ? .offline : .offline }
        func other() { banner = .offline; toast.alert = .offline }
      }
      extension Banner {
        mutating func retry() { alert = .offline }
      }

      """
    }
    try sandbox.write("Sources/Login.swift", source("offline"))
    #expect(
      run("rename", "alert", "Login", "offline", "noNetwork", "--edit")
        == Outcome(
          code: 0,
          output: """
            edit: Specs/Login.screen.json
            edit: Sources/Login.swift
            Sources/Login.swift:7:38: note: 'offline' may be 'noNetwork' now
            Sources/Login.swift:7:49: note: 'offline' may be 'noNetwork' now
            Sources/Login.swift:8:28: note: 'offline' may be 'noNetwork' now
            Sources/Login.swift:8:52: note: 'offline' may be 'noNetwork' now
            Sources/Login.swift:11:36: note: 'offline' may be 'noNetwork' now

            """,
          errors: """
            2 files written, 3 unchanged
            5 places in your own files may use an old name: look at what is listed above

            """))
    #expect(try sandbox.read("Sources/Login.swift") == source("noNetwork"))
  }

  /// A local name of the alert's may be of any type.
  @Test func aLocalAlertIsLeftAlone() throws {
    let source = """
      extension LoginDefaultViewModel: LoginViewModel {
        func retry() {
          var alert = Banner()
          alert = .offline
        }
        func fail() {}
      }

      """
    try sandbox.write("Sources/Login.swift", source)
    #expect(run("rename", "alert", "Login", "offline", "noNetwork", "--edit").code == 0)
    #expect(try sandbox.read("Sources/Login.swift") == source)
  }

  @Test func itsKeyIsRemoved() throws {
    #expect(run("remove", "alert", "Login", "offline").code == 0)
    #expect(try sandbox.read("Specs/Login.screen.json") == Self.login(nil))
    #expect(run("remove", "alert", "Login", "unknown").code == 0)
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
    #expect(sandbox.run(words, pipeline: .standard).code == Int32(code))
    #expect(try sandbox.contents() == before)
  }
}
