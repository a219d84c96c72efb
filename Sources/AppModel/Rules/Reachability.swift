import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

extension Rules {
  /// Something leads to each screen and each flow from the root, unless hand-written code may.
  static func reachability(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    let roots = app.roots.filter { $0.spec.root != nil && app.directory.knows($0) }
    let navigation = app.navigation
    var reached = Set(navigation.reached(from: roots.map(\.number)))
    guard let root = roots.first, !reached.contains(where: { navigation[$0].isOpen }) else {
      return
    }
    func report(_ kind: String, _ name: Located<TypeName>) {
      diagnostics.report(
        .unreachable, at: name.span,
        "nothing leads from \(root.names.base.text.quoted) to the \(kind) \(name.value.text.quoted)"
      )
    }
    let lost = app.flows.filter { !reached.contains($0.number) }
    // If nothing leads to a flow, there is no need to report that nothing leads to what it shows.
    let started = Set(
      lost.flatMap { flow in navigation[flow.number].started.filter { $0 != flow.number } })
    let first = lost.filter { !started.contains($0.number) }
    reached.formUnion(navigation.reached(from: first.map(\.number)))
    // The remaining flows start each other.
    for flow in first + lost.filter({ !reached.contains($0.number) }) {
      if flow.spec.links.isEmpty { report("flow", flow.spec.name) }
      for link in flow.spec.links {
        diagnostics.report(
          .linkToNobody, at: link.written.span,
          "nothing starts the flow \(flow.names.base.text.quoted), so the link would wait for ever")
      }
    }
    var shown = Set<InternedText>(minimumCapacity: app.screens.count)
    for screen in navigation.flows.lazy.flatMap(\.screens) where !screen.ways.isEmpty {
      shown.insert(screen.screen.names.base.interned)
    }
    for screen in app.screens where !shown.contains(screen.names.base.interned) {
      report("screen", Located(screen.names.base, at: screen.origin.span))
    }
  }

  /// A flow shows the screens and flows that it answers.
  static func neverShown(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    for (flow, shown) in app.navigated where !shown.isOpen {
      func report(_ kind: String, _ name: InternedText, at span: SourceSpan) {
        diagnostics.report(
          .unusedAnswers, at: span,
          "these answers are never used: nothing in \(flow.names.base.text.quoted) shows the \(kind) "
            + name.quoted)
      }
      for screen in shown.screens where screen.ways.isEmpty {
        report("screen", screen.name, at: screen.span)
      }
      for child in shown.flows where !child.isShownByStep {
        report("flow", child.flow.names.base.interned, at: child.span)
      }
    }
  }
}
