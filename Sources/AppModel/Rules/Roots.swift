import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

extension Rules {
  /// An app has one root, and so has each target, which can be started by itself.
  static func oneRoot(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    let scope = app.configuration.targets.isEmpty ? "an app" : "a target"
    for roots in app.rootsOfTargets where roots.count > 1 {
      // A root that another flow starts is the mistake; otherwise it may be any of them.
      let started = roots.filter { app.navigation.isStarted($0.value.number) }
      for root in started.isEmpty ? roots : started {
        let others = roots.lazy.filter { $0.value.names.base != root.value.names.base }
          .prefix(Diagnostics.mostNamed)
        diagnostics.report(
          .severalRoots, at: root.span,
          "\(root.value.names.base.text.quoted) isn't the only root, and \(scope) can have only one",
          notes: others.map {
            Diagnostic.Note(at: $0.span, "\($0.value.names.base.text.quoted) is another root")
          })
      }
    }
  }

  /// The flow that the window starts has no parent to report to. Flows of other targets may start it.
  static func unstartedRoot(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    let roots = app.rootsOfTargets.filter { $0.count == 1 }.map { $0[0].value }
      .filter { app.navigation.isStarted($0.number) || !app.recovery.names[.coordinator].isEmpty }
    guard !roots.isEmpty else { return }
    let flows = Dictionary(grouping: app.flows) { app.configuration.part(of: $0.path).module }
    for root in roots {
      let own = flows[app.configuration.part(of: root.path).module] ?? []
      for step in own.lazy.flatMap(\.spec.allSteps) {
        step.forEachStartedFlow { flow in
          guard flow.name.value == root.names.base.interned else { return }
          diagnostics.report(
            .startedRoot, at: flow.name.span,
            "\(flow.name.value.quoted) is the app's root: only the window can start it; to begin "
              + "again, `report` an event up to it, which it answers with `restart`")
        }
      }
    }
  }

  /// The window begins with something on screen.
  static func rootsWithContent(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    for root in app.roots where root.spec.root != nil {
      let steps = app.beginnings.of(root).flatMap(app.beginnings.steps).flatMap(\.atOnce)
      for step in steps where step.reportAtOnce != nil {
        diagnostics.report(
          .beginsNowhere, at: step.span,
          "\(root.names.base.text.quoted) is the app's root, and would leave the window empty: let it begin with a "
            + "screen, or with a flow that may end at once, and answer that")
      }
    }
  }

  /// Somebody has to start a flow to receive its reports.
  static func unheardReports(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    guard app.flows.contains(where: { $0.spec.root != nil }) else { return }
    for flow in app.flows where !app.navigation.isStarted(flow.number) {
      guard let report = flow.spec.flow.first?.declaration.name else { continue }
      diagnostics.report(
        .unheardReport, at: report.span,
        "no parent can receive \(report.value.text.quoted): nothing starts the flow \(flow.names.base.text.quoted)"
      )
    }
  }
}

extension WholeApp {
  /// The flow that is marked as the root, or else those that no flow starts.
  var roots: [FlowInterface] {
    // A target's own root may be started by another target's flow.
    let marked = flows.filter { flow in
      flow.spec.root != nil
        && (configuration.targets.isEmpty || !navigation.isStarted(flow.number) && !flow.isOpen)
    }
    return marked.isEmpty ? flows.filter { !navigation.isStarted($0.number) } : marked
  }

  /// The flows that are marked as roots, by target.
  fileprivate var rootsOfTargets: [[Located<FlowInterface>]] {
    let roots = flows.compactMap { flow in flow.spec.root.map { Located(flow, at: $0) } }
    return Array(
      Dictionary(grouping: roots) { configuration.part(of: $0.value.path).module }.values)
  }
}
