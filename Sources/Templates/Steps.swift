import Spec

extension Coordinator {
  var allAnswers: [Answer] {
    [start] + screens.flatMap(\.answers) + flows.flatMap(\.answers) + events
  }

  var allSteps: [Step] { allAnswers.flatMap(\.steps).flatMap(\.flattened) }
}

extension Answer {
  /// The decision that the answer leaves to the developer, if there is one.
  var choice: Choice? {
    for case .choose(let choice) in steps.flatMap(\.flattened) { return choice }
    return nil
  }
}

extension Step {
  /// The step, and those of its branches.
  var flattened: [Step] {
    [self] + branches.joined().flatMap(\.flattened)
  }

  /// The types that the step's values name, or are of: `.plain` is a member of what takes it.
  var typeNames: [TypeName] {
    switch self {
    case .push(let showing, _), .present(let showing, _, _), .replace(let showing, _),
      .detail(let showing, _), .start(let showing, _, _, _):
      showing.arguments.flatMap(\.typeNames)
    case .split(let primary, let secondary):
      [primary, secondary].compactMap(\.self).flatMap(\.showing.arguments).flatMap(\.typeNames)
    case .tabs(let tabs):
      tabs.flatMap { tab in
        tab.flow.arguments.flatMap(\.typeNames)
          + [tab.title, tab.image].compactMap(\.self).flatMap(\.typeNames)
      }
    case .finish(let report?, _), .report(let report): report.arguments.flatMap(\.typeNames)
    case .tell(let telling): telling.arguments.flatMap(\.typeNames)
    case .browse(.value(let value), _, _): Array(value.typeNames)
    case .alert(let alert):
      ([alert.title, alert.message, alert.anchor] + alert.buttons.map(\.title))
        .compactMap(\.self).flatMap(\.typeNames)
    case .browse, .back, .popTo, .popToRoot, .finish(nil, _), .select, .choose, .width, .custom,
      .stay:
      []
    }
  }
}

extension Argument {
  fileprivate var typeNames: [TypeName] {
    guard case .value(let value) = value else { return [] }
    return value.typeNames + type.typeNames
  }
}
