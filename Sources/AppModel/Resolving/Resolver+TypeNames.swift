import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The findings about the names of types, and the names.
struct CheckedTypeNames: Sendable {
  struct Subjects: Equatable {
    let generated: [Located<TypeName>]
    let services: [Located<ServiceReference>]
    let usesSwiftUI: Bool
    /// The types that are generated once for all specs, and what for.
    let forAll: [TypeForAll]
  }

  struct TypeForAll: Equatable {
    let name: TypeName
    let purpose: String
  }

  let subjects: Subjects
  let findings: Diagnostics
}

/// Generated types, by case-insensitive name.
private typealias TypesByName = [InternedText.Caseless: Located<TypeName>]

/// The types of one spec.
private struct SpecName {
  let kind: SpecKind
  let name: TypeName
  let path: ProjectPath

  /// The name in the file's name, if the spec has a different one: the file may be a copy.
  var nameOfFile: String? {
    kind.name(ofFile: path.name.text).flatMap { $0 == name.text ? nil : $0 }
  }
}

/// Generated types must differ from each other, not only in case, and from the types that generated
/// code uses.
extension Resolver {
  /// The findings, from the run before if it had the same names.
  func checkedTypeNames() -> CheckedTypeNames {
    let subjects = CheckedTypeNames.Subjects(
      generated: generatedTypes(), services: services.all, usesSwiftUI: usesSwiftUI,
      forAll: typesForAll)
    if let known = former?.typeNames, known.subjects == subjects { return known }
    var findings = Diagnostics()
    checkTypeNames(subjects.generated, into: &findings)
    return CheckedTypeNames(subjects: subjects, findings: findings)
  }

  private func checkTypeNames(
    _ generated: [Located<TypeName>], into diagnostics: inout Diagnostics
  ) {
    var types = TypesByName(minimumCapacity: generated.count)
    var pairs: Set<[SourceSpan]> = []
    // Created when the first clash is found.
    lazy var specs = namesOfSpecs()
    let isUsedByOutput = usedByOutput()
    let hasDoublesApart = configuration.hasDoublesApart
    for type in generated {
      if hasDoublesApart, type.value == .listViewModel {
        diagnostics.report(
          .usedByOutput, at: type.span,
          "\(type.value.text.quoted) is a type of `GeneratedRuntime`, too, and test doubles import both; "
            + "choose another name")
      } else if isUsedByOutput(type.value) {
        diagnostics.report(.usedByOutput(type))
      }
      guard let first = types.insert(type, for: InternedText.Caseless(type.value.interned)),
        pairs.insert([first.span, type.span]).inserted
      else { continue }
      if first.span != type.span, let one = specs[first.span], let other = specs[type.span],
        one.kind == other.kind && one.name == other.name
      {
        // Only the copy, if its file has another name.
        let isCopy = (one.nameOfFile != nil, other.nameOfFile != nil)
        if isCopy != (true, false) {
          diagnostics.report(.secondSpec(of: other, at: type.span, first.span))
        }
        if isCopy != (false, true) {
          diagnostics.report(.secondSpec(of: one, at: first.span, type.span))
        }
      } else {
        diagnostics.report(.clash(type, with: first))
        diagnostics.report(.clash(first, with: type))
      }
    }
    for name in self.specs.services.lazy.map(\.spec.name) {
      if name.value.isOfSwift { diagnostics.report(.usedByOutput(name)) }
      if let borders, isImported(name.value) {
        let target = configuration.targets[borders.target(of: name.span)]
        guard target.configuration.isUsed else { continue }
        diagnostics.report(
          .usedByOutput, at: name.span,
          "\(name.value.text.quoted) has another meaning in targets that use "
            + "\(target.name.value.text.quoted), which import both; choose another name")
      }
    }
    for type in typesForAll {
      guard let claim = types[InternedText.Caseless(type.name.interned)] else { continue }
      diagnostics.report(
        .clash, at: claim.span,
        "the type \(type.name.text.quoted) would be generated twice: for this spec, and for all \(type.purpose)"
      )
    }
    checkServices(against: types, into: &diagnostics)
  }

  /// Returns a function that says whether a name means another type in generated code, so that the
  /// screens are visited once.
  func usedByOutput() -> (TypeName) -> Bool {
    let usesSwiftUI = usesSwiftUI
    return { type in
      HiddenTypes.byGeneratedTypes.contains(type)
        || usesSwiftUI && HiddenTypes.byTypesBesideSwiftUI.contains(type)
    }
  }

  /// The types that each spec declares, with the span of the spec's name.
  private func namesOfSpecs() -> [SourceSpan: SpecName] {
    var names: [SourceSpan: SpecName] = [:]
    func add(_ kind: SpecKind, _ name: Located<TypeName>, _ path: ProjectPath) {
      names[name.span] = SpecName(kind: kind, name: name.value, path: path)
    }
    for screen in specs.screens { add(.screen, screen.spec.name, screen.path) }
    for flow in specs.coordinators { add(.coordinator, flow.spec.name, flow.path) }
    for service in specs.services { add(.service, service.spec.name, service.path) }
    return names
  }

  func generatedTypes() -> [Located<TypeName>] {
    let hasDoubles = configuration.hasDoubles
    let flowOutput = configuration.flowOutput
    let hasDelegates = flowOutput == .delegate
    var generated: [Located<TypeName>] = []
    generated.reserveCapacity(8 * screens.count + 4 * flows.count)
    func add(_ types: [TypeName], spied: TypeName? = nil, at span: SourceSpan) {
      for type in types { generated.append(Located(type, at: span)) }
      guard hasDoubles, let spied else { return }
      generated.append(Located(spied.spy, at: span))
    }
    for screen in screens {
      let (names, span) = (screen.names, screen.origin.span)
      add(names.types(flowOutput), spied: hasDelegates ? names.delegateProtocol : nil, at: span)
      if !screen.variants.isEmpty { add(names.variantTypes(screen.variants), at: span) }
      if screen.alerts != nil { add([names.alert], at: span) }
      if !screen.samples.isEmpty { add([names.sample, names.sampleViewModel], at: span) }
    }
    for flow in flows {
      let (names, span) = (flow.names, flow.spec.name.span)
      add(names.types(flowOutput), spied: hasDelegates ? names.delegate : nil, at: span)
      if flow.spec.hasDecisions { add([names.decisions], at: span) }
      if !flow.spec.starts.isEmpty { add([names.beginning], at: span) }
    }
    for declaration in declared.all {
      let names = declaration.flow.names
      let types = [names.declared, names.factory?.has, hasDelegates ? names.delegate : nil]
      add(types.compactMap(\.self), at: declaration.name.span)
    }
    for name in specs.services.lazy.map(\.spec.name) {
      add(
        hasDoubles ? [name.value, name.value.stub] : [name.value], spied: name.value, at: name.span)
    }
    return generated
  }

  var usesSwiftUI: Bool {
    configuration.observation == .observable || screens.contains { $0.view.isSwiftUI }
  }

  private var hasLaunchPoints: Bool {
    specs.screens.contains { !$0.spec.launch.isEmpty }
      || specs.coordinators.contains { !$0.spec.launch.isEmpty }
  }

  private var typesForAll: [CheckedTypeNames.TypeForAll] {
    var types = configuration.parts.map {
      CheckedTypeNames.TypeForAll(name: $0.servicesName, purpose: "services")
    }
    func add(_ name: FixedName, for purpose: String) {
      types.append(CheckedTypeNames.TypeForAll(name: TypeName(name), purpose: purpose))
    }
    if hasLaunchPoints { add(.launchPoint, for: "launch points") }
    if flows.contains(where: { !$0.spec.links.isEmpty }) { add(.appLink, for: "links") }
    if configuration.hasDoubles, screens.contains(where: { !$0.samples.isEmpty }) {
      add(.anySample, for: "samples")
    }
    if screens.contains(where: { $0.hasView && !$0.services.isEmpty }) {
      add(.previewServices, for: "previews")
    }
    return types
  }

  /// A service that no spec declares is the app's own type, but its `Has…` protocol is generated.
  private func checkServices(against types: TypesByName, into diagnostics: inout Diagnostics) {
    var properties: [MemberName: Located<TypeName>] = [:]
    // Doubles qualify types with it that other modules declare, too.
    let modules = configuration.modules.hasOwn ? configuration.allDoubles.compactMap(\.module) : []
    for (index, service) in services.all.enumerated() {
      let reference = service.value
      let name = service.map(\.name)
      if modules.contains(reference.name) { diagnostics.report(.usedByOutput(name)) }
      let isDeclared = index < services.declaredCount
      if !isDeclared, let generated = types[InternedText.Caseless(reference.name.interned)] {
        diagnostics.report(.clash(name, with: generated))
      } else if let generated = types[InternedText.Caseless(reference.has.interned)] {
        diagnostics.report(.clash(service.map(\.has), with: generated))
      }
      if let first = properties.insert(name, for: reference.property) {
        diagnostics.report(
          .clash, at: name.span,
          "the services \(first.value.text.quoted) and \(name.value.text.quoted) would both "
            + "become the property \(reference.property.text.quoted)",
          notes: [Diagnostic.Note(at: first.span, "the other service is listed here")])
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func clash(
    _ type: Located<TypeName>, with other: Located<TypeName>
  ) -> Diagnostic {
    Diagnostic(
      .clash, at: type.span,
      type.value == other.value
        ? "the type \(type.value.text.quoted) would be generated twice"
        : "the types \(type.value.text.quoted) and \(other.value.text.quoted) differ only in case, "
          + "which file systems ignore",
      notes: [Note(at: other.span, "the other type comes from here")])
  }

  fileprivate static func secondSpec(
    of spec: SpecName, at span: SourceSpan, _ other: SourceSpan
  ) -> Diagnostic {
    let hint = spec.nameOfFile.map { "; its file says \($0.quoted): give the spec that name" }
    return Diagnostic(
      .clash, at: span, "this \(spec.kind.rawValue) has more than one spec\(hint ?? "")",
      notes: [Note(at: other, "the other one is here")],
      replaceWith: spec.nameOfFile)
  }

  /// - Parameter isListed: whether another module declares it.
  static func usedByOutput(_ type: Located<TypeName>, isListed: Bool = false) -> Diagnostic {
    let isRuntimes = HiddenTypes.ofRuntime.contains { type.value == $0 }
    let way =
      isRuntimes && !isListed
      ? "list it in `modules`, as `\"\": [\"\(type.value.text)\"]`, or " : ""
    return Diagnostic(
      .usedByOutput, at: type.span,
      "\(type.value.text.quoted) has another meaning in generated code; \(way)choose another name")
  }
}
