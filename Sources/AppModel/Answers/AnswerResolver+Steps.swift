import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Resolves the steps of an answer in its scope.
extension AnswerResolver {
  mutating func steps(_ specs: [StepSpec], in scope: inout AnswerScope) -> [Step] {
    specs.compactMap { spec in
      defer { scope.follow(spec) }
      return step(spec, in: &scope)
    }
  }

  private mutating func step(_ spec: StepSpec, in scope: inout AnswerScope) -> Step? {
    let animated = spec.isAnimated
    switch spec.kind {
    case .push(let target):
      return destination(screen: target, in: &scope).map { .push($0, animated: animated) }
    case .present(let target, let modal)
    where directory.screen(target.name.value)?.view.isSession == true:
      if !modal.isPlain || target.exit != nil { diagnostics.report(.session(target.name)) }
      return destination(screen: target, isPresented: true, in: &scope).map {
        .present($0, .ofSession, animated: false)
      }
    case .present(let target, let modal):
      return destination(screen: target, isPresented: true, in: &scope).map {
        .present($0, Modal(modal), animated: animated)
      }
    case .replace(let target):
      return destination(screen: target, in: &scope).map { .replace($0, animated: animated) }
    case .detail(let target):
      return destination(screen: target, in: &scope).map { .detail($0, animated: animated) }
    case .select(nil): return .select(flow: nil, animated: animated)
    case .select(let name?):
      return directory.flow(name.value).map {
        .select(flow: $0.names.target, animated: animated)
      }
    case .start(let target, let presentation, let modal):
      return destination(flow: target, in: &scope).map {
        .start($0, as: presentation, Modal(modal), animated: animated)
      }
    case .back:
      guard let sender = scope.sender else {
        let reason =
          scope.isStart
          ? "this is the start, which no event leads to; use `finish` to end the flow, or nothing: the "
            + "button closes the alert anyway"
          : "this one comes from outside; use `closeModals` to close what covers this flow, `popToRoot` or "
            + "`popTo` to go back in it, or `finish`"
        diagnostics.report(
          .noWayBack, at: spec.span, "`back` leaves the screen that sent the event, and \(reason)")
        return nil
      }
      eventData.usesSender = true
      return .back(from: sender, animated: animated)
    case .popToRoot: return .popToRoot(animated: animated)
    case .popTo(let name, let or):
      let others = or.isEmpty ? [] : steps(or, named: "Or", in: scope)
      return wayBack(name).map { .popTo($0, or: others, animated: animated) }
    case .closeModals: return .closeModals(animated: animated)
    case .restart: return .restart
    case .finish(nil): return .finish(nil, animated: animated)
    case .finish(let target?):
      return report(target, in: scope).map { .finish($0, animated: animated) }
    case .report(let target): return report(target, in: scope).map { .report($0) }
    case .browse(let source, let browser):
      return url(source, in: scope).map {
        .browse(
          $0, in: browser, isSecret: isSecret(source, in: scope), animated: animated)
      }
    case .tell(let name, let call, let or): return actionCall(name, call, or: or, in: &scope)
    case .call(let path, let call): return serviceCall(path, call, in: scope)
    case .set(let bindings): return .set(assignments(bindings, in: scope))
    case .alert(let alert):
      return .alert(self.alert(alert, animated: animated, in: &scope))
    case .choose(let cases, let wait):
      return choice(cases, waiting: wait, at: spec.span, in: scope) { $0.steps($1, in: &$2) }
    case .switch(let value, let cases, let others):
      return choice(by: value, cases, others: others, in: scope)
    case .answer(let target, _): return namedAnswer(target, in: scope).map { .answer($0) }
    case .width(let compact, let regular):
      return .width(
        compact: steps(compact, named: "Compact", in: scope),
        regular: steps(regular, named: "Regular", in: scope))
    case .custom(let names): return custom(names ?? [], at: spec.span, in: scope)
    case .stay: return .stay
    case .never: return .never(event: scope.signature.name)
    case .tabs(let tabs): return .tabs(self.tabs(tabs, in: &scope))
    case .split(let columns): return split(columns, in: &scope)
    }
  }

  mutating func steps(
    _ specs: [StepSpec], named name: String, in scope: AnswerScope
  ) -> [Step] {
    var inner = scope.branch(name)
    return steps(specs, in: &inner)
  }

  // MARK: Screens and flows

  mutating func destination(
    screen target: TargetSpec, isPresented: Bool = false, in scope: inout AnswerScope
  ) -> Destination? {
    guard let screen = directory.screen(target.name.value) else { return nil }
    if screen.view.isSession, !isPresented { diagnostics.report(.session(target.name)) }
    let unknown = target.with.filter { screen.input($0.input.value) == nil }
    if !unknown.isEmpty { noteGap(.inputs, of: screen, unknown, in: scope) }
    let isAlone = directory.embedded(in: screen).isEmpty
    let arguments = arguments(
      for: screen.inputs.lazy.map { Slot($0) }, of: Receiver(screen), target,
      isComplete: isAlone && recovery.knows(screen),
      in: scope)
    if !isAlone { checkInputs(of: screen, bound: target) }
    if let title = target.title, screen.title == nil, !screen.isExternal, recovery.knows(screen) {
      diagnostics.report(
        .titlesItself, at: title.span,
        "the view of the screen \(screen.names.base.text.quoted) sets its own title; give the screen a `title` in "
          + "its spec first")
    }
    let title = target.title.flatMap { text($0.value, in: scope) }
    return Destination(
      variable: scope.constant(for: screen.names.variable, screen.names.screen),
      target: screen.names.target(as: target.shown.role?.value),
      arguments: arguments,
      reporting: screen.reporting,
      Destination.Details(
        variant: variant(of: screen, target),
        title: title,
        transition: target.transition?.value,
        embedded: embedded(in: screen, with: arguments, target, scope: &scope),
        isUnlessThere: target.isUnlessThere,
        opener: isPresented ? opener(of: .screen(target.name.value), in: scope) : nil,
        exit: target.exit.map { exit($0, ofScreen: screen, in: scope) }))
  }

  private mutating func variant(of screen: Screen, _ target: TargetSpec) -> VariantChoice? {
    guard let name = target.variant else {
      return screen.choice.map { .asked($0.property) }
    }
    if let variant = screen.variant(name.value) { return .fixed(variant) }
    if screen.variants.isEmpty {
      diagnostics.report(
        .unknownName, at: name.span,
        "unknown variant \(name.value.quoted); the screen \(screen.names.base.text.quoted) has no "
          + "`variants`")
    } else {
      diagnostics.report(.unknown("variant", name, known: screen.variants.map(\.text)))
    }
    return nil
  }

  mutating func destination(flow target: TargetSpec, in scope: inout AnswerScope) -> Destination? {
    guard let flow = directory.flow(target.name.value) else { return nil }
    // The data of a beginning is passed with the inputs.
    let isComplete = target.beginning == nil && !flow.hasErrors
    let arguments = arguments(
      for: flow.inputs.lazy.map { Slot($0) }, of: Receiver(flow), target, isComplete: isComplete,
      in: scope)
    let variable = scope.constant(for: flow.names.variable, flow.names.coordinator)
    return Destination(
      variable: variable,
      target: flow.names.target,
      arguments: arguments,
      reporting: flow.reportingToStarter,
      Destination.Details(
        beginning: beginning(of: flow, target, in: scope), transition: target.transition?.value,
        isUnlessThere: target.isUnlessThere,
        opener: opener(of: .flow(target.name.value), in: scope),
        exit: target.exit.map { exit($0, of: flow, held: variable) }))
  }

  private mutating func actionCall(
    _ name: ShownName, _ call: TargetSpec, or: [StepSpec], in scope: inout AnswerScope
  ) -> Step? {
    let others = or.isEmpty ? [] : steps(or, named: "Or", in: scope)
    if let flow = told(name) { return telling(flow, call, or: others, in: &scope) }
    guard let shown = shown.screen(name.written.value) else { return nil }
    guard let action = shown.screen.action(call.name.value) else {
      let name = MemberName(validated: call.name.value)
      noteGap(.action(name), of: shown.screen, call.with, in: scope)
      return nil
    }
    let names = shown.screen.names
    let arguments = arguments(for: action.signature, of: Receiver(shown.screen), call, in: scope)
    let sender = sender(telling: shown, in: scope)
    if sender != nil { eventData.usesSender = true }
    // It may have left before an alert's button is tapped.
    let isToSender = sender?.isTold == true && or.isEmpty
    return .tell(
      ActionCall(
        variable: (isToSender ? sender?.name : nil)
          ?? scope.constant(for: names.variable, names.screen),
        isToSender: isToSender,
        sender: sender?.name,
        listener: shown.target,
        action: action.signature.name,
        arguments: arguments,
        isAsync: action.isAsync,
        isBesideTask: action.isBesideTask || coordinator.isBesideTask,
        or: others))
  }

  private mutating func telling(
    _ flow: FlowInterface, _ call: TargetSpec, or: [Step], in scope: inout AnswerScope
  ) -> Step? {
    let events = flow.spec.events.lazy.map(\.declaration)
    guard let event = events.first(where: { $0.name.value.interned == call.name.value }) else {
      return nil
    }
    let signature = Signature(event)
    return .tell(
      ActionCall(
        variable: or.isEmpty
          ? flow.names.variable : scope.constant(for: flow.names.variable, flow.names.coordinator),
        listener: flow.names.target,
        action: signature.name,
        arguments: arguments(for: signature, of: Receiver(flow), call, in: scope),
        isAsync: false,
        or: or))
  }

  // MARK: Reports and decisions

  private mutating func report(_ target: TargetSpec, in scope: AnswerScope) -> Report? {
    coordinator.report(target.name.value).map { event in
      Report(
        event: event.signature.name,
        arguments: arguments(for: event.signature, of: Receiver(coordinator), target, in: scope))
    }
  }

  /// - Parameter steps: resolves the steps of a case, in its scope.
  mutating func choice(
    _ specs: [StepSpec.ChoiceCase], waiting: ChoiceWait? = nil, at span: SourceSpan,
    in scope: AnswerScope,
    _ steps: (inout AnswerResolver, [StepSpec], inout AnswerScope) -> [Step]
  ) -> Step {
    let call = customCall(scope.choiceMethod, at: span, reaches: [], in: scope)
    diagnostics.reportClashes(among: specs.lazy.map(\.name))
    let own = specs.map { branch($0, "a case", in: scope, steps) }
    let cases = own + undecided(besides: own)
    let name = call.name.capitalized
    // In a script without capitals, the type would have the method's name.
    let type = name.text == call.name.text ? name + "Case" : name
    choiceTypes.append(Located(type, at: span))
    let wait = waiting == nil ? nil : scope.wait
    if wait?.sender != nil { eventData.usesSender = true }
    return .choose(
      Choice(
        call: call, type: type, cases: cases, wait: wait, isLatest: waiting == .latest))
  }

  /// The case for a method that nobody has written, if each of the spec's own needs data.
  private func undecided(besides cases: [Choice.Case]) -> [Choice.Case] {
    if cases.contains(where: \.values.isEmpty) { return [] }
    var name = MemberName("undecided")
    while cases.contains(where: { $0.name == name }) { name = name + FreeSuffix.again }
    return [Choice.Case(name: name, values: [], steps: [])]
  }

  /// Resolves a case or a beginning, whose steps have the data that it brings.
  mutating func branch(
    _ spec: StepSpec.ChoiceCase, _ what: String, in scope: AnswerScope,
    _ steps: (inout AnswerResolver, [StepSpec], inout AnswerScope) -> [Step]
  ) -> Choice.Case {
    var inner = scope.branch(spec.name.value.capitalized.text)
    for span in spec.values.compactMap(\.value.inoutSpan) {
      diagnostics.report(.cannot(what, "take `inout`", at: span))
    }
    let parameters = spec.values.map { Signature.Parameter($0) }
    let variables = inner.bind(parameters)
    let known = eventData.used.count
    let steps = steps(&self, spec.steps, &inner)
    let used = eventData.used[known...]
    return Choice.Case(
      name: spec.name.value,
      values: zip(parameters, variables).map {
        Choice.Value(parameter: $0, variable: used.contains($1) ? $1 : nil)
      },
      steps: steps, literal: spec.literal)
  }

  private mutating func custom(
    _ names: [ShownName], at span: SourceSpan, in scope: AnswerScope
  ) -> Step {
    let reaches = names.compactMap { name in
      directory.screen(name.name.value)?.names.target(as: name.role?.value)
        ?? directory.flow(name.name.value)?.names.target
    }
    return .custom(customCall(scope.customMethod, at: span, reaches: reaches, in: scope))
  }
}
