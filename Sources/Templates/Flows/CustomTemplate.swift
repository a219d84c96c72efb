import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

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
    switch decision.kind {
    case .choice(let choice):
      """
      // Yours to decide.
      \(decision.flow).warnUnwritten()
      \(choice.unwritten.map { "return .\($0)" } ?? "")
      """
    case .step(let call):
      """
      \(hint(call))
      \(decision.flow).warnUnwritten()
      """
    }
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
