import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Checks the borders between an app's targets, and records which specs are named across them: those
/// have to be public.
struct Borders {
  private(set) var diagnostics = Diagnostics()
  private let configuration: Configuration
  /// The target of each file with a spec; -1 for other files.
  private var targets: [Int] = []
  /// The target of the spec that was added last.
  private var latest = 0
  /// The specs that other targets name, each with the place that does first.
  private(set) var named = PlacesOfSpecs()
  /// The target that generates what gives access to each service.
  private var homes: [TypeName: Home] = [:]
  private var publicServices: Set<TypeName> = []
  /// The uses of services that have no spec.
  private var withoutSpec: [TypeName: [(target: Int, span: SourceSpan)]] = [:]
  private var reported: Set<SourceSpan> = []
  /// The targets of findings: that which names, and that which is named.
  private var reportedTargets: Set<[Int]> = []
  /// The names of what is in another target, which theirs might use: by both targets, and by file, since
  /// one file alone can be checked.
  private var unused: [[Int]: [(name: Located<InternedText>, place: String)]] = [:]
  /// The targets that declare types which others have as data.
  private var homesOfTypes: [TypeName: Int] = [:]
  private var hiddenTypes: [(type: Located<InternedText>, target: Int, home: Int)] = []

  private struct Home {
    let target: Int
    /// The spec's name; nil for a service that the app declares.
    let spec: SourceSpan?
  }

  init(_ specs: Specs, _ configuration: Configuration) {
    self.configuration = configuration
    for (type, module) in configuration.modules.listed {
      if let target = configuration.target(module) { homesOfTypes.insert(target, for: type) }
    }
    for spec in specs.screens { add(spec.path, spec.spec.name.span.file) }
    for spec in specs.coordinators + specs.declared + specs.unnamedCoordinators {
      add(spec.path, spec.spec.name.span.file)
    }
    for spec in specs.services {
      add(spec.path, spec.spec.name.span.file)
      let home = Home(target: target(of: spec.spec.name.span), spec: spec.spec.name.span)
      homes.insert(home, for: spec.spec.name.value)
    }
  }

  private mutating func add(_ path: ProjectPath, _ file: Int32) {
    let file = Int(file)
    while targets.count <= file { targets.append(-1) }
    func holds(_ index: Int) -> Bool {
      path.isBelow(configuration.targets[index].configuration.specs)
    }
    // Files are sorted, so most are in the target of the one before.
    if !holds(latest) { latest = configuration.targets.indices.first(where: holds) ?? 0 }
    targets[file] = latest
  }

  /// Reports targets without specs: their folder may be a wrong one.
  func checkSpecs(into diagnostics: inout Diagnostics) {
    let found = Set(targets)
    for index in configuration.inSight ?? Array(configuration.targets.indices)
    where !found.contains(index) {
      let target = configuration.targets[index]
      diagnostics.report(
        .emptyTarget, at: target.name.span,
        "the target \(names(of: index)) has no specs: none is in \(target.configuration.specs.quoted); write "
          + "the first, correct its folder, or leave it out")
    }
  }

  /// The index of the target that a spec is in.
  func target(of spec: SourceSpan) -> Int {
    let file = Int(spec.file)
    return targets.indices.contains(file) ? max(targets[file], 0) : 0
  }

  /// Whether a target's code may name what is in another one's.
  func target(_ target: Int, sees other: Int) -> Bool { configuration.target(target, sees: other) }

  /// Whether a target sees what gives access to a service.
  func isSeen(_ service: TypeName, from target: Int) -> Bool {
    homes[service].map { configuration.target(target, sees: $0.target) } ?? true
  }

  /// The target that generates what gives access to a service.
  func target(ofService name: TypeName) -> Int? { homes[name]?.target }

  // MARK: - Names

  /// A choice between variants, which is generated for the screen, or a flow that services give.
  mutating func add(choice: TypeName, of spec: SourceSpan) {
    homes.insert(Home(target: target(of: spec), spec: spec), for: choice)
  }

  /// - Parameters:
  ///   - spec: the name in the spec that is named.
  ///   - reason: why it is named there, if the spec at the name doesn't say so.
  ///   - isFlow: whether it can be declared elsewhere.
  ///   - isDeclared: whether the spec is such a declaration.
  mutating func note(
    _ name: Located<InternedText>, of spec: SourceSpan, from home: Int, because reason: String = "",
    isFlow: Bool = false, isDeclared: Bool = false
  ) {
    let target = target(of: spec)
    guard target != home else { return }
    beNamed(spec, at: name.span)
    guard !configuration.target(home, sees: target) else { return }
    reportedTargets.insert([home, target])
    let kind = isDeclared ? "declared " : ""
    report(name, kind, in: target, from: home, because: reason, isFlow: isFlow)
  }

  /// A view contains only views of its own target, since views aren't generated.
  mutating func note(embedded name: Located<TypeName>, _ spec: SourceSpan, from home: Int) {
    guard target(of: spec) != home else { return }
    diagnostics.report(
      .cannotBeEmbedded, at: name.span,
      "\(name.value.text.quoted) can't be embedded: it is in the target \(names(of: target(of: spec))), and a view "
        + "contains only views of its own target; move it, or let the flow show it")
  }

  mutating func note(service name: Located<TypeName>, from home: Int) {
    guard let first = homes[name.value], let spec = first.spec else {
      return withoutSpec[name.value, default: []].append((home, name.span))
    }
    guard first.target != home else { return }
    publicServices.insert(name.value)
    note(name.map(\.interned), of: spec, from: home)
  }

  /// A service without a spec belongs to the only target that uses it.
  mutating func settleServices() {
    for (service, uses) in withoutSpec {
      guard let home = uses.map(\.target).min() else { continue }
      homes.insert(Home(target: home, spec: nil), for: service)
      for (target, span) in uses where target != home {
        diagnostics.report(
          .otherTarget, at: span,
          "\(service.text.quoted) is used in \(names(of: home)), too: give it a spec, in a target that both "
            + "use")
      }
    }
  }

  /// Notes the modules of a type, which a target may not use.
  mutating func note(_ type: SwiftType, at span: SourceSpan, from home: Int) {
    for type in type.typeNames {
      let own = homes[type]?.target
      guard let target = own ?? homesOfTypes[type], target != home else { continue }
      if own != nil { beNamed(service: type, at: span) }
      guard !configuration.target(home, sees: target) else { continue }
      hiddenTypes.append((Located(type.interned, at: span), target, home))
    }
  }

  /// Reports what `uses` lacks, once for each file; and types only where no name of the same target is
  /// reported.
  mutating func settle() {
    for (type, target, home) in hiddenTypes where !reportedTargets.contains([home, target]) {
      report(type, in: target, from: home)
    }
    // Findings are sorted when they are printed.
    for (key, found) in unused { report(found, in: key[1], from: key[0]) }
  }

  /// Reports names of one target in a file of another, which doesn't use it.
  private mutating func report(
    _ found: [(name: Located<InternedText>, place: String)], in target: Int, from home: Int
  ) {
    let found = found.sorted { $0.name.span.start < $1.name.span.start }
    let (own, other, first) = (names(of: home), names(of: target), found[0].name)
    var known: Set = [first.value]
    let others = found.filter { known.insert($0.name.value).inserted }
    diagnostics.report(
      .otherTarget, at: first.span,
      "\(first.value.quoted) \(found[0].place): add \(other) to `uses` of \(own)",
      notes: [declaration(of: home)]
        + others.prefix(Diagnostics.mostNamed).map {
          Diagnostic.Note(at: $0.name.span, "\($0.name.value.quoted) is in \(other), too")
        })
  }

  /// Reports links that no target generates.
  mutating func reportLinks(_ link: Located<InternedText>, root: SourceSpan) {
    diagnostics.report(
      .otherTarget, at: link.span,
      "links are generated in a target that none uses, and none such has a root: leave out "
        + "`\"access\": \"public\"` in \(names(of: target(of: root)))",
      notes: [Diagnostic.Note(at: root, "this is the app's root")])
  }

  private func names(of target: Int) -> String {
    configuration.targets[target].name.value.text.quoted
  }

  private mutating func report(
    _ name: Located<InternedText>, _ kind: String = "", in target: Int, from home: Int,
    because reason: String = "", isFlow: Bool = false
  ) {
    guard reported.insert(name.span).inserted else { return }
    let (own, other) = (names(of: home), names(of: target))
    let place = "is \(kind)in the target \(other), which \(own)\(reason) doesn't use"
    let move = isFlow ? "declare it with `elsewhere` in \(own) or" : "move it into"
    guard configuration.targets(below: target).contains(home) else {
      return unused[[home, target, Int(name.span.file)], default: []].append((name, place))
    }
    diagnostics.report(
      .otherTarget, at: name.span,
      "\(name.value.quoted) \(place) and can't, since \(other) uses \(own): \(move) a target that both use, "
        + "or `report` an event to a flow above both",
      notes: [declaration(of: home)])
  }

  private func declaration(of target: Int) -> Diagnostic.Note {
    Diagnostic.Note(
      at: configuration.targets[target].usesSpan, "\(names(of: target)) is declared here")
  }

  // MARK: - Access

  func isNamed(_ spec: SourceSpan) -> Bool { named[spec] != nil }

  @discardableResult
  mutating func beNamed(_ spec: SourceSpan, at place: SourceSpan) -> Bool {
    guard named[spec] == nil else { return false }
    named.insert(place, of: spec)
    return true
  }

  mutating func beNamed(service: TypeName, at place: SourceSpan) {
    publicServices.insert(service)
    if let spec = homes[service]?.spec { beNamed(spec, at: place) }
  }

  func isPublic(service: TypeName) -> Bool { publicServices.contains(service) }
}
