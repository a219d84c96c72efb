import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// `AuthCoordinator+Custom.swift`: decisions and steps that the developer writes.
struct CustomTemplate {
  let coordinator: Coordinator
  let configuration: Configuration

  var code: Code {
    let names = coordinator.names
    let decisions = coordinator.decisions
    var imports = Imports(configuration)
    for parameter in decisions.flatMap(\.parameters) { imports.add(hidden: parameter.type) }
    imports.add(hidden: decisions.compactMap(\.senderType))
    return """
      \(imports.hidden(with: Imports.runtime))

      extension \(names.coordinator): \(wrap: "\(names.decisions)") {
        \(sections: decisions.map(stub))
      }

      """
  }

  private func stub(_ decision: Decision) -> Code {
    """
    \(decision.head()) {
      \(body(decision))
    }
    """
  }

  private func body(_ decision: Decision) -> Code {
    """
    \(decision.choice == nil ? hint(decision.call) : "// Yours to decide.")
    \(decision.answer.signature.member(.flow)).warnUnwritten()
    \(decision.choice?.unwritten.map { "return .\($0)" } ?? "")
    """
  }

  private func hint(_ call: CustomCall) -> Code {
    guard coordinator.isExternal else {
      return "// Yours to write: what comes next.\(reaches(call))"
    }
    if case .custom(let start)? = coordinator.start.steps.first, start.name == call.name {
      return "// Yours to write: begin your own flow. When it is done, call `flow.finish`."
    }
    return "// Yours to write: tell your own flow."
  }

  private func reaches(_ call: CustomCall) -> Code {
    guard !call.reaches.isEmpty else { return "" }
    let names = Code.joined(call.reaches.map(name), by: ", ")
    return " It may show \(names)."
  }

  /// The name of a screen or flow, as in the spec.
  private func name(_ target: Target) -> Code {
    let role: Code = target.role.map { ":\(unescaped: $0.name)" } ?? ""
    return "`\(target.base)\(role)`"
  }
}

/// A method of a coordinator that the developer writes.
struct Decision {
  let call: CustomCall
  /// Its cases, where it returns the one that the flow continues with.
  let choice: Choice?
  let answer: Answer
  /// The first parameter, if any.
  let sender: Code
  /// Its type, which may be another target's.
  let senderType: TypeName?

  var name: MemberName { call.name }

  /// The event's parameters, and the data of the choices on the way.
  var parameters: [Signature.Parameter] { call.parameters }

  /// - Parameter scope: the prefix of a type that is nested in the coordinator.
  func head(in scope: Code = "") -> Code {
    let head = Code.function(Signature(name: name, parameters: parameters), sender: sender)
    guard let choice else { return head }
    let isAsync: Code = choice.wait == nil ? "" : " async"
    let onOneLine: Code = "\(head)\(isAsync) -> \(scope)\(choice.type)"
    // Only parameters can be broken.
    guard parameters.isEmpty, sender.isEmpty else { return onOneLine }
    return .fitting(
      onOneLine,
      """
      \(head)\(isAsync)
        -> \(scope)\(choice.type)
      """)
  }
}

extension Coordinator {
  var decisions: [Decision] {
    ownAnswers.flatMap { decisions($0, of: nil) }
      + senders.flatMap { sender in sender.answers.flatMap { decisions($0, of: sender) } }
  }

  private func decisions(_ answer: Answer, of sender: EventSender?) -> [Decision] {
    var decisions: [Decision] = []
    // Closures don't pass the sender.
    let sender = hearing == .closures || answer.sender == nil ? nil : sender
    var first = Code.empty
    if let sender, let name = answer.sender { first = "_ \(name): \(sender.sender)" }
    answer.visitSteps { step in
      step.forEachPart { part in
        guard case .calls(let call, let choice) = part else { return }
        decisions.append(
          Decision(
            call: call, choice: choice, answer: answer, sender: first,
            senderType: sender?.senderType))
      }
    }
    return decisions
  }
}
