import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The flows that one target declares and another one has, so that two features can lead to each other.
struct DeclaredFlows {
  let all: [Declaration]
  /// Declared more than once.
  let repeated: Set<TypeName>
  /// Those for targets that know some flows by their declarations alone.
  private var directories: [Int: Directory] = [:]

  struct Declaration {
    let file: SpecFile<CoordinatorSpec>
    let target: Int
    /// The flow, and its target; nil if that is out of sight.
    let flow: FlowInterface
    let home: Int?

    var name: Located<TypeName> { file.spec.name }

    /// Whether a target sees the flow itself.
    func isSeen(from target: Int, _ configuration: Configuration) -> Bool {
      home.map { configuration.target(target, sees: $0) } ?? false
    }
  }

  init(_ specs: Specs, _ directory: Directory, _ borders: Borders?, _ configuration: Configuration)
  {
    let repeated = Set(
      Dictionary(grouping: specs.declared, by: \.spec.name.value).filter { $1.count > 1 }.keys)
    self.repeated = repeated
    all = specs.declared.compactMap { file in
      let name = file.spec.name.value
      guard let borders, let flow = directory.flow(name.interned), !repeated.contains(name)
      else { return nil }
      return Declaration(
        file: file, target: borders.target(of: file.spec.name.span), flow: flow,
        home: flow.spec.isElsewhere ? nil : borders.target(of: flow.spec.name.span))
    }
    if all.isEmpty { return }
    for target in configuration.targets.indices {
      let seen = all.filter { configuration.target(target, sees: $0.target) }
      let others = seen.filter { !$0.isSeen(from: target, configuration) }.map(\.flow)
      if !others.isEmpty { directories[target] = directory.replacing(others) }
    }
  }

  /// The directory for a target; nil where that is the app's.
  func directory(for target: Int) -> Directory? { directories[target] }

  func declaration(of flow: FlowInterface) -> Declaration? {
    flow.names.declared == nil ? nil : all.first { $0.flow.number == flow.number }
  }

  /// Those among services that a target can make, since it sees the flow.
  func made(
    of services: (ServiceReference) -> Bool, in target: Int, _ configuration: Configuration
  ) -> [FlowInterface] {
    all.filter {
      $0.flow.names.factory.map(services) == true && $0.isSeen(from: target, configuration)
    }.map(\.flow)
  }
}

extension Resolver {
  /// The directory for the specs of a flow's target.
  func directoryOfDeclared(for flow: FlowInterface) -> Directory? {
    borders.flatMap { declared.directory(for: $0.target(of: flow.spec.name.span)) }
  }

  /// Checks that each declaration has one flow, and says the same.
  func checkDeclaredFlows(into diagnostics: inout Diagnostics) {
    for spec in specs.declared.lazy.map(\.spec) {
      let flow = directory.flow(spec.name.value.interned)
      guard let problem = problem(of: spec, flow) else { continue }
      diagnostics.report(
        .elsewhere, at: problem.place ?? spec.name.span,
        "\(spec.name.value.text.quoted) \(problem.text)",
        notes: flow.map { [Diagnostic.Note(at: $0.spec.name.span, "its own spec is here")] } ?? [])
    }
    for flow in flows { checkNames(in: flow, into: &diagnostics) }
  }

  /// - Returns: nil if there is none; the place of the entry that differs, if one does.
  private func problem(
    of spec: CoordinatorSpec, _ flow: FlowInterface?
  ) -> (text: String, place: SourceSpan?)? {
    if let text = problem(findingFlowOf: spec, flow) { return (text, nil) }
    guard let flow, !spec.hasErrors, !flow.hasErrors else { return nil }
    if flow.spec.start.isEmpty {
      return ("has no `start`, and from elsewhere no other can be chosen", nil)
    }
    let inputs = spec.inputs.map { Property($0) }
    let isInput = { (one: Property, own: Property) in
      one.name == own.name && one.type == own.type && one.defaultValue == nil
    }
    if let index = firstDifference(inputs, Array(flow.inputs), isInput) {
      return (
        "needs the `inputs` of its own spec here, in that order and without default values",
        index < inputs.count ? spec.inputs[index].declaration.name.span : nil
      )
    }
    let data =
      spec.inputs.map(\.declaration.name)
      + spec.flow.flatMap(\.declaration.parameters).map(\.value.name)
    if Set(spec.secret.map(\.value)) != flow.secret.intersection(data.map(\.value)) {
      let text =
        "needs the `secret` of its own spec here, as far as `inputs` and `flow` have such data"
      return (text, nil)
    }
    if configuration.restore, spec.isRestored != flow.spec.isInPlaces {
      return flow.spec.isInPlaces
        ? ("is restored by its own spec: leave out `\"restore\": false` here", nil)
        : ("isn't restored by its own spec: write `\"restore\": false` here, too", nil)
    }
    let events = spec.flow.map { Signature($0.declaration) }
    return firstDifference(events, flow.reports.map(\.signature), ==).map { index in
      let place = index < events.count ? spec.flow[index].declaration.name.span : nil
      return ("needs the `flow` of its own spec here, in that order", place)
    }
  }

  /// Whether a declaration has exactly one flow, in another target.
  private func problem(findingFlowOf spec: CoordinatorSpec, _ flow: FlowInterface?) -> String? {
    if configuration.targets.isEmpty { return "can't be elsewhere: the app has no `targets`" }
    if declared.repeated.contains(spec.name.value) {
      return "is declared more than once: keep one, in a target that all who start it use"
    }
    guard let flow else {
      let near = closest(to: spec.name.value.text, in: flows.map(\.names.base.text))
      return app.recovery.names.mayBe(.coordinator, spec.name.value.interned)
        ? nil
        : near.map { "is in no target; did you mean \($0.quoted)?" }
          ?? "is in no target: write its spec in one that uses this, without `elsewhere`"
    }
    return declared.all.contains { $0.flow === flow && $0.home == $0.target }
      ? "is in this target itself: leave out the spec with `elsewhere`" : nil
  }

  /// A flow that is known by its declaration can be started, and its events answered.
  private func checkNames(in flow: FlowInterface, into diagnostics: inout Diagnostics) {
    guard let directory = directoryOfDeclared(for: flow) else { return }
    for step in flow.spec.allSteps {
      step.forEachMention { mention in
        guard let name = mention.flowWithType, directory.screen(name.value) == nil,
          directory.flow(name.value)?.names.isElsewhere == true
        else { return }
        diagnostics.report(
          .elsewhere, at: name.span,
          "\(name.value.quoted) is declared with `elsewhere`, so this flow can start it and answer its "
            + "events, and nothing else; \(way(from: flow, to: name.value))")
      }
    }
  }
}

extension Resolver {
  /// How a flow comes to see another one that it knows by its declaration.
  private func way(from flow: FlowInterface, to name: InternedText) -> String {
    guard let target = borders?.target(of: flow.spec.name.span),
      let home = directory.flow(name).flatMap({ declared.declaration(of: $0)?.home }),
      !configuration.targets(below: home).contains(target)
    else { return "`report` an event to a flow that sees it" }
    let names = [home, target].map { configuration.targets[$0].name.value.text.quoted }
    return "to do more, add \(names[0]) to `uses` of \(names[1])"
  }
}

extension StepSpec.Mention {
  /// The name of a flow, where the type of its coordinator is needed.
  fileprivate var flowWithType: Located<InternedText>? {
    switch self {
    case .flow(let target, _, _):
      if target.exit?.event != nil { return target.name }
      return target.beginning != nil || target.isUnlessThere ? target.name : nil
    case .tab(let tab): return tab.flow.name
    case .selected(let name): return name
    case .wayBack(let name, _), .listener(let name, _): return name.name
    default: return nil
    }
  }
}

/// The index of the first elements that differ, or of the first that only one list has.
private func firstDifference<Element>(
  _ one: [Element], _ other: [Element], _ areSame: (Element, Element) -> Bool
) -> Int? {
  let pair = zip(one, other).enumerated().first { !areSame($1.0, $1.1) }
  return pair?.offset ?? (one.count == other.count ? nil : min(one.count, other.count))
}
