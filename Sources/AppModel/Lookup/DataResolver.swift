import Language
import Storage
import Syntax

/// Resolves values that contain data: `= L10n.discard(owl.name)`.
protocol DataResolver {
  associatedtype Scope

  var diagnostics: Diagnostics { get set }

  /// Resolves a name or a path. The type is nil if only the compiler can know it.
  ///
  /// - Parameter type: what takes all of it, if that is known.
  mutating func value(
    of path: DataPath, for type: SwiftType?, in scope: Scope
  ) -> (value: Expression, type: SwiftType?)?
}

extension DataResolver {
  /// A text that the user sees.
  mutating func text(_ text: SwiftValue, in scope: Scope) -> Expression? {
    guard text.hasData else { return .value(text) }
    guard let bound = value(text, for: .string, in: scope) else { return nil }
    if let type = bound.type, !SwiftType.string.takes(type), case .data(let path) = text.kind {
      diagnostics.report(.noText(path, type))
    }
    return bound.value
  }

  /// A value with the data in it. The type is nil if only the compiler can know it.
  ///
  /// - Parameter type: what takes the value.
  mutating func value(
    _ value: SwiftValue, for type: SwiftType, in scope: Scope
  ) -> (value: Expression, type: SwiftType?)? {
    guard value.hasData else { return (.value(value), nil) }
    if case .data(let path) = value.kind { return self.value(of: path, for: type, in: scope) }
    let paths = value.data
    let data = ArenaList(compactMapping: paths) { self.value(of: $0, for: nil, in: scope)?.value }
    return data.count == paths.count ? (.built(value, of: data), nil) : nil
  }

  /// What is known of a path's beginning: whether it may be `nil`, and a tuple's elements.
  mutating func check(_ member: DataPath.Member, of path: DataPath, _ type: SwiftType) {
    let (head, span) = (path.head, path.span)
    switch type.kind {
    case .optional where !member.isChained && !SwiftType.hasOptional(member.name):
      diagnostics.report(.mayBeNil(head, type, at: span))
    case .optional: break
    case .named where !type.traits.contains(.isConcrete): break
    case .tuple(let elements) where !member.isChained:
      guard !elements.hasElement(member.name) else { break }
      diagnostics.report(.noElement(member.name, of: head, type, at: span))
    default:
      guard member.isChained else { break }
      diagnostics.report(.neverNil(head, type, at: span))
    }
  }
}

extension SwiftType {
  /// Whether the types are equal, or this is the optional of the other.
  func takes(_ type: SwiftType) -> Bool {
    self == type || self == .optional(type) || meaning == type.meaning
      || meaning == .optional(type.meaning)
  }
}

extension ArenaList<SwiftType.TupleElement> {
  fileprivate func hasElement(_ name: MemberName) -> Bool {
    Int(name.text).map { $0 < count } ?? contains { $0.label == name }
  }
}

extension SwiftType {
  /// Whether the member is one of `Optional` itself.
  fileprivate static func hasOptional(_ member: MemberName) -> Bool {
    ["unsafelyUnwrapped", "hashValue", "debugDescription"].contains(member.text)
  }
}

extension Diagnostic.Code {
  /// Data of a type that doesn't fit its target.
  static let doesNotFit = Self("MG412")
  /// A name that is neither a parameter of what happened nor a member of who knows it.
  static let unknownData = Self("MG414")
}

extension Diagnostic {
  fileprivate static func noText(_ data: DataPath, _ type: SwiftType) -> Diagnostic {
    Diagnostic(
      .noText, at: data.span,
      "\(data.text.quoted) is \(type.text.quoted), not a `String`: write a function that makes the "
        + "text, and call it, as in `= L10n.title(\(data.text))`")
  }

  fileprivate static func mayBeNil(
    _ head: MemberName, _ type: SwiftType, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .doesNotFit, at: span,
      "\(head.text.quoted) is \(type.text.quoted), which may be `nil`: write `?.` after it",
      fixIt: FixIt(at: span, replaceWith: head.text + "?"))
  }

  fileprivate static func neverNil(
    _ head: MemberName, _ type: SwiftType, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .doesNotFit, at: span,
      "\(head.text.quoted) is \(type.text.quoted), which is never `nil`: write `.` after it")
  }

  fileprivate static func noElement(
    _ name: MemberName, of head: MemberName, _ type: SwiftType, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .doesNotFit, at: span,
      "\(head.text.quoted) is \(type.text.quoted), which has no element \(name.text.quoted)")
  }
}
