package import MvvmgenAppModel
package import MvvmgenMap
import MvvmgenStorage
import MvvmgenSyntax

/// The data that is passed to each screen and flow that is shown or told, and in each report, with
/// its sources: renaming a member must not change them, though data is bound by its name.
package struct DataProof: Hashable {
  private var lines: [String] = []

  /// An input, or a state of a flow, that has another name afterwards.
  package struct RenamedInput {
    let owner: AppMap.Node
    let old: String
    let new: String

    package init(owner: AppMap.Node, old: String, new: String) {
      (self.owner, self.old, self.new) = (owner, old, new)
    }
  }

  /// Where an answer is.
  private struct Place {
    let flow: AppMap.Node
    /// The screen or the flow that sends the event.
    var sender: AppMap.Node?
    let renamed: RenamedInput?

    func text(_ value: Expression) -> String {
      switch value {
      case .parameter(let name, let path): name.text + path.map(\.text).joined()
      case .member(let name, let path, _):
        "self.\(current(name, of: flow))" + path.map(\.text).joined()
      case .sender(let name, let path):
        "sender.\(current(name, of: sender))" + path.map(\.text).joined()
      // Its own members are renamed in both places.
      case .service(let service, let path):
        "services.\(service.text)" + path.dropFirst().map(\.text).joined()
      case .value(let value): "= \(value.text)"
      // The names are those of the data.
      case .built(let value, let data): "= \(value.shape) of \(data.map(text))"
      }
    }

    /// The name after the rename.
    func current(_ name: MemberName, of owner: AppMap.Node?) -> String {
      guard let renamed, owner == renamed.owner, name.text == renamed.old else { return name.text }
      return renamed.new
    }
  }

  package init(_ app: App, renamed: RenamedInput? = nil) {
    for coordinator in app.coordinators {
      let flow = AppMap.Node.flow(coordinator.names.base.text)
      var place = Place(flow: flow, renamed: renamed)
      for answer in coordinator.ownAnswers { add(answer.steps, place) }
      for screen in coordinator.screens {
        place.sender = .screen(screen.screen.base.text)
        for answer in screen.answers { add(answer.steps, place) }
      }
      for child in coordinator.flows {
        place.sender = .flow(child.flow.base.text)
        for answer in child.answers { add(answer.steps, place) }
      }
    }
  }

  private mutating func add(_ steps: some Sequence<Step>, _ place: Place) {
    for step in steps {
      step.forEachPart { add($0, place) }
    }
  }

  private mutating func add(_ part: Step.Part, _ place: Place) {
    switch part {
    case .shows(let destination, _, _):
      for destination in destination.withEmbedded {
        add(destination.arguments, of: AppMap.Node(destination.target).withoutRole, place)
        add(destination.beginning?.arguments ?? [], of: nil, place)
      }
      if let title = destination.title { add(text: title, place) }
    case .arguments(let arguments): add(arguments, of: nil, place)
    case .assignment(let assignment):
      let value = [assignment.target, assignment.argument.value].map(place.text)
      lines.append("\(place.flow.name) \(value)")
    case .url(let url): lines.append("\(place.flow.name) browse \(place.text(url))")
    case .text(let text): add(text: text, place)
    case .branch(let steps, _): add(steps, place)
    case .does, .stays, .calls, .gives, .constant: break
    }
  }

  private mutating func add(text: Expression, _ place: Place) {
    lines.append("\(place.flow.name) \(place.text(text))")
  }

  /// - Parameter target: what has the arguments as inputs; nil for those of a call or a report.
  private mutating func add(
    _ arguments: some Sequence<Argument>, of target: AppMap.Node?, _ place: Place
  ) {
    for argument in arguments {
      let label = argument.label.map { place.current($0, of: target) } ?? "_"
      let receiver = target.map { "\($0.kind) \($0.name)" } ?? "call"
      lines.append("\(place.flow.name) \(receiver) \(label) \(place.text(argument.value))")
    }
  }
}

extension SwiftValue {
  /// It without the names of data.
  fileprivate var shape: String {
    switch kind {
    case .data: "_"
    case .literal, .nil, .member, .type: text
    case .call(let callee, let arguments): "\(callee.text)(\(arguments.map(\.shape)))"
    case .tuple(let elements): "(\(elements.map(\.shape)))"
    case .array(let elements): "[\(elements.map(\.shape))]"
    case .dictionary(let entries): "[\(entries.map { "\($0.key.shape): \($0.value.shape)" })]"
    }
  }
}

extension SwiftValue.Argument {
  fileprivate var shape: String { "\(label?.text ?? "_"): \(value.shape)" }
}
