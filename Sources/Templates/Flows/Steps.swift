package import AppModel
import Storage

extension Coordinator {
  package func visitAnswers(_ body: (Answer) -> Void) {
    body(start)
    for beginning in beginnings { body(beginning.start) }
    for screen in screens { for answer in screen.answers { body(answer) } }
    for flow in flows { for answer in flow.answers { body(answer) } }
    for answer in events { body(answer) }
    for answer in named { body(answer) }
  }
}

extension Answer {
  /// Visits all steps, including those of their branches.
  package func visitSteps(_ body: (Step) -> Void) {
    for step in steps { step.visit(body) }
  }
}

extension Step {
  /// Visits the step, and those of its branches.
  fileprivate func visit(_ body: (Step) -> Void) {
    body(self)
    forEachPart { part in
      guard case .branch(let steps, _) = part else { return }
      for step in steps { step.visit(body) }
    }
  }
}

extension Imports {
  /// Adds the types that the step's values refer to, and their own: `.plain` is a member of the
  /// receiving type.
  mutating func add(hidden step: Step) {
    step.forEachPart { part in
      switch part {
      case .shows(let destination, _, _): add(hidden: destination)
      case .arguments(let arguments): add(hidden: arguments)
      case .assignment(let assignment): add(hidden: CollectionOfOne(assignment.argument))
      case .url(let url):
        add(hidden: url)
        if url.written != nil { add(hidden: [Self.url]) }
      case .text(let text): add(hidden: text)
      case .constant(let value): add(hidden: value)
      case .calls(_, let choice):
        for value in choice?.cases.flatMap(\.values) ?? [] {
          add(hidden: value.parameter.type)
        }
      case .does, .stays, .gives, .branch: break
      }
    }
  }

  private static let url = TypeName(constant: "URL")

  mutating func add(hidden destination: Destination) {
    add(hidden: CollectionOfOne(destination.target.type))
    add(hidden: destination.arguments)
    for screen in destination.embedded { add(hidden: screen) }
    if let beginning = destination.beginning { add(hidden: beginning.arguments) }
    if let title = destination.title { add(hidden: title) }
  }
}
