import AppModel
import Storage
import Syntax

/// The data that is passed to each screen and flow that is shown, and its sources: renaming a member
/// must not change them, though data is bound by its name.
struct DataProof: Hashable {
  private var lines: [String] = []

  /// - Parameter renamed: a label of a type, or an input of a flow, with its old and new names.
  init(_ app: App, renamed: (type: String, flow: String?, old: String, new: String)? = nil) {
    for coordinator in app.coordinators {
      let isOwn = renamed?.flow == coordinator.names.base.text
      let answers =
        [coordinator.start] + coordinator.events + coordinator.screens.flatMap(\.answers)
        + coordinator.flows.flatMap(\.answers)
      for answer in answers {
        add(answer.steps, coordinator.names.base.text, renamed, isOwn)
      }
    }
  }

  private mutating func add(
    _ steps: some Sequence<Step>, _ flow: String,
    _ renamed: (type: String, flow: String?, old: String, new: String)?, _ isOwn: Bool
  ) {
    for step in steps {
      for destination in step.destinations {
        for argument in destination.arguments {
          var label = argument.label?.text ?? "_"
          if let renamed, destination.type.text == renamed.type, label == renamed.old {
            label = renamed.new
          }
          let value = argument.value.text(renaming: isOwn ? renamed.map { ($0.old, $0.new) } : nil)
          lines.append("\(flow) \(destination.type.text) \(label) \(value)")
        }
      }
      for branch in step.branches { add(branch, flow, renamed, isOwn) }
    }
  }
}

extension Expression {
  /// - Parameter names: an input of the flow, and what it is called.
  fileprivate func text(renaming names: (old: String, new: String)?) -> String {
    switch self {
    case .parameter(let name, let path): return ([name] + path).map(\.text).joined(separator: ".")
    case .member(let name, let path, _):
      let first = name.text == names?.old ? names?.new ?? "" : name.text
      return "self." + ([first] + path.map(\.text)).joined(separator: ".")
    case .value(let value): return "= \(value.text)"
    }
  }
}

extension Step {
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
