import AppModel
import Storage

/// What an answer says otherwise where screens and flows report by closures.
extension AnswerTemplate {
  /// Whether screens and flows report by closures.
  var isInClosures: Bool { coordinator?.hearing == .closures }

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
    screen.reporting == .delegate ? ["\(.flowDelegate): self"] : []
  }

  /// Hears what a screen reports, where that isn't said when it is made.
  func connect(screen: Showing) -> Code {
    screen.reporting == .closures ? "\(qualifier)\(.connect)(\(screen.variable))" : .empty
  }

  /// Hears what a flow reports.
  func connect(flow: Showing) -> Code {
    guard flow.reporting == .closures else { return "\(flow.variable).\(.delegate) = self" }
    let answers = coordinator?.answers(to: flow.type) ?? []
    return answers.isEmpty ? .empty : "\(qualifier)\(.connect)(\(flow.variable))"
  }

  /// Who reported, as the flow tells them apart: screens by their view models.
  func reporter(_ sender: MemberName) -> Code {
    isInClosures && sendsViewModel ? "\(sender).\(.viewModel)" : "\(sender)"
  }

  func call(_ report: Report) -> Code {
    guard isInClosures else {
      let arguments = arguments(report.arguments)
      return "\(signature.member(.delegate))?.\(report.event)(\(list: "self", arguments))"
    }
    let values: CodeList = report.arguments.map { expression($0.value) }
    return "\(member(report.event.closure))?(\(list: values))"
  }

  /// The sender of the event, for a method that the developer writes.
  var passedSender: CodeList {
    isInClosures ? [] : answer.sender.map { ["\($0)"] } ?? []
  }

  /// What the screen that was swiped reports.
  func closure(_ answer: SwipeAnswer) -> Code {
    let sender: Code = "(\(.viewModel): any \(answer.sender)) in"
    let report: Code = "\(.viewModel).\(answer.method.closure)?()"
    return .fitting(
      "{ \(sender) \(report) }",
      """
      {
        \(sender)
        \(report)
      }
      """)
  }
}
