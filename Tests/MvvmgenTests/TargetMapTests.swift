import Foundation
import Testing

@testable import mvvmgen

/// The targets of flows and screens, in what commands print of the app as a whole.
@Suite struct TargetMapTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.writeFlowElsewhere()
    // A screen of another target, in a flow of the same one, and nothing else of interest.
    try sandbox.write(
      "App/Specs/App.coordinator.json",
      """
      {
        "coordinator": "App",
        "root": "window",
        "start": { "flow": "Owls" },
        "events": { "help()": { "present": "Notes" }, "about()": { "start": "About" } },
        "screens": { "Notes": { "ended": "back", "more": "stay" } }
      }

      """)
    try sandbox.write(
      "App/Specs/About.coordinator.json", #"{ "coordinator": "About", "start": "About" }"# + "\n")
    try sandbox.write("App/Specs/About.screen.json", #"{ "screen": "About" }"# + "\n")
  }

  private func graph(_ format: String) -> String {
    let outcome = sandbox.run("graph", "--format", format)
    #expect(outcome.code == 0)
    return outcome.output
  }

  @Test func aTreeSaysWhereItCrosses() {
    #expect(
      graph("text") == """
        flow App · App, the root
        ├─ flow Owls · Home: begin
        │  ├─ Owls: begin
        │  └─ flow Talk · Chat: present
        │     ├─ Notes: begin
        │     └─ flow Owls · Home: push ↗
        ├─ Notes · Chat: present
        └─ flow About: push
           └─ About: begin

        """)
  }

  @Test func targetsAreRegionsForOtherTools() {
    #expect(
      graph("mermaid") == """
        flowchart LR
          subgraph App_target["target App"]
            subgraph AppFlow["App"]
              App_start(( ))
              App_on_help>"help"]
              App_on_about>"about"]
              App_Notes(["Notes · Chat"])
              subgraph AboutFlow["About"]
                About_start(( ))
                About_About(["About"])
              end
            end
          end
          subgraph Home_target["target Home"]
            subgraph OwlsFlow["Owls"]
              Owls_start(( ))
              Owls_Owls(["Owls"])
            end
          end
          subgraph Chat_target["target Chat"]
            subgraph TalkFlow["Talk"]
              Talk_start(( ))
              Talk_Notes(["Notes"])
            end
          end
          About_start --> About_About
          App_start --> OwlsFlow
          App_on_help -.-> App_Notes
          App_on_about --> AboutFlow
          Owls_start --> Owls_Owls
          Owls_Owls -.->|"tapped"| TalkFlow
          Talk_start --> Talk_Notes
          Talk_Notes -->|"more"| OwlsFlow

        """)
    #expect(
      graph("dot") == """
        digraph app {
          rankdir=LR; compound=true; fontname=Helvetica;
          node [shape=box, style=rounded, fontname=Helvetica];
          edge [fontname=Helvetica, fontsize=10];
          subgraph "cluster_target_App" { label="target App";
            subgraph "cluster_App" {
              label="App";
              "App_start" [shape=point];
              "App_on_help" [label="help", shape=cds, style=solid];
              "App_on_about" [label="about", shape=cds, style=solid];
              "App_Notes" [label="Notes · Chat"];
              subgraph "cluster_About" {
                label="About";
                "About_start" [shape=point];
                "About_About" [label="About"];
              }
            }
          style=bold; }
          subgraph "cluster_target_Home" { label="target Home";
            subgraph "cluster_Owls" {
              label="Owls";
              "Owls_start" [shape=point];
              "Owls_Owls" [label="Owls"];
            }
          style=bold; }
          subgraph "cluster_target_Chat" { label="target Chat";
            subgraph "cluster_Talk" {
              label="Talk";
              "Talk_start" [shape=point];
              "Talk_Notes" [label="Notes"];
            }
          style=bold; }
          "About_start" -> "About_About" [label=""];
          "App_start" -> "Owls_start" [label="", lhead="cluster_Owls"];
          "App_on_help" -> "App_Notes" [label="", style=dashed];
          "App_on_about" -> "About_start" [label="", lhead="cluster_About"];
          "Owls_start" -> "Owls_Owls" [label=""];
          "Owls_Owls" -> "Talk_start" [label="tapped", style=dashed, lhead="cluster_Talk"];
          "Talk_start" -> "Talk_Notes" [label=""];
          "Talk_Notes" -> "Owls_start" [label="more", lhead="cluster_Owls"];
        }

        """)
  }

  @Test func everyNodeHasItsTarget() throws {
    struct Map: Decodable, Equatable {
      struct Node: Decodable, Equatable {
        let name: String
        let target: String?
      }

      let flows: [Node]
      let screens: [Node]
    }
    let map = try JSONDecoder().decode(Map.self, from: Data(graph("json").utf8))
    #expect(
      map
        == Map(
          flows: [
            Map.Node(name: "About", target: "App"), Map.Node(name: "App", target: "App"),
            Map.Node(name: "Owls", target: "Home"), Map.Node(name: "Talk", target: "Chat"),
          ],
          screens: [
            Map.Node(name: "About", target: "App"), Map.Node(name: "Notes", target: "Chat"),
            Map.Node(name: "Owls", target: "Home"),
          ]))
  }

  /// An arrow crosses a border for each kind of step, and names the flows that are started.
  @Test func targetsAreRegionsInThePicture() {
    let lines = graph("svg").components(separatedBy: "\n")
    let words = lines.filter { !$0.contains("arrow") }.joined()
      .components(separatedBy: "<text class=\"name\"").dropFirst()
      .compactMap { $0.split(separator: ">").dropFirst().first?.split(separator: "<").first }
    #expect(
      words == [
        "target App", "App ⌂", "About", "target Home", "Owls", "target Chat", "Talk", "Owls ↗",
        "⚡ help", "⚡ about", "Talk ↗", "Owls ↗", "Notes", "About", "Owls", "Notes",
      ])
    let arrows = lines.filter { $0.contains("<title>") }.map { line in
      line.components(separatedBy: ">").filter { $0.contains("</t") }
        .map { $0.components(separatedBy: "<")[0] }.joined(separator: " = ")
    }
    #expect(
      arrows == [
        "at its start: begin with About", "at its start: begin with Owls",
        "help from outside: present Notes", "about from outside: push About",
        "at its start: begin with Owls", "tapped of Owls: present Talk = tapped",
        "at its start: begin with Notes", "more of Notes: push Owls = more",
        "at its start: begin with Owls = Owls", "tapped of Owls: present Talk = Talk",
        "more of Notes: push Owls = Owls",
      ])
    #expect(
      lines.filter { $0.contains("depth0 target") }.joined(separator: "\n") == """
        <g class="depth0 target"><rect class="body" x="6" y="0" width="420" height="391" rx="4"/>\
        <text class="name" style="font-size: 17px" x="24" y="26">target App</text></g>
        <g class="depth0 target"><rect class="body" x="22" y="410" width="249" height="242" rx="4"/>\
        <text class="name" style="font-size: 17px" x="40" y="436">target Home</text></g>
        <g class="depth0 target"><rect class="body" x="351.8" y="409" width="249" height="244" rx="4"/>\
        <text class="name" style="font-size: 17px" x="369.8" y="435">target Chat</text></g>
        """)
  }

  /// The arrow of a border is as pale as what it leads to.
  @Test func paleArrowsCrossBorders() {
    let outcome = sandbox.run("graph", "--format", "svg", "--highlight", "About")
    let arrows = outcome.output.components(separatedBy: "\n").filter { $0.contains("<title>") }
      .suffix(3).map { $0.components(separatedBy: "\"")[1] }
    #expect(arrows == ["arrow begin dim", "arrow present dim", "arrow push dim"])
  }

  /// A flow that is declared elsewhere is public for that; a service, because a public flow needs it.
  @Test func itIsSaidWhatMakesANamePublic() {
    func rows(_ name: String) -> [String] {
      sandbox.run("show", name).output.split(separator: "\n").map(String.init)
        .filter { $0.hasPrefix("  target") || $0.hasPrefix("  public") }
    }
    #expect(
      rows("Owls") == [
        "  target     Home", "  target      Home",
        "  public      named in App: App/Specs/App.coordinator.json:4:23",
      ])
    #expect(
      rows("Talk") == [
        "  target      Chat", "  public      named in Core: Core/Specs/Talk.coordinator.json:1:19",
      ])
    #expect(
      rows("Store") == [
        "  target     Chat", "  public     named in Chat: Chat/Specs/Talk.coordinator.json:2:19",
      ])
    #expect(rows("About") == ["  target     App", "  target      App"])
  }
}
