import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Finds the method that answers a swipe down.
extension AnswerResolver {
  /// - Parameter name: the presented screen.
  mutating func modal(
    _ spec: ModalSpec, ofScreen name: Located<InternedText>, in scope: AnswerScope
  ) -> Modal {
    Modal(spec, answeredBy: swipeAnswer(spec, ofScreen: name, in: scope))
  }

  private mutating func swipeAnswer(
    _ spec: ModalSpec, ofScreen name: Located<InternedText>, in scope: AnswerScope
  ) -> SwipeAnswer? {
    guard case .event(let event)? = spec.onSwipe, let screen = directory.screens[name.value],
      onlyScreen(among: [screen], sending: event) != nil
    else { return nil }
    let method = MemberName(validated: event.value)
    return SwipeAnswer(
      flow: nil, method: method, isHidden: scope.hides(method) || constants.contains(method),
      viewModel: nil, sender: screen.names.screen,
      screen: Located(screen.names.base, at: event.span), spec: screen.origin.span)
  }

  /// - Parameters:
  ///   - target: the started flow, whose first screen has the event.
  ///   - variable: the constant that stores the flow.
  mutating func modal(
    _ spec: ModalSpec, ofFlow target: TargetSpec, held variable: MemberName
  ) -> Modal {
    Modal(spec, answeredBy: swipeAnswer(spec, ofFlow: target, held: variable))
  }

  private mutating func swipeAnswer(
    _ spec: ModalSpec, ofFlow target: TargetSpec, held variable: MemberName
  ) -> SwipeAnswer? {
    guard case .event(let event)? = spec.onSwipe, let flow = directory.flows[target.name.value],
      recovery.knowsAllNavigation
    else { return nil }
    let first = firstScreens(of: flow, at: target.beginning)
    guard !first.isEmpty else {
      diagnostics.report(
        .swipe, at: event.span,
        "the flow \(target.name.value.quoted) doesn't begin with a screen of its own that has the event "
          + event.value.quoted)
      return nil
    }
    guard let screen = onlyScreen(among: first, sending: event) else { return nil }
    checkOtherAnswers(to: event, than: screen, in: flow, at: target.beginning)
    let method = MemberName(validated: event.value)
    return SwipeAnswer(
      flow: variable, method: method, isHidden: false,
      viewModel: repeatedMethods(of: flow).contains(method) ? screen.names.viewModel : nil,
      sender: screen.names.screen, screen: Located(screen.names.base, at: event.span),
      spec: screen.origin.span)
  }

  /// A swipe on a later screen of the flow gets the answer of its first one, too.
  private mutating func checkOtherAnswers(
    to event: Located<InternedText>, than first: Screen, in flow: FlowInterface,
    at beginning: Located<InternedText>?
  ) {
    let answers = WrittenAnswers(flow.spec.screens)
    func answer(_ name: InternedText) -> CoordinatorSpec.AnswerSpec? {
      answers.answers(of: name)(event.value)
    }
    let shown = navigation[flow.number].screens
    guard let own = shown.first(where: { $0.screen === first }).flatMap({ answer($0.name) }) else {
      return
    }
    let beginnings = [nil] + flow.spec.starts.map { $0.name.map(\.interned) }
    let elsewhere = beginnings.flatMap { firstScreens(of: flow, at: $0) }
    let here = firstScreens(of: flow, at: beginning)
    for other in shown where other.screen !== first && !other.ways.isSubset(of: .presented) {
      let isOnlyElsewhere =
        other.ways == .inPlace && elsewhere.contains { $0 === other.screen }
        && !here.contains { $0 === other.screen }
      guard !isOnlyElsewhere, other.screen.event(event.value) != nil,
        let steps = answer(other.name), steps.steps.deeds != own.steps.deeds
      else { continue }
      let (name, swiped) = (first.names.base.text.quoted, other.name.string.quoted)
      warnings.report(
        .swipeOfSteps, at: event.span,
        "a swipe on \(swiped) gets the answer of \(name), with which the flow begins, to "
          + "\(event.value.quoted), which \(swiped) answers otherwise; answer both alike, or write "
          + "`\"onSwipe\": \"stay\"`, and the user closes it with a button",
        notes: [Diagnostic.Note(at: steps.event.span, "this is its own answer")])
      return
    }
  }

  /// The screens that a flow begins with, not counting those of its child flows, without
  /// duplicates.
  private func firstScreens(
    of flow: FlowInterface, at beginning: Located<InternedText>?
  ) -> [Screen] {
    var seen: Set<InternedText> = []
    return flow.firstSteps(at: beginning).flattened.compactMap { step in
      guard case .push(let target) = step.kind, seen.insert(target.name.value).inserted else {
        return nil
      }
      return directory.screens[target.name.value]
    }
  }

  /// The only one of the screens that has the event, which must have no parameters. Reports if there
  /// is none, or more than one.
  private mutating func onlyScreen(
    among candidates: [Screen], sending event: Located<InternedText>
  ) -> Screen? {
    let found = candidates.compactMap { screen in
      screen.event(event.value).map { (screen, $0) }
    }
    guard let (screen, answered) = found.first else {
      if candidates.allSatisfy({ recovery.knows($0) }) {
        let names = candidates.map(\.names.base.text)
        let known = candidates.flatMap(\.events).map(\.signature.name.text)
        diagnostics.report(
          .noSuchEvent(event, ofThe: .screen, names.joined(separator: "` or `"), known: known))
      }
      return nil
    }
    if found.count > 1 {
      diagnostics.report(
        .swipe, at: event.span,
        "the flow may begin with \(screen.names.base.text.quoted) or with "
          + "\(found[1].0.names.base.text.quoted), and both have the event \(event.value.quoted)")
      return nil
    }
    guard answered.signature.parameters.isEmpty else {
      let names = answered.signature.parameters.map(\.name.text)
      diagnostics.report(
        .swipe, at: event.span,
        "\(event.value.quoted) takes \(Diagnostic.list(names)), but a swipe carries no data; "
          + "use an event without parameters")
      return nil
    }
    meanings.note(.event, event, of: Meaning.Owner(screen))
    return screen
  }
}

extension [StepSpec] {
  /// A line for each step, by which one answer can be told from another.
  fileprivate var deeds: [String] {
    flattened.map { step in
      var words = ["\(step.effect)"]
      step.forEachMention { mention in
        switch mention {
        case .screen(let target, _), .flow(let target, _, _): words.append(target.name.value.string)
        case .report(let name), .selected(let name), .state(let name), .answer(let name, _):
          words.append(name.value.string)
        case .wayBack(let name, _), .reached(let name): words.append(name.written.value.string)
        case .listener(let name, let call):
          words += [name.written.value.string, call.value.string]
        case .function(let path): words.append(path.text)
        case .source(let source): words.append(source.text)
        case .text(let value): words.append(value.text)
        case .tab, .anything, .branch: break
        }
      }
      return words.joined(separator: " ")
    }
  }
}
