import MvvmgenStorage
import MvvmgenSyntax

extension SpecOutline {
  private init(_ kind: SpecKind, _ name: Located<TypeName>, _ summary: Summary?) {
    self.init(kind: kind, name: name.value.text, span: name.span)
    self.summary = summary
  }

  init(_ spec: ScreenSpec) {
    self.init(.screen, spec.name, spec.summary)
    embeds = spec.embeds.map(\.value.text)
    isRestored = spec.isRestored
    launch = spec.launch.map(\.argument)
    references = launchInputs(spec.launch) + startingInputs(spec.state + spec.fields + spec.storage)
    for sample in spec.samples {
      references += sample.values.map { MemberReference($0.input, .value) }
    }
    references += (spec.title?.data ?? []).map(MemberReference.init(valueOf:))
    for alert in spec.alerts { references += alert.references }
    takeSecrets(of: spec)
  }

  init(_ spec: CoordinatorSpec) {
    self.init(.coordinator, spec.name, spec.summary)
    launch = spec.launch.map(\.argument)
    references = launchInputs(spec.launch) + startingInputs(spec.state)
    references += spec.links.map { MemberReference($0.event.name, .linked) }
    links = spec.links.map {
      (Located($0.written.value.string, at: $0.written.span), $0.event.name.value.string)
    }
    isRoot = spec.root != nil
    isElsewhere = spec.isElsewhere
    isRestored = spec.isRestored
    answers = [SpecAnswer(.start, spec.start)]
    answers += spec.starts.map { beginning in
      SpecAnswer(.start, beginning.steps, hiding: beginning.values.map(\.value.name.value.text))
    }
    for (kind, senders) in [(SpecKind.screen, spec.screens), (.coordinator, spec.flows)] {
      for sender in senders {
        answers += sender.answers.map { answer in
          let event = Located(answer.event.value.string, at: answer.event.span)
          return SpecAnswer(
            .event(
              event, of: kind, named: sender.name.value.string, as: sender.shown.role?.value.text),
            answer.steps)
        }
      }
    }
    answers += (spec.events + spec.answers).map {
      SpecAnswer(.outside(parameters: $0.declaration.parameterNames), $0.steps)
    }
    outsideEvents = spec.events.map(\.declaration.locatedName)
    namedAnswers = spec.answers.map(\.declaration.locatedName)
    takeSecrets(of: spec)
  }

  init(_ spec: ServiceSpec) {
    self.init(.service, spec.name, spec.summary)
    takeSecrets(of: spec)
  }

  private mutating func takeSecrets(of spec: some DeclaringSpec) {
    guard !spec.secret.isEmpty else { return }
    secret = spec.secret.map { Located($0.value.text, at: $0.span) }
    namesOfValues = spec.namesOfValues.map(\.text)
  }

  /// The inputs from which values start.
  private func startingInputs(
    _ values: some Sequence<Documented<ValueDeclaration>>
  ) -> [MemberReference] {
    values.compactMap(\.declaration.input).map {
      MemberReference(
        kind: .input(of: kind, named: name), name: $0.value.text, span: $0.span)
    }
  }

  private func launchInputs(_ points: [LaunchSpec]) -> [MemberReference] {
    points.flatMap(\.with).map { MemberReference($0.input, .input(of: kind, named: name)) }
  }
}

extension FunctionDeclaration {
  fileprivate var locatedName: Located<String> { Located(name.value.text, at: name.span) }
}

extension MemberReference {
  fileprivate init(_ name: Located<InternedText>, _ kind: Kind) {
    self.init(kind: kind, name: name.value.string, span: name.span)
  }
}

extension SpecAnswer {
  /// - Parameter data: the names of a beginning's data.
  fileprivate init(_ trigger: Trigger, _ steps: [StepSpec], hiding data: [String] = []) {
    self.trigger = trigger
    isStay = if case .stay? = steps.first?.kind { steps.count == 1 } else { false }
    var collector = ReferenceCollector()
    collector.add(steps, hiding: Set(data))
    (references, shown) = (collector.references, collector.shown)
  }
}

/// Collects the members that steps name, and the screens and flows that they show.
private struct ReferenceCollector {
  private(set) var references: [MemberReference] = []
  private(set) var shown: Set<ShownSpec> = []

  /// - Parameter hidden: the names of the data of enclosing cases and alerts.
  mutating func add(_ steps: [StepSpec], hiding hidden: Set<String>) {
    for step in steps { step.forEachMention { add($0, hiding: hidden) } }
  }

  private mutating func add(_ mention: StepSpec.Mention, hiding hidden: Set<String>) {
    switch mention {
    case .screen(let target, let way):
      add(target, .screen)
      if case .present(let modal) = way { add(modal, of: target, .screen) }
    case .flow(let target, _, let modal):
      add(target, .coordinator)
      add(modal, of: target, .coordinator)
    case .tab(let tab): add(tab.flow, .coordinator)
    case .report(let name): references.append(MemberReference(name, .report))
    case .listener(let name, let call):
      references.append(MemberReference(call, .action(of: name.name.value.string)))
    case .function(let path): add([path], hiding: hidden)
    case .state(let name, _): references.append(MemberReference(name, .held))
    case .source(let source): add(source, hiding: hidden)
    case .text(let text): if text.hasData { add(text.data, hiding: hidden) }
    case .branch(let steps, let data, _): add(steps, hiding: hidden.union(data.map(\.text)))
    case .answer(let name, _): references.append(MemberReference(name, .given))
    case .selected, .wayBack, .reached, .anything: break
    }
  }

  private mutating func add(_ target: TargetSpec, _ kind: SpecKind) {
    let name = target.name.value.string
    shown.insert(ShownSpec(kind, name))
    references += target.with.map { MemberReference($0.input, .input(of: kind, named: name)) }
  }

  private mutating func add(_ modal: ModalSpec, of target: TargetSpec, _ kind: SpecKind) {
    guard case .event(let event)? = modal.onSwipe else { return }
    references.append(MemberReference(event, .swipe(of: kind, named: target.name.value.string)))
  }

  /// Adds the first name of a source such as `session.user`.
  private mutating func add(_ source: JSONString, hiding hidden: Set<String>) {
    guard !source.isExpression else { return add(SwiftValue.data(in: source), hiding: hidden) }
    var ignored = Diagnostics()
    if let path = DataPath.parse(source, into: &ignored) { add([path], hiding: hidden) }
  }

  private mutating func add(_ data: [DataPath], hiding hidden: Set<String>) {
    for path in data {
      let head = path.head.text
      if !hidden.contains(head) {
        references.append(MemberReference(kind: .source, name: head, span: path.span))
      }
      guard let member = path.members.first, let span = path.memberSpan else { continue }
      references.append(
        MemberReference(kind: .served(by: head), name: member.name.text, span: span))
    }
  }
}

extension ScreenAlertSpec {
  /// The actions that its buttons call, and the members of the view model in its texts.
  fileprivate var references: [MemberReference] {
    let fields = content.fields.map(\.declaration.name.value)
    let hidden = Set(declaration.parameters.map(\.value.name.value) + fields)
    let actions = content.buttons.compactMap { button -> MemberReference? in
      guard case .action(let action?) = button.reply else { return nil }
      return MemberReference(action, .ownAction)
    }
    let data = content.texts.flatMap(\.data).filter { !hidden.contains($0.head) }
    return actions + data.map(MemberReference.init(valueOf:))
  }
}

extension MemberReference {
  fileprivate init(valueOf path: DataPath) {
    self.init(kind: .value, name: path.head.text, span: path.span)
  }
}
