import Language
import Storage

/// Resolves tabs and splits.
extension AnswerResolver {
  mutating func tabs(_ specs: [TabSpec], in scope: inout AnswerScope) -> ArenaList<Tab> {
    ArenaList(compactMapping: specs.indices) { index in
      let spec = specs[index]
      return destination(flow: spec.flow, in: &scope).map {
        Tab(
          flow: $0, title: spec.title, image: spec.image, isSelected: spec.isSelected && index > 0)
      }
    }
  }

  /// A choice in a column becomes a choice between splits that share the other column.
  mutating func split(
    _ primary: [StepSpec], _ secondary: [StepSpec], in scope: inout AnswerScope
  ) -> Step? {
    if case .choose(let cases)? = primary.first?.kind, let span = primary.first?.span {
      return choice(cases, at: span, in: scope) {
        ArenaList($0.split($1, secondary, in: &$2).map { [$0] } ?? [])
      }
    }
    if case .choose(let cases)? = secondary.first?.kind, let span = secondary.first?.span {
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
