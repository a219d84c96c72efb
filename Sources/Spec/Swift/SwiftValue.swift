/// A value that a spec may write into generated Swift: literals, members, calls and collections of
/// these, and nothing else, so that no statement, comment or interpolation can get through.
package indirect enum SwiftValue: Hashable, Sendable {
  /// A number, a string literal or a Boolean, in canonical spelling.
  case literal(String)
  case `nil`
  /// `.member`, or `Type.member` where a type is named.
  case member(of: SwiftType?, MemberName)
  /// `Type(…)` or `Type.member(…)` or `.member(…)`: the callee is `.type` or `.member`.
  case call(SwiftValue, [Argument])
  /// A type as the callee of a call.
  case type(SwiftType)
  case array([SwiftValue])
  case dictionary([Entry])

  package struct Argument: Hashable, Sendable {
    package let label: MemberName?
    package let value: SwiftValue

    package init(label: MemberName?, value: SwiftValue) {
      self.label = label
      self.value = value
    }
  }

  package struct Entry: Hashable, Sendable {
    package let key: SwiftValue
    package let value: SwiftValue

    package init(key: SwiftValue, value: SwiftValue) {
      self.key = key
      self.value = value
    }
  }
}
