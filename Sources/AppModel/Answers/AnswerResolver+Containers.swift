import Language
import Storage
import Syntax

/// Resolves tabs and splits.
extension AnswerResolver {
  mutating func tabs(_ specs: [TabSpec], in scope: inout AnswerScope) -> ArenaList<Tab> {
    ArenaList(compactMapping: specs.indices) { index in
      let spec = specs[index]
      let title = text(spec.title, in: scope)
      guard let title, let flow = destination(flow: spec.flow, in: &scope) else { return nil }
      return Tab(
        flow: flow, title: title, image: spec.image, isSelected: spec.isSelected && index > 0,
        role: spec.role, badge: badge(spec.badge), condition: condition(spec.condition))
    }
  }

  /// Unknown names are reported separately.
  private mutating func badge(_ name: Located<InternedText>?) -> Tab.Badge? {
    guard let name, let state = coordinator.state(name.value) else { return nil }
    switch state.type.withoutAliases.wrapped {
    case .int: return .count(state.name)
    case .string: return .text(state.name)
    default:
      diagnostics.report(.noBadge(state, at: name.span))
      return nil
    }
  }

  private mutating func condition(_ name: Located<InternedText>?) -> MemberName? {
    guard let name, let state = coordinator.state(name.value) else { return nil }
    guard state.type.withoutAliases == .bool else {
      diagnostics.report(.noCondition(state, at: name.span))
      return nil
    }
    return state.name
  }

  /// A choice in a column becomes a choice between splits that share the other column.
  mutating func split(
    _ primary: [StepSpec], _ secondary: [StepSpec], in scope: inout AnswerScope
  ) -> Step? {
    if case .choose(let cases, _)? = primary.first?.kind, let span = primary.first?.span {
      return choice(cases, at: span, in: scope) {
        ArenaList($0.split($1, secondary, in: &$2).map { [$0] } ?? [])
      }
    }
    if case .choose(let cases, _)? = secondary.first?.kind, let span = secondary.first?.span {
      return choice(cases, at: span, in: scope) {
        ArenaList($0.split(primary, $1, in: &$2).map { [$0] } ?? [])
      }
    }
    let primary = column(primary, &scope)
    let secondary = column(secondary, &scope)
    return primary.map { .split(primary: $0, secondary: secondary) }
  }

  private mutating func column(_ steps: [StepSpec], _ scope: inout AnswerScope) -> Column? {
    switch steps.first?.kind {
    case .push(let target): destination(screen: target, in: &scope).map { .screen($0) }
    case .start(let target, _, _): destination(flow: target, in: &scope).map { .flow($0) }
    default: nil
    }
  }
}

extension SwiftType {
  /// Without an optional around it.
  fileprivate var wrapped: SwiftType {
    if case .optional(let type) = kind { type } else { self }
  }
}

extension Diagnostic {
  fileprivate static func noBadge(_ state: Property, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .doesNotFit, at: span,
      "a badge is an `Int` or a `String`, or an optional of one, and \(state.name.text.quoted) is "
        + state.type.text.quoted)
  }

  fileprivate static func noCondition(_ state: Property, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .doesNotFit, at: span,
      "`when` is a `Bool`, and \(state.name.text.quoted) is \(state.type.text.quoted)")
  }
}
