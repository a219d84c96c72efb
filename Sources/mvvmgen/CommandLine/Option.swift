import Language

/// The options of all commands.
enum Option: String, CaseIterable, Sendable {
  case example = "--example"
  case package = "--package"
  case agents = "--agents"
  case write = "--write"
  case dryRun = "--dry-run"
  case watch = "--watch"
  case man = "--man"
  case force = "--force"
  case edit = "--edit"
  case strict = "--strict"
  case fix = "--fix"
  case only = "--only"
  case check = "--check"
  case start = "--start"
  case root = "--root"
  case parent = "--parent"
  case summary = "--summary"
  case input = "--input"
  case service = "--service"
  case state = "--state"
  case action = "--action"
  case flow = "--flow"
  case from = "--from"
  case push = "--push"
  case present = "--present"
  case presentation = "--as"
  case into = "--in"
  case output = "--output"
  case highlight = "--highlight"
  case against = "--against"
  case theme = "--theme"
  case directory = "--directory"
  case config = "--config"
  case stamp = "--stamp"
  case format = "--format"
  case paths = "--paths"
  case color = "--color"
  case quiet = "--quiet"
  case verbose = "--verbose"
  case help = "--help"
  case version = "--version"
}

extension Option {
  /// The options of every command.
  static let common: [Option] = [
    .directory, .config, .format, .paths, .color, .quiet, .verbose, .help, .version,
  ]

  struct Definition: Sendable {
    let value: Value
    let summary: String
    var isRepeatable = false
  }

  enum Value: Hashable, Sendable {
    case none
    case text(String)
    case oneOf([String])
  }

  var definition: Definition {
    switch self {
    case .example:
      Definition(
        value: .oneOf(StarterExample.allCases.map(\.rawValue)),
        summary: "What to begin with; 'sign-in' where there are no specs yet.")
    case .package:
      Definition(
        value: .text("MVVMGEN"),
        summary: "Write a Package.swift and a test; MVVMGEN is the path or the URL of mvvmgen.")
    case .agents: Definition(value: .none, summary: "Write an AGENTS.md for coding assistants.")
    case .write: Definition(value: .none, summary: "Write the schemas beside the specs.")
    case .dryRun: Definition(value: .none, summary: "Print what would happen, file by file.")
    case .watch: Definition(value: .none, summary: "Generate again each time that specs are saved.")
    case .man: Definition(value: .none, summary: "Print a page for 'man'.")
    case .force:
      Definition(value: .none, summary: "Replace generated files that were edited by hand.")
    case .edit:
      Definition(value: .none, summary: "Change your own files too, where a name is unambiguous.")
    case .strict: Definition(value: .none, summary: "Treat warnings as errors.")
    case .fix: Definition(value: .none, summary: "Apply the fix-its of what is found.")
    case .only:
      Definition(
        value: .text("CODE"), summary: "Fix only findings with this code.", isRepeatable: true)
    case .check:
      Definition(value: .none, summary: "Change nothing; fail where a spec isn't in its layout.")
    case .start: Definition(value: .text("SCREEN"), summary: "The screen that it starts with.")
    case .root: Definition(value: .none, summary: "The app starts with this coordinator.")
    case .parent:
      Definition(value: .text("NAME"), summary: "The coordinator that starts it, if several could.")
    case .summary: Definition(value: .text("TEXT"), summary: "What it is for, as documentation.")
    case .input: .declaration("email: String? = nil", "Data that the flow passes in")
    case .service: .declaration("AuthService", "What it needs from the app")
    case .state: .declaration("isSigningIn: Bool", "What the view shows")
    case .action: .declaration("signIn() async", "What the view calls")
    case .flow: .declaration("didSignIn()", "An event for the flow to answer")
    case .from:
      Definition(value: .text("SCREEN.EVENT"), summary: "The event whose answer shows it.")
    case .push: Definition(value: .none, summary: "Let the answer push it, as it does by itself.")
    case .present: Definition(value: .none, summary: "Let the answer present it.")
    case .presentation:
      Definition(
        value: .oneOf(FlowPresentation.allCases.map(\.rawValue)),
        summary: "How the answer starts it; 'push' by itself.")
    case .into:
      Definition(value: .text("NAME"), summary: "The coordinator that answers, if several could.")
    case .output: Definition(value: .text("FILE"), summary: "Write FILE, not standard output.")
    case .highlight:
      Definition(
        value: .text("NAME"), summary: "Let all ways to a screen or a flow stand out.",
        isRepeatable: true)
    case .against:
      Definition(value: .text("REF"), summary: "Show what differs from the specs at a commit.")
    case .theme:
      Definition(
        value: .oneOf(GraphTheme.allCases.map(\.rawValue)),
        summary: "The colours; by itself the viewer's.")
    case .directory: Definition(value: .text("DIR"), summary: "Look for the project from DIR.")
    case .config:
      Definition(value: .text("FILE"), summary: "Use this mvvmgen.json; its folder is the project.")
    case .format:
      Definition(value: .oneOf(OutputFormat.allCases.map(\.rawValue)), summary: "How to report.")
    case .paths:
      Definition(
        value: .oneOf(PathStyle.allCases.map(\.rawValue)),
        summary: "How to print paths; with 'xcode', absolute.")
    case .stamp:
      Definition(
        value: .text("FILE"),
        summary: "Write FILE when everything is up to date, for build systems.")
    case .color:
      Definition(
        value: .oneOf(ColorChoice.allCases.map(\.rawValue)), summary: "Whether to use color.")
    case .quiet: Definition(value: .none, summary: "Print errors only.")
    case .verbose: Definition(value: .none, summary: "Print each file that is written or deleted.")
    case .help: Definition(value: .none, summary: "Print this help.")
    case .version: Definition(value: .none, summary: "Print mvvmgen's version.")
    }
  }

  /// What it takes: `--format` of a picture is another one than that of findings.
  func value(in command: Command?) -> Value {
    guard self == .format, command == .graph else { return definition.value }
    return .oneOf(GraphFormat.allCases.map(\.rawValue))
  }

  /// In the form of the help: `--start SCREEN`.
  var usage: String { usage(in: nil) }

  func usage(in command: Command?) -> String {
    let prefix = self == .help ? "-h, " : ""
    return switch value(in: command) {
    case .none: "\(prefix)\(rawValue)"
    case .text(let name): "\(prefix)\(rawValue) \(name)"
    case .oneOf(let choices): "\(prefix)\(rawValue) \(choices.joined(separator: "|"))"
    }
  }
}

extension Option.Definition {
  fileprivate static func declaration(_ example: String, _ summary: String) -> Option.Definition {
    Option.Definition(
      value: .text("DECLARATION"),
      summary: "\(summary), such as '\(example)'.",
      isRepeatable: true
    )
  }
}

/// The format in which findings are reported.
enum OutputFormat: String, CaseIterable, Sendable {
  case text
  case json
  case github
  case sarif
  case xcode
}

/// The value of `--paths`.
enum PathStyle: String, CaseIterable, Sendable {
  case relative
  case absolute
}

/// How a project's paths are printed.
enum PrintedPaths {
  /// As they can be opened from the working directory.
  case relative
  case absolute
  /// Absolute for files that aren't in the working directory.
  case absoluteOutside
}

/// The value of `--color`.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never
}

/// A member of a spec, by its name in commands.
enum MemberKind: String, CaseIterable, Sendable {
  case state, field, action, event, input, service
  case storage = "private"
  case member
}

/// The value of `--example`.
enum StarterExample: String, CaseIterable, Sendable {
  case signIn = "sign-in"
  case tabs
  case none
}

/// What `--format` says of a graph.
enum GraphFormat: String, CaseIterable, Sendable {
  case svg, html, mermaid, dot, json

  /// Whether it is a picture, drawn here.
  var isDrawn: Bool { self == .svg || self == .html }
}

/// What `--theme` says: the viewer's, or one for good.
enum GraphTheme: String, CaseIterable, Sendable {
  case auto, light, dark
}

/// A shell that completes command lines.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
