import MvvmgenStorage
import MvvmgenSyntax

/// Values that contain data.
extension Code {
  /// - Parameter data: the code to write for the value's names, in order.
  static func built(_ value: SwiftValue, _ data: CodeList) -> Code {
    var data = data[...]
    return filled(value, &data)
  }

  /// A path from a value: `owl.name`
  static func dotted(_ name: MemberName, _ path: [DataPath.Member]) -> Code {
    dotted("\(name)", path)
  }

  static func dotted(_ value: Code, _ path: [DataPath.Member]) -> Code {
    path.reduce(value) { $1.isChained ? "\($0)?.\($1.name)" : "\($0).\($1.name)" }
  }

  /// - Parameter data: the code for the names; removes what it has written.
  private static func filled(_ value: SwiftValue, _ data: inout Slice<CodeList>) -> Code {
    guard value.hasData else { return "\(value)" }
    switch value.kind {
    case .data: return data.popFirst() ?? .empty
    case .literal, .nil, .member, .type: return "\(value)"
    case .call(let callee, let arguments):
      return .call("\(callee)", self.arguments(arguments, &data))
    case .tuple(let elements): return "(\(list: arguments(elements, &data)))"
    case .array(let elements):
      let elements = elements.map { filled($0, &data) }
      return "[\(Code.joined(elements, by: ", "))]"
    case .dictionary(let entries):
      let entries = entries.map { entry -> Code in
        let key = filled(entry.key, &data)
        return "\(key): \(filled(entry.value, &data))"
      }
      return "[\(Code.joined(entries, by: ", "))]"
    }
  }

  private static func arguments(
    _ arguments: [SwiftValue.Argument], _ data: inout Slice<CodeList>
  ) -> CodeList {
    arguments.map { .argument($0.label, filled($0.value, &data)) }
  }
}
