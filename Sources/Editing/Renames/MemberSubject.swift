package import MvvmgenAppModel
package import MvvmgenLanguage
import MvvmgenStorage
package import MvvmgenSyntax

/// A state, an action, an event or an input of a spec, or a member of a service.
package struct MemberSubject {
  package let kind: MemberKind
  package let owner: SpecOutline
  package let name: String
  /// Whether an action is meant without the event that it sends.
  package var isWithoutEvent = false

  /// Whether an action of its name only sends an event.
  private let isForwarded: Bool

  package init(kind: MemberKind, owner: SpecOutline, name: String, in app: App?) {
    (self.kind, self.owner, self.name) = (kind, owner, name)
    isForwarded = app?.forwards(name, of: owner.name) ?? false
  }

  /// The lists of the owner's spec that may contain it: an action that only sends an event has its
  /// name.
  package var lists: [MemberList] {
    switch (kind, owner.kind) {
    case (.event, .screen), (.action, .screen):
      isActionOfEvent ? [.actions, .flow] : kind.list(in: .screen).map { [$0] } ?? []
    case (.event, .coordinator) where isFromOutside: []
    default: kind.list(in: owner.kind).map { [$0] } ?? []
    }
  }

  /// The meanings of its name in specs.
  package var meanings: Set<Meaning> {
    let own = Meaning.Owner(owner.kind, TypeName(validated: owner.name))
    var kinds = lists.compactMap(\.meaning)
    if kind == .answer { kinds.append(.answer) }
    if isFromOutside { kinds.append(.outside) }
    return Set(kinds.map { Meaning($0, InternedText(name), of: own) })
  }

  /// Whether it is an event and the action that only sends it.
  private var isActionOfEvent: Bool { owner.kind == .screen && !isWithoutEvent && isForwarded }

  /// Whether it has a value, which can be secret: not a function.
  package var isValue: Bool {
    owner.members.contains { $0.name == name && lists.contains($0.list) && $0.type != nil }
  }

  /// Whether it is an event that a flow receives from outside, and answers itself.
  package var isFromOutside: Bool {
    kind == .event && !owner.events.contains(name)
      && owner.outsideEvents.contains { $0.value == name }
  }

  /// The keys of a flow's own answers that declare it.
  package var keys: [Located<String>] {
    kind == .answer || isFromOutside ? kind.keys(in: owner).filter { $0.value == name } : []
  }

  /// Whether it is an event of a screen or a flow, which others answer.
  package var isAnswered: Bool {
    kind == .event && owner.events.contains(name) || kind == .action && isActionOfEvent
  }
}

extension App {
  /// Whether an action of a screen only sends the event of its name.
  package func forwards(_ action: String, of screen: String) -> Bool {
    screens.first { $0.names.base.text == screen }?.actions
      .contains { $0.signature.name.text == action && $0.forwarded != nil } == true
  }
}

extension MemberList {
  /// The meaning of the names in it; nil if specs don't name them elsewhere.
  fileprivate var meaning: Meaning.Kind? {
    switch self {
    case .inputs, .state, .fields, .derived: .value
    case .actions: .action
    case .flow: .event
    case .members: .served
    case .services, .alerts: nil
    }
  }
}
