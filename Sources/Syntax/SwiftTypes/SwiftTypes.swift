import MvvmgenStorage

/// The types that were parsed: few texts are written, each of them often.
final class ReadTypes: Sendable {
  static let all = ReadTypes()

  private let types = Locked<[InternedText.Spelling: WrittenType]>([:])

  /// The type that the text was parsed into before, if any.
  subscript(text: InternedText) -> WrittenType? {
    get { types.withLock { $0[InternedText.Spelling(text)] } }
    set { types.withLock { $0[InternedText.Spelling(text)] = newValue } }
  }
}

extension SwiftType.Kind {
  var emptyValue: SwiftValue? {
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
}

extension SwiftType.Traits {
  init(of kind: SwiftType.Kind, _ text: InternedText) {
    self = []
    if text.isASCII, !kind.hasSpellings { insert(.hasOneSpelling) }
    switch kind {
    case .named(let parts):
      guard parts.count == 1 else { return }
      let name = parts[0].name.text
      if name == "Never" { insert(.isUninhabited) }
      if KnownTypes.isProtocol(name) { insert(.lacksAny) }
      if KnownTypes.isConcrete(name) { insert(.isConcrete) }
    case .tuple(let elements):
      if elements.contains(where: { $0.type.traits.contains(.isUninhabited) }) {
        insert(.isUninhabited)
      }
    case .optional(let type): formUnion(type.traits.intersection(.lacksAny))
    case .metatype(let type):
      if type.isConstraint { formUnion(type.traits.intersection(.lacksAny)) }
    default: break
    }
  }
}
