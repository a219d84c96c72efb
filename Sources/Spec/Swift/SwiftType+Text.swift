extension SwiftType {
  /// The type in Swift, as `swift format` keeps it.
  package var text: String {
    // The most common case needs no building.
    if let onlyName { return onlyName.text }
    var text = ""
    write(to: &text)
    return text
  }

  /// The name of a type that is nothing but a name.
  package var onlyName: TypeName? {
    guard case .named(let parts) = self, parts.count == 1, parts[0].arguments.isEmpty else {
      return nil
    }
    return parts[0].name
  }

  package static func optional(of type: SwiftType) -> SwiftType { .optional(type) }

  package var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// What a property of the type holds from the start, if the type has such an empty value.
  package var emptyValue: SwiftValue? {
    switch self {
    case .optional: return .nil
    case .array: return .array([])
    case .dictionary: return .dictionary([])
    case .named(let parts) where parts.count == 1:
      switch (parts[0].name.text, parts[0].arguments.count) {
      case ("Bool", 0): return .literal("false")
      case ("String", 0): return .literal("\"\"")
      case ("Set", 1): return .array([])
      default: return nil
      }
    default: return nil
    }
  }

  private func write(to text: inout String) {
    switch self {
    case .named(let parts): Self.write(parts, to: &text)
    case .optional(let type):
      type.writeOperand(to: &text)
      text += "?"
    case .array(let element):
      text += "["
      element.write(to: &text)
      text += "]"
    case .dictionary(let key, let value):
      text += "["
      key.write(to: &text)
      text += ": "
      value.write(to: &text)
      text += "]"
    case .tuple(let elements):
      text += "("
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        if let label = element.label { text += label.label + ": " }
        element.type.write(to: &text)
      }
      text += ")"
    case .existential(let constraint):
      text += "any "
      constraint.write(to: &text)
    case .composition(let parts):
      for (index, part) in parts.enumerated() {
        if index > 0 { text += " & " }
        part.writeOperand(to: &text)
      }
    case .metatype(let type):
      type.writeOperand(to: &text)
      text += ".Type"
    case .function(let function): function.write(to: &text)
    }
  }

  /// In parentheses where `?` or `.Type` would bind to a part only.
  private func writeOperand(to text: inout String) {
    switch self {
    case .existential, .composition, .function:
      text += "("
      write(to: &text)
      text += ")"
    case .named, .optional, .array, .dictionary, .tuple, .metatype: write(to: &text)
    }
  }

  private static func write(_ parts: [NamePart], to text: inout String) {
    for (index, part) in parts.enumerated() {
      if index > 0 { text += "." }
      text += part.name.text
      for (index, argument) in part.arguments.enumerated() {
        text += index == 0 ? "<" : ", "
        argument.write(to: &text)
      }
      if !part.arguments.isEmpty { text += ">" }
    }
  }
}

extension SwiftType.FunctionType {
  fileprivate func write(to text: inout String) {
    if isMainActor { text += "@MainActor " }
    if isSendable { text += "@Sendable " }
    text += "("
    for (index, parameter) in parameters.enumerated() {
      if index > 0 { text += ", " }
      if parameter.isInout { text += "inout " }
      if parameter.isEscaping { text += "@escaping " }
      // Swift warns of `(Void) -> Int`: it looks like a function without parameters.
      text += parameter.type == .void ? "()" : parameter.type.text
    }
    text += ")"
    if isAsync { text += " async" }
    if isThrowing { text += " throws" }
    text += " -> " + result.text
  }
}

extension SwiftType {
  /// The heads of all dotted names in the type, in order: what a file that spells it may have to
  /// import.
  package var typeNames: [TypeName] {
    var names: [TypeName] = []
    collect(&names)
    return names
  }

  /// Appends the same names.
  package func collect(_ names: inout [TypeName]) {
    forEachName { names.append($0) }
  }

  /// The same names, one after the other.
  package func forEachName(_ body: (TypeName) -> Void) {
    switch self {
    case .named(let parts):
      if let head = parts.first { body(head.name) }
      for part in parts {
        for argument in part.arguments { argument.forEachName(body) }
      }
    case .optional(let type), .array(let type), .existential(let type), .metatype(let type):
      type.forEachName(body)
    case .dictionary(let key, let value):
      key.forEachName(body)
      value.forEachName(body)
    case .tuple(let elements):
      for element in elements { element.type.forEachName(body) }
    case .composition(let parts):
      for part in parts { part.forEachName(body) }
    case .function(let function):
      for parameter in function.parameters { parameter.type.forEachName(body) }
      function.result.forEachName(body)
    }
  }
}
