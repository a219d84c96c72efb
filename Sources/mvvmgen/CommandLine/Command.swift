/// The commands, in the order in which help lists them. This table and that of `Option` are all
/// that the parser and the help texts know.
enum Command: String, CaseIterable, Sendable {
  case initialize = "init"
  case newScreen = "new-screen"
  case coordinator
  case generate
  case check
  case lint
  case graph
  case rename
  case remove
  case schema
  case explain
  case completions
}

extension Command {
  struct Form: Sendable {
    /// One line, as the list of commands shows it.
    let summary: String
    /// What else help says.
    var details: [String] = []
    var operands: Operands = .none
    var options: [Option] = []
    var examples: [String] = []
    var isBuilt = true
  }

  enum Operands: Hashable, Sendable {
    case none
    case one(String)
    /// Each of them, in this order.
    case several([String])
    case any(String)
  }

  var form: Form {
    switch self {
    case .newScreen: .newScreen
    case .coordinator: .coordinator
    case .generate: .generate
    case .check: .check
    case .initialize: .planned("Sets a project up: configuration, example, editor support.")
    case .lint: .lint
    case .graph: .planned("Draws the app's navigation map.")
    case .rename: .rename
    case .remove: .remove
    case .schema: .schema
    case .explain: .explain
    case .completions: .planned("Prints completions for a shell.")
    }
  }

  var usage: String {
    let form = form
    var words = ["mvvmgen", rawValue]
    switch form.operands {
    case .none: break
    case .one(let name): words.append(name)
    case .several(let names): words += names
    case .any(let name): words.append("[\(name) …]")
    }
    if form.isBuilt { words.append("[options]") }
    return words.joined(separator: " ")
  }
}

extension Command.Form {
  fileprivate static func planned(_ summary: String) -> Command.Form {
    Command.Form(summary: summary, operands: .any("argument"), isBuilt: false)
  }

  fileprivate static let newScreen = Command.Form(
    summary: "Writes a screen's spec, and generates everything from it.",
    details: [
      "What the screen needs, shows and does is written as in a spec, one option for each: those",
      "that take a DECLARATION may be repeated.",
      "An existing spec is never replaced.",
    ],
    operands: .one("NAME"),
    options: [.summary, .input, .service, .state, .action, .flow, .into],
    examples: [
      "mvvmgen new-screen Login --service AuthService --state 'isSigningIn: Bool' \\",
      "  --action 'signIn(email: String, password: String) async' \\",
      "  --flow 'didSignIn(session: Session)'",
    ]
  )

  fileprivate static let coordinator = Command.Form(
    summary: "Writes a coordinator's spec, and generates everything from it.",
    details: [
      "It starts with the screen that --start names, or else with the one of its own name, and",
      "answers each of its events with \"stay\", so that it compiles until you say what happens.",
    ],
    operands: .one("NAME"),
    options: [.start, .root, .summary, .parent],
    examples: ["mvvmgen coordinator Auth --start Login --root"]
  )

  fileprivate static let generate = Command.Form(
    summary: "Brings every generated file up to date.",
    details: [
      "All specs are read; paths of specs, generated files or folders limit what is written.",
      "With an error in any spec, or a file that would lose an edit, nothing is written.",
    ],
    operands: .any("path"),
    options: [.dryRun, .force, .strict],
    examples: ["mvvmgen generate --dry-run"]
  )

  fileprivate static let lint = Command.Form(
    summary: "Reads the specs and reports what is wrong with them; changes nothing.",
    details: ["All specs are read; paths of specs or folders limit what is reported."],
    operands: .any("path"),
    options: [.strict],
    examples: ["mvvmgen lint --format sarif"]
  )

  fileprivate static let schema = Command.Form(
    summary: "Prints the JSON Schema of a kind of spec, for editors.",
    details: [
      "KIND is 'screen', 'coordinator', 'service' or 'config'; without it, the schema is that of",
      "any spec.",
    ],
    operands: .any("KIND"),
    examples: ["mvvmgen schema screen"]
  )

  fileprivate static let explain = Command.Form(
    summary: "Says what a diagnostic means, with an example that causes it and one that doesn't.",
    details: ["Without a CODE, lists them all."],
    operands: .any("CODE"),
    examples: ["mvvmgen explain MG301"]
  )

  fileprivate static let check = Command.Form(
    summary: "Fails when a generated file isn't what its spec says; changes nothing.",
    details: ["Prints a diff of each such file, which 'git apply' and 'patch -p1' accept."],
    operands: .any("path"),
    options: [.strict, .stamp],
    examples: ["mvvmgen check --format github"]
  )

  fileprivate static let rename = Command.Form(
    summary: "Renames a screen, a coordinator or a service everywhere.",
    details: [
      "KIND is screen, coordinator or service. Changes the spec and all specs that refer to it,",
      "generates, moves your own files where their names follow, and lists the lines in them that",
      "name what is called otherwise now; with --edit, it changes those that can mean nothing else.",
      "The same command again completes a run that was interrupted, and lists what is left.",
    ],
    operands: .several(["KIND", "OLD", "NEW"]),
    options: [.dryRun, .edit, .force, .strict],
    examples: ["mvvmgen rename screen Login SignIn --dry-run"]
  )

  fileprivate static let remove = Command.Form(
    summary: "Removes a screen, a coordinator or a service.",
    details: [
      "KIND is screen, coordinator or service. Deletes the spec and what was generated from it, and",
      "lists what is yours. While other specs refer to it, nothing is removed.",
    ],
    operands: .several(["KIND", "NAME"]),
    options: [.dryRun, .force, .strict],
    examples: ["mvvmgen remove screen Login --dry-run"]
  )
}
