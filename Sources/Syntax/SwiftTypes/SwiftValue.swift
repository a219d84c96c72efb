package import MvvmgenStorage

/// A value that a spec may write into generated Swift: literals, members, calls and collections of
/// these, and nothing else, so that no statement, comment or interpolation can get through.
package struct SwiftValue: Sendable {
  @usableFromInline let node: Node

  /// The structure of a value.
  package enum Kind: Hashable, Sendable {
    /// A number, a string literal or a Boolean, in canonical spelling.
    case literal(InternedText)
    case `nil`
    /// `.member`, or `Type.member` if a type is written.
    case member(of: SwiftType?, MemberName)
    /// `Type(…)`, `Type.member(…)` or `.member(…)`: the callee is `.type` or `.member`.
    case call(SwiftValue, [Argument])
    /// A type as the callee of a call.
    case type(SwiftType)
    case array([SwiftValue])
    case dictionary([Entry])
    /// `()`, or at least two elements.
    case tuple([Argument])
    /// A name that the surroundings bind, or a path from it: only in answers.
    case data(DataPath)
  }

  package struct Argument: Hashable, Sendable {
    package let label: MemberName?
    package let value: SwiftValue

    package init(label: MemberName?, value: SwiftValue) {
      (self.label, self.value) = (label, value)
    }
  }

  package struct Entry: Hashable, Sendable {
    package let key: SwiftValue
    package let value: SwiftValue
  }

  @usableFromInline final class Node: Sendable {
    @usableFromInline let kind: Kind
    @usableFromInline let text: InternedText
    @usableFromInline let typeNames: [TypeName]
    let hasData: Bool
    let translation: SwiftValue?

    init(
      kind: Kind, text: InternedText, typeNames: [TypeName], hasData: Bool, translation: SwiftValue?
    ) {
      (self.kind, self.text, self.typeNames) = (kind, text, typeNames)
      (self.hasData, self.translation) = (hasData, translation)
    }
  }

  package init(_ kind: Kind) {
    node = Node(
      kind: kind, text: kind.text, typeNames: kind.typeNames, hasData: kind.hasData,
      translation: nil)
  }

  /// A text that the user sees in their language.
  ///
  /// - Parameter translation: see ``translation``.
  package init(words text: String, by translation: SwiftValue?) {
    let literal = SwiftValue(string: text)
    let typeNames = translation.map { $0.isLocalized ? [Kind.foundation] : $0.typeNames }
    node = Node(
      kind: literal.kind, text: literal.interned, typeNames: typeNames ?? [], hasData: false,
      translation: translation)
  }

  @inlinable package var kind: Kind { node.kind }

  /// The value in Swift, as `swift format` leaves it.
  @inlinable package var interned: InternedText { node.text }

  package var text: String { interned.string }

  /// The first components of all dotted names in the value, in order: modules that a file using it
  /// may have to import.
  @inlinable package var typeNames: [TypeName] { node.typeNames }

  /// Whether a bound name is in it.
  package var hasData: Bool { node.hasData }

  /// The function that Swift calls with this text, to get it in the user's language: the app's own,
  /// or ``localized``. Nil for any other value.
  package var translation: SwiftValue? { node.translation }

  /// `String(localized:)`
  package static let localized = SwiftValue(.type(.string))
  package var isLocalized: Bool { self == .localized }

  package static let `nil` = SwiftValue(.nil)

  package static func member(of type: SwiftType?, _ name: MemberName) -> SwiftValue {
    SwiftValue(.member(of: type, name))
  }

  package static func call(_ callee: SwiftValue, _ arguments: [Argument]) -> SwiftValue {
    SwiftValue(.call(callee, arguments))
  }

  package static func type(_ type: SwiftType) -> SwiftValue { SwiftValue(.type(type)) }

  package static func array(_ elements: [SwiftValue]) -> SwiftValue {
    SwiftValue(.array(elements))
  }

  package static func dictionary(_ entries: [Entry]) -> SwiftValue {
    SwiftValue(.dictionary(entries))
  }

  package static func tuple(_ elements: [Argument]) -> SwiftValue {
    SwiftValue(.tuple(elements))
  }

  package static func literal(_ text: String) -> SwiftValue {
    SwiftValue(.literal(InternedText(text)))
  }
}

extension SwiftValue: Hashable {
  @inlinable package static func == (one: SwiftValue, other: SwiftValue) -> Bool {
    one.node === other.node
      || one.kind == other.kind && one.translation == other.translation
  }

  package func hash(into hasher: inout Hasher) {
    // The text isn't compared, since `@escaping` doesn't change a type.
    hasher.combine(typeNames)
  }
}
