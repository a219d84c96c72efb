// What help says of each command, and what the parser takes for it.

extension Command.Form {
  static func planned(_ summary: String) -> Command.Form {
    Command.Form(summary: summary, operands: .any("argument"), isBuilt: false)
  }

  static let initialize = Command.Form(
    summary: "Sets a project up, with an example that builds.",
    details: [
      "Looks for a Package.swift or an Xcode project, and writes mvvmgen.json, schemas",
      "and settings for editors, .gitattributes, and the specs of an example with all that follows",
      "from them. Files that exist are kept.",
    ],
    options: [.example, .package, .agents, .dryRun],
    examples: ["mvvmgen init --example tabs --dry-run"]
  )

  static let newScreen = Command.Form(
    summary: "Writes a screen's spec, and generates everything from it.",
    details: [
      "What the screen needs, shows and does is written as in a spec, one option for each: those",
      "that take a DECLARATION may be repeated.",
      "An existing spec is never replaced.",
      "With --from, the answer to that event shows it. An event that isn't there is made, with what",
      "the screen needs; the screen's own events are answered with \"stay\".",
    ],
    operands: .one("NAME"),
    options: [
      .summary, .input, .service, .state, .action, .flow, .from, .push, .present, .into, .dryRun,
    ],
    examples: [
      "mvvmgen new-screen Login --service AuthService --state 'isSigningIn: Bool' \\",
      "  --action 'signIn(email: String, password: String) async' \\",
      "  --flow 'didSignIn(session: Session)'",
    ]
  )

  static let coordinator = Command.Form(
    summary: "Writes a coordinator's spec, and generates everything from it.",
    details: [
      "It starts with the screen that --start names, or else with the one of its own name, and",
      "answers each of its events with \"stay\", so that it compiles until you say what happens. It",
      "takes over the inputs that its first screen needs. With --from, the answer to that event",
      "starts it.",
    ],
    operands: .one("NAME"),
    options: [.start, .root, .summary, .flow, .from, .presentation, .parent, .dryRun],
    examples: ["mvvmgen coordinator Auth --start Login --root"]
  )

  static let add = Command.Form(
    summary: "Adds a state, an action, an event, an input or a service to a spec.",
    details: [
      "KIND is state, action, event, input, service or private, or member for a service's own.",
      "NAME is that of the screen, the coordinator or the service; 'Login.screen' where a screen and",
      "a coordinator have it. Flows that show it answer a new event with \"stay\".",
    ],
    operands: .several(["KIND", "NAME", "DECLARATION"]),
    options: [.dryRun],
    examples: ["mvvmgen add state Login 'isBusy: Bool' --dry-run"]
  )

  static let generate = Command.Form(
    summary: "Brings every generated file up to date.",
    details: [
      "All specs are read; paths of specs, generated files or folders limit what is written.",
      "With an error in any spec, or a file that would lose an edit, nothing is written.",
    ],
    operands: .any("path"),
    options: [.dryRun, .force, .strict],
    examples: ["mvvmgen generate --dry-run"]
  )

  static let list = Command.Form(
    summary: "Lists the project's screens, flows, services or launch points.",
    details: ["KIND is 'screens', 'flows', 'services' or 'launch'. Specs may have errors."],
    operands: .one("KIND"),
    examples: ["mvvmgen list screens --format json"]
  )

  static let show = Command.Form(
    summary: "Says what a screen, a flow or a service is, who shows it, and what is generated.",
    operands: .one("NAME"),
    examples: ["mvvmgen show Login"]
  )

  static let lint = Command.Form(
    summary: "Reads the specs and reports what is wrong with them; changes nothing.",
    details: [
      "All specs are read; paths of specs or folders limit what is reported.",
      "With --fix, the fix-its of the findings are applied first; with --dry-run beside it, shown as",
      "a diff.",
    ],
    operands: .any("path"),
    options: [.strict, .fix, .only, .dryRun],
    examples: ["mvvmgen lint --fix --only MG401 --dry-run"]
  )

  static let format = Command.Form(
    summary: "Writes the specs in the one layout that all specs have.",
    details: [
      "What they say stays as it is, also the order of keys. An object or a list stands on one line",
      "where that is short. Paths of specs or folders limit what is written.",
    ],
    operands: .any("path"),
    options: [.check],
    examples: ["mvvmgen format --check"]
  )

  static let schema = Command.Form(
    summary: "Prints the JSON Schema of a kind of spec, for editors.",
    details: [
      "KIND is 'screen', 'coordinator', 'service' or 'config'; without it, the schema is that of",
      "any spec. With --write, all of them are written beside the specs.",
    ],
    operands: .any("KIND"),
    options: [.write],
    examples: ["mvvmgen schema screen"]
  )

  static let explain = Command.Form(
    summary: "Says what a diagnostic means, with an example that causes it and one that doesn't.",
    details: ["Without a CODE, lists them all."],
    operands: .any("CODE"),
    examples: ["mvvmgen explain MG301"]
  )

  static let check = Command.Form(
    summary: "Fails when a generated file isn't what its spec says; changes nothing.",
    details: ["Prints a diff of each such file, which 'git apply' and 'patch -p1' accept."],
    operands: .any("path"),
    options: [.strict, .stamp],
    examples: ["mvvmgen check --format github"]
  )

  static let rename = Command.Form(
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

  static let remove = Command.Form(
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
