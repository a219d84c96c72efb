import AppModel
import Language
import Storage

/// The several ways in which a coordinator begins: the cases of an enumeration.
struct BeginningTemplate {
  let coordinator: Coordinator
  let configuration: Configuration

  private var beginnings: ArenaList<Beginning> { coordinator.beginnings }
  private var access: Code { configuration.access.modifier }
  private var typeName: Code { "\(coordinator.names.beginning)" }

  var type: Code {
    guard !beginnings.isEmpty else { return .empty }
    return """
      /// Where the \(coordinator.names.base.spoken) flow begins.
      \(access)enum \(typeName) {
        \(lines: beginnings.map { $0.values.declaration(of: $0.name) })
      }
      """
  }

  var stored: Code {
    guard !beginnings.isEmpty else { return .empty }
    return .property("let \(.beginning)", coordinator.hasStart ? "\(typeName)?" : typeName)
  }

  /// Of the initializer. A flow with a `start` begins with that if nothing else is said.
  var parameter: CodeList {
    guard !beginnings.isEmpty else { return [] }
    let type: Code = coordinator.hasStart ? "\(typeName)? = nil" : typeName
    return [.property("at \(.beginning)", type)]
  }

  /// Of `start()`.
  var steps: Code {
    let plain: Code =
      coordinator.hasStart
      ? """
      case nil:
        \(AnswerTemplate(answer: coordinator.start, of: coordinator).body)
      """ : .empty
    return """
      switch \(.beginning) {
      \(plain)
      \(lines: beginnings.map(branch))
      }
      """
  }

  private func branch(_ beginning: Beginning) -> Code {
    """
    case .\(beginning.values.pattern(of: beginning.name)):
      \(AnswerTemplate(answer: beginning.start, of: coordinator).body)
    """
  }
}

extension ArenaList<Choice.Value> {
  /// A case that brings them: `case thread(message: Message)`.
  func declaration(of name: MemberName) -> Code {
    guard !isEmpty else { return "case \(name)" }
    let values: CodeList = map { value in
      let type: Code = "\(value.parameter.type)"
      return value.parameter.argumentLabel.map { "\(label: $0): \(type)" } ?? type
    }
    return .call("case \(name)", values)
  }

  /// What matches the case, with constants for those that are used: `thread(let message)`.
  func pattern(of name: MemberName) -> Code {
    guard contains(where: { $0.variable != nil }) else { return "\(name)" }
    return .call("\(name)", map { $0.variable.map { "let \($0)" } ?? "_" })
  }
}
