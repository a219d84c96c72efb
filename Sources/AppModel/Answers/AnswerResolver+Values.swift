import Language
import Storage
import Syntax

/// What is known of values that contain data.
extension AnswerResolver {
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

extension Diagnostic {
  static func misfit(_ misfit: AnswerResolver.Misfit) -> Diagnostic {
    Diagnostic(
      .doesNotFit, at: misfit.data.span,
      "\(misfit.data.text.quoted) is \(misfit.type.text.quoted), where \(misfit.expected.text.quoted) "
        + "is expected")
  }
}
