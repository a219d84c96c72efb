import Storage
import Syntax

extension SpecOutline {
  private init(_ kind: SpecKind, _ name: Located<TypeName>, _ summary: Summary?) {
    self.init(kind: kind, name: name.value.text, span: name.span)
    self.summary = summary
  }

  init(_ spec: ScreenSpec) {
    self.init(.screen, spec.name, spec.summary)
    launch = spec.launch.map(\.argument)
    references = launchInputs(spec.launch)
    for sample in spec.samples {
      references += sample.values.map { MemberReference($0.input, .value) }
    }
  }

  init(_ spec: CoordinatorSpec) {
    self.init(.coordinator, spec.name, spec.summary)
    launch = spec.launch.map(\.argument)
    references = launchInputs(spec.launch)
    isRoot = spec.root != nil
    answers = [SpecAnswer(.start, spec.start)]
    for (kind, senders) in [(SpecKind.screen, spec.screens), (.coordinator, spec.flows)] {
      for sender in senders {
        answers += sender.answers.map { answer in
          let event = Located(answer.event.value.string, at: answer.event.span)
          return SpecAnswer(
            .event(event, of: kind, named: sender.name.value.string), answer.steps)
        }
      }
    }
    answers += spec.events.map {
      SpecAnswer(.outside(parameters: $0.declaration.parameterNames), $0.steps)
    }
  }

  init(_ spec: ServiceSpec) {
    self.init(.service, spec.name, spec.summary)
  }

  private func launchInputs(_ points: [LaunchSpec]) -> [MemberReference] {
    points.flatMap(\.with).map { MemberReference($0.input, .input(of: kind, named: name)) }
  }
}

extension MemberReference {
  fileprivate init(_ name: Located<InternedText>, _ kind: Kind) {
    self.init(kind: kind, name: name.value.string, span: name.span)
  }
}

extension SpecAnswer {
  fileprivate init(_ trigger: Trigger, _ steps: [StepSpec]) {
    self.trigger = trigger
    isStay = if case .stay? = steps.first?.kind { steps.count == 1 } else { false }
    var collector = MemberReferenceCollector()
    steps.visit { collector.add($0.kind) }
    references = collector.references
  }
}

/// Collects the members that steps name.
private struct MemberReferenceCollector {
  private(set) var references: [MemberReference] = []

  mutating func add(_ step: StepSpec.Kind) {
    switch step {
    case .push(let target), .replace(let target), .detail(let target): add(target, .screen)
    case .present(let target, let modal): add(target, .screen, modal)
    case .start(let target, _, let modal): add(target, .coordinator, modal)
    case .tabs(let tabs):
      for tab in tabs {
        add(tab.flow, .coordinator)
        references += [tab.badge, tab.condition].compactMap(\.self).map {
          MemberReference($0, .held)
        }
      }
    case .finish(let report?), .report(let report):
      references.append(MemberReference(report.name, .report))
      addSources(report)
    case .tell(let screen, let call):
      references.append(MemberReference(call.name, .action(ofScreen: screen.value.string)))
      addSources(call)
    case .browse(let source, _): add(source)
    case .set(let bindings):
      references += bindings.map { MemberReference($0.input, .held) }
      for binding in bindings { add(binding.source) }
    // Branches are visited by themselves.
    case .alert, .choose, .width, .split: break
    case .select, .back, .popToRoot, .popTo, .closeModals, .restart, .finish(nil), .custom, .stay,
      .never:
      break
    }
  }

  private mutating func add(_ target: TargetSpec, _ kind: SpecKind, _ modal: ModalSpec? = nil) {
    let name = target.name.value.string
    references += target.with.map { MemberReference($0.input, .input(of: kind, named: name)) }
    addSources(target)
    if case .event(let event)? = modal?.onSwipe {
      references.append(MemberReference(event, .swipe(of: kind, named: name)))
    }
  }

  private mutating func addSources(_ target: TargetSpec) {
    for binding in target.with { add(binding.source) }
  }

  /// Adds the first name of a source such as `session.user`.
  private mutating func add(_ source: JSONString) {
    let name = source.text.prefix { $0 != "." }
    guard !name.hasPrefix("=") else { return }
    references.append(
      MemberReference(
        kind: .source, name: String(name), span: source.span(of: 0..<name.utf8.count)))
  }
}
