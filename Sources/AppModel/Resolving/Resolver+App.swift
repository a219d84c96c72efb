import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Checks that need all specs.
extension Resolver {
  func checkApp(
    in tree: FlowTree, servicesOfAnswers used: [[TypeName]], into diagnostics: inout Diagnostics
  ) {
    checkRoots(into: &diagnostics)
    checkStartsOfRoot(into: &diagnostics)
    checkEndlessStarts(into: &diagnostics)
    checkStacks(into: &diagnostics)
    // Skips these warnings while there are errors: they would be unreliable.
    guard !diagnostics.hasErrors else { return }
    checkDismissals(in: tree, into: &diagnostics)
    checkReachability(into: &diagnostics)
    checkNeverShown(into: &diagnostics)
    checkBeginnings(into: &diagnostics)
    checkReports(into: &diagnostics)
    checkServices(usedByAnswers: used, into: &diagnostics)
    checkTestValues(into: &diagnostics)
    checkTabs(into: &diagnostics)
    checkEndsOfTabs(into: &diagnostics)
    checkSuffixes(into: &diagnostics)
    checkButtons(into: &diagnostics)
  }

  private func checkRoots(into diagnostics: inout Diagnostics) {
    for roots in rootsOfTargets where roots.count > 1 { report(roots, into: &diagnostics) }
  }

  /// Each target can be started by itself.
  private var rootsOfTargets: [[FlowInterface]] {
    let roots = flows.filter { $0.spec.root != nil }
    guard !configuration.targets.isEmpty else { return [roots] }
    let byTarget = Dictionary(grouping: roots) { configuration.part(of: $0.path).module }
    return Array(byTarget.values)
  }

  private func report(_ roots: [FlowInterface], into diagnostics: inout Diagnostics) {
    let located = roots.compactMap { flow in
      flow.spec.root.map { Located(flow.names.base, at: $0) }
    }
    // A root that another flow starts is the mistake; otherwise it may be any of them.
    let started = zip(roots, located).filter { isStarted[$0.0.number] }.map(\.1)
    for root in started.isEmpty ? located : started {
      let others = located.lazy.filter { $0.value != root.value }.prefix(Diagnostics.mostNamed)
      diagnostics.report(
        .severalRoots, at: root.span,
        "\(root.value.text.quoted) isn't the only root, and \(configuration.targets.isEmpty ? "an app" : "a target") can have only one",
        notes: others.map {
          Diagnostic.Note(at: $0.span, "\($0.value.text.quoted) is another root")
        })
    }
  }

  /// The flow that the window starts is unique, and has no parent to report to.
  private func checkStartsOfRoot(into diagnostics: inout Diagnostics) {
    let roots = rootsOfTargets.filter { $0.count == 1 }.map { $0[0] }
      .filter { isStarted[$0.number] || !recovery.names.flows.isEmpty }
    guard !roots.isEmpty else { return }
    // Flows of other targets may start it.
    let byTarget = Dictionary(grouping: flows) { configuration.part(of: $0.path).module }
    for root in roots {
      let flows = byTarget[configuration.part(of: root.path).module] ?? []
      checkStarts(of: root, by: flows, into: &diagnostics)
    }
  }

  private func checkStarts(
    of root: FlowInterface, by flows: [FlowInterface], into diagnostics: inout Diagnostics
  ) {
    for step in flows.lazy.flatMap(\.spec.allSteps) {
      step.forEachStartedFlow { flow in
        if flow.name.value == root.names.base.interned {
          diagnostics.report(
            .startedRoot, at: flow.name.span,
            "\(flow.name.value.quoted) is the app's root: only the window can start it; to begin "
              + "again, `report` an event up to it, which it answers with `restart`")
        }
      }
    }
  }

  /// Reports events that no parent receives, because nothing starts the flow.
  private func checkReports(into diagnostics: inout Diagnostics) {
    guard flows.contains(where: { $0.spec.root != nil }) else { return }
    for flow in flows where !isStarted[flow.number] {
      if let report = flow.spec.flow.first?.declaration.name {
        diagnostics.report(
          .unheardReport, at: report.span,
          "no parent can receive \(report.value.text.quoted): nothing starts the flow \(flow.names.base.text.quoted)"
        )
      }
    }
  }

  /// Reports screens and flows that can't be reached from the root, unless hand-written code may
  /// show them.
  private func checkReachability(into diagnostics: inout Diagnostics) {
    let roots = roots.compactMap { directory.flows[$0.base.interned] }.filter {
      $0.spec.root != nil
    }
    guard let root = roots.first else { return }
    var reached = Reached(from: root.number, by: shown)
    for other in roots.dropFirst() { reached.add(other.number) }
    if reached.mayBeMore { return }
    // If nothing leads to a flow, there is no need to report that nothing leads to its screens.
    let isStarted = reached.startedByOthers()
    let first = flows.filter { !reached.contains(flow: $0.number) && !isStarted[$0.number] }
    for flow in first { reached.add(flow.number) }
    // The remaining flows start each other.
    let others = flows.filter { !reached.contains(flow: $0.number) }
    for flow in others { reached.add(flow.number) }
    for flow in first + others {
      if flow.spec.links.isEmpty {
        diagnostics.report(.unreachable("flow", flow.spec.name, root: root.names.base))
      }
      for link in flow.spec.links { diagnostics.report(.linkToNobody(link, in: flow.names.base)) }
    }
    for screen in screens where !reached.contains(screen: screen) {
      let name = Located(screen.names.base, at: screen.origin.span)
      diagnostics.report(.unreachable("screen", name, root: root.names.base))
    }
  }

  /// Reports answers to screens and flows that their own flow never shows.
  private func checkNeverShown(into diagnostics: inout Diagnostics) {
    for (flow, shown) in zip(flows, shown) where !shown.isOpen {
      for screen in shown.screens where screen.ways.isEmpty {
        let name = Located(screen.name, at: screen.span)
        diagnostics.report(.neverShown("screen", name, in: flow.names.base))
      }
      for child in shown.flows where !child.isShownByStep {
        let name = Located(child.flow.names.base.interned, at: child.span)
        diagnostics.report(.neverShown("flow", name, in: flow.names.base))
      }
    }
  }

  /// Warns of more tabs than fit on an iPhone's bar, which UIKit moves elsewhere.
  private func checkTabs(into diagnostics: inout Diagnostics) {
    for flow in flows {
      let tabs = flow.spec.tabs
      guard tabs.count > 5, flow.spec.look == nil else { continue }
      diagnostics.report(
        .tooManyTabs, at: tabs[5].flow.name.span,
        "\(tabs.count) tabs, and the bar of an iPhone has room for five: let the fifth be a flow with a "
          + "list that starts the others")
    }
  }

  /// Warns of tabs that are gone for good when their flows end, because no state brings them back.
  private func checkEndsOfTabs(into diagnostics: inout Diagnostics) {
    guard flows.contains(where: { !$0.spec.tabs.isEmpty }) else { return }
    var starts = Array(repeating: 0, count: flows.count)
    for start in shown.lazy.flatMap(\.starts) { starts[start.flow.number] += 1 }
    for (parent, shown) in zip(flows, shown) where !parent.spec.tabs.isEmpty && !shown.isOpen {
      let answers = AnswersThatLeave(parent.spec)
      for tab in parent.spec.tabs where tab.condition == nil {
        guard let flow = directory.flows[tab.flow.name.value], starts[flow.number] == 1 else {
          continue
        }
        check(flow, whoseTabStaysUnless: answers, into: &diagnostics)
      }
    }
  }

  private func check(
    _ flow: FlowInterface, whoseTabStaysUnless answers: AnswersThatLeave,
    into diagnostics: inout Diagnostics
  ) {
    let ends = flow.spec.allSteps.filter { if case .finish = $0.kind { true } else { false } }
    if ends.isEmpty { return }
    let leaving = answers.events(of: flow.names.base.interned)
    for step in ends {
      guard case .finish(let report) = step.kind else { continue }
      let event = report?.name.value
      guard !leaving(event ?? AnswersThatLeave.cancelled) else { continue }
      let way =
        event.map { "to report and go on, write `{ \"report\": \"\($0.string)\" }`" }
        ?? "to leave only this screen, write `back`; to go back to the first one, `popToRoot`"
      diagnostics.report(
        .endsTab, at: step.span,
        "this ends the flow \(flow.names.base.text.quoted) and removes its tab for good; \(way)")
    }
  }

  /// `LoginScreen` would have the suffix of its type twice.
  private func checkSuffixes(into diagnostics: inout Diagnostics) {
    func check(_ name: Located<TypeName>, _ kind: SpecKind, _ suffixes: [[UInt8]]) {
      let bytes = name.value.interned.bytes
      for suffix in suffixes
      where bytes.count > suffix.count && bytes.suffix(suffix.count).elementsEqual(suffix) {
        let (long, suffix) = (name.value.text, String(decoding: suffix, as: UTF8.self))
        let short = String(long.dropLast(suffix.count))
        diagnostics.report(
          .suffixTwice, at: name.span,
          "\(long.quoted) generates \((long + suffix).quoted); to call it "
            + "\(short.quoted) everywhere: `mvvmgen rename \(kind.rawValue) \(long) \(short)`")
      }
    }
    let names = configuration.names
    let ofScreens = names.ofTypes(from: .screen).map { Array($0.utf8) }
    for screen in specs.screens { check(screen.spec.name, .screen, ofScreens) }
    let ofFlows = names.ofTypes(from: .coordinator).map { Array($0.utf8) }
    for flow in flows { check(flow.spec.name, .coordinator, ofFlows) }
  }
}

/// The answers of a flow to its child flows that may remove its tabs, directly or by calling other
/// flows.
private struct AnswersThatLeave {
  private typealias Answers = [InternedText: Bool]

  static let cancelled = MemberName(.cancelled).interned

  private let senders: [InternedText: CoordinatorSpec.SenderSpec]
  private let forAll: Answers

  init(_ spec: CoordinatorSpec) {
    senders = Dictionary(
      spec.flows.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
    forAll = Self.answers(of: spec.flows.first(where: \.isForAll))
  }

  /// Whether the answer to an event of a flow is one of them.
  func events(of flow: InternedText) -> (InternedText) -> Bool {
    let own = Self.answers(of: senders[flow])
    return { own[$0] ?? forAll[$0] ?? false }
  }

  private static func answers(of sender: CoordinatorSpec.SenderSpec?) -> Answers {
    Dictionary(
      (sender.map { Array($0.answers) } ?? []).map { ($0.event.value, mayLeave($0.steps)) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func mayLeave(_ steps: [StepSpec]) -> Bool {
    steps.flattened.contains {
      $0.effect.removes || $0.effect == .others || $0.effect == .ownCode
    }
  }
}

extension Diagnostic {
  fileprivate static func unreachable(
    _ kind: String, _ name: Located<TypeName>, root: TypeName
  ) -> Diagnostic {
    Diagnostic(
      .unreachable, at: name.span,
      "nothing leads from \(root.text.quoted) to the \(kind) \(name.value.text.quoted)")
  }

  fileprivate static func neverShown(
    _ kind: String, _ name: Located<InternedText>, in flow: TypeName
  ) -> Diagnostic {
    Diagnostic(
      .unusedAnswers, at: name.span,
      "these answers are never used: nothing in \(flow.text.quoted) shows the \(kind) "
        + name.value.quoted)
  }
}
