import Testing

@testable import mvvmgen

/// Commands that change what is named under `secret`.
@Suite struct SecretMemberTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("mvvmgen.json", #"{ "doubles": "Doubles" }"# + "\n")
    try sandbox.write("Specs/Login.screen.json", Self.login())
    try sandbox.write(
      "Specs/Vault.service.json",
      #"{ "service": "Vault", "members": ["code: Int", "lock(now: Bool)"], "secret": ["code", "now"] }"#
        + "\n")
    try sandbox.write(
      "Specs/Main.coordinator.json",
      """
      {
        "coordinator": "Main",
        "root": "window",
        "state": ["pin: String"],
        "secret": ["hint", "pin"],
        "start": "Login",
        "screens": {
          "Login": {
            "didSignIn": [{ "set": { "pin": "pin" } }, { "choose": { "again(hint: String)": "stay", "no": "stay" } }]
          }
        }
      }

      """)
    #expect(sandbox.run("generate").code == 0)
  }

  private static func login(
    fields: String = #""pin: String", "mail: String""#, action: String = "enter(pin: String)",
    secret: String = #""pin", "mail""#
  ) -> String {
    """
    {
      "screen": "Login",
      "services": ["Vault"],
      "fields": [\(fields)],
      "actions": ["\(action)", "send(mail: String)"],
      "flow": ["didSignIn(pin: String)"],
      "secret": [\(secret)]
    }

    """
  }

  private func login() throws -> String { try sandbox.read("Specs/Login.screen.json") }

  @Test func anAddedValueIsSecret() throws {
    #expect(sandbox.run("add", "state", "Login", "code: String?", "--secret").code == 0)
    #expect(try login().contains(#""state": ["code: String?"]"#))
    #expect(try login().contains(#""secret": ["pin", "mail", "code"]"#))
    #expect(sandbox.run("add", "state", "Login", "pin: String", "--secret").code == 1)
    try sandbox.write("Specs/Home.screen.json", "{ \"screen\": \"Home\" }\n")
    #expect(sandbox.run("add", "input", "Home", "token: String", "--secret").code == 0)
    #expect(
      try sandbox.read("Specs/Home.screen.json")
        == "{\n  \"screen\": \"Home\",\n  \"inputs\": [\"token: String\"],\n  \"secret\": [\"token\"]\n}\n"
    )
    #expect(
      sandbox.run("add", "action", "Home", "enter(pin: String)", "--secret")
        == Outcome(
          code: 64,
          errors: """
            mvvmgen: error: a function isn't secret: write the names of its parameters under 'secret' \
            in the spec
            usage: mvvmgen add KIND NAME DECLARATION [options], see 'mvvmgen add --help'

            """))
  }

  @Test func aRenamedValueStaysSecret() throws {
    let before = try sandbox.contents()
    #expect(sandbox.run("rename", "member", "Vault", "code", "number").code == 0)
    #expect(
      try sandbox.read("Specs/Vault.service.json")
        == #"{ "service": "Vault", "members": ["number: Int", "lock(now: Bool)"], "secret": ["number", "now"] }"#
        + "\n")
    #expect(sandbox.run("rename", "member", "Vault", "number", "code").code == 0)
    #expect(sandbox.run("rename", "state", "Main", "pin", "last").code == 0)
    #expect(sandbox.run("rename", "state", "Main", "last", "pin").code == 0)
    #expect(try sandbox.contents() == before)
  }

  /// The parameters keep the name.
  @Test func bothNamesAreSecretWhereTheOldOneIsNeeded() throws {
    let before = try sandbox.contents()
    #expect(sandbox.run("rename", "field", "Login", "pin", "entered").code == 0)
    #expect(
      try login()
        == Self.login(
          fields: #""entered: String", "mail: String""#, secret: #""pin", "entered", "mail""#))
    #expect(sandbox.run("rename", "field", "Login", "entered", "pin").code == 0)
    #expect(try sandbox.contents() == before)
  }

  @Test func whatIsGoneIsNoSecret() throws {
    #expect(sandbox.run("remove", "action", "Login", "send").code == 0)
    #expect(sandbox.run("remove", "field", "Login", "mail").code == 0)
    #expect(
      try login() == """
        {
          "screen": "Login",
          "services": ["Vault"],
          "fields": ["pin: String"],
          "actions": ["enter(pin: String)"],
          "flow": ["didSignIn(pin: String)"],
          "secret": ["pin"]
        }

        """)
    // Its answer had the case that brings `hint`.
    #expect(sandbox.run("remove", "event", "Login", "didSignIn").code == 0)
    #expect(sandbox.run("remove", "action", "Login", "enter").code == 0)
    #expect(sandbox.run("remove", "field", "Login", "pin").code == 0)
    #expect(sandbox.run("remove", "state", "Main", "pin").code == 0)
    #expect(
      try login() == """
        {
          "screen": "Login",
          "services": ["Vault"]
        }

        """)
    #expect(
      try sandbox.read("Specs/Main.coordinator.json") == """
        {
          "coordinator": "Main",
          "root": "window",
          "start": "Login"
        }

        """)
    #expect(sandbox.run("check").code == 0)
  }

  @Test func showSaysWhatIsSecret() {
    #expect(
      sandbox.run("show", "Vault").output == """
        service Vault
          spec       Specs/Vault.service.json:1:15
          members    code: Int
                     lock(now: Bool)
          secret     code
                     now
          used by    screen Login
          generated  Doubles/VaultDoubles.generated.swift
                     Generated/Services/Vault.generated.swift

        """)
  }
}
