import AppModel
import Storage
import Syntax

/// Values that contain data of the event.
extension AnswerTemplate {
  func built(_ value: SwiftValue, of data: ArenaList<Expression>) -> Code {
    var data = data.map(expression)[...]
    return code(value, &data)
  }

  /// - Parameter data: what the value's names are in the method; those that are written are taken.
  private func code(_ value: SwiftValue, _ data: inout Slice<CodeList>) -> Code {
    guard value.hasData else { return "\(value)" }
    switch value.kind {
    case .data: return data.popFirst() ?? .empty
    case .literal, .nil, .member, .type: return "\(value)"
    case .call(let callee, let arguments):
      return .call("\(callee)", self.arguments(arguments, &data))
    case .tuple(let elements): return "(\(list: arguments(elements, &data)))"
    case .array(let elements):
      let elements = elements.map { code($0, &data) }
      return "[\(Code.joined(elements, by: ", "))]"
    case .dictionary(let entries):
      let entries = entries.map { entry -> Code in
        let key = code(entry.key, &data)
        return "\(key): \(code(entry.value, &data))"
      }
      return "[\(Code.joined(entries, by: ", "))]"
    }
  }

  private func arguments(
    _ arguments: ArenaList<SwiftValue.Argument>, _ data: inout Slice<CodeList>
  ) -> CodeList {
    arguments.map { argument in
      let value = code(argument.value, &data)
      return argument.label.map { "\(argument: $0): \(value)" } ?? value
    }
  }
}
