import Foundation
import Testing

@testable import MvvmgenGraph
@testable import mvvmgen

@Suite struct GraphTests {
  private let sandbox: Sandbox
  private static let root = Repository.root

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(
      "Specs/App.coordinator.json",
      """
      {
        "coordinator": "App",
        "root": "window",
        "start": "Login",
        "screens": {
          "Login": {
            "didSignIn": { "choose": { "known": { "replace": "Home" }, "new": { "start": "Tour" } } },
            "helpTapped": { "present": "Help", "style": "fullScreen" }
          },
          "Help": { "closeTapped": "back" }
        },
        "flows": { "Tour": { "didEnd": { "push": "Home" } } },
        "events": { "didReceiveLink()": { "push": "Help" } }
      }
      """)
    try sandbox.write(
      "Specs/Login.screen.json",
      #"{ "screen": "Login", "flow": ["didSignIn()", "helpTapped()"] }"#)
    try sandbox.write("Specs/Home.screen.json", #"{ "screen": "Home" }"#)
    try sandbox.write(
      "Specs/Help.screen.json", #"{ "screen": "Help", "flow": ["closeTapped()"] }"#)
    try sandbox.write(
      "Specs/Tour.coordinator.json",
      """
      {
        "coordinator": "Tour", "start": "Page", "flow": ["didEnd()"],
        "screens": { "Page": { "nextTapped": { "finish": "didEnd" }, "moreTapped": "stay" } }
      }
      """)
    try sandbox.write(
      "Specs/Page.screen.json",
      #"{ "screen": "Page", "flow": ["nextTapped()", "moreTapped()"] }"#)
  }

  @Test func asJSON() {
    let text = sandbox.run("graph", "--format", "json").output
    let compact = text.replacing("\n", with: "").replacing(/\ +/, with: " ")
    #expect(
      compact == """
        { "flows": [ { "name": "App", "isRoot": true, "isReached": true, "screens": [ "Login", \
        "Home", "Help" ], "flows": [ "Tour" ] }, { "name": "Tour", "isRoot": false, "isReached": \
        true, "screens": [ "Page" ], "flows": [] } ], "screens": [ { "name": "Help", "isReached": \
        true, "isDeadEnd": false }, { "name": "Home", "isReached": true, "isDeadEnd": false }, { \
        "name": "Login", "isReached": true, "isDeadEnd": false }, { "name": "Page", "isReached": \
        true, "isDeadEnd": false } ], "links": [ { "flow": "App", "cause": "start", "act": "begin", \
        "target": { "kind": "screen", "name": "Login" } }, { "flow": "App", "cause": "event", \
        "sender": { "kind": "screen", "name": "Login" }, "event": "didSignIn", "act": "replace", \
        "target": { "kind": "screen", "name": "Home" }, "conditions": [ "known" ] }, { "flow": \
        "App", "cause": "event", "sender": { "kind": "screen", "name": "Login" }, "event": \
        "didSignIn", "act": "push", "target": { "kind": "flow", "name": "Tour" }, "conditions": [ \
        "new" ] }, { "flow": "App", "cause": "event", "sender": { "kind": "screen", "name": "Login" \
        }, "event": "helpTapped", "act": "present", "style": "fullScreen", "target": { "kind": \
        "screen", "name": "Help" } }, { "flow": "App", "cause": "event", "sender": { "kind": \
        "screen", "name": "Help" }, "event": "closeTapped", "act": "back" }, { "flow": "App", \
        "cause": "event", "sender": { "kind": "flow", "name": "Tour" }, "event": "didEnd", "act": \
        "push", "target": { "kind": "screen", "name": "Home" } }, { "flow": "App", "cause": \
        "outside", "event": "didReceiveLink", "act": "push", "target": { "kind": "screen", "name": \
        "Help" } }, { "flow": "Tour", "cause": "start", "act": "begin", "target": { "kind": \
        "screen", "name": "Page" } }, { "flow": "Tour", "cause": "event", "sender": { "kind": \
        "screen", "name": "Page" }, "event": "nextTapped", "act": "finish", "report": "didEnd" }, { \
        "flow": "Tour", "cause": "event", "sender": { "kind": "screen", "name": "Page" }, "event": \
        "moreTapped", "act": "stay" } ]}
        """)
  }

  /// Each role has a place of its own, with its own arrows.
  @Test func rolesAreApart() throws {
    try sandbox.write(
      "Specs/Tour.coordinator.json",
      """
      {
        "coordinator": "Tour", "start": "Page:first", "flow": ["didEnd()"],
        "screens": {
          "Page:first": { "nextTapped": { "push": "Page:last" } },
          "Page:last": { "nextTapped": { "finish": "didEnd" } },
          "*": { "moreTapped": { "popTo": "Page:first" } }
        }
      }
      """)
    let lines = sandbox.run("graph", "Tour", "--format", "mermaid").output.split(separator: "\n")
    #expect(
      lines.dropFirst() == [
        #"  subgraph TourFlow["Tour"]"#,
        "    Tour_start(( ))",
        #"    Tour_Page_first(["Page:first"])"#,
        #"    Tour_Page_last(["Page:last"])"#,
        "  end",
        "  Tour_start --> Tour_Page_first",
        #"  Tour_Page_first -->|"nextTapped"| Tour_Page_last"#,
      ])
    let shown = sandbox.run("show", "Page").output.split(separator: "\n")
    #expect(
      shown.dropFirst(4).prefix(6) == [
        "  shown by   Tour: begin with Page:first",
        "             Tour, nextTapped of Page:first: push Page:last",
        "  answers    nextTapped as first: push Page:last, by Tour",
        "             nextTapped as last: finish with didEnd, by Tour",
        "             moreTapped as first: pop to Page:first, by Tour",
        "             moreTapped as last: pop to Page:first, by Tour",
      ])
    #expect(sandbox.run("graph", "--highlight", "Page").code == 0)
  }

  @Test func asMermaid() {
    #expect(
      sandbox.run("graph", "--format", "mermaid").output == """
        flowchart LR
          subgraph AppFlow["App"]
            App_start(( ))
            App_on_didReceiveLink>"didReceiveLink"]
            App_Login(["Login"])
            App_Home(["Home"])
            App_Help(["Help"])
            subgraph TourFlow["Tour"]
              Tour_start(( ))
              Tour_Page(["Page"])
            end
          end
          App_start --> App_Login
          App_Login ==>|"didSignIn › known"| App_Home
          App_Login -->|"didSignIn › new"| TourFlow
          App_Login -.->|"helpTapped"| App_Help
          TourFlow -->|"didEnd"| App_Home
          App_on_didReceiveLink --> App_Help
          Tour_start --> Tour_Page

        """)
  }

  @Test func asDOT() {
    #expect(
      sandbox.run("graph", "Tour", "--format", "dot").output == """
        digraph app {
          rankdir=LR; compound=true; fontname=Helvetica;
          node [shape=box, style=rounded, fontname=Helvetica];
          edge [fontname=Helvetica, fontsize=10];
          subgraph "cluster_Tour" {
            label="Tour";
            "Tour_start" [shape=point];
            "Tour_Page" [label="Page"];
          }
          "Tour_start" -> "Tour_Page" [label=""];
        }

        """)
  }

  /// Tabs have their titles, or else their names; what begins again leads to its start, and what is
  /// inside a flow belongs to it. A flow that starts itself leads nowhere but to its start.
  @Test func tabsAndRestarts() throws {
    try sandbox.write(
      "Specs/Tabs.coordinator.json",
      """
      {
        "coordinator": "Tabs",
        "tabs": [
          { "flow": "Tour", "title": "Guide", "image": "map" },
          { "flow": "News", "title": "= L10n.news", "image": "newspaper" }
        ],
        "flows": { "Tour": { "didEnd": "restart" } }
      }
      """)
    try sandbox.write(
      "Specs/News.coordinator.json",
      """
      {
        "coordinator": "News", "start": "Login", "screens": {
          "Login": { "didSignIn": { "present": "Login" }, "helpTapped": { "start": "News" } }
        }
      }
      """)
    #expect(
      sandbox.run("graph", "Tabs", "--format", "mermaid").output == """
        flowchart LR
          subgraph TabsFlow["Tabs"]
            Tabs_start(( ))
            subgraph NewsFlow["News"]
              News_start(( ))
              News_Login(["Login"])
            end
          end
          TourFlow["Tour ↗"]
          News_start --> News_Login
          News_Login -.->|"didSignIn"| News_Login
          News_Login -->|"helpTapped"| News_start
          Tabs_start -->|"Guide"| TourFlow
          Tabs_start -->|"News"| NewsFlow
          TourFlow ==>|"didEnd"| Tabs_start

        """)
    #expect(
      sandbox.run("graph", "Tabs", "--format", "dot").output == """
        digraph app {
          rankdir=LR; compound=true; fontname=Helvetica;
          node [shape=box, style=rounded, fontname=Helvetica];
          edge [fontname=Helvetica, fontsize=10];
          subgraph "cluster_Tabs" {
            label="Tabs";
            "Tabs_start" [shape=point];
            subgraph "cluster_News" {
              label="News";
              "News_start" [shape=point];
              "News_Login" [label="Login"];
            }
          }
          "Tour_start" [label="Tour ↗"];
          "News_start" -> "News_Login" [label=""];
          "News_Login" -> "News_Login" [label="didSignIn", style=dashed];
          "News_Login" -> "News_start" [label="helpTapped"];
          "Tabs_start" -> "Tour_start" [label="Guide"];
          "Tabs_start" -> "News_start" [label="News", lhead="cluster_News"];
          "Tour_start" -> "Tabs_start" [label="didEnd", color="black:invis:black"];
        }

        """)
    let picture = sandbox.run("graph", "Tabs").output
    let arrows = picture.matches(of: /<g class="arrow ([a-z]*)"><title>([^<]*)</).map {
      "\($0.output.1): \($0.output.2)"
    }
    #expect(
      arrows == [
        "begin: at its start: begin with Login", "present: didSignIn of Login: present Login",
        "push: helpTapped of Login: push News", "begin: at its start: begin with the tab Tour",
        "begin: at its start: begin with the tab News", "replace: didEnd of Tour: restart",
      ])
    let labels = picture.matches(of: /<text class="label"[^>]*>([^<]*)</).map { "\($0.output.1)" }
    #expect(labels == ["didSignIn", "helpTapped", "Guide", "News", "didEnd"])
  }

  @Test(arguments: [
    (["app.SVG"], "svg"), (["app.html"], "html"), (["app.htm", "--format", "html"], "html"),
    (["app.mmd"], "mermaid"), (["app.mermaid"], "mermaid"), (["app.gv"], "dot"),
    (["app.dot"], "dot"), (["my.app.json"], "json"), (["app", "--format", "json"], "json"),
  ])
  func theEndingSaysTheFormat(words: [String], format: String) throws {
    let outcome = sandbox.run(["graph", "--output"] + words)
    #expect(outcome == Outcome(errors: "\(words[0]): 4 screens, 2 flows\n"))
    #expect(try sandbox.read(words[0]) == sandbox.run("graph", "--format", format).output)
    let part = sandbox.run("graph", "Tour", "--output", "tour.svg")
    #expect(part == Outcome(errors: "tour.svg: 1 screen, 1 flow\n"))
  }

  /// The drawn elements by kind, with their classes, in the order of the picture.
  private func marks(_ picture: String) -> [String] {
    picture.matches(of: /<g class="([^"]*)"[^>]* data-node="([^"]*)"/).map {
      "\($0.output.2) \($0.output.1)"
    }
  }

  @Test func waysStandOut() {
    let picture = sandbox.run("graph", "--highlight", "Page").output
    #expect(
      marks(picture) == [
        "flow:App area depth0", "flow:Tour area depth1", "screen:Login phone",
        "screen:Home phone dim", "screen:Help phone dim", "screen:Page phone",
      ])
    let way = marks(sandbox.run("graph", "--highlight", "Home").output)
    #expect(way.contains("screen:Page phone"), "its event ends the flow before Home")
    #expect(
      sandbox.run("graph", "--highlight", "Pag")
        == Outcome(
          code: 2,
          errors: "mvvmgen: error: there is no screen or flow 'Pag', did you mean 'Page'?\n"))
  }

  @Test func deadEndsAndWhatNothingReachesAreMarked() throws {
    try sandbox.write(
      "Specs/Lost.coordinator.json",
      #"{ "coordinator": "Lost", "start": "End", "screens": { "End": { "tapped": "stay" } } }"#)
    try sandbox.write("Specs/End.screen.json", #"{ "screen": "End", "flow": ["tapped()"] }"#)
    try sandbox.write("Specs/Alone.screen.json", #"{ "screen": "Alone" }"#)
    #expect(
      marks(sandbox.run("graph").output) == [
        "flow:App area depth0", "flow:Tour area depth1", "flow:Lost area depth0 unreached",
        "screen:Login phone", "screen:Home phone", "screen:Help phone", "screen:Page phone",
        "screen:End phone dead unreached", "screen:Alone phone unreached",
      ])
  }

  @Test func comparesWithACommit() throws {
    try sandbox.commit()
    try sandbox.edit("Specs/App.coordinator.json") {
      $0.replacing(#"{ "push": "Home" }"#, with: #"{ "push": "News" }"#)
    }
    try sandbox.write("Specs/News.screen.json", #"{ "screen": "News" }"#)
    try sandbox.remove("Specs/Help.screen.json")
    try sandbox.edit("Specs/App.coordinator.json") {
      $0.replacing(#"{ "present": "Help", "style": "fullScreen" }"#, with: #""stay""#)
        .replacing(#"},\#n    "Help": { "closeTapped": "back" }"#, with: "}")
        .replacing(#"{ "push": "Help" }"#, with: #""popToRoot""#)
    }
    let outcome = sandbox.run("graph", "--against", "HEAD", "--output", "app.svg")
    #expect(
      outcome
        == Outcome(
          errors: "app.svg: 4 screens, 2 flows, 1 added, 1 removed, 3 changed\n"))
    #expect(
      marks(try sandbox.read("app.svg")) == [
        "flow:App area depth0 changed", "flow:Tour area depth1 changed",
        "screen:Login phone changed", "screen:Home phone", "screen:News phone added",
        "screen:Help phone removed", "screen:Page phone",
      ])
    #expect(
      sandbox.run("graph", "--against", "nothing")
        == Outcome(code: 2, errors: "mvvmgen: error: git knows no commit 'nothing' here\n"))
    #expect(
      sandbox.run("graph", "--against", "HEAD").output.contains(
        "2 flows, 1 added, 1 removed, 3 changed"))
    // A spec is lost.
    let tour = try sandbox.execute(
      "/usr/bin/env", ["git", "rev-parse", "HEAD:Specs/Tour.coordinator.json"]
    ).output.trimmingCharacters(in: .newlines)
    try sandbox.remove(".git/objects/\(tour.prefix(2))/\(tour.dropFirst(2))")
    #expect(
      sandbox.run("graph", "--against", "HEAD")
        == Outcome(code: 2, errors: "mvvmgen: error: git can't read 'Specs' at 'HEAD'\n"))
  }

  /// A screen under a new name is the same screen, and the answers are listed with both states.
  @Test func comparesInWords() throws {
    try sandbox.commit()
    let command = ["graph", "--against", "HEAD", "--format", "markdown"]
    #expect(sandbox.run(command) == Outcome(output: "Nothing changed\n"))
    try sandbox.edit("Specs/App.coordinator.json") {
      $0.replacing(#"{ "push": "Home" }"#, with: #"{ "push": "News" }"#)
        .replacing(#""Help""#, with: #""Support""#)
    }
    try sandbox.write("Specs/News.screen.json", #"{ "screen": "News" }"#)
    try sandbox.remove("Specs/Help.screen.json")
    try sandbox.write(
      "Specs/Support.screen.json", #"{ "screen": "Support", "flow": ["closeTapped()"] }"#)
    #expect(
      sandbox.run(command).output == """
        1 added, 1 renamed, 2 changed

        - added the screen `News`
        - renamed the screen `Help` to `Support`
        - in the flow `App`:
          - didEnd of Tour: ~~push Home~~ push News

        """)
    #expect(sandbox.run("graph", "--against", "HEAD").output.contains(">was Help<"))
  }

  /// The list of the page has the screens of each flow after it.
  @Test func screensAreListedByFlow() {
    let items = sandbox.run("graph", "--format", "html").output.matches(of: /data-goto="([^"]*)"/)
    let wanted = "flow:App screen:Login screen:Home screen:Help flow:Tour screen:Page"
    #expect(items.prefix(6).map(\.output.1).joined(separator: " ") == wanted)
  }

  @Test func refusals() throws {
    #expect(
      sandbox.run("graph", "Tuor")
        == Outcome(
          code: 2, errors: "mvvmgen: error: there is no flow 'Tuor', did you mean 'Tour'?\n"))
    try sandbox.makeFolder("app.svg")
    #expect(
      sandbox.run("graph", "--output", "app.svg")
        == Outcome(code: 2, errors: "app.svg: error: isn't a plain file\n"))
    try sandbox.write("Specs/Home.screen.json", "{")
    #expect(sandbox.run("graph").code == 1)
  }

  /// The picture in the README. `RECORD_GOLDENS=1` writes it.
  @Test func owleryIsDrawnAsRecorded() throws {
    let owlery = Self.root.appendingPathComponent("Examples/Owlery").path
    let outcome = sandbox.run("graph", "--directory", owlery)
    #expect(outcome == sandbox.run("graph", "--directory", owlery))
    let file = Self.root.appendingPathComponent("Documentation/Images/owlery.svg")
    let environment = ProcessInfo.processInfo.environment
    if environment["RECORD_GOLDENS"] != nil, environment["CI"] == nil {
      try Data(outcome.output.utf8).write(to: file)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(
      recorded == outcome.output,
      "run 'RECORD_GOLDENS=1 swift test --filter GraphTests', and look at the picture")
  }
}
