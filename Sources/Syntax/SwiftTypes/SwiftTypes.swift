import MvvmgenStorage

/// The types that a thread has interned in a run.
final class SwiftTypes {
  /// The types by their canonical text.
  private var kept = NameTable<Spelling, SwiftType>()
  /// A cache of parsed types by the text that was written, in any spelling.
  private var read = NameTable<Spelling, WrittenType>()

  private static var ofThread: SwiftTypes { RunMemory.table { SwiftTypes() } }

  static func type(of kind: SwiftType.Kind) -> SwiftType {
    let (types, text) = (ofThread, kind.text)
    if let type = types.kept[Spelling(text)] { return type }
    let type = SwiftType(node: Kept(SwiftType.Node(kind, text)))
    types.kept.insert(type, for: Spelling(text))
    return type
  }

  /// The type that the text was parsed into before, if any.
  static func type(readFrom text: InternedText) -> WrittenType? {
    ofThread.read[Spelling(text)]
  }

  static func remember(_ type: WrittenType, readFrom text: InternedText) {
    ofThread.read.insert(type, for: Spelling(text))
  }
}

extension SwiftType.Node {
  fileprivate init(_ kind: SwiftType.Kind, _ text: InternedText) {
    self.kind = kind
    self.text = text
    typeNames = ArenaList(kind.typeNames)
    traits = SwiftType.Traits(of: kind, text)
    emptyValue = kind.emptyValue
    if case .named(let parts) = kind, parts.count == 1 {
      literals = KnownTypes.Literals(of: parts[0].name.text)
    } else {
      literals = nil
    }
  }
}

extension SwiftType.Kind {
  fileprivate var emptyValue: SwiftValue? {
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
  fileprivate init(of kind: SwiftType.Kind, _ text: InternedText) {
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
