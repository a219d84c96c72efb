import Language
import Storage
import Syntax

/// Resolves values that contain data: `= L10n.discard(owl.name)`.
extension AnswerResolver {
  /// A text that the user sees.
  mutating func text(_ text: SwiftValue, in scope: AnswerScope) -> Expression? {
    guard text.hasData else { return .value(text) }
    guard let bound = value(text, in: scope) else { return nil }
    if let type = bound.type, !SwiftType.string.takes(type), case .data(let path) = text.kind {
      diagnostics.report(.noText(path, type))
    }
    return bound.value
  }

  /// A value with the data in it. The type is nil if only the compiler can know it.
  mutating func value(
    _ value: SwiftValue, in scope: AnswerScope
  ) -> (value: Expression, type: SwiftType?)? {
    guard value.hasData else { return (.value(value), nil) }
    if case .data(let path) = value.kind { return self.value(of: path, in: scope) }
    let paths = value.data
    let data = ArenaList(compactMapping: paths) { self.value(of: $0, in: scope)?.value }
    return data.count == paths.count ? (.built(value, of: data), nil) : nil
  }

  /// Data in a collection whose type is known not to fit.
  struct Misfit {
    let data: DataPath
    let type: SwiftType
    let expected: SwiftType
  }

  func misfit(in value: SwiftValue, for type: SwiftType, in scope: AnswerScope) -> Misfit? {
    guard value.hasData else { return nil }
    switch (type.kind, value.kind) {
    case (_, .data(let path)):
      guard path.members.isEmpty, let known = scope.type(of: path.head), !type.takes(known) else {
        return nil
      }
      return Misfit(data: path, type: known, expected: type)
    case (.optional(let wrapped), _): return misfit(in: value, for: wrapped, in: scope)
    case (.array(let element), .array(let values)):
      return values.lazy.compactMap { misfit(in: $0, for: element, in: scope) }.first
    case (.dictionary(let key, let element), .dictionary(let entries)):
      return entries.lazy.compactMap {
        misfit(in: $0.key, for: key, in: scope) ?? misfit(in: $0.value, for: element, in: scope)
      }.first
    default: return nil
    }
  }
}

extension SwiftValue {
  /// Whether it is nothing but data.
  var isData: Bool {
    if case .data = kind { true } else { false }
  }
}

extension SwiftType {
  static let string = RunMemory.permanent { SwiftType(TypeName(validated: "String")) }
}

extension Diagnostic {
  fileprivate static func noText(_ data: DataPath, _ type: SwiftType) -> Diagnostic {
    Diagnostic(
      .noText, at: data.span,
      "\(data.text.quoted) is \(type.text.quoted), not a `String`: write a function that makes the "
        + "text, and call it, as in `= L10n.title(\(data.text))`")
  }

  static func misfit(_ misfit: AnswerResolver.Misfit) -> Diagnostic {
    Diagnostic(
      .doesNotFit, at: misfit.data.span,
      "\(misfit.data.text.quoted) is \(misfit.type.text.quoted), where \(misfit.expected.text.quoted) "
        + "is expected")
  }
}
