import MvvmgenAppModel
import MvvmgenStorage
import MvvmgenSyntax

/// How a coordinator reports to the flow that started it: its delegate, or its closures.
struct ReportsTemplate {
  let coordinator: Coordinator
  let access: Code

  private var names: Coordinator.Names { coordinator.names }

  var delegate: Code {
    guard coordinator.reporting == .delegate else { return .empty }
    func requirement(_ event: Event) -> Code {
      event.requirement(sender: "_ \(event.sender): \(names.sender)")
    }
    let ending = coordinator.ending
    let declaration: Code = """
      @MainActor
      \(access)protocol \(names.delegate): AnyObject {
        \(sections: [.lines(coordinator.reports.map(requirement)), .lines(ending.map(requirement))])
      }
      """
    let defaults: CodeList = ending.map { event in
      let sender: Code = "_ \(event.sender): \(names.sender)"
      return """
        extension \(names.delegate) {
          \(Code.function(event.signature, modifiers: access, sender: sender)) {}
        }
        """
    }
    return .sections([declaration] + defaults)
  }

  /// The coordinator's properties.
  var members: Code {
    switch coordinator.reporting {
    case .none: .empty
    case .delegate: "\(access)weak var \(.delegate): \(wrap: "(any \(names.delegate))?")"
    case .closures: .lines(coordinator.reported.map { $0.closureProperty(access) })
    }
  }

  /// The same as requirements of a protocol.
  var requirements: Code {
    switch coordinator.reporting {
    case .none: .empty
    case .delegate: .required("\(.delegate)", "(any \(names.delegate))?", "{ get set }")
    case .closures: .lines(coordinator.reported.map(\.closureRequirement))
    }
  }

  /// The method that the runtime calls when the flow ends without a report.
  var ended: Code {
    guard coordinator.reportsCancelled else { return .empty }
    let report: Code
    switch coordinator.reporting {
    case .none: return .empty
    case .delegate: report = "\(.delegate)?.\(.cancelled)(self)"
    case .closures: report = "\(MemberName(.cancelled).closure)?()"
    }
    return """
      \(access)func \(.cancelled)() {
        \(report)
      }
      """
  }
}

extension Coordinator {
  /// Its reports, and the one that it ended without any.
  var reported: [Event] { reports + ending }

  /// The report that it ended without one, if anybody hears that.
  fileprivate var ending: [Event] {
    guard reportsCancelled else { return [] }
    let signature = Signature(name: MemberName(.cancelled), parameters: [])
    let summary = Summary("The flow ended without a report.")
    return [Event(signature: signature, sender: names.variable, summary: summary)]
  }
}

extension Coordinator.Names {
  /// The type by which the flow that starts it knows it.
  var sender: Code { declared.map { "any \($0)" } ?? "\(coordinator)" }
}
