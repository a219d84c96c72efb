import AppModel
import Storage

/// What an answer says otherwise where screens and flows report by closures.
extension AnswerTemplate {
  /// Whether it does nothing.
  var isEmpty: Bool { code.isEmpty }

  /// Whether it says who reported: closures don't.
  var namesSender: Bool {
    answer.allSteps.contains { step in
      if case .back = step { true } else { false }
    }
  }

  /// Whom a screen that is made reports to.
  func delegate(of screen: Showing) -> CodeList {
    guard screen.hasDelegate, case .delegates = wiring else { return [] }
    return ["flowDelegate: self"]
  }

  /// Hears what a screen reports, where that isn't said when it is made.
  func connect(screen: Showing) -> Code {
    guard screen.hasDelegate, case .closures = wiring else { return .empty }
    return "\(qualifier)connect(\(screen.variable))"
  }

  /// Hears what a flow reports.
  func connect(flow: Showing) -> Code {
    guard case .closures(let coordinator) = wiring else {
      return "\(flow.variable).delegate = self"
    }
    let isAnswered = coordinator.flows.contains {
      $0.flow.coordinator == flow.type && !$0.answers.isEmpty
    }
    return isAnswered ? "\(qualifier)connect(\(flow.variable))" : .empty
  }

  /// Who reported, as the flow tells them apart: screens by their view models.
  func reporter(_ sender: MemberName) -> Code {
    guard case .closures = wiring, sendsViewModel else { return "\(sender)" }
    return "\(sender).viewModel"
  }

  func call(_ report: Report) -> Code {
    let arguments = arguments(report.arguments)
    guard case .closures = wiring else {
      return .call("\(signature.member("delegate"))?.\(report.event)", ["self"] + arguments)
    }
    let closure = Signature(name: report.event, parameters: []).closure
    let values = report.arguments.map { expression($0.value) }
    return .call("\(member(closure))?", values)
  }

  /// The sender of the event, for a method that the developer writes.
  var passedSender: CodeList {
    guard case .delegates = wiring else { return [] }
    return answer.sender.map { ["\($0)"] } ?? []
  }

  /// What the screen that was swiped reports.
  func closure(_ answer: SwipeAnswer) -> Code {
    let closure = Signature(name: answer.method, parameters: []).closure
    let sender: Code = "(viewModel: any \(answer.sender)) in"
    return .fitting(
      "{ \(sender) viewModel.\(closure)?() }",
      """
      {
        \(sender)
        viewModel.\(closure)?()
      }
      """)
  }
}
