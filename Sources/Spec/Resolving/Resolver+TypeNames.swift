/// Generated types must differ from each other, in more than case, and from what their own code
/// names.
extension Resolver {
  mutating func checkTypeNames() {
    var types: [InternedText.Caseless: Located<TypeName>] = [:]
    var pairs: Set<[SourceSpan]> = []
    for type in generatedTypes() {
      if isUsedByOutput(type.value) { diagnostics.report(.usedByOutput(type)) }
      let key = InternedText.Caseless(type.value.interned)
      guard let first = types[key] else {
        types[key] = type
        continue
      }
      guard pairs.insert([first.span, type.span]).inserted else { continue }
      if let kind = kindOfBoth(first.span, type.span) {
        diagnostics.report(.secondSpec(of: kind, at: type.span, first.span))
        diagnostics.report(.secondSpec(of: kind, at: first.span, type.span))
        continue
      }
      diagnostics.report(.clash(type, with: first))
      diagnostics.report(.clash(first, with: type))
    }
    let hasLaunchPoints =
      specs.screens.contains { !$0.spec.launch.isEmpty }
      || specs.coordinators.contains { !$0.spec.launch.isEmpty }
    for (name, purpose) in [("AppServices", "services"), ("LaunchPoint", "launch points")]
    where name == "AppServices" || hasLaunchPoints {
      if let claim = types[InternedText.Caseless(InternedText(name))] {
        diagnostics.report(.generatedForAll(name, purpose, at: claim.span))
      }
    }
    checkServices(against: types)
    checkOwnTypes()
    checkCapitals(generated: types.values.lazy.map(\.value))
  }

  /// In a module that imports the app's and the runtime, as doubles may, the list's type is either's.
  private func isUsedByOutput(_ name: TypeName) -> Bool {
    usedByOutput.contains(name)
      || configuration.doubles?.module != nil && name.text == "ListViewModel"
  }

  /// What two specs of one name are, where they are of one kind.
  private func kindOfBoth(_ first: SourceSpan, _ second: SourceSpan) -> String? {
    func name(_ names: [Located<TypeName>]) -> Bool {
      let both = names.filter { $0.span == first || $0.span == second }
      return both.count == 2 && both[0].value == both[1].value
    }
    if name(specs.screens.map(\.spec.name)) { return "screen" }
    if name(specs.coordinators.map(\.spec.name)) { return "coordinator" }
    return name(specs.services.map(\.spec.name)) ? "service" : nil
  }

  private func generatedTypes() -> [Located<TypeName>] {
    let hasDoubles = configuration.doubles != nil
    func named(_ types: [TypeName], _ name: Located<TypeName>) -> [Located<TypeName>] {
      types.map { Located($0, at: name.span) }
    }
    var screens: [Located<TypeName>] = []
    screens.reserveCapacity(8 * specs.screens.count)
    for sourced in specs.screens {
      let names = Screen.Names(sourced.spec.name.value, configuration.names)
      let span = sourced.spec.name.span
      for type in names.types { screens.append(Located(type, at: span)) }
      if !sourced.spec.variants.isEmpty {
        let variants = names.variantTypes(sourced.spec.variants.map(\.value))
        screens += named(variants, sourced.spec.name)
      }
      guard hasDoubles else { continue }
      screens += named([names.viewModel, names.flowDelegate].flatMap(\.doubles), sourced.spec.name)
    }
    let coordinators = specs.coordinators.map(\.spec.name).flatMap { name in
      let names = Coordinator.Names(name.value, configuration.names)
      return named(names.types + (hasDoubles ? names.delegate.doubles : []), name)
    }
    let services = specs.services.map(\.spec.name).flatMap { name in
      named([name.value] + (hasDoubles ? name.value.doubles : []), name)
    }
    return screens + coordinators + services
  }

  /// A service that no spec declares is the app's own type; what gives access to it is generated.
  private mutating func checkServices(
    against types: [InternedText.Caseless: Located<TypeName>]
  ) {
    let declared = Set(specs.services.map(\.spec.name.value))
    let items = specs.screens.flatMap(\.spec.services) + specs.coordinators.flatMap(\.spec.services)
    let used = specs.services.map(\.spec.name) + items.map(\.service)
    var properties: [MemberName: Located<TypeName>] = [:]
    var reported: Set<TypeName> = []
    for service in used where !reported.contains(service.value) {
      let reference = ServiceReference(service.value)
      let isGenerated = types[InternedText.Caseless(service.value.interned)]
      if !declared.contains(service.value), let generated = isGenerated {
        reported.insert(service.value)
        diagnostics.report(.clash(service, with: generated))
      } else if let generated = types[InternedText.Caseless(reference.has.interned)] {
        reported.insert(service.value)
        diagnostics.report(.clash(Located(reference.has, at: service.span), with: generated))
      }
      let first = properties[reference.property] ?? service
      properties[reference.property] = first
      if first.value != service.value {
        reported.insert(service.value)
        diagnostics.report(.sameProperty(service, first: first, reference.property))
      }
    }
  }

  /// Types of the app that the generated code would take for its own.
  private mutating func checkOwnTypes() {
    for index in specs.screens.indices where specs.screens[index].spec.namesHidden {
      let screen = specs.screens[index].spec
      let values = screen.values.map(\.declaration.type)
      let parameters = (screen.actions + screen.flow).flatMap(\.declaration.parameters)
      let list = [screen.list].compactMap(\.self)
      for type in values + parameters.map(\.value.type) + list {
        for name in type.value.typeNames where shadowing.contains(name) {
          diagnostics.report(.usedByOutput(Located(name, at: type.span)))
        }
      }
    }
  }
}

extension ScreenSpec {
  /// Whether it names a type that is hidden where its own is written: few do.
  fileprivate var namesHidden: Bool {
    var isFound = false
    func look(at type: SwiftType) {
      if type.typeNames.contains(where: hiddenInBodies.contains) { isFound = true }
    }
    for values in [inputs, state, storage, modelControllers] {
      for value in values { look(at: value.declaration.type.value) }
    }
    for functions in [actions, flow] {
      for function in functions {
        for parameter in function.declaration.parameters { look(at: parameter.value.type.value) }
      }
    }
    if let list { look(at: list.value) }
    return isFound
  }
}

/// The same as an array, which is faster for as few.
private let hiddenInBodies = Array(shadowing)

/// Types that generated code names, and that a generated one of the name would hide.
let usedByOutput: Set<TypeName> = Set(
  [
    "Any", "AnyObject", "Array", "Bool", "CaseIterable", "Dictionary", "Double", "GeneratedRuntime",
    "Int", "MainActor", "NSCoder", "ObservableProperty", "Optional", "Presence",
    "ReadOnlyProperty", "Sendable", "Set", "String", "Task", "UIViewController", "Void",
  ].map { TypeName(validated: $0) })

/// Types that the bodies of generated types name otherwise.
let shadowing: Set<TypeName> = Set(
  [
    "ObservableProperty", "Presence", "ReadOnlyProperty", "Services",
  ].map { TypeName(validated: $0) })

extension TypeName {
  /// The names of its test doubles.
  fileprivate var doubles: [TypeName] { [self + "Stub", self + "Spy"] }
}

extension Diagnostic {
  fileprivate static func clash(
    _ type: Located<TypeName>, with other: Located<TypeName>
  ) -> Diagnostic {
    clash(type.value, at: type.span, with: other.value, at: other.span)
  }

  fileprivate static func secondSpec(
    of kind: String, at span: SourceSpan, _ other: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .clash, at: span, "this \(kind) has another spec",
      notes: [Note(at: other, "the other one is here")])
  }

  fileprivate static func generatedForAll(
    _ type: String, _ purpose: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .clash, at: span,
      "the type \(type.quoted) would be generated twice: for this spec, and for all \(purpose)")
  }

  fileprivate static func sameProperty(
    _ service: Located<TypeName>, first: Located<TypeName>, _ property: MemberName
  ) -> Diagnostic {
    Diagnostic(
      .clash, at: service.span,
      "the services \(first.value.text.quoted) and \(service.value.text.quoted) would both be "
        + "reached as \(property.text.quoted)",
      notes: [Note(at: first.span, "the other service is named here")])
  }

  fileprivate static func usedByOutput(_ type: Located<TypeName>) -> Diagnostic {
    Diagnostic(
      .usedByOutput, at: type.span,
      "generated code means something else by \(type.value.text.quoted); choose another name")
  }
}

extension Diagnostic.Code {
  /// A type with the name of one that generated code uses.
  fileprivate static let usedByOutput = Self("MG359")
}
