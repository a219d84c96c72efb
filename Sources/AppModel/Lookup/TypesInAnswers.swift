import Language
import Storage
import Syntax

extension CoordinatorSpec {
  /// The types that the values in its answers refer to.
  var typesInAnswers: Set<TypeName> {
    var types = Set(allSteps.flatMap(\.texts).flatMap(\.typeNames))
    var ignored = Diagnostics()
    for source in allSteps.flatMap(\.sources) where source.isExpression {
      let value = SwiftValue.parseWithData(source, from: 1, into: &ignored)
      types.formUnion(value?.typeNames ?? [])
    }
    return types
  }
}

extension StepSpec {
  /// The texts that are sources of data.
  fileprivate var sources: [JSONString] {
    switch kind {
    case .push(let target), .present(let target, _), .replace(let target), .detail(let target),
      .start(let target, _, _), .finish(let target?), .report(let target), .tell(_, let target, _),
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
