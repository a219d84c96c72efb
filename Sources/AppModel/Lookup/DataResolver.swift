import MvvmgenStorage
import MvvmgenSyntax

/// Resolves values that contain data: `= L10n.discard(owl.name)`.
protocol DataResolver {
  associatedtype Scope

  var diagnostics: Diagnostics { get set }

  /// Resolves a name or a path. The type is nil if only the compiler can know it.
  ///
  /// - Parameter type: the type of the target for all of it, if known.
  mutating func value(
    of path: DataPath, for type: SwiftType?, in scope: Scope
  ) -> (value: Expression, type: SwiftType?)?
}

extension DataResolver {
  /// Resolves a text that the user sees.
  ///
  /// - Parameter target: `String?` where the text may be left out.
  mutating func text(
    _ text: SwiftValue, for target: SwiftType = .string, in scope: Scope
  ) -> Expression? {
    guard text.hasData else { return .value(text) }
    guard let bound = value(text, for: target, in: scope) else { return nil }
    if let type = bound.type, !target.takes(type), case .data(let path) = text.kind {
      diagnostics.report(
        .noText, at: path.span,
        "\(path.text.quoted) is \(type.text.quoted), not a `String`: write a function that makes the "
          + "text, and call it, as in `= L10n.title(\(path.text))`")
    }
    return bound.value
  }

  /// Resolves a value with the data in it. The type is nil if only the compiler can know it.
  ///
  /// - Parameter type: the type of the target, if known.
  mutating func value(
    _ value: SwiftValue, for type: SwiftType?, in scope: Scope
  ) -> (value: Expression, type: SwiftType?)? {
    guard value.hasData else { return (.value(value), nil) }
    if case .data(let path) = value.kind { return self.value(of: path, for: type, in: scope) }
    let paths = value.data
    let data = paths.compactMap { self.value(of: $0, for: nil, in: scope)?.value }
    return data.count == paths.count ? (.built(value, of: data), nil) : nil
  }

  /// Checks what is known about a path with members: whether its beginning, and therefore all of
  /// it, may be `nil`, and a tuple's elements.
  ///
  /// - Parameters:
  ///   - type: the type of its beginning.
  ///   - target: the type of the target for all of it, if known.
  mutating func check(_ path: DataPath, _ type: SwiftType, for target: SwiftType?) {
    guard let member = path.members.first else { return }
    let (head, span) = (path.head, path.span)
    switch type.kind {
    case .optional where !member.isChained && !SwiftType.hasOptional(member.name):
      // The question mark helps only where the target takes an optional.
      let message = "\(head.text.quoted) is \(type.text.quoted), which may be `nil`"
      guard let target, !target.takesOptionals else {
        return diagnostics.report(
          .doesNotFit, at: span, "\(message): write `?.` after it", replaceWith: head.text + "?")
      }
      let chain = head.text + "?" + path.members.map(\.text).joined()
      diagnostics.report(.doesNotFit, at: span, message + target.wayOut(for: chain))
    case .optional: checkChain(path, for: target)
    case .named where !type.traits.contains(.isConcrete): checkChain(path, for: target)
    case .tuple(let elements) where !member.isChained:
      guard !elements.hasElement(member.name) else { return checkChain(path, for: target) }
      diagnostics.report(
        .doesNotFit, at: span,
        "\(head.text.quoted) is \(type.text.quoted), which has no element \(member.name.text.quoted)"
      )
    default:
      guard member.isChained else { return checkChain(path, for: target) }
      diagnostics.report(
        .doesNotFit, at: span,
        "\(head.text.quoted) is \(type.text.quoted), which is never `nil`: write `.` after it")
    }
  }

  /// A path with `?.` is an optional, whatever its last member is.
  mutating func checkChain(_ path: DataPath, for target: SwiftType?) {
    guard let target, !target.takesOptionals, path.isChained else { return }
    diagnostics.report(
      .doesNotFit, at: path.span,
      "\(path.text.quoted) may be `nil`, and goes where \(target.text.quoted) is expected"
        + target.wayOut(for: path.text))
  }
}

extension SwiftType {
  /// Whether the types are equal, or this is the optional of the other.
  func takes(_ type: SwiftType) -> Bool {
    self == type || self == .optional(type) || meaning == type.meaning
      || meaning == .optional(type.meaning)
  }
}

extension [SwiftType.TupleElement] {
  fileprivate func hasElement(_ name: MemberName) -> Bool {
    Int(name.text).map { $0 < count } ?? contains { $0.label == name }
  }
}

extension SwiftType {
  /// Suggests how to handle a path that may be `nil` where this type is expected.
  fileprivate func wayOut(for path: String) -> String {
    self == .string
      ? ": write a function that makes the text, and call it, as in `= L10n.title(\(path))`"
      : ": let a `switch` bring it where it isn't `nil`, by its case `some(…)`"
  }

  /// Whether the member is one of `Optional` itself.
  fileprivate static func hasOptional(_ member: MemberName) -> Bool {
    ["unsafelyUnwrapped", "hashValue", "debugDescription"].contains(member.text)
  }
}

/// A target for a value: an input of a screen or a flow, or a parameter.
struct Slot {
  let label: MemberName?
  let name: MemberName
  let type: SwiftType
  let hasDefault: Bool
  /// Whether it is an input or a state of what takes the value.
  let isDeclared: Bool
  /// The embedded screen that it is of, for messages about the screen that contains it.
  private let owner: TypeName?

  init(_ input: Property, of owner: TypeName? = nil) {
    self.owner = owner
    (label, name, type) = (input.name, input.name, input.type)
    (hasDefault, isDeclared) = (input.defaultValue != nil, true)
  }

  init(_ parameter: Signature.Parameter) {
    owner = nil
    (label, name, type) = (parameter.argumentLabel, parameter.name, parameter.type)
    (hasDefault, isDeclared) = (false, false)
  }

  /// Whether the types are equal, or the target is the optional of the other.
  func takes(_ type: SwiftType) -> Bool { self.type.takes(type) }

  /// For messages.
  var quoted: String {
    name.text.quoted + (owner.map { " of the embedded \($0.text.quoted)" } ?? "")
  }

  /// The ways to pass an optional of its type.
  var wayToUnwrap: String {
    "let a `switch` bring it where it isn't `nil`, by `some(\(name.text): \(type.text))`, or let \(quoted) take "
      + SwiftType.optional(type).text.quoted
  }
}

extension Slot: Findable {
  var searchName: InternedText { name.interned }
}
