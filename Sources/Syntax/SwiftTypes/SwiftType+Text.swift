package import MvvmgenStorage

extension SwiftType {
  /// The name of a type that consists only of a name.
  package var onlyName: TypeName? {
    guard case .named(let parts) = kind, parts.count == 1, parts[0].arguments.isEmpty else {
      return nil
    }
    return parts[0].name
  }

  package var isOptional: Bool {
    if case .optional = kind { true } else { false }
  }

  /// The text in parentheses where `?` or `.Type` would bind to a part of it.
  fileprivate func writeOperand(to text: inout [UInt8]) {
    switch kind {
    case .existential, .composition, .function:
      text += "(".utf8
      text += interned.bytes
      text += ")".utf8
    case .named, .optional, .array, .dictionary, .tuple, .metatype: text += interned.bytes
    }
  }
}

extension SwiftType.Kind {
  /// The type in Swift, as `swift format` leaves it.
  var text: InternedText {
    // Fast path for the most common case.
    if case .named(let parts) = self, parts.count == 1, parts[0].arguments.isEmpty {
      return parts[0].name.interned
    }
    return InternedText { write(to: &$0) }
  }

  private func write(to text: inout [UInt8]) {
    switch self {
    case .named(let parts):
      text.append(parts, between: "", "", with: ".") { text, part in
        text += part.name.interned.bytes
        if part.arguments.isEmpty { return }
        text.append(part.arguments, between: "<", ">") { $0 += $1.interned.bytes }
      }
    case .optional(let type):
      type.writeOperand(to: &text)
      text += "?".utf8
    case .array(let element):
      text += "[".utf8
      text += element.interned.bytes
      text += "]".utf8
    case .dictionary(let key, let value):
      text += "[".utf8
      text += key.interned.bytes
      text += ": ".utf8
      text += value.interned.bytes
      text += "]".utf8
    case .tuple(let elements):
      text.append(elements, between: "(", ")") { text, element in
        if let label = element.label { text += (label.label + ": ").utf8 }
        text += element.type.interned.bytes
      }
    case .existential(let constraint):
      text += "any ".utf8
      text += constraint.interned.bytes
    case .composition(let parts):
      text.append(parts, between: "", "", with: " & ") { $1.writeOperand(to: &$0) }
    case .metatype(let type):
      type.writeOperand(to: &text)
      text += ".Type".utf8
    case .function(let function): function.write(to: &text)
    }
  }
}

extension SwiftType.FunctionType {
  fileprivate func write(to text: inout [UInt8]) {
    if isMainActor { text += "@MainActor ".utf8 }
    if isSendable { text += "@Sendable ".utf8 }
    text.append(parameters, between: "(", ")") { text, parameter in
      if parameter.isInout { text += "inout ".utf8 }
      if parameter.isEscaping { text += "@escaping ".utf8 }
      // Swift warns about `(Void) -> Int`, which looks like a function without parameters.
      if parameter.type == .void {
        text += "()".utf8
      } else {
        text += parameter.type.interned.bytes
      }
    }
    if isAsync { text += " async".utf8 }
    if isThrowing { text += " throws".utf8 }
    text += " -> ".utf8
    text += result.interned.bytes
  }
}
