// The help texts and the syntax of each command.

import MvvmgenEditing
import MvvmgenLanguage

extension Command.Definition {
  static let initialize = Command.Definition(
    group: .start,
    summary: "Sets up a project, with an example that builds.",
    details: [
      "Looks for a package, an Xcode project, or one of Tuist or XcodeGen, and writes mvvmgen.json,",
      "schemas and settings for editors, .gitattributes, and, unless the app has sources of its own,",
      "an example's specs with their generated files. Existing files are kept, but for a section in AGENTS.md.",
      "With several --target, each gets a first flow, which leads to those of the targets it uses.",
    ],
    options: [.example, .package, .app, .target, .ui, .agents, .dryRun],
    examples: ["mvvmgen init --example tabs --dry-run"]
  )

  static let newScreen = Command.Definition(
    group: .everyDay,
    summary: "Writes a screen's spec, and generates everything from it.",
    details: [
      "Write services, state, actions and so on as in a spec, one option for each. Options that",
      "take a DECLARATION may be repeated.",
      "An existing spec is never replaced.",
      "With --from, the answer to that event shows the screen. A missing event is created, with the",
      "data that the screen needs; the screen's own events are answered with \"stay\".",
      "With --missing, without a NAME, each screen that flows show and that has no spec gets one,",
      "with the events, actions and inputs that their answers use.",
    ],
    operands: .optional("NAME"),
    options: [
      .missing,
      .summary, .title, .input, .service, .state, .field, .derived, .action, .flow, .list,
      .view, .from, .push, .present, .replace, .detail, .into, .with, .target, .dryRun,
    ],
    examples: [
      "mvvmgen new-screen Login --service AuthService --state 'isSigningIn: Bool' \\",
      "  --action 'signIn(email: String, password: String) async' \\",
      "  --flow 'didSignIn(session: Session)'",
    ]
  )

  static let coordinator = Command.Definition(
    group: .change,
    summary: "Writes a coordinator's spec, and generates everything from it.",
    details: [
      "It starts with the screen that --start names, or else with the screen of the same name.",
      "It answers each of the screen's events with \"stay\": change that in the spec. It takes over",
      "the inputs that its first screen needs. With --from, the answer to that event starts it.",
      "With --tab, --step or --list it begins as such flows do: change that in the specs. Screens that",
      "aren't there yet are written, too.",
    ],
    operands: .one("NAME"),
    options: [
      .start, .tab, .step, .list, .root, .summary, .flow, .from, .push, .present, .replace, .detail,
      .into, .with, .target, .dryRun,
    ],
    examples: ["mvvmgen coordinator Auth --start Login --root"]
  )

  static let service = Command.Definition(
    group: .change,
    summary: "Writes a service's spec, and generates its protocol.",
    details: [
      "A service that has a spec gets a protocol and test doubles. An existing spec is never replaced."
    ],
    operands: .one("NAME"),
    options: [.summary, .member, .target, .dryRun],
    examples: [
      "mvvmgen service CartService --member 'items: [String]' \\",
      "  --member 'add(item: String) async throws'",
    ]
  )

  static let add = Command.Definition(
    group: .everyDay,
    summary: "Adds a state, action, event, input or service to a spec.",
    details: [
      "KIND is state, field, derived, action, event, input or service, or member of a service.",
      "NAME is the name of a screen, coordinator or service; write 'Login.screen' if a screen and a",
      "coordinator share it. Flows that show it answer a new event with \"stay\".",
    ],
    operands: .several([
      .kind(MemberKind.added, orSpec: false), Operand("NAME", .subjects), "DECLARATION",
    ]),
    options: [.secret, .dryRun],
    examples: ["mvvmgen add state Login 'isBusy: Bool' --dry-run"]
  )

  static let generate = Command.Definition(
    group: .everyDay,
    summary: "Brings every generated file up to date.",
    details: [
      "All specs are read; paths of specs, generated files or folders limit what is written.",
      "With an error in any spec, or a file that would lose an edit, nothing is written. With --watch,",
      "it goes on with each change of a spec until Ctrl-C ends it. With --into, for build systems, nothing",
      "but mvvmgen.json and the specs that the target sees is read, and only errors are reported.",
    ],
    operands: .any(.path),
    options: [.target, .destination, .dryRun, .watch, .force, .strict],
    examples: ["mvvmgen generate --dry-run"]
  )

  static let graph = Command.Definition(
    group: .look,
    summary: "Draws the app's navigation, as a picture, a page or a tree.",
    details: [
      "FLOW limits it to some flows and those inside them. The html is one file, to be searched,",
      "zoomed and clicked through, without a network; the text is a tree.",
    ],
    operands: .any(Operand("FLOW", .names([.flows]))),
    options: [.output, .highlight, .against, .theme],
    examples: ["mvvmgen graph --output app.html"]
  )

  static let list = Command.Definition(
    group: .look,
    summary: "Lists screens, flows, services, members, launch points or links.",
    details: [
      "KIND is 'screens', 'flows', 'services', 'members', 'launch' or 'links'. Specs may have errors."
    ],
    operands: .one(Operand("KIND", ListedKind.self)),
    examples: ["mvvmgen list screens --format json"]
  )

  static let show = Command.Definition(
    group: .look,
    summary: "Describes a screen, a flow or a service, and what shows it.",
    details: ["Of a flow, it also prints the tree of the flows and screens below."],
    operands: .one(Operand("NAME", .subjects)),
    examples: ["mvvmgen show Login"]
  )

  static let links = Command.Definition(
    group: .look,
    summary: "Lists the app's links, or says what a URL does.",
    details: [
      "With --association, prints the file of universal links for the app with APPID, its team and",
      "bundle; with --plist, the entries of Info.plist for its schemes.",
    ],
    operands: .optional(Operand("URL", .names([.links]))),
    options: [.association, .plist],
    examples: ["mvvmgen links owlery://owls/1"]
  )

  static let scaffolds = Command.Definition(
    group: .look,
    summary: "Lists your templates of scaffolds, and tries them.",
    details: [
      "With --copy, it writes a template to begin with, and the spec of its sample if there is none.",
      "With --try, it prints the scaffolds of a screen or a flow, and writes nothing.",
    ],
    options: [.copy, .attempt],
    examples: ["mvvmgen scaffolds --try Login"]
  )

  static let lint = Command.Definition(
    group: .everyDay,
    summary: "Checks only the specs; changes nothing.",
    details: [
      "All specs are read; paths of specs or folders limit what is reported.",
      "With --fix, the fix-its of the findings are applied first; with --dry-run beside it, shown as",
      "a diff.",
    ],
    operands: .any(.path),
    options: [.strict, .fix, .only, .dryRun],
    examples: ["mvvmgen lint --fix --only MG401 --dry-run"]
  )

  static let format = Command.Definition(
    group: .change,
    summary: "Formats the specs.",
    details: [
      "Their content and the order of keys stay the same. Short objects and lists are written on one",
      "line. Paths of specs or folders limit what is written.",
    ],
    operands: .any(.path),
    options: [.check],
    examples: ["mvvmgen format --check"]
  )

  static let schema = Command.Definition(
    group: .other,
    summary: "Prints the JSON Schema of a kind of spec, for editors.",
    details: [
      "KIND is 'screen', 'coordinator', 'service' or 'config'; without it, the schema accepts",
      "any kind of spec. With --write, all of them are written beside the specs.",
    ],
    operands: .optional(Operand("KIND", .fixed(SpecKind.allCases.map(\.rawValue) + ["config"]))),
    options: [.write],
    examples: ["mvvmgen schema screen"]
  )

  static let explain = Command.Definition(
    group: .other,
    summary: "Explains a diagnostic, with examples.",
    details: ["Without a CODE, lists them all."],
    operands: .optional(.code),
    examples: ["mvvmgen explain MG301"]
  )

  static let docs = Command.Definition(
    group: .other,
    summary: "Prints the spec language, on one page or by topics.",
    details: [
      "TOPIC is a heading of the documentation, or a word of one; without it, lists them all, with",
      "their sizes in characters.",
    ],
    operands: .optional(Operand("TOPIC", .topics)),
    options: [.short, .all, .man],
    examples: ["mvvmgen docs --short", "mvvmgen docs answers"]
  )

  static let mcp = Command.Definition(
    group: .other,
    summary: "Serves these commands to a coding assistant.",
    details: [
      "It speaks the Model Context Protocol on standard input and output: an assistant starts it. Each",
      "command is a tool, and each option an argument. With --directory, that is the project where an",
      "assistant names no other.",
    ],
    examples: ["mvvmgen mcp --directory ."]
  )

  static let lsp = Command.Definition(
    group: .other,
    summary: "Serves an editor with findings, names and renames in specs.",
    details: [
      "It speaks the Language Server Protocol on standard input and output: an editor starts it. What",
      "isn't saved counts.",
    ],
    examples: ["mvvmgen lsp"]
  )

  static let completions = Command.Definition(
    group: .other,
    summary: "Prints completions of commands, options and names for a shell.",
    details: ["SHELL is 'bash', 'zsh' or 'fish'."],
    operands: .one(Operand("SHELL", Shell.self)),
    examples: ["mvvmgen completions zsh"]
  )

  static let complete = Command.Definition(
    group: .other,
    summary: "Prints what the last word can become, for the completions.",
    details: [
      "The WORDs stand after '--'; the last one may be empty. A description follows a word after a tab;",
      "':files' stands for the names of files.",
    ],
    operands: .any("WORD"),
    examples: ["mvvmgen complete -- rename state Login ''"]
  )

  static let check = Command.Definition(
    group: .everyDay,
    summary: "Fails when a file doesn't match its spec; changes nothing.",
    details: [
      "Prints a diff of each such file, which 'git apply' and 'patch -p1' accept, or with --stat only",
      "the number of its lines that are added and removed. With --quiet, only the last line remains.",
    ],
    operands: .any(.path),
    options: [.target, .stat, .strict, .stamp],
    examples: ["mvvmgen check --format github"]
  )

  static let rename = Command.Definition(
    group: .change,
    summary: "Renames a screen, a coordinator, a service, or a member of one.",
    details: [
      "KIND is screen, coordinator or service, and can be omitted if only one of them has the name;",
      "or state, field, derived, action, event, input or alert of OWNER; or member of a service; or",
      "answer or role of a coordinator, where a role is OLD with its screen, such as Content:about.",
      "Changes all specs that refer to it, generates, renames your own files named after it, and lists",
      "the places in them that use an old name. With --edit, it changes unambiguous names of types",
      "there. Words that may mean a member are only listed: the compiler tells you which of them do.",
      "Running the same command again completes an interrupted run, and lists what is left.",
    ],
    operands: .byKind(
      spec: [.kind(MemberKind.renamed), Operand("OLD", .members), "NEW"],
      member: [
        .kind(MemberKind.renamed), Operand("OWNER", .subjects), Operand("OLD", .members), "NEW",
      ]),
    options: [.dryRun, .edit, .force, .strict],
    examples: ["mvvmgen rename screen Login SignIn --dry-run"]
  )

  static let remove = Command.Definition(
    group: .change,
    summary: "Removes a screen, a coordinator, a service, or a member of one.",
    details: [
      "KIND is the same as for 'rename', but not role. Deletes the spec and its generated files, and",
      "lists your own files. While other specs refer to it, nothing is removed, except with",
      "--with-answers: then, flows lose the steps that show it, and the answers to its events.",
    ],
    operands: .byKind(
      spec: [.kind(MemberKind.removed), Operand("NAME", .members)],
      member: [
        .kind(MemberKind.removed), Operand("OWNER", .subjects), Operand("NAME", .members),
      ]),
    options: [.dryRun, .withAnswers, .force, .strict],
    examples: ["mvvmgen remove state Login isSigningIn --dry-run"]
  )
}
