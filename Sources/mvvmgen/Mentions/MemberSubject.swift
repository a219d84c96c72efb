import AppModel
import Language
import Syntax

/// A state, an action, an event or an input of a spec, or a member of a service.
struct MemberSubject {
  let kind: MemberKind
  let owner: SpecOutline
  let name: String

  /// The lists of the owner's spec that may contain it: an action with the name of an event sends
  /// it.
  var lists: [MemberList] {
    switch (kind, owner.kind) {
    case (.event, .screen), (.action, .screen): [.actions, .flow]
    case (.event, .coordinator) where isFromOutside: []
    default: kind.list(in: owner.kind).map { [$0] } ?? []
    }
  }

  /// Whether it has a value, which can be secret: not a function.
  var isValue: Bool {
    owner.members.contains { $0.name == name && lists.contains($0.list) && $0.type != nil }
  }

  /// Whether it is an event that a flow receives from outside, and answers itself.
  var isFromOutside: Bool {
    kind == .event && !owner.events.contains(name)
      && owner.outsideEvents.contains { $0.value == name }
  }

  /// Whether it is an event of a screen or a flow, which others answer.
  var isAnswered: Bool {
    (kind == .event || kind == .action) && owner.events.contains(name)
  }

  /// Whether a closure reports it.
  func isReported(in app: App) -> Bool {
    isAnswered && app.configuration.flowOutput == .closures
  }
}
