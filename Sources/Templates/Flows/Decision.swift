import MvvmgenAppModel
import MvvmgenStorage

/// A method of a coordinator that the developer writes.
struct Decision {
  enum Kind {
    /// It returns the case that the flow continues with.
    case choice(Choice)
    case step(CustomCall)
  }

  let kind: Kind
  let answer: Answer
  /// The first parameter, if any.
  let sender: Code
  /// Its type, which may be another target's.
  let senderType: TypeName?

  var choice: Choice? {
    if case .choice(let choice) = kind { choice } else { nil }
  }

  var name: MemberName {
    switch kind {
    case .choice(let choice): choice.call.name
    case .step(let call): call.name
    }
  }

  /// The coordinator's `flow`, whatever the names of the parameters.
  var flow: Code { answer.signature.member(.flow) }

  /// The event's parameters, and the data of the choices on the way.
  var parameters: [Signature.Parameter] {
    switch kind {
    case .choice(let choice): choice.call.parameters
    case .step(let call): call.parameters
    }
  }

  /// - Parameter scope: the prefix of a type that is nested in the coordinator.
  func head(in scope: Code = "") -> Code {
    switch kind {
    case .choice(let choice):
      result("\(function(choice.call))\(choice.wait == nil ? "" : " async")", scope, choice)
    case .step(let call): function(call)
    }
  }

  private func result(_ head: Code, _ scope: Code, _ choice: Choice) -> Code {
    let onOneLine: Code = "\(head) -> \(scope)\(choice.type)"
    // Only parameters can be broken.
    guard parameters.isEmpty, sender.isEmpty else { return onOneLine }
    return .fitting(
      onOneLine,
      """
      \(head)
        -> \(scope)\(choice.type)
      """)
  }

  private func function(_ call: CustomCall) -> Code {
    .function(Signature(name: call.name, parameters: parameters), sender: sender)
  }
}

extension Coordinator {
  var decisions: [Decision] {
    let own = ownAnswers.flatMap { decisions($0, of: nil, "") }
    let ofScreens = screens.flatMap { screen in
      screen.answers.flatMap { decisions($0, of: screen.screen.viewModel, "any ") }
    }
    let ofFlows = flows.flatMap { flow in
      let declared = flow.flow.declared
      return flow.answers.flatMap {
        decisions($0, of: declared ?? flow.flow.coordinator, declared == nil ? "" : "any ")
      }
    }
    return own + ofScreens + ofFlows
  }

  private func decisions(
    _ answer: Answer, of type: TypeName?, _ kindOfType: Code
  ) -> [Decision] {
    var decisions: [Decision] = []
    // Closures don't pass the sender.
    let type = hearing == .closures || answer.sender == nil ? nil : type
    var sender = Code.empty
    if let type, let name = answer.sender { sender = "_ \(name): \(kindOfType)\(type)" }
    answer.visitSteps { step in
      step.forEachPart { part in
        guard case .calls(let call, let choice) = part else { return }
        let kind: Decision.Kind = choice.map { .choice($0) } ?? .step(call)
        decisions.append(
          Decision(kind: kind, answer: answer, sender: sender, senderType: type))
      }
    }
    return decisions
  }
}
