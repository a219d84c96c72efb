import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Resolves the links of all coordinators.
extension Resolver {
  /// The most specific first.
  func links(
    in tree: FlowTree, into diagnostics: inout Diagnostics, _ meanings: inout Meanings
  ) -> [Link] {
    let linking = flows.filter { !$0.spec.links.isEmpty }
    guard let first = linking.first?.spec.links.first else { return [] }
    if configuration.links.isEmpty { diagnostics.report(.noLinkAddress(first)) }
    let names = linking.namesOfLinks
    var links: [Located<Link>] = []
    for flow in linking {
      var resolver = linkResolver(for: flow, in: tree)
      let events = Dictionary(
        grouping: flow.spec.events.map(\.declaration), by: \.name.value.interned)
      for spec in flow.spec.links {
        guard let link = resolver.link(spec, of: flow, events, named: names) else { continue }
        links.append(Located(link, at: spec.written.span))
      }
      report(resolver.findings, into: &diagnostics)
      meanings.append(resolver.meanings)
    }
    check(links, into: &diagnostics)
    return links.map(\.value).sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
  }

  /// A URL's data comes from nowhere but the URL.
  private func linkResolver(for flow: FlowInterface, in tree: FlowTree) -> AnswerResolver {
    let dataless = FlowInterface(
      number: flow.number, names: flow.names, path: flow.path, spec: flow.spec, inputs: [],
      state: [], reports: [], reporting: flow.reporting)
    return AnswerResolver(
      coordinator: dataless, shown: shown[flow.number], directory: directory, shownByFlow: shown,
      recovery: recovery, flowTree: tree,
      meanings: Meanings(areNoted: members.meanings.areNoted))
  }

  private func check(_ links: [Located<Link>], into diagnostics: inout Diagnostics) {
    var byShape: [String: [Located<Link>]] = [:]
    var firsts: [MemberName: Located<Link>] = [:]
    for link in links {
      if let first = firsts[link.value.name] {
        if first.value.isOnlyWhileRunning != link.value.isOnlyWhileRunning {
          diagnostics.report(.waitsAlike(link, first))
        }
      } else {
        firsts[link.value.name] = link
      }
      let alike = byShape[link.value.shape, default: []]
      if let first = alike.first(where: { link.value.mayBe($0.value) }) {
        diagnostics.reportClash(of: link, first) { .linksAlike($0, with: $1, configuration.links) }
      }
      byShape[link.value.shape, default: []].append(link)
    }
  }
}

extension AnswerResolver {
  /// - Parameters:
  ///   - events: the flow's events from outside, by their names.
  ///   - shared: the names of events that links of several flows have.
  fileprivate mutating func link(
    _ spec: LinkSpec, of flow: FlowInterface, _ events: [InternedText: [FunctionDeclaration]],
    named shared: Set<InternedText>
  ) -> Link? {
    let target = spec.event
    let named = events[target.name.value] ?? []
    guard let declaration = named.first else {
      if !flow.invalidKeys.contains(CoordinatorKey.events) {
        let known = events.keys.map(\.string).sorted()
        diagnostics.report(.noEvent(target.name, known: known))
      }
      return nil
    }
    guard named.count == 1 else {
      diagnostics.report(.severalEvents(target.name))
      return nil
    }
    meanings.note(.outside, target.name, of: Meaning.Owner(flow))
    let event = Signature(declaration)
    guard let source = self.source(spec.source, event, target) else { return nil }
    let errors = diagnostics.errorCount
    let scope = AnswerScope(
      .outside(Signature(name: event.name, parameters: source.parameters)),
      coordinator: coordinator)
    let slots = event.withUniqueLabels.parameters.map { Slot($0) }
    checkInputs(bound: target, known: slots)
    guard diagnostics.errorCount == errors else { return nil }
    checkHoles(source, event, spec)
    guard diagnostics.errorCount == errors else { return nil }
    let arguments = arguments(for: slots, of: Receiver(coordinator), target, in: scope)
    guard diagnostics.errorCount == errors else { return nil }
    return Link(
      coordinator: flow.names, event: event,
      name: Link.name(of: event.name, flow.names, among: shared),
      source: source, written: spec.written.value.string, arguments: arguments,
      isOnlyWhileRunning: spec.isOnlyWhileRunning, secret: flow.secret)
  }

  private mutating func source(
    _ source: LinkSpec.Source, _ event: Signature, _ target: TargetSpec
  ) -> Link.Source? {
    switch source {
    case .others: return .others
    case .type(let type): return .type(type)
    case .pattern(let pattern):
      var isComplete = true
      var seen: Set<MemberName> = []
      for hole in pattern.holes where !seen.insert(hole.name.value).inserted {
        diagnostics.report(.holeTwice(hole))
        isComplete = false
      }
      func part(_ part: LinkPattern.Part, isOfPath: Bool) -> Link.Part {
        switch part {
        case .literal(let text): return .literal(text)
        case .rest(let hole):
          return .rest(Link.Hole(name: hole.name.value, type: .string, isOptional: false))
        case .hole(let hole):
          let parameter = event.parameters.first { $0.name == hole.name.value }
          let isBound = target.with.contains { $0.input.value == hole.name.value.interned }
          let type = hole.type?.value ?? (isBound ? nil : parameter?.type) ?? .string
          let wrapped = if case .optional(let wrapped) = type.kind { wrapped } else { type }
          if !wrapped.isReadFromURL {
            diagnostics.report(.notInURL(wrapped, of: hole))
            isComplete = false
          } else if !isBound, let taken = parameter?.type, !taken.takes(type), hole.type != nil {
            diagnostics.report(.otherType(of: hole, taken))
            isComplete = false
          }
          return .hole(
            Link.Hole(
              name: hole.name.value, type: wrapped, isOptional: !isOfPath && type.isOptional))
        }
      }
      let segments = pattern.segments.map { part($0, isOfPath: true) }
      let query = pattern.query.map {
        Link.Item(name: $0.name.value, value: part($0.value, isOfPath: false))
      }
      return isComplete ? .pattern(Link.Pattern(segments: segments, query: query)) : nil
    }
  }

  /// Each hole is taken, and each parameter has one.
  private mutating func checkHoles(
    _ source: Link.Source, _ event: Signature, _ spec: LinkSpec
  ) {
    let given = Set(source.parameters.map(\.name))
    let bound = Set(spec.event.with.map(\.input.value))
    let missing = event.parameters.filter {
      !given.contains($0.name) && !bound.contains($0.name.interned)
    }
    let used = Set(spec.event.with.compactMap(\.source).flatMap(\.heads))
    let taken = Set(event.parameters.map(\.name)).filter { !bound.contains($0.interned) }
    var holes: [Located<MemberName>] = []
    if case .pattern(let pattern) = spec.source { holes = pattern.holes.map(\.name) }
    let superfluous = holes.filter { !used.contains($0.value) && !taken.contains($0.value) }
    for hole in superfluous {
      diagnostics.report(.holeToNothing(hole, event.name, missing: missing.first))
    }
    // A hole with another name is one mistake.
    for parameter in missing.dropFirst(superfluous.count) {
      diagnostics.report(.noHole(for: parameter, of: event.name, source, at: spec.written.span))
    }
  }
}

extension Link.Source {
  /// The data of a URL, as parameters.
  fileprivate var parameters: [Signature.Parameter] {
    switch self {
    case .others: [Self.parameter("url", .url)]
    case .type(let type): [Self.parameter("link", type)]
    case .pattern(let pattern):
      pattern.holes.map { hole in
        Signature.Parameter(
          label: .same, name: hole.name,
          type: hole.isOptional ? .optional(hole.type) : hole.type)
      }
    }
  }

  private static func parameter(_ name: String, _ type: SwiftType) -> Signature.Parameter {
    Signature.Parameter(
      label: .same, name: MemberName(validated: InternedText(name)), type: type)
  }
}

extension SwiftType {
  /// Whether a text can be one, as far as its form says.
  fileprivate var isReadFromURL: Bool {
    if case .named(let parts) = kind { parts.allSatisfy(\.arguments.isEmpty) } else { false }
  }
}

extension JSONString {
  /// The names at the beginning of its data.
  fileprivate var heads: [MemberName] {
    if isExpression { return SwiftValue.data(in: self).map(\.head) }
    var ignored = Diagnostics()
    return DataPath.parse(self, into: &ignored).map { [$0.head] } ?? []
  }
}
