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
      viewModel: nil, sender: screen.names.viewModel,
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
      recovery.knowsNavigation(of: flow, shownByFlow[flow.number])
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
    let method = MemberName(validated: event.value)
    return SwipeAnswer(
      flow: variable, method: method, isHidden: false,
      viewModel: repeatedMethods(of: flow).contains(method) ? screen.names.viewModel : nil,
      sender: screen.names.viewModel, screen: Located(screen.names.base, at: event.span),
      spec: screen.origin.span)
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
      if candidates.allSatisfy({ recovery.knows(.flow, of: $0) }) {
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
    return screen
  }
}
