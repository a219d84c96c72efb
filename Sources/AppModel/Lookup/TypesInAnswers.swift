import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

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
