import Testing

@testable import mvvmgen

/// `rename member`: the specs that read a service's member, and what is listed of the developer's code.
@Suite struct ServedMemberTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("mvvmgen.json", #"{ "doubles": "Doubles" }"#)
    try sandbox.write(
      "Specs/OwlStore.service.json",
      """
      {
        "service": "OwlStore",
        "members": ["owls: [Owl]", "owl(id: Int) async throws -> Owl", "track(owls: [Owl])"]
      }
      """)
    try sandbox.write(
      "Specs/List.screen.json",
      """
      {
        "screen": "List",
        "inputs": ["shown: [Owl]", "title: String"],
        "services": ["birds: OwlStore"],
        "state": ["owls: [Owl]"],
        "actions": ["tapped()"],
        "flow": ["tapped()"]
      }
      """)
    try sandbox.write(
      "Specs/Main.coordinator.json",
      """
      {
        "coordinator": "Main", "root": "window",
        "start": { "screen": "List", "with": { "shown": "owlStore.owls", "title": "= L10n.of(owlStore.owls)" } },
        "screens": {
          "List": {
            "tapped": [
              { "call": "owlStore.track", "with": { "owls": "owlStore.owls" } },
              { "alert": { "title": "= L10n.of([owlStore.owls.count])", "buttons": [{ "title": "OK" }] } }
            ]
          }
        }
      }
      """)
    #expect(sandbox.run(["generate"]).code == 0)
  }

  private func rename(_ old: String, _ new: String) -> Outcome {
    sandbox.run("rename", "member", "OwlStore", old, new, "--quiet")
  }

  /// Other things of the name are listed with it, but no comments and strings.
  @Test func allOfItsNameIsListed() throws {
    try sandbox.write(
      "App/Code.swift",
      """
      final class LiveStore: OwlStore {
        private(set) var owls: [Owl] = []
      }
      struct Other { let owls: [Owl] }  // owls and "owls"

      """)
    #expect(
      rename("owls", "birds")
        == Outcome(
          output: """
            App/Code.swift:2:20: note: 'owls' may be 'birds' now: private(set) var owls: [Owl] = []
            App/Code.swift:4:20: note: 'owls' may be 'birds' now: struct Other { let owls: [Owl] }  \
            // owls and "owls"
            Screens/List/ListViewController.swift:69:53: note: 'owls' may be 'birds' now: \
            owlsLabel.text = String(describing: viewModel.owls)

            """))
    #expect(sandbox.run(["check"]).code == 0)
  }

  @Test func whatDoublesAreToldByFollows() throws {
    try sandbox.write(
      "App/Code.swift", "let store = OwlStoreStub(owls: [], onOwl: { _ in .snowy })\n")
    #expect(
      rename("owl", "bird")
        == Outcome(
          output: """
            App/Code.swift:1:36: note: 'onOwl' may be 'onBird' now: let store = OwlStoreStub(owls: [], \
            onOwl: { _ in .snowy })

            """))
  }

  @Test func specsFollowWhereverTheyReadIt() throws {
    #expect(rename("owls", "birds").code == 0)
    #expect(rename("track", "note").code == 0)
    #expect(
      try sandbox.read("Specs/Main.coordinator.json") == """
        {
          "coordinator": "Main", "root": "window",
          "start": { "screen": "List", "with": { "shown": "owlStore.birds", "title": "= L10n.of(owlStore.birds)" } },
          "screens": {
            "List": {
              "tapped": [
                { "call": "owlStore.note", "with": { "owls": "owlStore.birds" } },
                { "alert": { "title": "= L10n.of([owlStore.birds.count])", "buttons": [{ "title": "OK" }] } }
              ]
            }
          }
        }
        """)
  }
}
