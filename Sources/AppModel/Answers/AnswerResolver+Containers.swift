import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Resolves tabs, splits, embedded screens, and one of several beginnings.
extension AnswerResolver {
  mutating func tabs(_ specs: [TabSpec], in scope: inout AnswerScope) -> [Tab] {
    specs.indices.compactMap { index in
      let spec = specs[index]
      let title = text(spec.title, in: scope)
      guard let title, let flow = destination(flow: spec.flow, in: &scope) else { return nil }
      return Tab(
        flow: flow, title: title, image: spec.image, isSelected: spec.isSelected && index > 0,
        role: spec.role?.value, badge: badge(spec.badge), condition: condition(spec.condition),
        onSelect: event(spec.onSelect, of: coordinator),
        onReselect: event(spec.onReselect, of: directory.flow(spec.flow.name.value)))
    }
  }

  /// Unknown names are reported separately.
  private func event(_ name: Located<InternedText>?, of flow: FlowInterface?) -> MemberName? {
    flow?.spec.events.map(\.declaration.name.value).first { $0.interned == name?.value }
  }

  /// Unknown names are reported separately.
  private mutating func badge(_ name: Located<InternedText>?) -> Tab.Badge? {
    guard let name, let state = coordinator.state(name.value) else { return nil }
    if coordinator.secret.contains(state.name) {
      diagnostics.report(
        .impossibleSecret, at: name.span,
        "a badge is printed with its tab, and \(state.name.text.quoted) is secret; hold what the badge shows "
          + "in a state of its own")
    }
    switch state.type.meaning.wrapped {
    case .int: return .count(state.name)
    case .string: return .text(state.name)
    default:
      diagnostics.report(
        .doesNotFit, at: name.span,
        "a badge is an `Int` or a `String`, or an optional of one, and \(state.name.text.quoted) is "
          + state.type.text.quoted)
      return nil
    }
  }

  private mutating func condition(_ name: Located<InternedText>?) -> MemberName? {
    guard let name, let state = coordinator.state(name.value) else { return nil }
    guard state.type.meaning == .bool else {
      diagnostics.report(
        .doesNotFit, at: name.span,
        "`when` is a `Bool`, and \(state.name.text.quoted) is \(state.type.text.quoted)")
      return nil
    }
    return state.name
  }

  /// A choice in a column becomes a choice between splits that share the other columns.
  mutating func split(
    _ columns: [ColumnKey: [StepSpec]], in scope: inout AnswerScope
  ) -> Step? {
    for key in ColumnKey.allCases {
      guard case .choose(let cases, _)? = columns[key]?.first?.kind,
        let span = columns[key]?.first?.span
      else { continue }
      return choice(cases, at: span, in: scope) {
        let chosen = columns.merging([key: $1]) { $1 }
        return $0.split(chosen, in: &$2).map { [$0] } ?? []
      }
    }
    var shown: [ColumnKey: Destination] = [:]
    for key in ColumnKey.allCases { shown[key] = columns[key].flatMap { column($0, &scope) } }
    return shown[.primary].map { _ in .split(shown) }
  }

  private mutating func column(
    _ steps: [StepSpec], _ scope: inout AnswerScope
  ) -> Destination? {
    switch steps.first?.kind {
    case .push(let target): destination(screen: target, in: &scope)
    case .start(let target, _, _): destination(flow: target, in: &scope)
    default: nil
    }
  }

  // MARK: Several beginnings

  mutating func beginnings() -> [Beginning] {
    let specs = coordinator.spec.starts
    if specs.isEmpty { return [] }
    checkNames(ofBeginnings: specs)
    return specs.map { beginning($0) }
  }

  private mutating func beginning(_ spec: StepSpec.ChoiceCase) -> Beginning {
    clearAnswer()
    let scope = AnswerScope(.start, coordinator: coordinator)
    let branch = branch(spec, "a beginning", in: scope) { $0.steps($1, in: &$2) }
    return Beginning(
      name: branch.name, values: branch.values,
      start: Answer(signature: scope.signature, sender: nil, summary: nil, steps: branch.steps))
  }

  /// They differ, and so do the flow's inputs from their data, since both are passed by name.
  private mutating func checkNames(ofBeginnings specs: [StepSpec.ChoiceCase]) {
    diagnostics.reportClashes(among: specs.lazy.map(\.name))
    var inputs: [MemberName: Located<MemberName>] = [:]
    for name in coordinator.spec.inputs.map(\.declaration.name) {
      inputs.insert(name, for: name.value)
    }
    for name in specs.flatMap(\.values).map(\.value.name) {
      if let input = inputs[name.value] { diagnostics.reportClash(of: name, input) }
    }
  }

  /// The beginning that a step chooses, with its data. What is wrong with it is reported by
  /// `checkBeginning`.
  mutating func beginning(
    of flow: FlowInterface, _ target: TargetSpec, in scope: AnswerScope
  ) -> BeginningChoice? {
    guard let chosen = target.beginning, let place = flow.beginning(chosen.value) else {
      return nil
    }
    let beginning = flow.spec.starts[place]
    let slots = beginning.values.map { Slot(Signature.Parameter($0)) }
    if !target.with.isEmpty, !flow.hasErrors {
      checkInputs(bound: target, known: flow.inputs.map({ Slot($0) }) + slots)
    }
    return BeginningChoice(
      name: beginning.name.value,
      arguments: arguments(
        for: slots, of: Receiver(flow), target, isComplete: false, in: scope))
  }

  mutating func checkBeginning(of target: TargetSpec) {
    guard let flow = directory.flow(target.name.value),
      target.beginning != nil || !flow.spec.starts.isEmpty,
      !flow.hasErrors
    else { return }
    if let chosen = target.beginning {
      guard flow.beginning(chosen.value) == nil, isWorthReporting() else { return }
      let known = flow.spec.starts.map(\.name.value.text)
      diagnostics.report(
        .unknownName,
        "the flow \(flow.names.base.text.quoted) has no beginning \(chosen.value.quoted)",
        Suggestion(for: chosen, among: known),
        or: known.isEmpty ? "it has no `starts`" : "it has \(Diagnostic.list(known))")
    } else if flow.spec.start.isEmpty, !flow.hasErrors, isWorthReporting() {
      let known = flow.spec.starts.map(\.name.value.text)
      diagnostics.report(
        .beginsNowhere, at: target.name.span,
        "\(target.name.value.quoted) has no `start`; say with `at` where it begins: \(Diagnostic.list(known, last: "or"))"
      )
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
    let isSecret: Bool
    let owner: Meaning.Owner
  }

  /// The screens that a screen embeds. Their inputs are its inputs of the same names, or else bound
  /// as its own are.
  mutating func embedded(
    in container: Screen, with arguments: [Argument], _ target: TargetSpec,
    under outer: [MemberName: OuterInput] = [:], scope: inout AnswerScope
  ) -> [Destination] {
    let screens = directory.embedded(in: container)
    guard !screens.isEmpty, recovery.knows(container) else { return [] }
    var outer = outer
    for input in container.inputs {
      outer[input.name] = OuterInput(
        type: input.type, value: input.defaultValue.map { .value($0) },
        isSecret: container.secret.contains(input.name), owner: Meaning.Owner(container))
    }
    for argument in arguments {
      guard let name = argument.label else { continue }
      outer[name] = OuterInput(
        type: argument.type, value: argument.value, isSecret: container.secret.contains(name),
        owner: Meaning.Owner(container))
    }
    return screens.map { screen in
      if !shown.roles(of: screen.names.base.interned).isEmpty {
        diagnostics.report(
          .embeddedWithoutRole, at: target.name.span,
          "\(target.name.value.quoted) embeds \(screen.names.base.text.quoted), which has no role there, but this flow "
            + "shows it in roles: leave them out, or let another flow show one of the two")
      }
      let arguments = self.arguments(of: screen, target, under: outer, in: scope)
      return Destination(
        variable: scope.constant(for: screen.names.variable, screen.names.screen),
        target: screen.names.target(),
        arguments: arguments,
        reporting: screen.reporting,
        Destination.Details(
          variant: screen.choice.map { .asked($0.property) },
          embedded: embedded(in: screen, with: arguments, target, under: outer, scope: &scope)))
    }
  }

  private mutating func arguments(
    of screen: Screen, _ target: TargetSpec, under outer: [MemberName: OuterInput],
    in scope: AnswerScope
  ) -> [Argument] {
    let name = Located(screen.names.base.interned, at: target.name.span)
    let place = TargetSpec(ShownName(name), with: target.with)
    return screen.inputs.compactMap { input in
      let slot = Slot(input, of: screen.names.base)
      guard let known = outer[input.name], slot.takes(known.type) else {
        return self.arguments(
          for: [slot], of: Receiver(screen), place, isComplete: false, in: scope
        ).first
      }
      checkSecret(known, for: slot, of: Receiver(screen), at: target.name.span)
      meanings.note(
        .value, input.name.interned, of: known.owner, at: target.name.span, isWritten: false)
      return known.value.map { Argument(label: slot.label, type: slot.type, value: $0) }
    }
  }

  /// Only inputs of the screen, or of one that it embeds, can be bound.
  mutating func checkInputs(of screen: Screen, bound target: TargetSpec) {
    let screens = [screen] + directory.allEmbedded(in: screen)
    guard !target.with.isEmpty, screens.allSatisfy({ recovery.knows($0) }) else {
      return
    }
    var known: Set<InternedText> = []
    let slots = screens.flatMap(\.inputs).filter { known.insert($0.name.interned).inserted }
    checkInputs(bound: target, known: slots.map { Slot($0) })
  }
}
