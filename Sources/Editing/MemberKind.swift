package import MvvmgenLanguage
package import MvvmgenSyntax

/// A member of a spec, by its name in commands.
package enum MemberKind: String, CaseIterable, Sendable {
  case state, field, derived, action, event, input, service, alert, answer, role, member

  /// The kinds that are one declaration in a list, which can be added.
  package static let added = allCases.filter { ![.alert, .answer, .role].contains($0) }
  package static let renamed = allCases.filter { $0 != .service }
  package static let removed = renamed.filter { $0 != .role }

  /// Whether a property beside it, called after it, tells of its changes.
  package var isObserved: Bool { [.state, .field, .derived].contains(self) }

  /// The list that contains it in a spec of this kind; nil if there is none.
  package func list(in kind: SpecKind) -> MemberList? {
    switch (self, kind) {
    case (.state, .screen), (.state, .coordinator): .state
    case (.field, .screen): .fields
    case (.derived, .screen): .derived
    case (.action, .screen): .actions
    case (.event, .screen), (.event, .coordinator): .flow
    case (.input, .screen), (.input, .coordinator): .inputs
    case (.service, .screen), (.service, .coordinator): .services
    case (.alert, .screen): .alerts
    case (.member, .service): .members
    case (.field, _), (.derived, _), (.action, _), (.alert, _), (.member, _), (.state, .service),
      (.event, .service), (.input, .service), (.service, .service), (.answer, _), (.role, _):
      nil
    }
  }

  /// Whether specs of this kind have any.
  package func isOf(_ kind: SpecKind) -> Bool {
    list(in: kind) != nil || [.answer, .role].contains(self) && kind == .coordinator
  }

  /// The members of this kind that a spec declares.
  package func names(in owner: SpecOutline) -> [String] {
    (list(in: owner.kind).map(owner.names(in:)) ?? []) + keys(in: owner).map(\.value)
  }

  /// The names that are keys of answers in a spec.
  package func keys(in owner: SpecOutline) -> [Located<String>] {
    switch self {
    case .event: owner.outsideEvents
    case .answer: owner.namedAnswers
    case .state, .field, .derived, .action, .input, .service, .alert, .role, .member: []
    }
  }
}
