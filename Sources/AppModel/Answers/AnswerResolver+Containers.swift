import Language
import Storage
import Syntax

/// Resolves tabs, splits and embedded screens.
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

// MARK: - Embedded screens

extension AnswerResolver {
  /// An input of a screen, for those that it embeds.
  struct OuterInput {
    let type: SwiftType
    /// Nil if it has errors.
    let value: Expression?
  }

  /// The screens that a screen embeds. Their inputs are its inputs of the same names, or else bound
  /// as its own are.
  mutating func embedded(
    in container: Screen, with arguments: ArenaList<Argument>, _ target: TargetSpec,
    under outer: [MemberName: OuterInput] = [:], scope: inout AnswerScope
  ) -> ArenaList<Destination> {
    let screens = directory.embedded[container]
    guard !screens.isEmpty else { return [] }
    var outer = outer
    for input in container.inputs {
      outer[input.name] = OuterInput(
        type: input.type, value: input.defaultValue.map { .value($0) })
    }
    for argument in arguments {
      guard let name = argument.label else { continue }
      outer[name] = OuterInput(type: argument.type, value: argument.value)
    }
    return ArenaList(screens) { screen in
      if !shown.roles(of: screen.names.base.interned).isEmpty {
        diagnostics.report(.embeddedWithoutRole(screen.names.base, at: target.name))
      }
      let arguments = self.arguments(of: screen, target, under: outer, in: scope)
      return Destination(
        variable: scope.constant(for: screen.names.variable, screen.names.screen),
        target: screen.names.target(),
        arguments: arguments,
        variant: screen.variants.isEmpty ? nil : .asked(screen.variantReference.property),
        title: nil,
        transition: nil,
        reporting: screen.reporting,
        embedded: embedded(in: screen, with: arguments, target, under: outer, scope: &scope))
    }
  }

  private mutating func arguments(
    of screen: Screen, _ target: TargetSpec, under outer: [MemberName: OuterInput],
    in scope: AnswerScope
  ) -> ArenaList<Argument> {
    let name = Located(screen.names.base.interned, at: target.name.span)
    let place = TargetSpec(name: name, with: target.with, variant: nil)
    return ArenaList(compactMapping: screen.inputs) { input in
      let slot = Slot(input, of: screen.names.base)
      guard let known = outer[input.name], slot.takes(known.type) else {
        return self.arguments(for: [slot], place, isComplete: false, in: scope).first
      }
      return known.value.map { Argument(label: slot.label, type: slot.type, value: $0) }
    }
  }

  /// What is bound must be an input of the screen, or of one that it embeds.
  mutating func checkInputs(of screen: Screen, bound target: TargetSpec) {
    let screens = [screen] + directory.embedded.all(in: screen)
    guard !target.with.isEmpty, screens.allSatisfy({ recovery.knows(.inputs, of: $0) }) else {
      return
    }
    var known = NameTable<InternedText, Void>()
    let slots = screens.flatMap(\.inputs).filter { known.insert($0.name.interned) }
    checkInputs(bound: target, known: slots.map { Slot($0) })
  }
}

extension Diagnostic.Code {
  /// An embedded screen in a flow that shows it in roles.
  fileprivate static let embeddedWithoutRole = Self("MG455")
}

extension Diagnostic {
  fileprivate static func embeddedWithoutRole(
    _ screen: TypeName, at container: Located<InternedText>
  ) -> Diagnostic {
    Diagnostic(
      .embeddedWithoutRole, at: container.span,
      "\(container.value.quoted) embeds \(screen.text.quoted), which has no role there, but this flow "
        + "shows it in roles: leave them out, or let another flow show one of the two")
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
