import MvvmgenGraph
import MvvmgenLanguage

extension Option {
  var definition: Definition {
    switch self {
    case .example:
      .choice(
        of: StarterExample.self, "The example to begin with; 'sign-in' if there are no specs yet.")
    case .package:
      .text(
        Operand("MVVMGEN", .files),
        "Write a Package.swift and the example's test; MVVMGEN is a path or a URL.")
    case .app: .text("NAME", "Write a Package.swift, and an Xcode project with an app to run.")
    case .target:
      .text("NAME", "The target, if there are several.", isRepeatable: true)
    case .ui:
      .choice(of: Configuration.UserInterface.self, "What draws the screens of a new app.")
    case .agents: .flag("Write a section for coding assistants into AGENTS.md.")
    case .write: .flag("Write the schemas beside the specs.")
    case .dryRun: .flag("Print what would happen, file by file.")
    case .watch: .flag("Generate again each time that specs or templates are saved.")
    case .association: .text("APPID", "Print the apple-app-site-association file.")
    case .plist: .flag("Print the entries of Info.plist for the app's schemes.")
    case .man: .flag("Print a page for 'man'.")
    case .short: .flag("Print the spec language on one page.")
    case .all: .flag("Print all topics as one text.")
    case .destination:
      .text(
        Operand("DIR", .files),
        "Write only generated files, into DIR, from the specs that the target sees.")
    case .force: .flag("Replace generated files that were edited by hand.")
    case .edit: .flag("Change your own files too, where the name of a type is unambiguous.")
    case .withAnswers:
      .flag("Take along the answers that lead to it, or that nothing uses any more.")
    case .strict: .flag("Treat warnings as errors.")
    case .fix: .flag("Apply the fix-its of the findings, but not suggestions.")
    case .only: .text(.code, "Fix only findings with this code.", isRepeatable: true)
    case .check: .flag("Change nothing; fail if a spec isn't formatted.")
    case .start:
      .text(Operand("SCREEN", .names([.screens, .flows])), of: CoordinatorKey.start)
    case .tab:
      .text(
        Operand("FLOW", .names([.flows])), "A flow in a tab; it starts with the first one.",
        isRepeatable: true)
    case .step:
      .text(
        .screen, "A screen that leads to the next one; the last finishes the flow.",
        isRepeatable: true)
    case .missing: .flag("Write a spec for each screen that a flow shows and that has none.")
    case .root: .flag("The app starts with this coordinator.")
    case .summary: .text("TEXT", of: ScreenKey.summary)
    case .input: .declaration(of: ScreenKey.inputs, "email: String? = nil")
    case .service: .declaration(of: ScreenKey.services, "AuthService")
    case .state: .declaration(of: ScreenKey.state, "isSigningIn: Bool")
    case .field: .declaration(of: ScreenKey.fields, "email: String")
    case .derived: .declaration(of: ScreenKey.derived, "canSave: Bool")
    case .action: .declaration(of: ScreenKey.actions, "signIn() async")
    case .title: .text("TEXT", of: ScreenKey.title)
    case .list: .text("TYPE", of: ScreenKey.list)
    case .view:
      Definition(
        value: .oneOf(ScreenView.allCases.map(\.rawValue)), summary: ScreenKey.view.help,
        key: ScreenKey.view.rawValue)
    case .member: .declaration(of: ServiceKey.members, "items() -> [String]")
    case .secret: .flag("Add it to 'secret', so that nothing prints it.")
    case .flow: .declaration(of: ScreenKey.flow, "didSignIn()")
    case .from:
      .text(
        Operand("SCREEN.EVENT", .events), "The event whose answer shows it.")
    case .push: .flag("Let the answer push it, the default.")
    case .present: .flag("Let the answer present it.")
    case .replace: .flag("Let the answer replace all screens of the flow by it.")
    case .detail: .flag("Let the answer show it in the next column of the flow's split.")
    case .into:
      .text(
        Operand("NAME", .names([.flows])), "The coordinator that answers, if several could.")
    case .with:
      .text(
        "INPUT=DATA", "Where an input comes from, such as 'owl=selectedOwl'.", isRepeatable: true)
    case .output:
      .text(.file, "Write to FILE: svg, html, mmd, dot, json, txt or md, as its ending says.")
    case .highlight:
      .text(
        Operand("NAME", .names([.screens, .flows])), "Highlight all paths to a screen or a flow.",
        isRepeatable: true)
    case .against: .text("REF", "Show the differences from the specs at a commit.")
    case .theme: .choice(of: GraphTheme.self, "The colors; by default the viewer's.")
    case .copy: .choice(of: ScaffoldKind.self, "Write a template of this kind to begin with.")
    case .attempt:
      .text(
        Operand("NAME", .names([.screens, .flows])), "Print the scaffolds of a screen or a flow.")
    case .directory: .text(Operand("DIR", .files), "Look for the project from DIR.")
    case .config: .text(.file, "Use this mvvmgen.json; its folder is the project.")
    case .format: .choice(of: OutputFormat.self, "How to report.")
    case .paths: .choice(of: PathStyle.self, "How to print paths; with 'xcode', absolute.")
    case .stat: .flag("Print the number of lines instead of diffs.")
    case .stamp: .text(.file, "Write FILE when everything is up to date, for build systems.")
    case .color: .choice(of: ColorChoice.self, "Whether to use color.")
    case .quiet: .flag("Print errors only.")
    case .verbose: .flag("Print each file that is written or deleted.")
    case .help: .flag("Print this help.")
    case .version: .flag("Print mvvmgen's version.")
    }
  }

  /// Its line in the help: a flow's events are for the flow that starts it.
  func summary(in command: Command?) -> String {
    if command == .coordinator, self == .list {
      return "A list of items of this type, a screen for each, and one to add and to edit."
    }
    let definition =
      command == .coordinator && self == .flow
      ? .declaration(of: CoordinatorKey.flow, "didFinish()") : definition
    return definition.summary
  }
}

extension Option.Definition {
  fileprivate static func flag(_ summary: String) -> Self { Self(value: .none, summary: summary) }

  fileprivate static func text(
    _ operand: Operand, _ summary: String, isRepeatable: Bool = false
  ) -> Self {
    Self(value: .text(operand), summary: summary, isRepeatable: isRepeatable)
  }

  fileprivate static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    of type: Choice.Type, _ summary: String
  ) -> Self {
    Self(value: .oneOf(type.allCases.map(\.rawValue)), summary: summary)
  }

  fileprivate static func text(_ operand: Operand, of key: some SpecKey) -> Self {
    Self(value: .text(operand), summary: key.help, key: key.rawValue)
  }

  fileprivate static func declaration(of key: some SpecKey, _ example: String) -> Self {
    Self(
      value: .text("DECLARATION"), summary: "\(key.help.dropLast()), such as '\(example)'.",
      isRepeatable: true, key: key.rawValue)
  }
}

extension SpecKey {
  /// Its summary, as the help quotes.
  fileprivate var help: String { summary.replacing("`", with: "'") }
}
