package import MvvmgenStorage

/// A team's own scaffold, read: lines that are written once, and lines that are repeated for each
/// member of some kind, both with holes for names.
package struct ScaffoldTemplate: Sendable, Equatable {
  package let kind: ScaffoldKind
  package let path: ProjectPath
  package internal(set) var blocks: [Block] = []

  /// Lines between two marks.
  package struct Block: Sendable, Equatable {
    /// Nil for lines that are written once.
    package var selection: Selection?
    package internal(set) var lines: [[Piece]] = []
  }

  package enum Piece: Sendable, Equatable {
    case text(String)
    case name(Form)
    case member(Form)
    /// A call of the member, as `someAction()`, on the object of this name.
    case call(on: String)
    /// A declaration: from `func` or `var` up to its brace, or to the end of the line.
    case head(hasModifiers: Bool)
  }

  /// How a name is written.
  package enum Form: Sendable, Equatable {
    /// `SomeState`, as a type or within a name.
    case capitalized
    /// `someState`, at the beginning of a longer name.
    case beginning
    /// `someState`, as a whole name; it may follow a dot.
    case whole(afterDot: Bool)
    /// `someState:`, before an argument.
    case label
    /// "Some state"
    case title
    /// "some state"
    case words
  }

  /// The members for which lines are repeated.
  package struct Selection: Sendable, Equatable {
    package let list: Members
    /// Only those of this type, or with this effect.
    package var filter: String?
    /// Only those that no other mark of the file selects.
    package var isOther = false
  }

  /// The kinds of members.
  package enum Members: String, CaseIterable, Sendable {
    case state, field, derived, action, event, input, decision
  }
}

/// The screen or the flow that templates are written for.
package struct ScaffoldSample {
  package let name: TypeName
  /// The names for which those of a screen or a flow are written, with their types or effects.
  package let members: [ScaffoldTemplate.Members: [(name: MemberName, filter: String?)]]

  package init(
    _ name: TypeName,
    _ members: [ScaffoldTemplate.Members: [(name: MemberName, filter: String?)]]
  ) {
    (self.name, self.members) = (name, members)
  }

  func names(_ list: ScaffoldTemplate.Members) -> [MemberName] { members[list]?.map(\.name) ?? [] }
}

/// The scaffolds that a team can write in its own form, each as a template for a sample.
package enum ScaffoldKind: String, CaseIterable, Sendable {
  case view
  case viewController = "view-controller"
  case screen, custom, tests
  case flowTests = "flow-tests"

  /// The name of its template for a sample of this name.
  package func fileName(of sample: String, _ suffixes: Suffixes) -> String {
    let ending =
      switch self {
      case .view: suffixes.view
      case .viewController: suffixes.viewController
      case .screen: suffixes.screen
      case .custom: "\(suffixes.coordinator)+Custom"
      case .tests: "Tests"
      case .flowTests: "\(suffixes.coordinator)Tests"
      }
    return "\(sample)\(ending).swift"
  }

  /// Whether it is of a flow; otherwise it is of a screen.
  package var isOfFlow: Bool { self == .custom || self == .flowTests }

  /// Whether it declares the members themselves, with their types and parameters.
  package var isDeclaring: Bool { self == .screen || self == .custom }
}

extension Configuration {
  /// Where the types of the sample go.
  package var sampleFolder: String? { scaffolds.map { "\($0)/Generated" } }

  /// Whether a file is one of the team's templates, or the spec of their sample.
  package func isScaffold(_ path: ProjectPath) -> Bool {
    guard let scaffolds, let sampleFolder else { return false }
    return path.isBelow(scaffolds) && !path.isBelow(sampleFolder)
  }
}
