import Language

extension Option {
  var definition: Definition {
    switch self {
    case .example:
      .choice(
        of: StarterExample.self, "The example to begin with; 'sign-in' if there are no specs yet.")
    case .package:
      .text(
        "MVVMGEN",
        "Write a Package.swift and the example's test; MVVMGEN is a path or a URL.")
    case .ui:
      .choice(of: Configuration.UserInterface.self, "What draws the screens of a new app.")
    case .agents: .flag("Write an AGENTS.md for coding assistants.")
    case .write: .flag("Write the schemas beside the specs.")
    case .dryRun: .flag("Print what would happen, file by file.")
    case .watch: .flag("Generate again each time that specs are saved.")
    case .man: .flag("Print a page for 'man'.")
    case .force: .flag("Replace generated files that were edited by hand.")
    case .edit: .flag("Change your own files too, where the name of a type is unambiguous.")
    case .strict: .flag("Treat warnings as errors.")
    case .fix: .flag("Apply the fix-its of the findings.")
    case .only: .text("CODE", "Fix only findings with this code.", isRepeatable: true)
    case .check: .flag("Change nothing; fail if a spec isn't formatted.")
    case .start: .text("SCREEN", "The screen that it starts with.")
    case .root: .flag("The app starts with this coordinator.")
    case .summary: .text("TEXT", "What it is for, as documentation.")
    case .input: .declaration("email: String? = nil", "Data that the flow passes in")
    case .service: .declaration("AuthService", "What it needs from the app")
    case .state: .declaration("isSigningIn: Bool", "What the view shows")
    case .field: .declaration("email: String", "What the view edits")
    case .derived: .declaration("canSave: Bool", "What follows from state and fields")
    case .action: .declaration("signIn() async", "What the view calls")
    case .storage: .declaration("task: Task<Void, Never>?", "What only its code uses")
    case .title: .text("TEXT", "What the bar above it says, such as '= L10n.profile'.")
    case .list: .text("TYPE", "The type of the items that it lists.")
    case .view:
      .choice(of: ViewWord.self, "How its view is made, if not as the configuration says.")
    case .member: .declaration("items() -> [String]", "What it offers")
    case .secret: .flag("Add it to 'secret', so that nothing prints it.")
    case .flow: .declaration("didSignIn()", "An event for the flow to answer")
    case .from: .text("SCREEN.EVENT", "The event whose answer shows it.")
    case .push: .flag("Let the answer push it, the default.")
    case .present: .flag("Let the answer present it.")
    case .replace: .flag("Let the answer replace all screens of the flow by it.")
    case .into: .text("NAME", "The coordinator that answers, if several could.")
    case .with:
      .text(
        "INPUT=DATA", "Where an input comes from, such as 'owl=selectedOwl'.", isRepeatable: true)
    case .output:
      .text("FILE", "Write to FILE, whose ending says the format: svg, html, mmd, dot or json.")
    case .highlight:
      .text("NAME", "Highlight all paths to a screen or a flow.", isRepeatable: true)
    case .against: .text("REF", "Show the differences from the specs at a commit.")
    case .theme: .choice(of: GraphTheme.self, "The colors; by default the viewer's.")
    case .directory: .text("DIR", "Look for the project from DIR.")
    case .config: .text("FILE", "Use this mvvmgen.json; its folder is the project.")
    case .format: .choice(of: OutputFormat.self, "How to report.")
    case .paths: .choice(of: PathStyle.self, "How to print paths; with 'xcode', absolute.")
    case .stamp: .text("FILE", "Write FILE when everything is up to date, for build systems.")
    case .color: .choice(of: ColorChoice.self, "Whether to use color.")
    case .quiet: .flag("Print errors only.")
    case .verbose: .flag("Print each file that is written or deleted.")
    case .help: .flag("Print this help.")
    case .version: .flag("Print mvvmgen's version.")
    }
  }
}

extension Option {
  /// Its line in the help: a flow's events are for the flow that starts it.
  func summary(in command: Command?) -> String {
    command == .coordinator && self == .flow
      ? "A report to the flow that starts it, such as 'didFinish()'." : definition.summary
  }
}

extension Option.Definition {
  fileprivate static func flag(_ summary: String) -> Self { Self(value: .none, summary: summary) }

  fileprivate static func text(
    _ name: String, _ summary: String, isRepeatable: Bool = false
  ) -> Self {
    Self(value: .text(name), summary: summary, isRepeatable: isRepeatable)
  }

  fileprivate static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    of type: Choice.Type, _ summary: String
  ) -> Self {
    Self(value: .oneOf(type.allCases.map(\.rawValue)), summary: summary)
  }

  fileprivate static func declaration(_ example: String, _ summary: String) -> Self {
    text("DECLARATION", "\(summary), such as '\(example)'.", isRepeatable: true)
  }
}
