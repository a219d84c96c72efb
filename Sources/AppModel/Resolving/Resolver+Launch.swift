import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Resolves the launch points.
extension Resolver {
  func launchPoints(
    into diagnostics: inout Diagnostics, _ meanings: inout Meanings
  ) -> [LaunchPoint] {
    let starts = launchStarts()
    guard let first = starts.first else { return [] }
    checkLaunchArguments(starts, into: &diagnostics)

    // There is no source of data: no event, no inputs.
    let spec = CoordinatorSpec(name: first.name)
    let launcher = FlowInterface(
      number: flows.count, names: Coordinator.Names(spec.name.value, configuration.names),
      path: "", spec: spec, inputs: [], state: [], reports: [],
      reporting: Reporting(by: configuration.flowOutput))
    var resolver = AnswerResolver(
      coordinator: launcher, shown: FlowNavigation(spec, in: directory), directory: directory,
      navigation: navigation, recovery: app.recovery,
      meanings: Meanings(areNoted: meanings.areNoted))
    let points = starts.compactMap { start -> LaunchPoint? in
      var scope = AnswerScope(.start, coordinator: launcher)
      let target = start.spec.target(start.name)
      if start.kind == .screen, directory.screen(start.name.value.interned)?.view.isSession == true
      {
        resolver.diagnostics.report(
          .session, at: start.spec.argument.span,
          "\(start.name.value.text.quoted) is a session, of which nothing of the app is seen: started alone, it would "
            + "be above a blank screen; give `launch` to the flow that presents it")
        return nil
      }
      if start.kind == .flow { resolver.checkBeginning(of: target) }
      let destination =
        switch start.kind {
        case .screen: resolver.destination(screen: target, in: &scope)
        case .flow: resolver.destination(flow: target, in: &scope)
        }
      return destination.map { LaunchPoint(start.spec, $0) }
    }
    report(resolver.findings, into: &diagnostics)
    meanings.append(resolver.meanings)
    return points.sorted { $0.name.interned.bytes.precedes($1.name.interned.bytes) }
  }

  /// A launch argument, and the spec that declares it.
  private typealias LaunchStart = (
    spec: LaunchSpec, name: Located<TypeName>, kind: Target.Kind
  )

  private func launchStarts() -> [LaunchStart] {
    var starts: [LaunchStart] = []
    for screen in specs.screens {
      for point in screen.spec.launch { starts.append((point, screen.spec.name, .screen)) }
    }
    for flow in specs.coordinators {
      for point in flow.spec.launch { starts.append((point, flow.spec.name, .flow)) }
    }
    return starts
  }

  private func checkLaunchArguments(
    _ starts: [LaunchStart], into diagnostics: inout Diagnostics
  ) {
    var firsts: [String: LaunchSpec] = [:]
    for (point, name, _) in starts {
      // A copy of a spec has its arguments, too.
      guard let first = firsts.updateValue(point, forKey: point.name.text.lowercased()),
        directory.hasAny(name.value.interned)
      else { continue }
      diagnostics.reportClash(of: point.argument, first.argument) { argument, other in
        Diagnostic(
          .clash, at: argument.span,
          argument.value == other.value
            ? "the launch argument \(argument.value.quoted) is declared more than once"
            : "\(argument.value.quoted) and \(other.value.quoted) differ only in hyphens, "
              + "underscores or case",
          notes: [Diagnostic.Note(at: other.span, "the other one is here")])
      }
    }
  }
}

extension LaunchSpec {
  /// The screen or flow that is started, with the argument's span.
  fileprivate func target(_ name: Located<TypeName>) -> TargetSpec {
    TargetSpec(
      ShownName(Located(name.value.interned, at: argument.span)), with: with, variant: variant,
      beginning: beginning)
  }
}

extension LaunchPoint {
  fileprivate init(_ spec: LaunchSpec, _ destination: Destination) {
    self.init(
      argument: SwiftValue(string: spec.argument.value), name: spec.name,
      destination: destination)
  }
}
