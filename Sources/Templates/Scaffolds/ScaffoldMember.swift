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

  func members(_ list: ScaffoldTemplate.Members) -> [ScaffoldMember] {
    switch (self, list) {
    case (.screen(let screen), .state):
      // The list is the first.
      (screen.state.dropFirst(screen.list == nil ? 0 : 1).filter { !$0.isEdited } + screen.derived)
        .map(ScaffoldMember.init)
    case (.screen(let screen), .field):
      screen.state.filter(\.isEdited).map(ScaffoldMember.init)
    case (.screen(let screen), .action): screen.actions.map(ScaffoldMember.init)
    case (.screen(let screen), .event): screen.events.map(ScaffoldMember.init)
    case (.screen(let screen), .input): screen.inputs.map(ScaffoldMember.init)
    case (.flow(let flow), .state): flow.state.map(ScaffoldMember.init)
    case (.flow(let flow), .event): flow.reports.map(ScaffoldMember.init)
    case (.flow(let flow), .input): flow.inputs.map(ScaffoldMember.init)
    case (.flow(let flow), .decision): flow.decisions.map(ScaffoldMember.init)
    case (.screen, .decision), (.flow, .field), (.flow, .action): []
    }
  }

  /// Whether a template can be written for it: none has outlets, a list, variants, or other screens
  /// in its view.
  func fits(_ kind: ScaffoldKind, in app: App) -> Bool {
    guard case .screen(let screen) = self, kind == .view || kind == .viewController else {
      return true
    }
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
        (list, subject.members(list).map { (name: $0.name, filter: $0.filter) })
      }
      return ScaffoldSample(subject.base, Dictionary(uniqueKeysWithValues: members))
    }
  }
}
