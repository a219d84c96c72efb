/// The commands, in the order of the help. The parser and the help texts are built from this table
/// and that of `Option`.
enum Command: String, CaseIterable, Sendable {
  case initialize = "init"
  case newScreen = "new-screen"
  case add
  case generate
  case lint
  case check
  case show
  case list
  case graph
  case links
  case scaffolds
  case coordinator
  case service
  case rename
  case remove
  case format
  case explain
  case schema
  case docs
  case mcp
  case lsp
  case completions
  case complete
}

extension Command {
  /// The groups of the overview, with their headings.
  enum Group: String, CaseIterable, Sendable {
    case start = "start a project"
    case everyDay = "every day"
    case look = "look at the app"
    case change = "change the app"
    case other
  }

  struct Definition: Sendable {
    let group: Group
    /// One line, for the list of commands.
    let summary: String
    /// More help for the command.
    var details: [String] = []
    var operands: Operands = .none
    var options: [Option] = []
    var examples: [String] = []
  }

  enum Operands: Hashable, Sendable {
    case none
    case one(Operand)
    case optional(Operand)
    /// All of these operands, in this order.
    case several([Operand])
    case any(Operand)
    /// The operands for a spec, or for a member of one; the first operand decides.
    case byKind(spec: [Operand], member: [Operand])

    var all: [(operand: Operand, isRequired: Bool, isList: Bool)] {
      switch self {
      case .none: []
      case .one(let operand): [(operand, true, false)]
      case .optional(let operand): [(operand, false, false)]
      case .any(let operand): [(operand, false, true)]
      case .several(let operands): operands.map { ($0, true, false) }
      // Without an owner, they are those of a spec.
      case .byKind(let spec, let member): member.map { ($0, spec.contains($0), false) }
      }
    }
  }

  var definition: Definition {
    switch self {
    case .newScreen: .newScreen
    case .coordinator: .coordinator
    case .service: .service
    case .add: .add
    case .generate: .generate
    case .check: .check
    case .initialize: .initialize
    case .lint: .lint
    case .format: .format
    case .list: .list
    case .show: .show
    case .links: .links
    case .scaffolds: .scaffolds
    case .graph: .graph
    case .rename: .rename
    case .remove: .remove
    case .schema: .schema
    case .explain: .explain
    case .docs: .docs
    case .mcp: .mcp
    case .lsp: .lsp
    case .completions: .completions
    case .complete: .complete
    }
  }

  var usage: String {
    let operands = definition.operands.all.map { operand, isRequired, isList in
      isRequired ? operand.name : isList ? "[\(operand.name) …]" : "[\(operand.name)]"
    }
    return (["mvvmgen", rawValue] + operands + ["[options]"]).joined(separator: " ")
  }
}
