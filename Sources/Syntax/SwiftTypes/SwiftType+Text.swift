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
    case .named(let parts): Self.write(parts, to: &text)
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
      text += "(".utf8
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", ".utf8 }
        if let label = element.label { text += (label.label + ": ").utf8 }
        text += element.type.interned.bytes
      }
      text += ")".utf8
    case .existential(let constraint):
      text += "any ".utf8
      text += constraint.interned.bytes
    case .composition(let parts):
      for (index, part) in parts.enumerated() {
        if index > 0 { text += " & ".utf8 }
        part.writeOperand(to: &text)
      }
    case .metatype(let type):
      type.writeOperand(to: &text)
      text += ".Type".utf8
    case .function(let function): function.write(to: &text)
    }
  }

  private static func write(_ parts: [SwiftType.NamePart], to text: inout [UInt8]) {
    for (index, part) in parts.enumerated() {
      if index > 0 { text += ".".utf8 }
      text += part.name.interned.bytes
      for (index, argument) in part.arguments.enumerated() {
        text += (index == 0 ? "<" : ", ").utf8
        text += argument.interned.bytes
      }
      if !part.arguments.isEmpty { text += ">".utf8 }
    }
  }
}

extension SwiftType.FunctionType {
  fileprivate func write(to text: inout [UInt8]) {
    if isMainActor { text += "@MainActor ".utf8 }
    if isSendable { text += "@Sendable ".utf8 }
    text += "(".utf8
    for (index, parameter) in parameters.enumerated() {
      if index > 0 { text += ", ".utf8 }
      if parameter.isInout { text += "inout ".utf8 }
      if parameter.isEscaping { text += "@escaping ".utf8 }
      // Swift warns about `(Void) -> Int`, which looks like a function without parameters.
      if parameter.type == .void {
        text += "()".utf8
      } else {
        text += parameter.type.interned.bytes
      }
    }
    text += ")".utf8
    if isAsync { text += " async".utf8 }
    if isThrowing { text += " throws".utf8 }
    text += " -> ".utf8
    text += result.interned.bytes
  }
}
