import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

/// The several ways in which a coordinator begins: the cases of an enumeration.
struct BeginningTemplate {
  let coordinator: Coordinator
  let configuration: Configuration

  private var beginnings: [Beginning] { coordinator.beginnings }
  private var typeName: Code { "\(coordinator.names.beginning)" }

  var type: Code {
    guard !beginnings.isEmpty else { return .empty }
    // A place contains it.
    let restoring: CodeList = coordinator.isRestored ? ["Swift.Codable"] : []
    let enumeration = EnumerationTemplate(
      beginnings.map { .init($0.name, $0.values) }, hiding: coordinator.secret,
      access: configuration.access.modifier)
    return """
      /// Where the \(coordinator.names.base.spoken) flow begins.
      \(enumeration.code(typeName, restoring))
      """
  }

  var stored: Code {
    guard !beginnings.isEmpty else { return .empty }
    return .property("let \(.beginning)", coordinator.hasStart ? "\(typeName)?" : typeName)
  }

  /// The initializer's parameter. A flow with a `start` begins with that by default.
  var parameter: CodeList {
    guard !beginnings.isEmpty else { return [] }
    let type: Code = coordinator.hasStart ? "\(typeName)? = nil" : typeName
    return [.property("\(.at) \(.beginning)", type)]
  }

  /// The body of `start()`.
  var steps: Code {
    let plain: Code =
      coordinator.hasStart
      ? """
      case nil:
        \(AnswerTemplate(answer: coordinator.start, coordinator: Shared(coordinator)).body)
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
      \(AnswerTemplate(answer: beginning.start, coordinator: Shared(coordinator)).body)
    """
  }
}

extension Code {
  /// The argument that says where a new flow begins: `at: .thread(message: message)`.
  static func beginning(_ name: MemberName, _ arguments: CodeList) -> Code {
    "\(.at): \(arguments.isEmpty ? ".\(label: name)" : call(".\(label: name)", arguments))"
  }
}
