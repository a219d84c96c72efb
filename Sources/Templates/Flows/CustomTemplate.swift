import AppModel
import Language

/// `AuthCoordinator+Custom.swift`: decisions and steps that the developer writes.
struct CustomTemplate {
  let coordinator: Coordinator
  let configuration: Configuration

  /// Whether there is anything to write.
  static func isNeeded(_ coordinator: Coordinator) -> Bool {
    coordinator.allAnswers.contains(where: isOwn)
  }

  private static func isOwn(_ answer: Answer) -> Bool {
    var isOwn = false
    answer.visitSteps { step in
      switch step {
      case .choose, .custom: isOwn = true
      default: break
      }
    }
    return isOwn
  }

  var code: Code {
    var imports = Imports(configuration)
    for parameter in own.flatMap(\.signature.parameters) { imports.add(hidden: parameter.type) }
    return """
      \(imports.hidden(with: Imports.runtime))

      extension \(coordinator.names.coordinator) {
        \(sections: methods)
      }

      """
  }

  private var own: [Answer] {
    coordinator.allAnswers.filter(Self.isOwn)
  }

  private var methods: CodeList {
    let screens = coordinator.screens.flatMap { screen in
      screen.answers.flatMap { methods($0, sender: "any \(screen.screen.viewModel)") }
    }
    let flows = coordinator.flows.flatMap { flow in
      flow.answers.flatMap { methods($0, sender: "\(flow.flow.coordinator)") }
    }
    let others = ([coordinator.start] + coordinator.events).flatMap { methods($0, sender: nil) }
    return others + screens + flows
  }

  private func methods(_ answer: Answer, sender type: Code?) -> CodeList {
    let sender: Code? =
      coordinator.hearing == .closures
      ? nil : type.flatMap { type in answer.sender.map { "_ \($0): \(type)" } }
    return answer.allSteps.map { step in
      switch step {
      case .choose(let choice): decision(choice, answer, sender ?? "")
      case .custom(let call): ownStep(call, answer, sender ?? "")
      default: ""
      }
    }
  }

  private func decision(_ choice: Choice, _ answer: Answer, _ sender: Code) -> Code {
    let signature = Signature(name: choice.call.name, parameters: answer.signature.parameters)
    let first: Code = choice.cases.first.map { ".\($0.name)" } ?? ""
    return """
      \(Code.function(signature, sender: sender)) -> \(choice.type) {
        // Yours to decide.
        \(first)
      }
      """
  }

  private func ownStep(_ call: CustomCall, _ answer: Answer, _ sender: Code) -> Code {
    let signature = Signature(name: call.name, parameters: answer.signature.parameters)
    return """
      \(Code.function(signature, sender: sender)) {
        \(hint(call))
      }
      """
  }

  private func hint(_ call: CustomCall) -> Code {
    guard !coordinator.isExternal else {
      return "// Yours to write: begin your own flow. When it is done, call `flow.finish`."
    }
    return "// Yours to write: what comes next.\(reaches(call))"
  }

  private func reaches(_ call: CustomCall) -> Code {
    guard !call.reaches.isEmpty else { return "" }
    let names = Code.joined(call.reaches.map { "`\($0)`" }, by: ", ")
    return " It may show \(names)."
  }
}
