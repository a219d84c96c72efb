import Foundation
import Testing

@testable import mvvmgen

/// New specs with all options, in a project that has some, and the findings about them.
@Suite struct DraftTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(
      "Specs/Main.coordinator.json",
      """
      {
          "coordinator": "Main",
          "root": "window",
          "inputs": [],
          "start": "Profile",

          "screens": { "Profile": { "editTapped": "stay" } }
      }

      """)
    try sandbox.write("mvvmgen.json", #"{ "severity": { "MG439": "off" } }"# + "\n")
    try sandbox.write(
      "Specs/Profile.screen.json",
      """
      {
        "screen": "Profile",
        "flow": [
          "editTapped()"
        ]
      }

      """)
    #expect(sandbox.run("generate", pipeline: .standard).code == 0)
  }

  private func run(_ words: String...) -> Outcome { sandbox.run(words, pipeline: .standard) }

  // MARK: - service

  /// The command that a message suggests works.
  @Test func aServiceIsWritten() throws {
    let member = "add(item: String) async throws"
    #expect(
      run("new-screen", "Cart", "--from", "Profile.editTapped", "--service", "CartService")
        == Outcome(
          output: "edit: Specs/Main.coordinator.json\ncreate: Specs/Cart.screen.json\n",
          errors: """
            6 files written, 4 unchanged
            'CartService' has no spec: declare the protocol yourself, or let it be generated with \
            'mvvmgen service CartService --member DECLARATION'

            """))
    #expect(
      run("add", "member", "CartService", member)
        == Outcome(
          code: 2,
          errors: """
            mvvmgen: error: there is no service 'CartService'
            to create it, run `mvvmgen service CartService --member '\(member)'`

            """))
    #expect(
      run(
        "service", "CartService", "--member", "items: [String]", "--member", member, "--summary",
        "What is in the cart.", "--dry-run")
        == Outcome(
          output: """
            create: Specs/CartService.service.json
            --- /dev/null
            +++ b/Specs/CartService.service.json
            @@ -0,0 +1,5 @@
            +{
            +  "service": "CartService",
            +  "summary": "What is in the cart.",
            +  "members": ["items: [String]", "add(item: String) async throws"]
            +}
            create: Generated/Services/CartService.generated.swift

            """,
          errors: "1 file to write, 10 unchanged, nothing was changed\n"))
    #expect(run("service", "CartService", "--member", member, "--quiet") == Outcome())
    #expect(run("add", "member", "CartService", "items: [String]", "--quiet") == Outcome())
    #expect(
      try sandbox.read("Specs/CartService.service.json") == """
        {
          "service": "CartService",
          "members": ["add(item: String) async throws", "items: [String]"]
        }

        """)
    #expect(run("check", "--strict").code == 0)
    #expect(
      run("service", "CartService")
        == Outcome(
          code: 2,
          errors: "Specs/CartService.service.json: error: there already is a service 'CartService',"
            + " nothing was written\n"))
  }

  /// What is new is used next: that nothing uses it yet isn't worth a warning.
  @Test func aServiceThatNothingUsesYet() throws {
    #expect(
      run("service", "CartService", "--member", "items() throw")
        == Outcome(
          code: 1,
          errors: """
            mvvmgen: error: unexpected `throw`: expected nothing more [MG305]
              --member 'items() throw'
                                ^~~~~
            nothing was written, not even Specs/CartService.service.json

            """))
    #expect(
      run("service", "CartService")
        == Outcome(
          output: "create: Specs/CartService.service.json\n",
          errors: """
            2 files written, 5 unchanged
            to let a screen use it, run 'mvvmgen add service SCREEN CartService'

            """))
    #expect(run("add", "service", "Profile", "CartService", "--quiet") == Outcome())
    #expect(
      run("new-screen", "Cart")
        == Outcome(
          output: "create: Specs/Cart.screen.json\n",
          errors: """
            4 files written, 7 unchanged
            to show it from a flow of its own, run 'mvvmgen coordinator Cart'

            """))
    #expect(
      run("add", "service", "Profile", "AuthService")
        == Outcome(
          output: "edit: Specs/Profile.screen.json\n",
          errors: """
            Specs/Cart.screen.json:2:14: warning: nothing leads from `Main` to the screen `Cart` \
            [MG431]
            3 files written, 8 unchanged
            'AuthService' has no spec: declare the protocol yourself, or let it be generated with \
            'mvvmgen service AuthService --member DECLARATION'

            """))
  }
}
