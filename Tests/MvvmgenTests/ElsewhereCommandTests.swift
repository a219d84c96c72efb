import Foundation
import Testing

@testable import mvvmgen

extension Sandbox {
  /// `Owls` starts `Talk`, which its target doesn't see; `Talk` starts `Owls`.
  func writeFlowElsewhere() throws {
    func spec(_ target: String, _ file: String, _ text: String) throws {
      try write("\(target)/Specs/\(file).json", "\(text)\n")
    }
    try write(
      "mvvmgen.json",
      """
      {
        "doubles": { "folder": "Tests/Doubles", "tests": "Tests" },
        "targets": {
          "App": { "folder": "App", "uses": ["Core", "Home", "Chat"] },
          "Chat": { "folder": "Chat", "uses": ["Core", "Home"] },
          "Core": { "folder": "Core" },
          "Home": { "folder": "Home", "uses": ["Core"] }
        }
      }

      """)
    try spec(
      "Core", "Talk.coordinator",
      #"{ "coordinator": "Talk", "elsewhere": true, "inputs": ["owl: Int"], "flow": ["didEnd()"] }"#
    )
    try spec("Home", "Owls.screen", #"{ "screen": "Owls", "flow": ["tapped(owl: Int)"] }"#)
    try spec(
      "Home", "Owls.coordinator",
      """
      {
        "coordinator": "Owls",
        "start": "Owls",
        "screens": { "Owls": { "tapped": { "start": "Talk", "as": "present" } } },
        "flows": { "Talk": { "didEnd": "back", "cancelled": "stay" } }
      }
      """)
    try spec("Chat", "Store.service", #"{ "service": "Store", "members": ["count: Int"] }"#)
    try spec("Chat", "Notes.screen", #"{ "screen": "Notes", "flow": ["ended()", "more()"] }"#)
    try spec(
      "Chat", "Talk.coordinator",
      """
      {
        "coordinator": "Talk",
        "inputs": ["owl: Int = 1"],
        "services": ["Store"],
        "start": "Notes",
        "flow": ["didEnd()"],
        "screens": { "Notes": { "ended": { "finish": "didEnd" }, "more": { "start": "Owls" } } }
      }
      """)
    try spec(
      "App", "App.coordinator",
      #"{ "coordinator": "App", "root": "window", "start": { "flow": "Owls" } }"#)
  }
}

/// Commands in an app with a flow that one target declares and another one has.
@Suite struct ElsewhereCommandTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.writeFlowElsewhere()
    #expect(sandbox.run("generate", "--quiet") == Outcome())
  }

  /// A name after that of a target can't be another module's.
  @Test func namesAfterTheirModuleAreEdited() throws {
    try sandbox.write("App/Start.swift", "let type: Home.OwlsScreen.Type? = nil\n")
    #expect(sandbox.run("rename", "screen", "Owls", "Birds", "--edit").code == 0)
    #expect(try sandbox.read("App/Start.swift") == "let type: Home.BirdsScreen.Type? = nil\n")
  }

  @Test func itIsOneFlow() throws {
    #expect(
      sandbox.run("list", "flows")
        == Outcome(
          output: """
            App   App/Specs/App.coordinator.json, the root
            Owls  Home/Specs/Owls.coordinator.json
            Talk  Chat/Specs/Talk.coordinator.json

            """))
    #expect(
      sandbox.run("show", "Talk")
        == Outcome(
          output: """
            flow Talk
              spec        Chat/Specs/Talk.coordinator.json:2:19
              inputs      owl: Int = 1
              services    Store
              reports     didEnd()
              start       begin with Notes
              answers     ended of Notes: finish with didEnd
                          more of Notes: push Owls
              started by  Owls, tapped of Owls: present Talk
              target      Chat
              public      named in Core: Core/Specs/Talk.coordinator.json:1:19
              declared    Core/Specs/Talk.coordinator.json:1:19
              generated   Chat/Generated/Coordinators/TalkCoordinator.generated.swift
                          Chat/Tests/Doubles/TalkCoordinatorDoubles.generated.swift
                          Core/Generated/Coordinators/TalkFlow.generated.swift
                          Home/Tests/Doubles/TalkFlowDoubles.generated.swift
              yours       Chat/Tests/TalkCoordinatorTests.swift

            flow Talk · Chat
            ├─ Notes: begin
            └─ flow Owls · Home: push ↗

            """))
  }

  @Test func namesChangeInBothSpecs() throws {
    let before = try sandbox.contents()
    func isSound() {
      #expect(sandbox.run("check", "--quiet") == Outcome())
    }
    #expect(sandbox.run("rename", "coordinator", "Talk", "Call").code == 0)
    isSound()
    #expect(
      try sandbox.read("Core/Specs/Call.coordinator.json") == """
        { "coordinator": "Call", "elsewhere": true, "inputs": ["owl: Int"], "flow": ["didEnd()"] }

        """)
    #expect(try sandbox.tree().filter { $0.contains("Talk") } == [])
    #expect(sandbox.run("rename", "event", "Call", "didEnd", "didStop").code == 0)
    isSound()
    #expect(
      try sandbox.read("Core/Specs/Call.coordinator.json") == """
        { "coordinator": "Call", "elsewhere": true, "inputs": ["owl: Int"], "flow": ["didStop()"] }

        """)
    #expect(sandbox.run("rename", "event", "Call", "didStop", "didEnd").code == 0)
    #expect(sandbox.run("rename", "coordinator", "Call", "Talk").code == 0)
    #expect(
      try sandbox.contents().filter { $0.key.hasSuffix(".json") }
        == before.filter { $0.key.hasSuffix(".json") })
  }

  @Test func theDeclarationNeedsIt() throws {
    #expect(
      sandbox.run("remove", "coordinator", "Talk")
        == Outcome(
          code: 2,
          errors: """
            Core/Specs/Talk.coordinator.json:1:19: error: refers to the coordinator 'Talk', which you want \
            to remove [MG505]
            Home/Specs/Owls.coordinator.json:4:48: error: refers to the coordinator 'Talk', which you want \
            to remove [MG505]
            Home/Specs/Owls.coordinator.json:5:15: error: refers to the coordinator 'Talk', which you want \
            to remove [MG505]
            nothing was removed: remove the references to it first; \
            '--with-answers' removes only steps of answers

            """))
  }
}
