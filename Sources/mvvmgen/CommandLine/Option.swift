/// The options of all commands.
enum Option: String, CaseIterable, Sendable {
  case example = "--example"
  case package = "--package"
  case app = "--app"
  case target = "--target"
  case ui = "--ui"
  case agents = "--agents"
  case write = "--write"
  case dryRun = "--dry-run"
  case watch = "--watch"
  case man = "--man"
  case short = "--short"
  case all = "--all"
  case destination = "--into"
  case force = "--force"
  case edit = "--edit"
  case withAnswers = "--with-answers"
  case strict = "--strict"
  case fix = "--fix"
  case only = "--only"
  case check = "--check"
  case start = "--start"
  case tab = "--tab"
  case step = "--step"
  case root = "--root"
  case summary = "--summary"
  case input = "--input"
  case service = "--service"
  case state = "--state"
  case field = "--field"
  case derived = "--derived"
  case action = "--action"
  case title = "--title"
  case list = "--list"
  case missing = "--missing"
  case view = "--view"
  case member = "--member"
  case secret = "--secret"
  case flow = "--flow"
  case from = "--from"
  case push = "--push"
  case present = "--present"
  case replace = "--replace"
  case detail = "--detail"
  case into = "--in"
  case with = "--with"
  case output = "--output"
  case highlight = "--highlight"
  case against = "--against"
  case theme = "--theme"
  case copy = "--copy"
  case attempt = "--try"
  case directory = "--directory"
  case config = "--config"
  case stat = "--stat"
  case stamp = "--stamp"
  case format = "--format"
  case paths = "--paths"
  case color = "--color"
  case quiet = "--quiet"
  case verbose = "--verbose"
  case help = "--help"
  case version = "--version"
  case association = "--association"
  case plist = "--plist"
}

extension Option {
  /// Like `init(rawValue:)`, without the table of all options that it builds first.
  init?(word: String) {
    guard let option = Self.allCases.first(where: { $0.rawValue == word }) else { return nil }
    self = option
  }

  /// The options of every command.
  static let common: [Option] = [
    .directory, .config, .format, .paths, .color, .quiet, .verbose, .help, .version,
  ]

  struct Definition: Sendable {
    let value: Value
    let summary: String
    var isRepeatable = false
    /// The key of a spec that its values become.
    var key: String?
  }

  enum Value: Hashable, Sendable {
    case none
    case text(Operand)
    case oneOf([String])
  }

  /// Its value in a command: `--format` of a picture has other values than that of findings, and
  /// descriptions aren't findings.
  func value(in command: Command?) -> Value {
    switch (self, command) {
    case (.format, .graph): .oneOf(GraphFormat.allCases.map(\.rawValue))
    case (.format, .list), (.format, .show), (.format, .links):
      .oneOf([OutputFormat.text, .json].map(\.rawValue))
    default: definition.value
    }
  }

  /// In the form of the help: `--start SCREEN`.
  var usage: String { usage(in: nil) }

  func usage(in command: Command?) -> String {
    let prefix = self == .help ? "-h, " : ""
    return switch value(in: command) {
    case .none: "\(prefix)\(rawValue)"
    case .text(let operand): "\(prefix)\(rawValue) \(operand.name)"
    case .oneOf(let choices): "\(prefix)\(rawValue) \(choices.joined(separator: "|"))"
    }
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

/// The kinds of things that `mvvmgen list` can list.
enum ListedKind: String, CaseIterable, Sendable {
  case screens, flows, services, members, answers, launch, links
}

/// The value of `--example`.
enum StarterExample: String, CaseIterable, Sendable {
  case signIn = "sign-in"
  case tabs
  case none
}

/// The value of `--format` for a graph.
enum GraphFormat: String, CaseIterable, Sendable {
  case svg, html, mermaid, dot, json, text, markdown

  /// The endings of its files, the usual one first.
  var endings: [String] {
    switch self {
    case .svg: ["svg"]
    case .html: ["html", "htm"]
    case .mermaid: ["mmd", "mermaid"]
    case .dot: ["dot", "gv"]
    case .json: ["json"]
    case .text: ["txt"]
    case .markdown: ["md"]
    }
  }

  /// Whether it is a picture that mvvmgen draws itself.
  var isDrawn: Bool { self == .svg || self == .html }
}

/// A shell that completes command lines.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
