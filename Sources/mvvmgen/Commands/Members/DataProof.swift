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

  init(_ app: App, renamed: RenamedInput? = nil) {
    for coordinator in app.coordinators {
      let flow = AppMap.Node.flow(coordinator.names.base.text)
      let answers =
        [coordinator.start] + coordinator.events + coordinator.screens.flatMap(\.answers)
        + coordinator.flows.flatMap(\.answers)
      for answer in answers { add(answer.steps, flow, renamed) }
    }
  }

  private mutating func add(
    _ steps: some Sequence<Step>, _ flow: AppMap.Node, _ renamed: RenamedInput?
  ) {
    for step in steps {
      for destination in step.destinations {
        add(destination.arguments, of: AppMap.Node(destination.target), flow, renamed)
      }
      switch step {
      case .tell(let call): add(call.arguments, of: nil, flow, renamed)
      case .finish(let report?, _), .report(let report):
        add(report.arguments, of: nil, flow, renamed)
      default: break
      }
      for assignment in step.assignments {
        let value = [assignment.target, assignment.argument.value].map {
          $0.text(renaming: flow == renamed?.owner ? renamed : nil)
        }
        lines.append("\(flow.name) \(value)")
      }
      for branch in step.branches { add(branch, flow, renamed) }
    }
  }

  /// - Parameter target: what has the arguments as inputs; nil for those of a call or a report.
  private mutating func add(
    _ arguments: some Sequence<Argument>, of target: AppMap.Node?, _ flow: AppMap.Node,
    _ renamed: RenamedInput?
  ) {
    for argument in arguments {
      let label = argument.label?.text ?? "_"
      let isRenamed = target != nil && target == renamed?.owner && label == renamed?.old
      let value = argument.value.text(renaming: flow == renamed?.owner ? renamed : nil)
      let receiver = target.map { "\($0.kind) \($0.name)" } ?? "call"
      lines.append(
        "\(flow.name) \(receiver) \(isRenamed ? renamed?.new ?? "" : label) \(value)")
    }
  }
}

extension Expression {
  fileprivate func text(renaming renamed: DataProof.RenamedInput?) -> String {
    switch self {
    case .parameter(let name, let path): return name.text + path.map(\.text).joined()
    case .member(let name, let path, _):
      let first = name.text == renamed?.old ? renamed?.new ?? "" : name.text
      return "self.\(first)" + path.map(\.text).joined()
    case .sender(let name, let path): return "sender.\(name.text)" + path.map(\.text).joined()
    case .value(let value): return "= \(value.text)"
    }
  }
}

extension Step {
  fileprivate var assignments: ArenaList<Assignment> {
    if case .set(let assignments) = self { assignments } else { [] }
  }

  /// The screens and flows that it makes.
  fileprivate var destinations: [Destination] {
    switch self {
    case .push(let destination, _), .present(let destination, _, _), .replace(let destination, _),
      .detail(let destination, _), .start(let destination, _, _, _):
      [destination]
    case .tabs(let tabs): tabs.map(\.flow)
    case .split(let primary, let secondary):
      [primary.destination] + (secondary.map { [$0.destination] } ?? [])
    default: []
    }
  }
}
