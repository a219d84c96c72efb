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
    takeSecrets(of: spec)
  }

  init(_ spec: CoordinatorSpec) {
    self.init(.coordinator, spec.name, spec.summary)
    launch = spec.launch.map(\.argument)
    links = spec.links.map {
      (Located($0.written.value.string, at: $0.written.span), $0.event.name.value.string)
    }
    isRoot = spec.root != nil
    isElsewhere = spec.isElsewhere
    passedOn = spec.passesOn.map(\.value.text)
    isRestored = spec.isRestored
    answers = [SpecAnswer(.start, spec.start)]
    answers += spec.starts.map { SpecAnswer(.start, $0.steps) }
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
    answers += (spec.events + spec.answers).map { SpecAnswer(.outside, $0.steps) }
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
}

extension FunctionDeclaration {
  fileprivate var locatedName: Located<String> { Located(name.value.text, at: name.span) }
}

extension SpecAnswer {
  fileprivate init(_ trigger: Trigger, _ steps: [StepSpec]) {
    self.trigger = trigger
    isStay = if case .stay? = steps.first?.kind { steps.count == 1 } else { false }
    var shown: Set<ShownSpec> = []
    steps.visit { step in
      step.forEachMention { mention in
        if case .screen(let target, _) = mention {
          shown.insert(ShownSpec(.screen, target.name.value.string))
        }
      }
      step.forEachStartedFlow { shown.insert(ShownSpec(.coordinator, $0.name.value.string)) }
    }
    self.shown = shown
  }
}
