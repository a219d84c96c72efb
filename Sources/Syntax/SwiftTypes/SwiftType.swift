package import MvvmgenStorage

/// A Swift type in canonical form: `Array<Int>` is `.array`, `Optional<T>` is `.optional`, and `()
/// -> ()` is a function whose result is `Void`.
///
/// Two types are equal to mvvmgen if these values are equal. Each is stored once, for as long as
/// the process lives, like the text of a name, together with properties that are needed often.
package struct SwiftType: Sendable {
  @usableFromInline let node: Immortal<Node>

  /// The structure of a type.
  package enum Kind: Hashable, Sendable {
    case named([NamePart])
    case optional(SwiftType)
    case array(SwiftType)
    case dictionary(key: SwiftType, value: SwiftType)
    case tuple([TupleElement])
    /// `any P`, where `P` is a name or a composition.
    case existential(SwiftType)
    /// `P & Q`, with at least two parts, as written.
    case composition([SwiftType])
    /// `T.Type`
    case metatype(SwiftType)
    case function(FunctionType)
  }

  /// Properties that are needed each time a type is parsed.
  package struct Traits: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    static let hasOneSpelling = Traits(rawValue: 1)
    /// `Never`, alone or in a tuple: Swift warns about using it.
    static let isUninhabited = Traits(rawValue: 2)
    /// It is a known protocol, alone or with suffixes, and lacks `any`.
    static let lacksAny = Traits(rawValue: 4)
    /// A known class, structure or enumeration, which can be neither a protocol nor a service.
    package static let isConcrete = Traits(rawValue: 8)
  }

  @usableFromInline struct Node: Sendable {
    @usableFromInline let kind: Kind
    @usableFromInline let text: InternedText
    @usableFromInline let typeNames: [TypeName]
    let traits: Traits
    /// The literals that it accepts; nil if it is unknown or not a plain name.
    let literals: KnownTypes.Literals?
    @usableFromInline let emptyValue: SwiftValue?

    init(_ kind: Kind, _ text: InternedText) {
      (self.kind, self.text, typeNames) = (kind, text, kind.typeNames)
      traits = Traits(of: kind, text)
      emptyValue = kind.emptyValue
      if case .named(let parts) = kind, parts.count == 1 {
        literals = KnownTypes.Literals(of: parts[0].name.text)
      } else {
        literals = nil
      }
    }
  }

  init(node: Node) {
    self.node = Immortal(node)
  }

  package init(_ kind: Kind) {
    self = SwiftTypes.all.type(of: kind)
  }

  /// Creates the type of a plain name.
  package init(_ name: TypeName) {
    self.init(.named([NamePart(name: name)]))
  }

  @inlinable package var kind: Kind { node.value.kind }

  /// The type in Swift, as `swift format` leaves it.
  @inlinable package var interned: InternedText { node.value.text }

  package var text: String { interned.string }

  /// The initial value of a property of this type, if the type has an empty value.
  @inlinable package var emptyValue: SwiftValue? { node.value.emptyValue }

  /// `Owl` for `Owl.ID`.
  package var ownerOfID: SwiftType? {
    guard case .named(let parts) = kind, parts.count > 1, parts[parts.count - 1].name.text == "ID"
    else { return nil }
    return .named(Array(parts.dropLast()))
  }

  package var traits: Traits { node.value.traits }
  /// Whether `0` is a value of the type.
  package var takesZero: Bool { literals?.hasIntegers == true }

  var literals: KnownTypes.Literals? { node.value.literals }

  /// The first components of all dotted names in the type, in order: modules that a file using it
  /// may have to import.
  @inlinable package var typeNames: [TypeName] { node.value.typeNames }

  /// One part of a dotted name, `Result<Owl, Never>` in `Models.Result<Owl, Never>`.
  package struct NamePart: Hashable, Sendable {
    package let name: TypeName
    package let arguments: [SwiftType]

    package init(name: TypeName, arguments: [SwiftType] = []) {
      self.name = name
      self.arguments = arguments
    }
  }

  package struct TupleElement: Hashable, Sendable {
    package let label: MemberName?
    package let type: SwiftType

    package init(label: MemberName?, type: SwiftType) {
      self.label = label
      self.type = type
    }
  }

  package struct FunctionType: Hashable, Sendable {
    package internal(set) var parameters: [FunctionParameter]
    package internal(set) var isSendable = false
    package internal(set) var isMainActor = false
    package let isAsync: Bool
    package let isThrowing: Bool
    /// `Void` is `.void`.
    package internal(set) var result: SwiftType
  }

  /// A parameter of a function type. `@escaping` isn't part of it: it is written where Swift needs
  /// it, and ignored when types are compared.
  package struct FunctionParameter: Hashable, Sendable {
    package internal(set) var type: SwiftType
    package internal(set) var isInout = false
    package internal(set) var isEscaping = false

    package static func == (one: Self, other: Self) -> Bool {
      one.type == other.type && one.isInout == other.isInout
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(type)
      hasher.combine(isInout)
    }
  }
}

extension SwiftType: Hashable {
  @inlinable package static func == (one: SwiftType, other: SwiftType) -> Bool {
    one.node == other.node || one.isSpelling(of: other)
  }

  @usableFromInline func isSpelling(of other: SwiftType) -> Bool {
    hasOneSpelling && other.hasOneSpelling ? interned == other.interned : kind == other.kind
  }

  /// Whether there is only one spelling of the type.
  var hasOneSpelling: Bool { traits.contains(.hasOneSpelling) }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(typeNames)
  }
}

extension SwiftType {
  package static func named(_ parts: [NamePart]) -> SwiftType { SwiftType(.named(parts)) }
  package static func optional(_ type: SwiftType) -> SwiftType { SwiftType(.optional(type)) }
  package static func array(_ element: SwiftType) -> SwiftType { SwiftType(.array(element)) }
  package static func existential(_ type: SwiftType) -> SwiftType { SwiftType(.existential(type)) }
  package static func metatype(_ type: SwiftType) -> SwiftType { SwiftType(.metatype(type)) }

  package static func function(_ function: FunctionType) -> SwiftType {
    SwiftType(.function(function))
  }

  package static func dictionary(key: SwiftType, value: SwiftType) -> SwiftType {
    SwiftType(.dictionary(key: key, value: value))
  }

  package static func tuple(_ elements: [TupleElement]) -> SwiftType {
    SwiftType(.tuple(elements))
  }

  package static func composition(_ parts: [SwiftType]) -> SwiftType {
    SwiftType(.composition(parts))
  }

  package static let bool = SwiftType(TypeName("Bool"))
  package static let int = SwiftType(TypeName("Int"))
  package static let string = SwiftType(TypeName("String"))
  package static let void = SwiftType(TypeName("Void"))
}
