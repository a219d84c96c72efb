import AppModel
package import Language
import Storage
import Syntax

/// A member for which a team's template repeats lines.
struct ScaffoldMember {
  let name: MemberName
  var type: SwiftType?
  var isAsync = false
  var parameters: ArenaList<Signature.Parameter> = []
  /// Its declaration, up to the brace, for the developer to write.
  var head: Code?

  /// Whether a mark selects it by its type and effects.
  func fits(_ selection: ScaffoldTemplate.Selection) -> Bool {
    (selection.type.map { $0 == type?.text } ?? true)
      && (!selection.isAsync || isAsync) && (!selection.isPlain || parameters.isEmpty)
  }
}

/// A screen or a flow for which a template is written.
enum ScaffoldSubject {
  case screen(Screen)
  case flow(Coordinator)

  var base: TypeName {
    switch self {
    case .screen(let screen): screen.names.base
    case .flow(let flow): flow.names.base
    }
  }

  func members(_ list: ScaffoldTemplate.Members) -> [ScaffoldMember] {
    switch self {
    case .screen(let screen): Self.members(list, of: screen)
    case .flow(let flow): Self.members(list, of: flow)
    }
  }

  private static func members(
    _ list: ScaffoldTemplate.Members, of screen: Screen
  ) -> [ScaffoldMember] {
    switch list {
    case .state:
      // The list is the first.
      screen.state.dropFirst(screen.list == nil ? 0 : 1).filter { !$0.isEdited }.map(member)
        + screen.derived.map(member)
    case .field: screen.state.filter(\.isEdited).map(member)
    case .action:
      screen.actions.map { action in
        ScaffoldMember(
          name: action.signature.name, isAsync: action.isAsync,
          parameters: action.signature.parameters,
          head: action.forwarded == nil
            ? "\(Code.function(action.signature))\(action.isAsync ? " async" : "")" : nil)
      }
    case .event: screen.events.map(member)
    case .input: screen.inputs.map(member)
    case .decision: []
    }
  }

  private static func members(
    _ list: ScaffoldTemplate.Members, of flow: Coordinator
  ) -> [ScaffoldMember] {
    switch list {
    case .state: flow.state.map(member)
    case .field, .action: []
    case .event: flow.reports.map(member)
    case .input: flow.inputs.map(member)
    case .decision:
      flow.decisions.map { decision in
        ScaffoldMember(
          name: decision.name, isAsync: decision.choice?.wait != nil,
          parameters: decision.parameters, head: decision.head())
      }
    }
  }

  private static func member(_ property: Property) -> ScaffoldMember {
    ScaffoldMember(name: property.name, type: property.type)
  }

  private static func member(_ event: Event) -> ScaffoldMember {
    ScaffoldMember(name: event.signature.name, parameters: event.signature.parameters)
  }
}

extension App {
  /// The screen or the flow that templates are written for; nil if there is none.
  package func sample(isOfFlow: Bool) -> ScaffoldSample? {
    let subject: ScaffoldSubject? =
      isOfFlow ? coordinators.first.map { .flow($0) } : screens.first.map { .screen($0) }
    guard let subject else { return nil }
    return ScratchMemory.reusing {
      var members: [ScaffoldTemplate.Members: [MemberName]] = [:]
      var filters: [MemberName: String] = [:]
      for list in ScaffoldTemplate.Members.allCases {
        let found = subject.members(list)
        members[list] = found.map(\.name)
        for member in found { filters[member.name] = member.type?.text ?? (member.isAsync ? "async" : nil) }
      }
      return ScaffoldSample(name: subject.base, members: members, filters: filters)
    }
  }
}
