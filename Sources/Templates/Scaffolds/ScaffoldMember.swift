import MvvmgenAppModel
package import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// A member for which a team's template repeats lines.
struct ScaffoldMember {
  let name: MemberName
  /// The type, or the effect, by which marks select it.
  var filter: String?
  /// Of a function.
  var parameters: [Signature.Parameter]?
  /// Its declaration, up to the brace, if the developer writes it.
  var head: Code?

  fileprivate init(_ property: Property) {
    (name, filter) = (property.name, property.type.text)
    head = property.variable("var ")
  }

  fileprivate init(derived property: Property) {
    (name, filter) = (property.name, property.type.text)
    head = .property("var \(property.name)", "\(property.type)")
  }

  fileprivate init(_ event: Event) {
    (name, parameters) = (event.signature.name, event.signature.parameters)
  }

  fileprivate init(_ action: Screen.Action) {
    (name, parameters) = (action.signature.name, action.signature.parameters)
    filter = action.isAsync ? "async" : nil
    guard action.forwarded == nil else { return }
    head = "\(Code.function(action.signature))\(action.isAsync ? " async" : "")"
  }

  fileprivate init(_ decision: Decision) {
    (name, parameters, head) = (decision.name, decision.parameters, decision.head())
    filter = decision.choice?.wait == nil ? nil : "async"
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

  /// - Parameter isDeclaring: whether it declares the state, instead of showing it.
  func members(_ list: ScaffoldTemplate.Members, declaring isDeclaring: Bool) -> [ScaffoldMember] {
    switch (self, list) {
    case (.screen(let screen), .state):
      // The list is the first.
      screen.state.dropFirst(screen.list == nil || isDeclaring ? 0 : 1).filter { !$0.isEdited }
        .map { ScaffoldMember($0) }
        + (isDeclaring ? [] : screen.derived.map { ScaffoldMember(derived: $0) })
    case (.screen(let screen), .derived):
      screen.derived.map { ScaffoldMember(derived: $0) }
    case (.screen(let screen), .field):
      screen.state.filter(\.isEdited).map { ScaffoldMember($0) }
    case (.screen(let screen), .action): screen.actions.map { ScaffoldMember($0) }
    case (.screen(let screen), .event): screen.events.map { ScaffoldMember($0) }
    case (.screen(let screen), .input): screen.inputs.map { ScaffoldMember($0) }
    case (.flow(let flow), .state): flow.state.map { ScaffoldMember($0) }
    case (.flow(let flow), .event): flow.reports.map { ScaffoldMember($0) }
    case (.flow(let flow), .input): flow.inputs.map { ScaffoldMember($0) }
    case (.flow(let flow), .decision): flow.decisions.map { ScaffoldMember($0) }
    case (.screen, .decision), (.flow, .field), (.flow, .action), (.flow, .derived): []
    }
  }

  /// Whether a template can be written for it: none of views has outlets, a list, variants, or other
  /// screens in it, and none of screens has an initializer, or properties that publish the state.
  func fits(_ kind: ScaffoldKind, in app: App) -> Bool {
    guard case .screen(let screen) = self else { return true }
    if kind == .screen {
      return screen.isTracked
        && screen.state.allSatisfy { $0.start == nil && !$0.name.needsBackticks }
    }
    guard kind == .view || kind == .viewController else { return true }
    if case .storyboard = screen.view { return false }
    return screen.list == nil && screen.variants.isEmpty && app.embedded[screen].isEmpty
  }
}

extension App {
  func subjects(_ kind: ScaffoldKind) -> [ScaffoldSubject] {
    kind.isOfFlow ? coordinators.map { .flow($0) } : screens.map { .screen($0) }
  }

  /// The screen or the flow that a template of this kind is written for; nil if there is none.
  package func sample(of kind: ScaffoldKind) -> ScaffoldSample? {
    guard let subject = subjects(kind).first else { return nil }
    return ScratchMemory.reusing {
      let members = ScaffoldTemplate.Members.allCases.map { list in
        (
          list,
          subject.members(list, declaring: kind.isDeclaring).map {
            (name: $0.name, filter: $0.filter)
          }
        )
      }
      return ScaffoldSample(subject.base, Dictionary(uniqueKeysWithValues: members))
    }
  }
}
