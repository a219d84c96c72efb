/// All types, each kept once, in memory that is never freed.
struct SwiftTypes {
  private typealias Node = SwiftType.Node

  private static let all = Locked(SwiftTypes())

  /// Found by the hash of their text: at its place, or behind it up to the next that is empty.
  private var places = [UnsafePointer<Node>?](repeating: nil, count: 1 << 8)
  private var count = 0

  static func node(of form: SwiftType.Form) -> UnsafePointer<SwiftType.Node> {
    let text = form.text
    return all.withLock { $0.node(text) { form } }
  }

  static func node(named name: TypeName) -> UnsafePointer<SwiftType.Node> {
    all.withLock { $0.node(name.interned) { .named([SwiftType.NamePart(name: name)]) } }
  }

  private mutating func node(
    _ text: InternedText, _ form: () -> SwiftType.Form
  ) -> UnsafePointer<Node> {
    var place = place(of: text)
    while let node = places[place] {
      if node.pointee.text.record == text.record { return node }
      place = (place + 1) & (places.count - 1)
    }
    let node = Arena.keep(Node(form(), text))
    places[place] = node
    count += 1
    if 2 * count > places.count { grow() }
    return node
  }

  private func place(of text: InternedText) -> Int {
    Int(truncatingIfNeeded: text.record.pointee.hash) & (places.count - 1)
  }

  private mutating func grow() {
    let old = places
    places = Array(repeating: nil, count: 2 * old.count)
    for case let node? in old {
      var place = place(of: node.pointee.text)
      while places[place] != nil { place = (place + 1) & (places.count - 1) }
      places[place] = node
    }
  }
}

extension SwiftType.Node {
  fileprivate init(_ form: SwiftType.Form, _ text: InternedText) {
    self.form = form
    self.text = text
    typeNames = ArenaList(form.typeNames)
    traits = SwiftType.Traits(of: form, text)
    emptyValue = form.emptyValue
    if case .named(let parts) = form, parts.count == 1 {
      literals = KnownTypes.Literals(of: parts[0].name.text)
    } else {
      literals = nil
    }
  }
}

extension SwiftType.Form {
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
  fileprivate init(of form: SwiftType.Form, _ text: InternedText) {
    self = []
    if text.isASCII, !form.hasEscaping { insert(.hasOneSpelling) }
    switch form {
    case .named(let parts):
      guard parts.count == 1 else { return }
      let name = parts[0].name.text
      if name == "Never" { insert(.isUninhabited) }
      if KnownTypes.isProtocol(name) { insert(.lacksAny) }
      if parts[0].arguments.isEmpty, KnownTypes.isGeneric(name) { insert(.lacksArguments) }
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
