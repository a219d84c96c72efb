/// How a flow shows each of its screens.
struct Places {
  var pushed: Set<String> = []
  var presented: Set<String> = []
  /// As the start, or in place of others.
  var others: Set<String> = []
  /// What covers everything and can't be swiped away, with the place that says so.
  var fullScreen: [String: SourceSpan] = [:]

  init(_ spec: CoordinatorSpec) {
    if case .split(let primary, let secondary)? = spec.start.first?.kind {
      for step in primary.flattened { insert(step, isFirst: true) }
      for step in secondary.flattened { insert(step, isFirst: false) }
    } else {
      for step in spec.start.flattened { insert(step, isFirst: true) }
    }
    for step in spec.answerSteps { insert(step, isFirst: false) }
  }

  private mutating func insert(_ step: StepSpec, isFirst: Bool) {
    switch step.kind {
    case .push(let target) where isFirst: others.insert(target.name.value)
    // What leaves the second column leaves it empty.
    case .push(let target), .detail(let target): pushed.insert(target.name.value)
    case .replace(let target): others.insert(target.name.value)
    case .present(let target, let modal):
      presented.insert(target.name.value)
      if modal.style.coversAll { fullScreen[target.name.value] = target.name.span }
    default: break
    }
  }
}

/// Where a flow pushes what it shows.
enum FlowStack {
  case own
  /// It has tabs, each with a stack of its flow.
  case tabs
  /// It has a split whose first column is another flow's.
  case column(String)
}

extension CoordinatorSpec {
  var stack: FlowStack {
    switch start.first?.kind {
    case .tabs: return .tabs
    case .split(let primary, _):
      for case .start(let flow, _, _) in primary.flattened.map(\.kind) {
        return .column(flow.name.value)
      }
      return .own
    default: return .own
    }
  }

  /// The flows that its steps start, and how; nil for those that are where this one is.
  var startedFlows: [(String, FlowPresentation?)] {
    var secondary: Set<String> = []
    if case .split(_, let column)? = start.first?.kind {
      secondary = Set(column.flatMap { $0.firstFlows.map(\.value) })
    }
    let first = start.flattened.compactMap { step -> (String, FlowPresentation?)? in
      guard case .start(let target, let presentation, _) = step.kind else { return nil }
      let name = target.name.value
      let isLeft = presentation == .present || secondary.contains(name)
      return (name, isLeft ? (presentation == .present ? .present : .push) : nil)
    }
    let others = answerSteps.compactMap { step -> (String, FlowPresentation?)? in
      guard case .start(let target, let presentation, _) = step.kind else { return nil }
      return (target.name.value, presentation == .replace ? nil : presentation)
    }
    return first + others
  }
}

extension [StepSpec] {
  /// The steps that push, before one that makes room for them.
  func pushes(before makesRoom: (StepSpec) -> Bool) -> [StepSpec] {
    var pushes: [StepSpec] = []
    for step in self {
      if makesRoom(step) { break }
      switch step.kind {
      case .push, .start(_, as: .push, _): pushes.append(step)
      default: break
      }
      pushes += step.branches.flatMap { $0.pushes(before: makesRoom) }
      if case .alert = step.kind { continue }
      if step.branches.joined().contains(where: makesRoom) { break }
    }
    return pushes
  }
}

extension StepSpec {
  /// Whether it takes something off the screen.
  var leaves: Bool {
    switch kind {
    case .back, .popTo, .popToRoot, .finish: true
    default: replaces
    }
  }

  /// Whether it puts something in the place of all that the flow shows.
  var replaces: Bool {
    switch kind {
    case .replace, .start(_, as: .replace, _): true
    default: false
    }
  }
}
