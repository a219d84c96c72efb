import Foundation
import Testing

@testable import mvvmgen

/// `mvvmgen links`, and links in what other commands print and change.
@Suite struct LinksTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(
      "mvvmgen.json",
      #"{ "links": { "schemes": ["owlery", "owls"], "hosts": ["owlery.app", "www.owlery.app"] } }"#)
    try sandbox.write(
      "Specs/App.coordinator.json",
      """
      {
        "coordinator": "App",
        "root": "window",
        "start": "Owls",
        "secret": ["token"],
        "events": {
          "didOpenOwl(id: Int)": [{ "present": "Owl" }, { "push": "Owls" }],
          "didReceiveToken(token: String)": "stay",
          "didSearch(text: String, page: Int?)": { "start": "Nest", "as": "present" }
        },
        "links": {
          "/owls/{id}": "didOpenOwl",
          "/größe": { "to": "didOpenOwl", "with": { "id": "= 1" } },
          "/search?q={text}&page={page}": "didSearch",
          "/reset?token={token}&v=2": { "to": "didReceiveToken" }
        }
      }
      """)
    try sandbox.write(
      "Specs/Nest.coordinator.json",
      """
      {
        "coordinator": "Nest",
        "start": "Owls",
        "events": {
          "didOpenFile(path: String)": { "push": "Owl", "with": { "id": "= 1" } }
        },
        "links": { "/files/{path...}": { "to": "didOpenFile", "when": "running" } }
      }
      """)
    try sandbox.write("Specs/Owls.screen.json", #"{ "screen": "Owls" }"#)
    try sandbox.write("Specs/Owl.screen.json", #"{ "screen": "Owl", "inputs": ["id: Int"] }"#)
  }

  /// A type and a star, which take more URLs than the app's own.
  func takeAll() throws {
    try sandbox.edit("Specs/App.coordinator.json") {
      $0.replacing(
        #""links": {"#,
        with: """
          "links": {
              "= OldLink": { "to": "didOpenOwl", "with": { "id": "link.id" } },
          """)
    }
  }

  func links(_ words: String...) -> Outcome { sandbox.run(["links"] + words) }

  @Test func listsAllTheMostSpecificFirst() throws {
    try takeAll()
    #expect(
      links()
        == Outcome(
          output: """
            /reset?token={token}&v=2      App.didReceiveToken  stay
            /search?q={text}&page={page}  App.didSearch        present Nest
            /größe                        App.didOpenOwl       present Owl, then push Owls
            /owls/{id}                    App.didOpenOwl       present Owl, then push Owls
            /files/{path...}              Nest.didOpenFile     push Owl
            = OldLink                     App.didOpenOwl       present Owl, then push Owls

            """))
    #expect(
      links("--format", "json")
        == Outcome(
          output: """
            {"link":"/reset?token={token}&v=2","flow":"App","event":"didReceiveToken","waits":true,\
            "does":"stay"}
            {"link":"/search?q={text}&page={page}","flow":"App","event":"didSearch","waits":true,\
            "does":"present Nest"}
            {"link":"/größe","flow":"App","event":"didOpenOwl","waits":true,\
            "does":"present Owl, then push Owls"}
            {"link":"/owls/{id}","flow":"App","event":"didOpenOwl","waits":true,\
            "does":"present Owl, then push Owls"}
            {"link":"/files/{path...}","flow":"Nest","event":"didOpenFile","waits":false,\
            "does":"push Owl"}
            {"link":"= OldLink","flow":"App","event":"didOpenOwl","waits":true,\
            "does":"present Owl, then push Owls"}

            """))
  }

  @Test(arguments: ["owlery://owls/7", "OWLS:///owls/7/", "http://www.OWLERY.app/owls/7?x=%ZZ#y"])
  func saysWhatAURLDoes(_ url: String) {
    #expect(
      links(url)
        == Outcome(
          output: """
            link   /owls/{id}
                   id is 7
            event  App.didOpenOwl
                   At once, or when the app has started
            then   present Owl, then push Owls

            """))
    #expect(
      links(url, "--format", "json")
        == Outcome(
          output: """
            {"link":"/owls/{id}","flow":"App","event":"didOpenOwl","waits":true,\
            "does":"present Owl, then push Owls","values":{"id":"7"}}

            """))
  }

  @Test func saysWhatItBrings() {
    #expect(
      links("https://owlery.app/search?page=2&q=a%20b").output == """
        link   /search?q={text}&page={page}
               text is a b
               page is 2
        event  App.didSearch
               At once, or when the app has started
        then   present Nest

        """)
    #expect(
      links("owlery://files/a/b%2Fc/").output == """
        link   /files/{path...}
               path is a/b/c
        event  Nest.didOpenFile
               If the flow Nest doesn't run, it is dropped
        then   push Owl

        """)
    #expect(
      links("owlery://gr%C3%B6%C3%9Fe").output == """
        link   /größe
        event  App.didOpenOwl
               At once, or when the app has started
        then   present Owl, then push Owls

        """)
  }

  @Test func saysWhatTheFlowsDoThatAreTold() throws {
    try sandbox.edit("Specs/App.coordinator.json") {
      $0.replacing(
        #""events": {"#,
        with: """
          "events": {
              "didOpenNest(path: String)": [
                "closeModals", { "tell": "Nest", "call": "didOpenFile" }
              ],
          """
      ).replacing(#""links": {"#, with: #""links": { "/nests/{path}": "didOpenNest","#)
    }
    #expect(
      links("owlery://nests/a").output == """
        link   /nests/{path}
               path is a
        event  App.didOpenNest
               At once, or when the app has started
        then   close modals, then Nest: push Owl

        """)
    #expect(
      sandbox.run("show", "Nest").output == """
        flow Nest
          spec        Specs/Nest.coordinator.json:2:19
          links       /files/{path...}: didOpenFile
          start       begin with Owls
          answers     didOpenFile from outside by /nests/{path}, /files/{path...}: push Owl
          started by  App, didSearch from outside by /search?q={text}&page={page}: present Nest
          generated   Generated/Coordinators/NestCoordinator.generated.swift

        flow Nest
        ├─ Owls: begin
        └─ Owl: push

        """)
  }

  @Test func aSecretIsNotPrinted() {
    let url = "owlery://reset?token=abc&v=2"
    #expect(
      links(url).output == """
        link   /reset?token={token}&v=2
               token is ‹secret›
        event  App.didReceiveToken
               At once, or when the app has started
        then   stay

        """)
    #expect(
      links(url, "--format", "json").output == """
        {"link":"/reset?token={token}&v=2","flow":"App","event":"didReceiveToken","waits":true,\
        "does":"stay","values":{"token":"‹secret›"}}

        """)
  }

  @Test(arguments: [
    ("owlery://owls/x", "`id` has to be of type Int"),
    ("owlery://search?q=a&page=b", "`page` has to be of type Int"),
    ("other://owls/7", "mvvmgen.json doesn't have `other` among its schemes"),
    ("https://owls/7", "mvvmgen.json doesn't have `owls` among its hosts"),
    ("https://owlery.app.x/owls/7", "mvvmgen.json doesn't have `owlery.app.x` among its hosts"),
    ("owlery://files/%FF", "what its path escapes isn't text"),
    ("owlery://search?q=%FF", "`text` escapes what isn't text"),
    ("owlery://search?q=a&page=%C3", "`page` escapes what isn't text"),
    ("owlery://reset?token=abc&v=%FF", nil), ("owlery://search?%FF=a", nil),
    ("owls", "it has no scheme"), ("", "it has no scheme"),
    (":", "mvvmgen.json doesn't have `` among its schemes"),
    ("://", "mvvmgen.json doesn't have `` among its schemes"),
    ("https:", "mvvmgen.json doesn't have `` among its hosts"),
    ("owlery://owls", nil), ("owlery://owls/7/8", nil), ("owlery://search", nil),
    ("owlery://files", nil), ("owlery://reset?token=abc&v=3", nil), ("owlery:?#", nil),
  ])
  func anUnknownOneSaysSo(_ url: String, reason: String?) {
    let text = "'\(url)' isn't a link of the app\(reason.map { ", since \($0)" } ?? "")"
    #expect(
      links(url) == Outcome(code: 1, output: "\(text): `stage.open` returns `.unknown`\n"))
  }

  @Test func onlyTheAppKnowsWhatATypeReads() throws {
    try takeAll()
    #expect(
      links("other://owls/7")
        == Outcome(
          output: """
            link   = OldLink
                   url is other://owls/7
                   Only if OldLink reads it, which the app knows
            event  App.didOpenOwl
                   At once, or when the app has started
            then   present Owl, then push Owls

            """))
  }

  @Test func withoutAMarkedRootTheFlowThatNothingStartsOpensThem() throws {
    #expect(sandbox.run("generate").code == 0)
    let file = "Generated/AppLinks.generated.swift"
    let marked = try sandbox.read(file)
    try sandbox.edit("Specs/App.coordinator.json") {
      $0.replacing("  \"root\": \"window\",\n", with: "")
    }
    #expect(sandbox.run("generate").code == 0)
    #expect(
      try sandbox.read(file).split(separator: "\n").dropFirst(5)
        == marked.split(separator: "\n").dropFirst(5))
  }

  @Test func anAppWithoutLinksSaysSo() throws {
    let project = try Sandbox()
    try project.write("Specs/Owls.screen.json", #"{ "screen": "Owls" }"#)
    try project.write(
      "Specs/App.coordinator.json",
      #"{ "coordinator": "App", "root": "window", "start": "Owls" }"#)
    for words in [[], ["owlery://owls"], ["--plist"], ["--association", "X"]] {
      #expect(project.run(["links"] + words) == Outcome(errors: "no coordinator has links\n"))
    }
    #expect(project.run("list", "links") == Outcome(errors: "none\n"))
  }

  @Test func specsWithErrorsComeFirst() throws {
    try sandbox.write("Specs/Owl.screen.json", #"{ "screen": "Owl" }"#)
    try sandbox.write("Specs/Owls.screen.json", #"{ "screen": "Owls", "state": ["!"] }"#)
    let outcome = links("owlery://owls/7")
    #expect(outcome.code == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasSuffix("the specs have errors: fix them first\n"))
    #expect(sandbox.run("list", "links").output.hasPrefix("/files/{path...}"))
  }

  // MARK: - Other commands

  @Test func areListedByName() {
    #expect(
      sandbox.run("list", "links")
        == Outcome(
          output: """
            /files/{path...}              Specs/Nest.coordinator.json
            /größe                        Specs/App.coordinator.json
            /owls/{id}                    Specs/App.coordinator.json
            /reset?token={token}&v=2      Specs/App.coordinator.json
            /search?q={text}&page={page}  Specs/App.coordinator.json

            """))
    #expect(
      sandbox.run("list", "links", "--format", "json").output.split(separator: "\n").prefix(2) == [
        #"{"kind":"link","name":"/files/{path...}","path":"Specs/Nest.coordinator.json","line":7,"#
          + #""column":15,"sends":"Nest.didOpenFile"}"#,
        #"{"kind":"link","name":"/größe","path":"Specs/App.coordinator.json","line":13,"column":6,"#
          + #""sends":"App.didOpenOwl"}"#,
      ])
  }

  @Test func areShownWithTheirFlow() {
    #expect(
      sandbox.run("show", "App")
        == Outcome(
          output: """
            flow App, the root
              spec       Specs/App.coordinator.json:2:19
              secret     token
              links      /owls/{id}: didOpenOwl
                         /größe: didOpenOwl
                         /search?q={text}&page={page}: didSearch
                         /reset?token={token}&v=2: didReceiveToken
              start      begin with Owls
              answers    didOpenOwl from outside by /größe, /owls/{id}: present Owl
                         didOpenOwl from outside by /größe, /owls/{id}: push Owls
                         didReceiveToken from outside by /reset?token={token}&v=2: stay
                         didSearch from outside by /search?q={text}&page={page}: present Nest
              generated  Generated/Coordinators/AppCoordinator.generated.swift

            flow App, the root
            ├─ Owls: begin, push
            ├─ Owl: present
            └─ flow Nest: present
               ├─ Owls: begin
               └─ Owl: push

            """))
  }

  @Test func areInTheGraph() {
    #expect(
      sandbox.run("graph", "--format", "mermaid").output == """
        flowchart LR
          subgraph AppFlow["App"]
            App_start(( ))
            App_on_didOpenOwl>"didOpenOwl /größe /owls/{id}"]
            App_on_didSearch>"didSearch /search?q={text}&page={page}"]
            App_Owls(["Owls"])
            App_Owl(["Owl"])
            subgraph NestFlow["Nest"]
              Nest_start(( ))
              Nest_on_didOpenFile>"didOpenFile /files/{path...}"]
              Nest_Owls(["Owls"])
              Nest_Owl(["Owl"])
            end
          end
          App_start --> App_Owls
          App_on_didOpenOwl -.-> App_Owl
          App_on_didOpenOwl --> App_Owls
          App_on_didSearch -.-> NestFlow
          Nest_start --> Nest_Owls
          Nest_on_didOpenFile --> Nest_Owl

        """)
    let text = sandbox.run("graph", "Nest", "--format", "json").output
    let compact = text.replacing("\n", with: "").replacing(/\ +/, with: " ")
    let link = """
      { "flow": "Nest", "cause": "outside", "event": "didOpenFile", "links": \
      [ "/files/{path...}" ], "act": "push", "target": { "kind": "screen", "name": "Owl" } }
      """
    #expect(compact.contains(link))
  }

  @Test func followTheirEvent() throws {
    #expect(sandbox.run("generate", "--quiet") == Outcome())
    let spec = try sandbox.read("Specs/App.coordinator.json")
    #expect(
      sandbox.run("rename", "event", "App", "didOpenOwl", "didFindOwl", "--quiet").code == 0)
    #expect(
      try sandbox.read("Specs/App.coordinator.json")
        == spec.replacing("didOpenOwl", with: "didFindOwl"))
    #expect(sandbox.run("check", "--quiet") == Outcome())
    #expect(
      links("owlery://größe").output.split(separator: "\n").dropFirst().first
        == "event  App.didFindOwl")
  }

  @Test func keepTheirEvent() throws {
    #expect(sandbox.run("generate", "--quiet") == Outcome())
    let contents = try sandbox.contents()
    let outcome = sandbox.run("remove", "event", "App", "didSearch")
    #expect(outcome.code == 1)
    #expect(
      outcome.errors == """
        Specs/App.coordinator.json:14:38: error: no event from outside is called `didSearch`; there are \
        `didOpenOwl` and `didReceiveToken` [MG471]
          14 |     "/search?q={text}&page={page}": "didSearch",
             |                                      ^~~~~~~~~
        nothing was removed: change first what still needs it

        """)
    #expect(try sandbox.contents() == contents)
  }
}
