import Foundation
import Testing

@testable import mvvmgen

/// New specs with all options, in a project that has some, and the findings about them.
@Suite struct DraftTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox().profileProject(lineEnd: "\n")
  }

  /// What `add` can do, `new-screen` can, too; and it has an option for each word about the view.
  @Test func aScreenWithEverything() throws {
    #expect(
      sandbox.run(
        "new-screen", "Owls", "--view", "swiftui", "--list", "Owl", "--title", "Owls",
        "--private", "task: Task<Void, Never>?", "--field", "query: String", "--derived",
        "isSearching: Bool", "--from", "Profile.editTapped", "--quiet") == Outcome())
    #expect(
      try sandbox.read("Specs/Owls.screen.json") == """
        {
          "screen": "Owls",
          "title": "Owls",
          "fields": ["query: String"],
          "derived": ["isSearching: Bool"],
          "private": ["task: Task<Void, Never>?"],
          "list": "Owl",
          "view": "swiftui"
        }

        """)
    #expect(sandbox.run("check", "--strict").code == 0)
    #expect(
      sandbox.run("new-screen", "Bad", "--list", "[Owl]", "--title", "= name")
        == Outcome(
          code: 1,
          errors: """
            mvvmgen: error: the screen has no `name` [MG414]
              --title '= name'
                         ^~~~
            mvvmgen: error: a list is declared by the type of one item: write `Owl`, not `[Owl]` \
            [MG221]
              --list '[Owl]'
                      ^~~~~
            fix-it: replace '[Owl]' with 'Owl'
            nothing was written, not even Specs/Bad.screen.json

            """))
  }

  /// A line that is in the file already has the number that it has there.
  @Test func findingsAreInLinesThatExist() throws {
    try sandbox.write("mvvmgen.json", #"{ "severity": { "MG439": "off", "MG431": "off" } }"# + "\n")
    try sandbox.edit("Specs/Main.coordinator.json") {
      $0.replacing("\"inputs\": []", with: "\"state\": [\"count: Int = 0\"]")
        .replacing("stay\" } }\n", with: "stay\" },\n      \"Lost\": {} }\n")
    }
    try sandbox.write("Specs/Lost.screen.json", #"{ "screen": "Lost" }"#)
    let words = [
      "new-screen", "Edit", "--input", "id: Int", "--from", "Profile.editTapped", "--with",
      "id=count",
    ]
    #expect(
      sandbox.run(words + ["--with", "ids=count"])
        == Outcome(
          code: 1,
          errors: """
            mvvmgen: error: `Edit` takes no `ids`; it takes `id` [MG413]
              in Specs/Main.coordinator.json as changed:
              8 | …  "editTapped": { "push": "Edit", "with": { "id": "count", "ids": "count" } }
                |                                                              ^~~
            nothing was written, not even Specs/Edit.screen.json

            """))
    #expect(
      sandbox.run(words + ["--dry-run"]).errors == """
        Specs/Main.coordinator.json:8:8: warning: these answers are never used: nothing in `Main` \
        shows the screen `Lost` [MG435]
          8 |       "Lost": {} }
            |        ^~~~
        9 files to write, 3 unchanged, nothing was changed

        """)
  }

  @Test func dataIsBoundByName() throws {
    try sandbox.edit("Specs/Main.coordinator.json") {
      $0.replacing("\"inputs\": []", with: "\"state\": [\"filter: Int = 0\"]")
    }
    #expect(
      sandbox.run(
        "new-screen", "Filter", "--input", "selected: Int", "--input", "isNew: Bool", "--from",
        "Profile.filterTapped", "--present", "--with", "selected=filter", "--with",
        "isNew== true", "--quiet") == Outcome())
    #expect(
      sandbox.run(
        "coordinator", "Filtering", "--start", "Filter", "--from", "Profile.editTapped",
        "--replace", "--with", "selected = filter", "--with", "isNew== false", "--quiet")
        == Outcome())
    #expect(
      try sandbox.read("Specs/Main.coordinator.json") == """
        {
            "coordinator": "Main",
            "root": "window",
            "state": ["filter: Int = 0"],
            "start": "Profile",

            "screens": {
              "Profile": {
                "editTapped": {
                  "start": "Filtering",
                  "as": "replace",
                  "with": { "selected": "filter", "isNew": "= false" }
                },
                "filterTapped": {
                  "present": "Filter",
                  "with": { "selected": "filter", "isNew": "= true" }
                }
              }
            }
        }

        """)
    // Data that is bound needn't come with the event.
    #expect(
      try sandbox.read("Specs/Profile.screen.json") == """
        {
          "screen": "Profile",
          "actions": ["filterTapped()"],
          "flow": [
            "editTapped()",
            "filterTapped()"
          ]
        }

        """)
    #expect(sandbox.run("check", "--strict").code == 0)
  }

  // MARK: - service

  /// The command that a message suggests works.
  @Test func aServiceIsWritten() throws {
    let member = "add(item: String) async throws"
    #expect(
      sandbox.run("new-screen", "Cart", "--from", "Profile.editTapped", "--service", "CartService")
        == Outcome(
          output: """
            edit: Specs/Main.coordinator.json
            create: Specs/Cart.screen.json
            create: Screens/Cart/CartDefaultViewModel+Actions.swift
            create: Screens/Cart/CartViewController.swift

            """,
          errors: """
            4 files written, 3 generated, 3 unchanged
            'CartService' has no spec: declare the protocol yourself, or let it be generated with \
            'mvvmgen service CartService --member DECLARATION'

            """))
    #expect(
      sandbox.run("add", "member", "CartService", member)
        == Outcome(
          code: 2,
          errors: """
            mvvmgen: error: there is no service 'CartService'
            to create it, run `mvvmgen service CartService --member '\(member)'`

            """))
    #expect(
      sandbox.run(
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
          errors: "2 files to write, 8 unchanged, nothing was changed\n"))
    #expect(sandbox.run("service", "CartService", "--member", member, "--quiet") == Outcome())
    #expect(sandbox.run("add", "member", "CartService", "items: [String]", "--quiet") == Outcome())
    #expect(
      try sandbox.read("Specs/CartService.service.json") == """
        {
          "service": "CartService",
          "members": ["add(item: String) async throws", "items: [String]"]
        }

        """)
    #expect(sandbox.run("check", "--strict").code == 0)
    #expect(
      sandbox.run("service", "CartService")
        == Outcome(
          code: 2,
          errors: "Specs/CartService.service.json: error: there already is a service 'CartService',"
            + " nothing was written\n"))
  }

  /// What is new is used next: that nothing uses it yet isn't worth a warning.
  @Test func aServiceThatNothingUsesYet() throws {
    #expect(
      sandbox.run("service", "CartService", "--member", "items() throw")
        == Outcome(
          code: 1,
          errors: """
            mvvmgen: error: unexpected `throw`: expected nothing more [MG305]
              --member 'items() throw'
                                ^~~~~
            nothing was written, not even Specs/CartService.service.json

            """))
    #expect(
      sandbox.run("service", "CartService")
        == Outcome(
          output: "create: Specs/CartService.service.json\n",
          errors: """
            1 file written, 2 generated, 4 unchanged
            to let a screen use it, run 'mvvmgen add service SCREEN CartService'

            """))
    #expect(sandbox.run("add", "service", "Profile", "CartService", "--quiet") == Outcome())
    #expect(
      sandbox.run("new-screen", "Cart")
        == Outcome(
          output: """
            create: Specs/Cart.screen.json
            create: Screens/Cart/CartDefaultViewModel+Actions.swift
            create: Screens/Cart/CartViewController.swift

            """,
          errors: """
            3 files written, 1 generated, 6 unchanged
            to show it from a flow of its own, run 'mvvmgen coordinator Cart'

            """))
    #expect(
      sandbox.run("add", "service", "Profile", "AuthService")
        == Outcome(
          output: "edit: Specs/Profile.screen.json\n",
          errors: """
            Specs/Cart.screen.json:2:14: warning: nothing leads from `Main` to the screen `Cart` \
            [MG431]
            1 file written, 3 generated, 6 unchanged
            'AuthService' has no spec: declare the protocol yourself, or let it be generated with \
            'mvvmgen service AuthService --member DECLARATION'

            """))
  }
}
