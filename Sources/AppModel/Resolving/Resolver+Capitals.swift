import Language
import Storage
import Syntax

/// A member with the name of a type hides it: `Owl()` in a generated method would call the event
/// `Owl`.
extension Resolver {
  func checkCapitals(into diagnostics: inout Diagnostics) {
    let members = namesLikeTypes()
    guard !members.isEmpty else { return }
    let isUsedByOutput = usedByOutput()
    let types = Set(HiddenTypes.byAppTypes)
      .union(generatedTypes().map(\.value))
      .union(typesInSpecs())
    for member in members {
      let type = TypeName(validated: member.value.interned)
      if types.contains(type) || isUsedByOutput(type) { diagnostics.report(.calledAsType(member)) }
    }
  }

  /// The members that may have the name of a type.
  private func namesLikeTypes() -> [Located<MemberName>] {
    var names: [Located<MemberName>] = []
    func add(_ name: Located<MemberName>) {
      if name.value.mayBeType { names.append(name) }
    }
    func add(_ spec: some DeclaringSpec) {
      spec.forEachValue { add($0.name) }
      spec.forEachFunction { add($0.name) }
    }
    for spec in specs.screens.lazy.map(\.spec) {
      add(spec)
      for property in spec.services.lazy.compactMap(\.property) { add(property) }
    }
    for spec in specs.coordinators.lazy.map(\.spec) { add(spec) }
    for spec in specs.services.lazy.map(\.spec) { add(spec) }
    return names
  }

  /// The types that all declarations and values refer to.
  private func typesInSpecs() -> Set<TypeName> {
    var types: Set<TypeName> = []
    func add(_ value: ValueDeclaration) {
      types.formUnion(value.type.value.typeNames)
      types.formUnion(value.defaultValue?.typeNames ?? [])
    }
    for spec in specs.screens.map(\.spec) {
      types.formUnion(spec.title?.typeNames ?? [])
      spec.forEachValue(add)
      for alert in spec.alerts { types.formUnion(alert.content.texts.flatMap(\.typeNames)) }
    }
    for spec in specs.coordinators.map(\.spec) {
      spec.forEachValue(add)
      var ignored = Diagnostics()
      for source in spec.allSteps.flatMap(\.sources) where source.text.hasPrefix("=") {
        let value = SwiftValue.parseWithData(source, from: 1, into: &ignored)
        types.formUnion(value?.typeNames ?? [])
      }
      types.formUnion(spec.allSteps.flatMap(\.texts).flatMap(\.typeNames))
    }
    return types
  }
}

extension StepSpec {
  /// The texts that are sources of data.
  fileprivate var sources: [JSONString] {
    switch kind {
    case .push(let target), .present(let target, _), .replace(let target), .detail(let target),
      .start(let target, _, _), .finish(let target?), .report(let target), .tell(_, let target),
      .call(_, let target):
      target.with.compactMap(\.source)
    case .tabs(let tabs): tabs.flatMap(\.flow.with).compactMap(\.source)
    case .browse(let source, _): [source]
    case .set(let bindings): bindings.compactMap(\.source)
    case .back, .popToRoot, .popTo, .closeModals, .restart, .select, .finish(nil), .alert, .choose,
      .width, .custom, .stay, .never, .split:
      []
    }
  }

  /// The texts that the user sees.
  fileprivate var texts: [SwiftValue] {
    switch kind {
    case .alert(let alert):
      alert.texts + [alert.anchor].compactMap(\.self)
    case .push(let target), .replace(let target), .detail(let target):
      [target.title?.value].compactMap(\.self)
    case .tabs(let tabs): tabs.map(\.title) + tabs.compactMap(\.image)
    case .present(let target, let modal), .start(let target, _, let modal):
      [target.title?.value, modal.look?.anchor].compactMap(\.self)
    default: []
    }
  }
}

extension Diagnostic.Code {
  /// A member with the name of a type.
  fileprivate static let calledAsType = Self("MG360")
}

extension Diagnostic {
  fileprivate static func calledAsType(_ name: Located<MemberName>) -> Diagnostic {
    let small = TypeName(validated: name.value.text).lowercased
    return Diagnostic(
      .calledAsType, at: name.span,
      "\(name.value.text.quoted) is a type here; choose another name"
        + (small == name.value ? "" : ", such as \(small.text.quoted)"))
  }
}
