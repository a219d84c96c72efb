import MvvmgenAppModel
import MvvmgenStorage

/// `connect(_:)`: sets the closures with which a coordinator answers one screen or one child flow.
struct ConnectionTemplate {
  let coordinator: Coordinator
  let sender: EventSender

  var code: Code {
    """
    extension \(coordinator.names.coordinator) {
      /// Answers the events of the \(sender.base.spoken) \(sender.isScreen ? "screen" : "flow").
      func \(.connect)(\(list: ["_ \(parameter): \(sender.reporter)"])) {
        \(lines: sender.answers.map(connection))
      }
    }
    """
  }

  /// A name that shadows nothing that an answer uses.
  private var parameter: MemberName {
    let own = [FixedName.connect, .decisions, .flow, .services].map { MemberName($0) }
    let members = own + (coordinator.inputs + coordinator.state).map(\.name)
    return members.contains(sender.variable) ? sender.type.lowercased : sender.variable
  }

  private func connection(_ answer: Answer) -> Code {
    let template = AnswerTemplate(
      answer: answer, coordinator: Shared(coordinator), isInClosure: true)
    guard !template.code.isEmpty else {
      return "// Nothing on `\(answer.signature.name)`, on purpose."
    }
    let values = answer.signature.parameters.map { "\($0.name)" as Code }
    let head: Code = "\(parameter).\(answer.signature.name.closure) ="
    guard let sender = answer.sender, answer.usesSender else {
      return """
        \(Code.opening(head, "[weak self]", values))
          guard let self else { return }
          \(template.body)
        }
        """
    }
    let capture: Code = sender == parameter ? "weak \(sender)" : "weak \(sender) = \(parameter)"
    let usesSelf = answer.steps.usesSelf
    return """
      \(Code.opening(head, "[\(usesSelf ? "weak self, " : "")\(capture)]", values))
        guard \(usesSelf ? "let self, " : "")let \(sender) else { return }
        \(template.body)
      }
      """
  }
}

/// The differences between answers when `flowOutput` is `closures`.
extension AnswerTemplate {
  /// Whether screens and flows report by closures.
  var isInClosures: Bool { coordinator?.value.hearing == .closures }

  func connect(flow: Destination) -> Code {
    coordinator?.value.hear(flow, as: "\(flow.variable)", by: member(.connect)) ?? .empty
  }

  func call(_ report: Report) -> Code {
    guard isInClosures else {
      let arguments = arguments(report.arguments)
      return "\(signature.member(.delegate))?.\(report.event)(\(list: "self", arguments))"
    }
    let values: CodeList = report.arguments.map { expression($0.value) }
    return "\(member(report.event.closure))?(\(list: values))"
  }

  /// The event's sender, for a method that the developer writes.
  var passedSender: CodeList {
    isInClosures || answer.isNamed ? [] : answer.sender.map { ["\($0)"] } ?? []
  }

  /// The sender for the screen that the user takes away.
  func closure(_ answer: ExitAnswer) -> Code {
    let sender: Code = "(screen: \(answer.sender)) in"
    let report: Code = "screen.\(answer.method)()"
    return .fitting(
      "{ \(sender) \(report) }",
      """
      {
        \(sender)
        \(report)
      }
      """)
  }
}

extension Coordinator {
  /// Lets it hear a flow that it starts.
  func hear(_ flow: Destination, as object: Code, by connect: Code) -> Code {
    switch flow.reporting {
    case .none: .empty
    case .delegate: "\(object).\(.delegate) = self"
    case .closures: answers(to: flow.target.type).isEmpty ? .empty : "\(connect)(\(object))"
    }
  }
}

extension Destination {
  /// The argument of a screen's initializer that receives its events, if it reports to a delegate.
  var receiver: CodeList { reporting == .delegate ? ["\(.flowDelegate): self"] : [] }
}

/// A screen or a child flow whose events a flow answers.
struct EventSender {
  let answers: [Answer]
  /// Its name in the flow.
  let variable: MemberName
  /// The type that its module has: `LoginScreen`, `AuthCoordinator`.
  let type: TypeName
  /// The type of what sends an event, as written, and by its name.
  let sender: Code
  let senderType: TypeName
  /// The type of what has its closures.
  let reporter: Code
  let delegate: TypeName
  let isScreen: Bool
  /// Whether it reports anything.
  let isHeard: Bool
  let base: TypeName
}

extension Coordinator {
  var senders: [EventSender] {
    let screens = screens.map { one in
      EventSender(
        answers: one.answers, variable: one.screen.variable, type: one.screen.screen,
        sender: "any \(one.screen.viewModel)", senderType: one.screen.viewModel,
        reporter: "\(one.screen.screen)", delegate: one.screen.delegateProtocol, isScreen: true,
        isHeard: true, base: one.screen.base)
    }
    let flows = flows.map { one in
      let type = one.flow.declared ?? one.flow.coordinator
      return EventSender(
        answers: one.answers, variable: one.flow.variable, type: type, sender: one.flow.sender,
        senderType: type, reporter: one.flow.sender, delegate: one.flow.delegate, isScreen: false,
        isHeard: one.isHeard, base: one.flow.base)
    }
    return screens + flows
  }
}
