package import AppModel
import Language
import Storage

extension Coordinator {
  package var allAnswers: [Answer] {
    var answers: [Answer] = []
    visitAnswers { answers.append($0) }
    return answers
  }

  /// Visits all answers without building a list.
  func visitAnswers(_ body: (Answer) -> Void) {
    body(start)
    for beginning in beginnings { body(beginning.start) }
    for screen in screens { for answer in screen.answers { body(answer) } }
    for flow in flows { for answer in flow.answers { body(answer) } }
    for answer in events { body(answer) }
  }
}

extension Answer {
  /// The steps, including those of their branches.
  package var allSteps: [Step] {
    var all: [Step] = []
    visitSteps { all.append($0) }
    return all
  }

  /// Visits all steps without building a list.
  func visitSteps(_ body: (Step) -> Void) {
    for step in steps { step.visit(body) }
  }
}

extension Step {
  /// Visits the step, and those of its branches.
  fileprivate func visit(_ body: (Step) -> Void) {
    body(self)
    for branch in branches {
      for step in branch { step.visit(body) }
    }
  }
}

extension Imports {
  /// Adds the types that the step's values refer to, and their own: `.plain` is a member of the
  /// receiving type.
  mutating func add(hidden step: Step) {
    switch step {
    case .push(let destination, _), .replace(let destination, _), .detail(let destination, _):
      add(hidden: destination)
    case .present(let destination, let modal, _), .start(let destination, _, let modal, _):
      add(hidden: destination)
      if let anchor = modal.look?.anchor { add(hidden: anchor) }
    case .split(let primary, let secondary):
      add(hidden: primary.value)
      if let secondary { add(hidden: secondary.value) }
    case .tabs(let tabs):
      for tab in tabs {
        add(hidden: tab.flow)
        add(hidden: tab.title)
        if let image = tab.image { add(hidden: image) }
      }
    case .finish(let report?, _), .report(let report): add(hidden: report.arguments)
    case .tell(let call): add(hidden: call.arguments)
    case .call(let call): add(hidden: call.arguments)
    case .set(let assignments): add(hidden: assignments.map(\.argument))
    case .browse(let url, _, _, _):
      add(hidden: url)
      if url.written != nil { add(hidden: [Self.url]) }
    case .alert(let alert): add(hidden: alert.value)
    case .choose(let choice):
      for branch in choice.cases {
        for value in branch.values { add(hidden: value.parameter.type) }
      }
    case .back, .popTo, .popToRoot, .closeModals, .restart, .finish(nil, _), .select,
      .byRole, .width, .custom, .stay, .never:
      break
    }
  }

  private static let url = TypeName(constant: "URL")

  mutating func add(hidden destination: Destination) {
    add(hidden: destination.arguments)
    for screen in destination.embedded { add(hidden: screen) }
    if let beginning = destination.beginning { add(hidden: beginning.arguments) }
    if let title = destination.title { add(hidden: title) }
  }
}
