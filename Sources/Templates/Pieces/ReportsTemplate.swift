import MvvmgenAppModel
import MvvmgenStorage

/// How a coordinator reports to the flow that started it: its delegate, or its closures.
struct ReportsTemplate {
  let coordinator: Coordinator
  let access: Code

  private var names: Coordinator.Names { coordinator.names }

  var delegate: Code {
    guard coordinator.reporting == .delegate else { return .empty }
    let reports = Code.lines(
      coordinator.reports.map { $0.requirement(sender: "_ \($0.sender): \(names.sender)") })
    let declaration: Code = """
      @MainActor
      \(access)protocol \(names.delegate): AnyObject {
        \(sections: [
          reports,
          coordinator.reportsCancelled
            ? """
            /// The flow ended without a report.
            \(cancelled())
            """ : "",
        ])
      }
      """
    guard coordinator.reportsCancelled else { return declaration }
    return """
      \(declaration)

      extension \(names.delegate) {
        \(cancelled(modifiers: access)) {}
      }
      """
  }

  private func cancelled(modifiers: Code = "") -> Code {
    "\(modifiers)func \(.cancelled)(\(list: ["_ \(names.variable): \(names.sender)"]))"
  }

  /// The coordinator's properties.
  var members: Code {
    switch coordinator.reporting {
    case .none: .empty
    case .delegate: "\(access)weak var \(.delegate): \(wrap: "(any \(names.delegate))?")"
    case .closures:
      """
      \(lines: coordinator.reports.map { $0.closureProperty(access) })
      \(coordinator.reportsCancelled
        ? """
        /// The flow ended without a report.
        \(access)var \(cancelledClosure): (() -> Void)?
        """ : "")
      """
    }
  }

  /// The same as requirements of a protocol.
  var requirements: Code {
    switch coordinator.reporting {
    case .none: .empty
    case .delegate: .required("\(.delegate)", "(any \(names.delegate))?", "{ get set }")
    case .closures:
      """
      \(lines: coordinator.reports.map(\.closureRequirement))
      \(coordinator.reportsCancelled
        ? """
        /// The flow ended without a report.
        var \(cancelledClosure): (() -> Void)? { get set }
        """ : "")
      """
    }
  }

  /// The method that the runtime calls when the flow ends without a report.
  var ended: Code {
    guard coordinator.reportsCancelled else { return .empty }
    let report: Code
    switch coordinator.reporting {
    case .none: return .empty
    case .delegate: report = "\(.delegate)?.\(.cancelled)(self)"
    case .closures: report = "\(cancelledClosure)?()"
    }
    return """
      \(access)func \(.cancelled)() {
        \(report)
      }
      """
  }

  private var cancelledClosure: MemberName { MemberName(.cancelled).closure }
}

extension Coordinator.Names {
  /// The type by which the flow that starts it knows it.
  var sender: Code { declared.map { "any \($0)" } ?? "\(coordinator)" }
}
