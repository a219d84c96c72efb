import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// A member with the name of a type hides it: `Owl()` in a generated method would call the event
/// `Owl`.
extension Resolver {
  func checkCapitals(into diagnostics: inout Diagnostics) {
    let members = members.noted.likeTypes
    guard !members.isEmpty else { return }
    let isUsedByOutput = usedByOutput()
    let types = Set(HiddenTypes.byAppTypes)
      .union(generatedTypes().map(\.value))
      .union(typesInSpecs())
    for member in members {
      let type = TypeName(validated: member.value.interned)
      guard types.contains(type) || isUsedByOutput(type) else { continue }
      let small = type.lowercased
      diagnostics.report(
        .calledAsType, at: member.span,
        "\(member.value.text.quoted) is a type here; choose another name"
          + (small == member.value ? "" : ", such as \(small.text.quoted)"))
    }
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
      types.formUnion(spec.typesInAnswers)
    }
    return types
  }
}

extension CoordinatorSpec {
  /// The types that the values in its answers refer to.
  var typesInAnswers: Set<TypeName> {
    var types: Set<TypeName> = []
    var ignored = Diagnostics()
    for step in allSteps {
      step.forEachMention { mention in
        if case .text(let text) = mention { types.formUnion(text.typeNames) }
        guard case .source(let source) = mention, source.isExpression else { return }
        let value = SwiftValue.parseWithData(source, from: 1, into: &ignored)
        types.formUnion(value?.typeNames ?? [])
      }
    }
    return types
  }
}
