import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

/// `AuthCoordinator.generated.swift`: the flow's services and events, and the coordinator that
/// answers its screens and child flows.
struct CoordinatorTemplate {
  let coordinator: Coordinator
  /// The same, for each of its answers.
  private let shared: Shared<Coordinator>
  let places: PlaceTemplate
  let configuration: Configuration

  init(coordinator: Coordinator, places: PlaceTemplate, configuration: Configuration) {
    (self.coordinator, shared) = (coordinator, Shared(coordinator))
    (self.places, self.configuration) = (places, configuration)
  }

  private var access: Code { configuration.access.modifier }
  private var names: Coordinator.Names { coordinator.names }

  var code: Code {
    let answers: CodeList =
      hearsClosures
      ? coordinator.senders.filter { !$0.answers.isEmpty }.map {
        ConnectionTemplate(coordinator: coordinator, sender: $0).code
      } : coordinator.senders.filter(\.isHeard).map(conformance)
    return """
      \(imports.code)

      \(sections: [services, delegate, beginning.type, declaration, fulfilment] + answers + [events, named, decisions, roles, choices, places.code(of: coordinator, access)])

      """
  }

  private var imports: Imports {
    var imports = Imports(configuration)
    imports.add(Imports.runtime)
    imports.add(coordinator.inputs)
    imports.add(hidden: coordinator.state)
    imports.add(coordinator.reports)
    imports.add(visible: coordinator.composed)
    let senders = coordinator.senders
    if hearsClosures {
      // The answers are private to the coordinator.
      imports.add(hidden: senders.lazy.filter(\.isHeard).map(\.type))
    } else {
      imports.add(visible: senders.lazy.filter(\.isHeard).map(\.type))
      for sender in senders {
        let access = configuration.access(of: sender.type)
        for answer in sender.answers { imports.add(answer.signature, access) }
      }
    }
    if let declared = names.declared { imports.add(visible: [declared]) }
    for value in coordinator.beginnings.flatMap(\.values) { imports.add(value.parameter.type) }
    for answer in coordinator.events { imports.add(answer.signature) }
    coordinator.visitAnswers { answer in
      for parameter in answer.signature.parameters { imports.add(hidden: parameter.type) }
      answer.visitSteps { imports.add(hidden: $0) }
    }
    return imports
  }

  private var beginning: BeginningTemplate {
    BeginningTemplate(coordinator: coordinator, configuration: configuration)
  }

  private var services: Code {
    guard needsServices else { return .empty }
    let needed: CodeList = coordinator.composed.map { "\($0)" }
    return Code.composition("\(access)typealias \(names.services)", needed)
  }

  private var needsServices: Bool { !coordinator.services.isEmpty }

  private var hearsClosures: Bool { coordinator.hearing == .closures }

  /// That of a flow which another target declares is there.
  private var delegate: Code { names.declared == nil ? reports.delegate : .empty }

  private var fulfilment: Code {
    DeclaredFlowTemplate(coordinator, configuration)?
      .fulfilment(needing: needsServices ? names.services : nil) ?? .empty
  }

  private var reports: ReportsTemplate {
    ReportsTemplate(coordinator: coordinator, access: access)
  }

  private var declaration: Code {
    """
    \(Code.documentation(coordinator.summary))
    @MainActor
    \(access)final class \(names.coordinator): \(wrap: names.declared.map { "\($0)" } ?? "\(.runtime).Coordinator") {
      \(access)let \(.flow) = \(.runtime).Flow()
      \(reports.members)

      \(sections: [stored, initializer, start, reset, reports.ended])
    }
    """
  }

  private var stored: Code {
    """
    \(needsServices ? "let \(.services): any \(names.services)" : "")
    \(lines: coordinator.inputs.map { .property("\(inputAccess)let \($0.name)", "\($0.type)") })
    \(beginning.stored)
    \(lines: coordinator.state.map { held($0) })
    """
  }

  /// A flow of another target that answers its reports passes them on.
  private var inputAccess: Code { configuration.module == nil ? "" : access }

  private func held(_ state: Property) -> Code {
    let changes = coordinator.tabChanges[state.name]
    guard !changes.isEmpty else { return state.documented("var ") }
    return """
      \(state.documented("var ")) {
        didSet {
          \(lines: changes.map(\.code))
        }
      }
      """
  }

  private var initializer: Code {
    let services: CodeList =
      needsServices ? ["\(.withServices) \(.services): any \(names.services)"] : []
    let inputs = coordinator.inputs.map { Code.parameter($0) }
    let assignments: CodeList =
      [
        needsServices ? "self.\(.services) = \(.services)" : "",
        .lines(coordinator.inputs.map { "self.\($0.name) = \($0.name)" }),
        coordinator.beginnings.isEmpty ? "" : "self.\(.beginning) = \(.beginning)",
      ]
      + coordinator.state.map { $0.beginning(isTracked: true, in: configuration) { "self.\($0)" } }
    if assignments.isEmpty, configuration.access == .internal { return .empty }
    return """
      \(access)init(\(list: services + inputs + beginning.parameter)) {
        \(lines: assignments)
      }
      """
  }

  private var start: Code {
    """
    \(access)func \(.start)() {
      \(coordinator.beginnings.isEmpty
        ? AnswerTemplate(answer: coordinator.start, coordinator: shared).body : beginning.steps)
    }
    """
  }

  /// Called when the flow restarts, by an answer or by hand-written code.
  private var reset: Code {
    guard !coordinator.state.isEmpty, coordinator.hasDecisions || restarts else { return .empty }
    return """
      \(access)func \(.resetState)() {
        \(lines: coordinator.state.map { .assignment("\($0.name)", $0.initialValue) })
      }
      """
  }

  private var restarts: Bool {
    var restarts = false
    coordinator.visitAnswers { answer in
      answer.visitSteps { if case .restart = $0 { restarts = true } }
    }
    return restarts
  }

  // MARK: - Answers

  private func conformance(to sender: EventSender) -> Code {
    // No wider than the coordinator.
    let access =
      configuration.access == .public ? configuration.access(of: sender.type) : configuration.access
    return """
      extension \(names.coordinator): \(wrap: "\(sender.delegate)") {
        \(sections: sender.answers.map { method($0, of: sender.sender, access.modifier) })
      }
      """
  }

  /// An extension of the coordinator; nothing without members.
  private func extended(_ comment: Code = "", with members: CodeList) -> Code {
    guard !members.isEmpty else { return .empty }
    return """
      \(comment)
      extension \(names.coordinator) {
        \(sections: members)
      }
      """
  }

  private var events: Code {
    extended(
      "/// Events from outside the flow's screens.",
      with: coordinator.events.map { method($0, access) })
  }

  private var named: Code {
    extended(
      "/// Answers that several events have.", with: coordinator.named.map { method(named: $0) })
  }

  private static var sender: Code { "any \(.runtime).Flow.Sender" }

  private func method(named answer: Answer) -> Code {
    let sender: Code =
      answer.sender.map { "from \($0): \(answer.needsSender ? Self.sender : "(\(Self.sender))?")" }
      ?? ""
    return method(answer, "private ", sender: sender)
  }

  private func method(_ answer: Answer, _ modifiers: Code, sender: Code) -> Code {
    """
    \(Code.function(answer.signature, modifiers: modifiers, sender: sender)) {
      \(AnswerTemplate(answer: answer, coordinator: shared).body)
    }
    """
  }

  private func method(_ answer: Answer, of type: Code? = nil, _ access: Code) -> Code {
    let sender: Code? = type.flatMap { type in answer.sender.map { "_ \($0): \(type)" } }
    return """
      \(Code.documentation(answer.summary))
      \(method(answer, access, sender: sender ?? ""))
      """
  }

  /// A protocol, so that the compiler names the methods that are missing in the developer's file.
  private var decisions: Code {
    guard coordinator.hasDecisions else { return .empty }
    return """
      /// The decisions of the \(names.base.spoken) flow, which you write in
      /// `\(names.coordinator)+Custom.swift`.
      @MainActor
      protocol \(names.decisions) {
        \(lines: coordinator.decisions.map { $0.head(in: "\(names.coordinator).") })
      }

      extension \(names.coordinator) {
        /// Typed as the protocol, so that the compiler reports a missing method in that file.
        \(Code.computed("private var \(.decisions)", "any \(names.decisions)", "self"))
      }
      """
  }

  private var roles: Code { extended(with: coordinator.roles.map { enumeration(of: $0) }) }

  private func enumeration(of roles: Coordinator.ScreenRoles) -> Code {
    """
    enum \(roles.screen.role): String, \(.runtime).ScreenRole {
      \(lines: roles.roles.map { "case \($0)" })
    }
    """
  }

  private var choices: Code {
    extended(with: coordinator.decisions.compactMap(\.choice).map { enumeration(of: $0) })
  }

  private func enumeration(of choice: Choice) -> Code {
    EnumerationTemplate(choice.cases.map { .init($0.name, $0.values) }, hiding: coordinator.secret)
      .code("\(choice.type)")
  }
}
