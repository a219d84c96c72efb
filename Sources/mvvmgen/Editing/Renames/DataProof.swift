import AppModel
import Storage
import Syntax

/// The data that is passed to each screen and flow that is shown or told, and in each report, with
/// its sources: renaming a member must not change them, though data is bound by its name.
struct DataProof: Hashable {
  private var lines: [String] = []

  /// An input, or a state of a flow, that has another name afterwards.
  struct RenamedInput {
    let owner: AppMap.Node
    let old: String
    let new: String
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

    /// What the name is afterwards.
    func current(_ name: MemberName, of owner: AppMap.Node?) -> String {
      guard let renamed, owner == renamed.owner, name.text == renamed.old else { return name.text }
      return renamed.new
    }
  }

  init(_ app: App, renamed: RenamedInput? = nil) {
    for coordinator in app.coordinators {
      let flow = AppMap.Node.flow(coordinator.names.base.text)
      var place = Place(flow: flow, renamed: renamed)
      let own = [coordinator.start] + coordinator.beginnings.map(\.start) + coordinator.events
      for answer in own { add(answer.steps, place) }
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
      for destination in step.destinations.flatMap(\.withEmbedded) {
        add(destination.arguments, of: AppMap.Node(destination.target).withoutRole, place)
        add(destination.beginning?.arguments ?? [], of: nil, place)
      }
      lines += step.texts.map { "\(place.flow.name) \(place.text($0))" }
      switch step {
      case .tell(let call): add(call.arguments, of: nil, place)
      case .call(let call): add(call.arguments, of: nil, place)
      case .finish(let report?, _), .report(let report): add(report.arguments, of: nil, place)
      case .browse(let address, _, _, _):
        lines.append("\(place.flow.name) browse \(place.text(address))")
      case .set(let assignments):
        for assignment in assignments {
          let value = [assignment.target, assignment.argument.value].map(place.text)
          lines.append("\(place.flow.name) \(value)")
        }
      // They have no data but that of what they show, their texts and their branches.
      case .push, .present, .replace, .detail, .start, .tabs, .split, .select, .back, .popTo,
        .popToRoot, .closeModals, .restart, .finish(nil, _), .alert, .choose, .byRole, .width,
        .custom, .stay, .never:
        break
      }
      for branch in step.branches { add(branch, place) }
    }
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

extension Step {
  /// The texts that the user sees.
  fileprivate var texts: [Expression] {
    switch self {
    case .alert(let alert): alert.value.texts
    case .tabs(let tabs): tabs.map(\.title)
    default: destinations.compactMap(\.title)
    }
  }
}
