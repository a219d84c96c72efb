import Language
import Storage
import Syntax

/// Finds the flows above and below that answers refer to.
extension AnswerResolver {
  // MARK: Going back

  /// What a `popTo` goes back to: a screen of this flow; else a flow above of the name; else, if no
  /// flow has the name, a screen of a flow above.
  func wayBack(_ name: InternedText) -> WayBack? {
    if let screen = shown.screen(name) { return .screen(screen.names.target) }
    if let flow = directory.flows[name] {
      let isAbove = flowTree.firstAbove(coordinator.number) { $0 == flow.number ? true : nil }
      return isAbove == true ? .flowAbove(flow.names.target) : nil
    }
    return flowTree.firstAbove(coordinator.number) { shownByFlow[$0].screen(name) }
      .map { .screenAbove($0.names.target) }
  }

  mutating func checkIsBehind(_ name: Located<InternedText>) {
    guard directory.hasAny(name.value) else { return checkIsKnown(name) }
    if let flow = directory.flows[name.value], shown.screen(name.value) == nil,
      flow.spec.showsNothingItself
    {
      diagnostics.report(.showsNothingItself(name))
    } else if wayBack(name.value) == nil, recovery.knowsAllNavigation {
      let isFlow = directory.flows[name.value] != nil
      diagnostics.report(
        isFlow
          ? .notAbove(name, coordinator.names.base)
          : .notBehind(name, known: shown.screens.map(\.screen.names.base.text)))
    }
  }

  // MARK: Telling

  /// The flow below that a `tell` means, if it doesn't mean a screen of this flow.
  func told(_ name: InternedText) -> FlowInterface? {
    guard shown.screen(name) == nil, let flow = directory.flows[name] else { return nil }
    return flowTree.firstBelow(shown) { $0 == flow.number ? flow : nil }
  }

  mutating func checkTelling(_ name: Located<InternedText>, _ call: TargetSpec) {
    guard directory.hasAny(name.value) else { return checkIsKnown(name) }
    guard shown.screen(name.value) == nil, let flow = directory.flows[name.value] else {
      checkIsShown(name)
      if let screen = directory.screens[name.value] { checkAction(call.name, of: screen) }
      return
    }
    if told(name.value) == nil, recovery.knowsAllNavigation {
      diagnostics.report(.notBelow(name, coordinator.names.base))
    }
    let known = flow.spec.events.map(\.declaration.name.value)
    let isKnown = known.contains { $0.interned == call.name.value }
    guard !isKnown, !flow.invalidKeys.contains(CoordinatorKey.events.rawValue), isWorthReporting()
    else { return }
    diagnostics.report(
      .noSuchOutsideEvent(call.name, of: flow.names.base, known: known.map(\.text)))
  }
}

extension CoordinatorSpec {
  /// Whether it consists of other flows only, or of the developer's code.
  fileprivate var showsNothingItself: Bool {
    screens.isEmpty && tabs.isEmpty && !hasSplit
      && !allSteps.contains { step in
        switch step.kind {
        case .push, .present, .replace, .detail: true
        default: false
        }
      }
  }
}

extension Diagnostic {
  fileprivate static func notBehind(
    _ name: Located<InternedText>, known: [String]
  ) -> Diagnostic {
    let shows = known.isEmpty ? "" : "; this one shows \(list(known))"
    return Diagnostic(
      .notShown, at: name.span,
      "neither this flow nor one above it shows the screen \(name.value.quoted)\(shows)")
  }

  fileprivate static func notAbove(
    _ name: Located<InternedText>, _ flow: TypeName
  ) -> Diagnostic {
    Diagnostic(
      .notShown, at: name.span,
      "the flow \(name.value.quoted) isn't above \(flow.text.quoted): `popTo` goes back to a screen "
        + "of this flow, or to what a flow above it shows")
  }

  fileprivate static func showsNothingItself(_ name: Located<InternedText>) -> Diagnostic {
    Diagnostic(
      .notShown, at: name.span,
      "the flow \(name.value.quoted) shows no screen of its own to go back to")
  }

  fileprivate static func notBelow(
    _ name: Located<InternedText>, _ flow: TypeName
  ) -> Diagnostic {
    Diagnostic(
      .notShown, at: name.span,
      "the flow \(name.value.quoted) isn't below \(flow.text.quoted): nothing here starts it")
  }

  fileprivate static func noSuchOutsideEvent(
    _ name: Located<InternedText>, of flow: TypeName, known: [String]
  ) -> Diagnostic {
    let nearest = closest(to: name.value.string, in: known)
    let has = known.isEmpty ? "its `events` are empty" : "it has \(list(known))"
    let hint = nearest.map { "did you mean \($0.quoted)?" } ?? has
    return Diagnostic(
      .unknownName, at: name.span,
      "the flow \(flow.text.quoted) has no event \(name.value.quoted) from outside; \(hint)",
      fixIt: nearest.map { FixIt(at: name.span, replaceWith: $0) })
  }
}
