/// What launch arguments start.
extension Resolver {
  mutating func launchPoints() -> [LaunchPoint] {
    let screens = specs.screens.flatMap { screen in
      screen.spec.launch.map { (point: $0, name: screen.spec.name) }
    }
    let flows = specs.coordinators.flatMap { flow in
      flow.spec.launch.map { (point: $0, name: flow.spec.name) }
    }
    guard let first = (screens + flows).first else { return [] }
    checkLaunchArguments((screens + flows).map(\.point))

    // Nobody brings data: no event, no inputs.
    let spec = CoordinatorSpec(name: first.name)
    let launcher = FlowInterface(
      number: flows.count, names: Coordinator.Names(spec.name.value, configuration.names), path: "",
      spec: spec, inputs: [], reports: [])
    var resolver = AnswerResolver(
      coordinator: launcher, shown: Shown(spec, in: directory), directory: directory,
      shownByFlow: shown, doubts: doubts, diagnostics: diagnostics)
    let points =
      screens.compactMap { launch, name in
        var scope = AnswerScope(.start, coordinator: resolver.coordinator)
        return resolver.showing(screen: launch.target(name), in: &scope).map {
          LaunchPoint(launch, .screen(name.value), $0)
        }
      }
      + flows.compactMap { launch, name in
        var scope = AnswerScope(.start, coordinator: resolver.coordinator)
        return resolver.showing(flow: launch.target(name), in: &scope).map {
          LaunchPoint(launch, .flow(name.value), $0)
        }
      }
    (diagnostics, doubts) = (resolver.diagnostics, resolver.doubts)
    return points.sorted { $0.name.interned.bytes.precedes($1.name.interned.bytes) }
  }

  private mutating func checkLaunchArguments(_ points: [LaunchSpec]) {
    var firsts: [String: LaunchSpec] = [:]
    for point in points {
      guard let first = firsts.updateValue(point, forKey: point.name.text.lowercased()) else {
        continue
      }
      diagnostics.report(.clash(point, with: first))
      diagnostics.report(.clash(first, with: point))
    }
  }
}

extension LaunchSpec {
  /// What is started, at the place of the argument.
  fileprivate func target(_ name: Located<TypeName>) -> TargetSpec {
    TargetSpec(name: Located(name.value.interned, at: argument.span), with: with, variant: variant)
  }
}

extension LaunchPoint {
  fileprivate init(_ spec: LaunchSpec, _ target: Target, _ showing: Showing) {
    self.init(
      argument: SwiftValue(string: spec.argument.value), name: spec.name, target: target,
      showing: showing)
  }
}

extension Diagnostic {
  fileprivate static func clash(_ point: LaunchSpec, with other: LaunchSpec) -> Diagnostic {
    Diagnostic(
      .clash, at: point.argument.span,
      point.argument.value == other.argument.value
        ? "the launch argument \(point.argument.value.quoted) is there twice"
        : "\(point.argument.value.quoted) and \(other.argument.value.quoted) differ only in hyphens",
      notes: [Note(at: other.argument.span, "the other one is here")])
  }
}
