import MvvmgenStorage

extension SwiftValue {
  /// A string literal of any text; invisible characters are escaped.
  package init(string text: String) {
    let literal = text.inQuotes { scalar in
      switch scalar {
      case "\u{200C}", "\u{200D}", "\u{FE00}"..."\u{FE0F}": nil
      default: scalar.isInvisible ? scalar.escaped : nil
      }
    }
    self = .literal(literal)
  }
}

extension SwiftValue.Kind {
  /// The value in Swift, as `swift format` leaves it.
  var text: InternedText {
    if case .literal(let text) = self { return text }
    return InternedText { write(to: &$0) }
  }

  /// The first components of all dotted names in the value, in order.
  var typeNames: [TypeName] {
    switch self {
    case .literal, .nil, .member(of: nil, _), .data: []
    case .member(of: let type?, _), .type(let type): Array(type.typeNames)
    case .call(let callee, let arguments):
      Array(callee.typeNames) + arguments.flatMap(\.value.typeNames)
        + (callee.kind.isOfFoundation(with: arguments) ? [Self.foundation] : [])
    case .array(let elements): elements.flatMap(\.typeNames)
    case .tuple(let elements): elements.flatMap(\.value.typeNames)
    case .dictionary(let entries): entries.flatMap { $0.key.typeNames + $0.value.typeNames }
    }
  }

  /// Whether a call of this is one of Foundation's additions to Swift's types: `String(format:)`.
  private func isOfFoundation(with arguments: [SwiftValue.Argument]) -> Bool {
    switch self {
    case .member(let type?, let name) where name.text != "init":
      type == .string && name.text.hasPrefix("localized")
    case .type(let type), .member(let type?, _):
      type.literals != nil
        && arguments.contains { $0.label.map { Self.labels.contains($0.interned.bytes) } == true }
    default: false
    }
  }

  static let foundation = TypeName("Foundation")
  /// The labels of Foundation's initializers of `String` and of numbers.
  private static let labels = WordSet([
    "contentsOf", "contentsOfFile", "data", "encoding", "format", "locale", "localized", "strategy",
    "truncating",
  ])

  private func write(to text: inout [UInt8]) {
    switch self {
    case .literal(let literal): text += literal.bytes
    case .nil: text += "nil".utf8
    case .data(let path): text += path.text.utf8
    case .member(let type, let name):
      if let type { text += type.textOfOwner.utf8 }
      text += ("." + name.label).utf8
    case .type(let type): text += type.interned.bytes
    case .call(let callee, let arguments):
      text += callee.interned.bytes
      Self.write(arguments, to: &text)
    case .tuple(let elements): Self.write(elements, to: &text)
    case .array(let elements):
      text += "[".utf8
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", ".utf8 }
        text += element.interned.bytes
      }
      text += "]".utf8
    case .dictionary(let entries):
      text += (entries.isEmpty ? "[:" : "[").utf8
      for (index, entry) in entries.enumerated() {
        if index > 0 { text += ", ".utf8 }
        text += entry.key.interned.bytes
        text += ": ".utf8
        text += entry.value.interned.bytes
      }
      text += "]".utf8
    }
  }
}

extension SwiftValue.Kind {
  private static func write(_ arguments: [SwiftValue.Argument], to text: inout [UInt8]) {
    text += "(".utf8
    for (index, argument) in arguments.enumerated() {
      if index > 0 { text += ", ".utf8 }
      if let label = argument.label { text += (label.argumentLabel + ": ").utf8 }
      text += argument.value.interned.bytes
    }
    text += ")".utf8
  }
}

extension SwiftType {
  /// The type before `.member`, where a value can't be written as `Owl?`.
  fileprivate var textOfOwner: String {
    guard case .optional(let wrapped) = kind else { return text }
    return "Optional<\(wrapped.text)>"
  }
}
