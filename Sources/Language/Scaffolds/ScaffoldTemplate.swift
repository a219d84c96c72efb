package import Storage

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
    /// A function's head, from `func` up to its brace.
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
    /// "Some state"
    case title
    /// "some state"
    case words
  }

  /// The members for which lines are repeated.
  package struct Selection: Sendable, Equatable {
    package let list: Members
    /// Only those of this type.
    package var type: String?
    /// Only those that are asynchronous.
    package var isAsync = false
    /// Only those without parameters.
    package var isPlain = false
    /// Only those that no other mark of the file selects.
    package var isOther = false

    /// Whether it selects some by their types or effects.
    package var isFilter: Bool { type != nil || isAsync || isPlain }
  }

  /// The kinds of members.
  package enum Members: String, CaseIterable, Sendable {
    case state, field, action, event, input, decision

    package var isOfFunctions: Bool { self == .action || self == .event || self == .decision }
  }
}

/// The screen or the flow that templates are written for.
package struct ScaffoldSample {
  package let name: TypeName
  /// The names for which those of a screen or a flow are written.
  package let members: [ScaffoldTemplate.Members: [MemberName]]
  /// What selects members like this one, if something does: a type, or an effect.
  package let filters: [MemberName: String]

  package init(
    name: TypeName, members: [ScaffoldTemplate.Members: [MemberName]],
    filters: [MemberName: String] = [:]
  ) {
    (self.name, self.members, self.filters) = (name, members, filters)
  }
}
