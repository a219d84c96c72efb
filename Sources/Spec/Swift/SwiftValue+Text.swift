extension SwiftValue {
  /// A string literal of any text; what a reader couldn't see is escaped.
  package init(string text: String) {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case "\u{200C}", "\u{200D}", "\u{FE00}"..."\u{FE0F}": literal.unicodeScalars.append(scalar)
      default:
        if scalar.isInvisible {
          literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          literal.unicodeScalars.append(scalar)
        }
      }
    }
    self = .literal(literal + "\"")
  }

  /// The value in Swift, as `swift format` keeps it.
  package var text: String {
    if case .literal(let text) = self { return text }
    var text = ""
    write(to: &text)
    return text
  }

  /// The heads of all dotted names in the value, in order: what a file that spells it may have to
  /// import.
  package var typeNames: [TypeName] {
    var names: [TypeName] = []
    collect(&names)
    return names
  }

  private func write(to text: inout String) {
    switch self {
    case .literal(let literal): text += literal
    case .nil: text += "nil"
    case .member(let type, let name):
      if let type { text += type.textOfOwner }
      text += "." + name.label
    case .type(let type): text += type.text
    case .call(let callee, let arguments):
      callee.write(to: &text)
      text += "("
      for (index, argument) in arguments.enumerated() {
        if index > 0 { text += ", " }
        if let label = argument.label { text += label.argumentLabel + ": " }
        argument.value.write(to: &text)
      }
      text += ")"
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        element.write(to: &text)
      }
      text += "]"
    case .dictionary(let entries):
      text += entries.isEmpty ? "[:" : "["
      for (index, entry) in entries.enumerated() {
        if index > 0 { text += ", " }
        entry.key.write(to: &text)
        text += ": "
        entry.value.write(to: &text)
      }
      text += "]"
    }
  }

  private func collect(_ names: inout [TypeName]) {
    switch self {
    case .literal, .nil, .member(of: nil, _): break
    case .member(of: let type?, _), .type(let type): type.collect(&names)
    case .call(let callee, let arguments):
      callee.collect(&names)
      for argument in arguments { argument.value.collect(&names) }
    case .array(let elements):
      for element in elements { element.collect(&names) }
    case .dictionary(let entries):
      for entry in entries {
        entry.key.collect(&names)
        entry.value.collect(&names)
      }
    }
  }
}

extension SwiftType {
  /// The type before `.member`, where no value says `Owl?`.
  fileprivate var textOfOwner: String {
    guard case .optional(let wrapped) = self else { return text }
    return "Optional<\(wrapped.text)>"
  }
}
