import MvvmgenStorage

/// All types that the process has made. There are few, since most texts are written often.
final class SwiftTypes: Sendable {
  static let all = SwiftTypes()

  /// By their canonical text.
  private let types = Locked<[InternedText.Spelling: SwiftType]>([:])
  /// By the text that was written, in any spelling.
  private let read = Locked<[InternedText.Spelling: WrittenType]>([:])

  func type(of kind: SwiftType.Kind) -> SwiftType {
    let text = kind.text
    let spelling = InternedText.Spelling(text)
    if let type = types.withLock({ $0[spelling] }) { return type }
    let type = SwiftType(node: SwiftType.Node(kind, text))
    // Another thread may have been faster.
    return types.withLock { $0.insert(type, for: spelling) } ?? type
  }

  /// The type that the text was parsed into before, if any.
  func type(readFrom text: InternedText) -> WrittenType? {
    read.withLock { $0[InternedText.Spelling(text)] }
  }

  func remember(_ type: WrittenType, readFrom text: InternedText) {
    read.withLock { $0[InternedText.Spelling(text)] = type }
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

/// A type, and the span of a preceding `@escaping`, which only a parameter's type can have.
struct WrittenType: Sendable {
  let type: SwiftType
  var escaping: Range<Int>?

  /// The same type, with its span moved.
  func moved(by distance: Int) -> WrittenType {
    WrittenType(
      type: type,
      escaping: escaping.map { $0.lowerBound + distance..<$0.upperBound + distance })
  }
}
