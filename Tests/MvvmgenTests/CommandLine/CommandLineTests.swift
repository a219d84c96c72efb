import Foundation
import Testing

@testable import mvvmgen

@Suite struct CommandLineTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(.sample)
  }

  @Test(arguments: [
    ("generat", "unknown command 'generat', did you mean 'generate'?", ""),
    ("frobnicate", "unknown command 'frobnicate'", ""),
    ("validate", "unknown command 'validate', did you mean 'check'?", ""),
    ("generate --dryrun", "unknown option '--dryrun', did you mean '--dry-run'?", "generate"),
    ("generate -x", "unknown option '-x'", "generate"),
    (
      "generate --start Login", "'generate' takes no option '--start'; 'coordinator' does",
      "generate"
    ),
    ("--force check", "'check' takes no option '--force'", "check"),
    ("generate --force=1", "'--force' takes no value", "generate"),
    ("generate --directory", "'--directory DIR' needs a value", "generate"),
    ("coordinator A --start --root", "'--start SCREEN' needs a value", "coordinator"),
    ("coordinator A --start B --start C", "'--start' is given more than once", "coordinator"),
    ("coordinator", "'coordinator' needs the argument NAME", "coordinator"),
    (
      "list",
      "'list' needs the argument KIND, one of screens, flows, services, members, answers, launch, links",
      "list"
    ),
    ("new-screen A B", "unexpected argument 'B'", "new-screen"),
    (
      "new-screen A --state isBusy: Bool",
      "unexpected argument 'Bool': write it in quotes, 'isBusy: Bool'", "new-screen"
    ),
    (
      "add state A isBusy: Bool",
      "unexpected argument 'Bool': write it in quotes, 'isBusy: Bool'", "add"
    ),
    (
      "rename event A.doneTapped didFinish",
      "a member's owner and its name are separate words: A doneTapped", "rename"
    ),
    ("new-screen A --sheet", "unknown option '--sheet', did you mean '--present'?", "new-screen"),
    (
      "remove service A B",
      "a service is renamed and removed for all who use it: take it out of the services of 'A' in its"
        + " spec by hand", "remove"
    ),
    (
      "rename service A B C",
      "a service is renamed and removed for all who use it: take it out of the services of 'A' in its"
        + " spec by hand", "rename"
    ),
    (
      "generate --color alway", "unknown value 'alway' of '--color', did you mean 'always'?",
      "generate"
    ),
    (
      "check --format xml",
      "unknown value 'xml' of '--format', expected one of text, json, github, sarif, xcode",
      "check"
    ),
    (
      "new-screen A --in B",
      "'--in' needs the event that it answers: mvvmgen new-screen A --in B --from SCREEN.EVENT",
      "new-screen"
    ),
    (
      "new-screen A --from B",
      "'B' isn't an event of a screen, such as 'Login.registerButtonTapped'",
      "new-screen"
    ),
    ("add flow A b()", "unknown kind 'flow', did you mean 'event'?", "add"),
    ("add A state b", "the kind comes first: mvvmgen add state A …", "add"),
    (
      "new-screen A --with a=b",
      "'--with' needs the event that it answers:"
        + " mvvmgen new-screen A --with 'a=b' --from SCREEN.EVENT", "new-screen"
    ),
    (
      "new-screen A --from B.c --with a=",
      "'a=' doesn't say what an input is, such as 'owl=selectedOwl'", "new-screen"
    ),
    (
      "coordinator A --from B.c --with a=b --with a=c",
      "'--with' says more than once what 'a' is", "coordinator"
    ),
    (
      "new-screen A --push --present",
      "'--push' and '--present' can't both be: give one of them", "new-screen"
    ),
    (
      "coordinator A --present --replace",
      "'--present' and '--replace' can't both be: give one of them", "coordinator"
    ),
    (
      "coordinator A --present",
      "'--present' needs the event that it answers:"
        + " mvvmgen coordinator A --present --from SCREEN.EVENT", "coordinator"
    ),
    (
      "coordinator A --in B --root",
      "'--root' and '--in' can't both be: nothing starts the root", "coordinator"
    ),
    (
      "new-screen A --from B.c --as present",
      "unknown option '--as', did you mean '--present'?", "new-screen"
    ),
    (
      "coordinator A --from B.c --as=replace",
      "unknown option '--as', did you mean '--replace'?", "coordinator"
    ),
    ("coordinator A --as", "unknown option '--as', did you mean '--push'?", "coordinator"),
    ("coordinator A --parent B", "unknown option '--parent', did you mean '--in'?", "coordinator"),
    (
      "new-screen A --root", "'new-screen' takes no option '--root'; 'coordinator' does",
      "new-screen"
    ),
    ("new-service A", "unknown command 'new-service', did you mean 'service'?", ""),
    ("check --as push", "unknown option '--as'", "check"),
    ("add stat A b", "unknown kind 'stat', did you mean 'state'?", "add"),
    ("add state A", "'add' needs the argument DECLARATION", "add"),
    ("add screen A", "unknown kind 'screen', did you mean 'mvvmgen new-screen A'?", "add"),
    ("add flow", "unknown kind 'flow', did you mean 'mvvmgen coordinator NAME'?", "add"),
    ("lint --only MG401", "'--only' goes with '--fix'", "lint"),
    ("lint --dry-run", "'--dry-run' goes with '--fix'", "lint"),
    (
      "lint --fix --only MG40", "no diagnostic has the code 'MG40', did you mean 'MG401'?", "lint"
    ),
    ("list screen", "unknown kind 'screen', did you mean 'screens'?", "list"),
    (
      "list -- --watch",
      "unknown kind '--watch', expected one of screens, flows, services, members, answers, launch, links",
      "list"
    ),
    ("schema screen --write", "'--write' writes all schemas: give no KIND", "schema"),
    (
      "generate -",
      "'-' isn't a file: specs are read from files, as all of them are checked together",
      "generate"
    ),
    ("delete screen A", "unknown command 'delete', did you mean 'remove'?", ""),
    (
      "graph --format png",
      "unknown value 'png' of '--format', expected one of svg, html, mermaid, dot, json, text, markdown",
      "graph"
    ),
    (
      "graph --format json --against HEAD", "'--against' goes with '--format svg' or 'html'",
      "graph"
    ),
    (
      "graph --output app.json --theme dark", "'--theme' goes with '--format svg' or 'html'",
      "graph"
    ),
    (
      "graph --format markdown", "'--format markdown' goes with '--against', and without flows",
      "graph"
    ),
    (
      "graph --output app.png",
      "'app.png' has no ending of a format that can be drawn: .svg, .html, .mmd, .dot, .json, .txt, .md",
      "graph"
    ),
    (
      "graph --output x/app.d/app",
      "'x/app.d/app' has no ending that says the format, such as '.svg' or '.html'", "graph"
    ),
    (
      "graph --output app.html --format mermaid",
      "'app.html' is html by its ending: leave '--format' out, or give it the ending '.mmd'",
      "graph"
    ),
    (
      "generate --watch --dry-run",
      "'--watch' writes what changes: it can't be with '--dry-run'", "generate"
    ),
    (
      "generate --config a --directory b",
      "'--directory' and '--config' both say where the project is: use only one of them", "generate"
    ),
    ("explain MG30", "no diagnostic has the code 'MG30', did you mean 'MG301'?", "explain"),
    (
      "explain nothing", "no diagnostic has the code 'nothing', run 'mvvmgen explain' to list them",
      "explain"
    ),
    ("schema scren", "unknown kind 'scren', did you mean 'screen'?", "schema"),
    (
      "schema view", "unknown kind 'view', expected one of screen, coordinator, service, config",
      "schema"
    ),
    ("completions zhs", "unknown shell 'zhs', did you mean 'zsh'?", "completions"),
    (
      "completions csv", "unknown shell 'csv', expected one of bash, zsh, fish", "completions"
    ),
    ("rename action A b", "'rename' needs the argument NEW", "rename"),
    ("rename action A b b", "'b' is its name already", "rename"),
    ("rename action A b 1c", "'1c' isn't the name of a Swift property or function", "rename"),
    ("rename screen A B C", "unexpected argument 'C'", "rename"),
    (
      "rename secret A b c",
      "unknown kind 'secret', expected one of screen, coordinator, service, state, field, derived, "
        + "action, event, input, private, alert, answer, role, member", "rename"
    ),
    ("rename sreen A B", "unknown kind 'sreen', did you mean 'screen'?", "rename"),
    ("rename screen A A", "'A' already is its name", "rename"),
    (
      "remove tab A",
      "unknown kind 'tab', expected one of screen, coordinator, service, state, field, derived, "
        + "action, event, input, private, alert, answer, member", "remove"
    ),
  ])
  func wrong(_ line: String, _ message: String, _ command: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let usage = [
      "": "usage: mvvmgen COMMAND [options], see 'mvvmgen --help'",
      "generate": "usage: mvvmgen generate [path …] [options], see 'mvvmgen generate --help'",
      "check": "usage: mvvmgen check [path …] [options], see 'mvvmgen check --help'",
      "new-screen": "usage: mvvmgen new-screen [NAME] [options], see 'mvvmgen new-screen --help'",
      "explain": "usage: mvvmgen explain [CODE] [options], see 'mvvmgen explain --help'",
      "schema": "usage: mvvmgen schema [KIND] [options], see 'mvvmgen schema --help'",
      "rename": "usage: mvvmgen rename KIND [OWNER] OLD NEW [options], see 'mvvmgen rename --help'",
      "remove": "usage: mvvmgen remove KIND [OWNER] NAME [options], see 'mvvmgen remove --help'",
      "graph": "usage: mvvmgen graph [FLOW …] [options], see 'mvvmgen graph --help'",
      "completions":
        "usage: mvvmgen completions SHELL [options], see 'mvvmgen completions --help'",
      "add": "usage: mvvmgen add KIND NAME DECLARATION [options], see 'mvvmgen add --help'",
      "lint": "usage: mvvmgen lint [path …] [options], see 'mvvmgen lint --help'",
      "list": "usage: mvvmgen list KIND [options], see 'mvvmgen list --help'",
      "coordinator": "usage: mvvmgen coordinator NAME [options], see 'mvvmgen coordinator --help'",
    ]
    let errors = "mvvmgen: error: \(message)\n\(usage[command] ?? "")\n"
    #expect(sandbox.run(words) == Outcome(code: 64, errors: errors))
    #expect(try sandbox.tree() == [])
  }

  @Test func valuesAndOperands() throws {
    let words = [
      "new-screen", "--state=a: Int = 1", "--state", "b", "--flow", "-x", "--quiet", "--", "--root",
    ]
    let arguments = try Arguments.parse(words)
    #expect(arguments.command == .newScreen)
    #expect(arguments.values(.state) == ["a: Int = 1", "b"])
    #expect(arguments.values(.flow) == ["-x"])
    #expect(arguments.has(.quiet))
    #expect(!arguments.has(.root))
    #expect(arguments.operands == ["--root"])
  }

  @Test func versionAndHelpEverywhere() {
    let version = Outcome(output: "mvvmgen 0.1.0 (output format 1)\n")
    #expect(sandbox.run("--version") == version)
    #expect(sandbox.run("generate", "--version") == version)
    for command in Command.allCases {
      let text = Help.text(for: command)
      #expect(sandbox.run(command.rawValue, "--help") == Outcome(output: text))
      #expect(sandbox.run("-h", command.rawValue) == Outcome(output: text))
      #expect(sandbox.run("help", command.rawValue) == Outcome(output: text))
    }
    #expect(sandbox.run("-h") == Outcome(output: Help.text(for: nil)))
    #expect(sandbox.run("help") == Outcome(output: Help.text(for: nil)))
    #expect(sandbox.run("help", "help") == Outcome(output: Help.text(for: nil)))
  }

  @Test func helpIsExact() {
    #expect(
      Help.text(for: .coordinator) == """
        Writes a coordinator's spec, and generates everything from it.

        usage: mvvmgen coordinator NAME [options]

        It starts with the screen that --start names, or else with the screen of the
        same name. It answers each of the screen's events with "stay": change that in
        the spec. It takes over the inputs that its first screen needs. With --from, the
        answer to that event starts it. With --tab, --step or --list it begins as such
        flows do: change that in the specs. Screens that aren't there yet are written,
        too.

        options:
          --start SCREEN       The screen that it starts with, or another beginning.
          --tab FLOW           A flow in a tab; it starts with the first one.
          --step SCREEN        A screen that leads to the next one; the last finishes
                               the flow.
          --list TYPE          A list of items of this type, a screen for each, and one
                               to add and to edit.
          --root               The app starts with this coordinator.
          --summary TEXT       What it is for, as documentation.
          --flow DECLARATION   Events that it reports to the flow that starts it, such
                               as 'didFinish()'.
          --from SCREEN.EVENT  The event whose answer shows it.
          --push               Let the answer push it, the default.
          --present            Let the answer present it.
          --replace            Let the answer replace all screens of the flow by it.
          --in NAME            The coordinator that answers, if several could.
          --with INPUT=DATA    Where an input comes from, such as 'owl=selectedOwl'.
          --target NAME        The target, if there are several.
          --dry-run            Print what would happen, file by file.

        options of every command:
          --directory DIR            Look for the project from DIR.
          --config FILE              Use this mvvmgen.json; its folder is the project.
          --format text|json|github|sarif|xcode
                                     How to report.
          --paths relative|absolute  How to print paths; with 'xcode', absolute.
          --color auto|always|never  Whether to use color.
          --quiet                    Print errors only.
          --verbose                  Print each file that is written or deleted.
          -h, --help                 Print this help.
          --version                  Print mvvmgen's version.

        example:
          mvvmgen coordinator Auth --start Login --root

        """
    )
  }

  /// The parser accepts the examples in the help.
  @Test(arguments: Command.allCases) func examplesWork(
    _ command: Command
  ) throws {
    let example = command.definition.examples.map { $0.replacing("\\", with: "") }.joined()
    let outcome = try sandbox.execute("/bin/sh", ["-c", "printf '%s\\n' " + example])
    let words = outcome.output.split(separator: "\n").map(String.init)
    #expect(try Arguments.parse(Array(words.dropFirst())).command == command)
  }

  @Test func colorOnlyOnATerminalThatWantsIt() throws {
    try sandbox.write("Specs/A.screen.json", #"{ "screen": "A", "summary": "?" }"#)
    let plain = "Specs/A.screen.json:1:5: warning: says nothing [MG209]\n"
    let colored = "Specs/A.screen.json:1:5: \u{1B}[1;35mwarning:\u{1B}[0m says nothing [MG209]\n"
    let excerpt = """
        1 | { "screen": "A", "summary": "?" }
          |     ^~~~~~~~

      """
    let end = "3 files to write, nothing was changed\n"
    func errors(
      _ choice: String,
      _ change: (inout mvvmgen.Environment) -> Void
    ) -> String {
      sandbox.run("generate", "--dry-run", "--color", choice, environment: change).errors
    }
    #expect(errors("auto") { _ in } == plain + end)
    #expect(errors("auto") { $0.isErrorTerminal = true } == colored + excerpt + end)
    #expect(errors("auto") { $0.isOutputTerminal = true } == plain + end)
    #expect(errors("never") { $0.isErrorTerminal = true } == plain + excerpt + end)
    #expect(errors("always") { $0.isColorUnwanted = true } == colored + end)
    let unwanted = errors("auto") {
      $0.isErrorTerminal = true
      $0.isColorUnwanted = true
    }
    #expect(unwanted == plain + excerpt + end)
  }

  @Test func findingsInEveryFormat() throws {
    try sandbox.write("Specs/B.screen.json", screen("B", state: ["b!\u{1B}[31m"]))
    try sandbox.write("Specs/A.screen.json", screen("A", state: ["z!", "a!"]))
    #expect(
      sandbox.run("check", "--quiet").errors == """
        Specs/A.screen.json:4:6: error: unexpected '!' in 'z!' [MG301]
        Specs/A.screen.json:2:3: note: in this screen
        Specs/A.screen.json:4:6: fix-it: replace 'z!' with 'z'
        Specs/A.screen.json:5:6: error: unexpected '!' in 'a!' [MG301]
        Specs/A.screen.json:2:3: note: in this screen
        Specs/A.screen.json:5:6: fix-it: replace 'a!' with 'a'
        Specs/B.screen.json:1:1: error: unexpected '!' in 'b!\\u{1B}[31m' [MG301]
        Specs/B.screen.json:2:3: note: in this screen
        Specs/B.screen.json:1:1: fix-it: replace '{ "sc' with 'b\\u{1B}[31m'

        """
    )
    try sandbox.remove("Specs/B.screen.json")
    try sandbox.write("Specs/A.screen.json", screen("A", state: ["50%!"]))
    #expect(
      sandbox.run("check", "--format", "github", "--quiet")
        == Outcome(
          code: 1,
          output: "::error file=Specs/A.screen.json,line=4,col=6,title=MG301::unexpected '!' in"
            + " '50%25!'%0ASpecs/A.screen.json:2:3: note: in this screen\n"
        )
    )
    #expect(
      sandbox.run("check", "--format", "json", "--quiet").output == """
        {"kind":"diagnostic","severity":"error","code":"MG301","path":"Specs/A.screen.json",\
        "line":4,"column":6,"endLine":4,"endColumn":10,"message":"unexpected '!' in '50%!'",\
        "notes":[{"path":"Specs/A.screen.json","line":2,"column":3,"endLine":2,"endColumn":11,\
        "message":"in this screen"}],"fixIt":{"path":"Specs/A.screen.json","line":4,"column":6,\
        "endLine":4,"endColumn":10,"replacement":"50%"}}

        """
    )
  }
}
