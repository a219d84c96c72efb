import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Resolves the links of all coordinators.
extension Resolver {
  /// The most specific first.
  func links(into diagnostics: inout Diagnostics, _ meanings: inout Meanings) -> [Link] {
    let linking = flows.filter { !$0.spec.links.isEmpty }
    guard let first = linking.first?.spec.links.first else { return [] }
    if configuration.links.isEmpty {
      diagnostics.report(
        .linkToNobody, at: first.written.span,
        "no URL is the app's: write its scheme or host in mvvmgen.json, such as "
          + "`\"links\": { \"schemes\": [\"owlery\"], \"hosts\": [\"owlery.app\"] }`")
    }
    let names = linking.namesOfLinks
    var links: [Located<Link>] = []
    for flow in linking {
      var resolver = linkResolver(for: flow)
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
  private func linkResolver(for flow: FlowInterface) -> AnswerResolver {
    let dataless = FlowInterface(
      number: flow.number, names: flow.names, path: flow.path, spec: flow.spec, inputs: [],
      state: [], reports: [], reporting: flow.reporting)
    return AnswerResolver(
      coordinator: dataless, shown: navigation[flow.number], directory: directory,
      navigation: navigation, recovery: app.recovery,
      meanings: Meanings(areNoted: members.meanings.areNoted))
  }

  private func check(_ links: [Located<Link>], into diagnostics: inout Diagnostics) {
    var byShape: [String: [Located<Link>]] = [:]
    var firsts: [MemberName: Located<Link>] = [:]
    for link in links {
      if let first = firsts[link.value.name] {
        if first.value.isOnlyWhileRunning != link.value.isOnlyWhileRunning {
          diagnostics.report(
            .linkData, at: link.span,
            "all links to \(link.value.event.name.text.quoted) wait, or none: write the same `when`",
            notes: [Diagnostic.Note(at: first.span, "the other link is here")])
        }
      } else {
        firsts[link.value.name] = link
      }
      let alike = byShape[link.value.shape, default: []]
      if let first = alike.first(where: { link.value.mayBe($0.value) }) {
        diagnostics.reportClash(of: link, first) { link, other in
          let path = link.value.pattern?.example(with: other.value.pattern?.query ?? [])
          let url = path.map { "\(configuration.links.base ?? "")\($0)".quoted }
          return Diagnostic(
            .linksAlike, at: link.span,
            url.map { "\($0) would be two links: let their paths differ" }
              ?? "all other URLs can be only one event",
            notes: [Diagnostic.Note(at: other.span, "the other link is here")])
        }
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
      if !flow.hasErrors {
        let known = events.keys.map(\.string).sorted()
        diagnostics.report(
          .linkData, "no event from outside is called \(target.name.value.quoted)",
          Suggestion(for: target.name, among: known),
          or: known.isEmpty ? "declare it under `events`" : Diagnostic.thereIs(known))
      }
      return nil
    }
    guard named.count == 1 else {
      diagnostics.report(
        .linkData, at: target.name.span,
        "several events from outside are called \(target.name.value.quoted): give that of the link another name"
      )
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
        diagnostics.report(
          .linkData, at: hole.name.span,
          "there is another hole \("{\(hole.name.value.text)}".quoted): each has a name of its own")
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
            diagnostics.report(
              .linkData, at: hole.type?.span ?? hole.name.span,
              "\(wrapped.text.quoted) can't be read from a part of a URL: a hole is a value such as "
                + "`String`, `Int` or `Owl.ID`")
            isComplete = false
          } else if !isBound, let taken = parameter?.type, !taken.takes(type), let own = hole.type {
            diagnostics.report(
              .linkData, at: own.span,
              "the event's \(hole.name.value.text.quoted) is \(taken.text.quoted): leave the type out, "
                + "and the hole has it")
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
      let cure =
        missing.first.map { "it takes `{\($0.name.text)}`" }
        ?? "remove it, or bind something to it with `with`"
      diagnostics.report(
        .linkData, at: hole.span,
        "\(event.name.text.quoted) takes no \("{\(hole.value.text)}".quoted): \(cure)",
        replaceWith: missing.first.flatMap { closest(to: hole.value.text, in: [$0.name.text]) })
    }
    // A hole with another name is one mistake.
    for parameter in missing.dropFirst(superfluous.count) {
      let name = parameter.name.text
      let cure =
        switch source {
        case .pattern: "write a hole `{\(name)}`, or bind it with `with`"
        case .type: "bind it, as in `\"with\": { \"\(name)\": \"link.\(name)\" }`"
        case .others: "bind it, as in `\"with\": { \"\(name)\": \"url\" }`"
        }
      diagnostics.report(
        .linkData, at: spec.written.span,
        "\(event.name.text.quoted) needs \("\(name): \(parameter.type.text)".quoted): \(cure)")
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
