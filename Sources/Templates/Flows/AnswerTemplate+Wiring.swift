import MvvmgenAppModel
import MvvmgenStorage

/// The differences between answers when `flowOutput` is `closures`.
extension AnswerTemplate {
  /// Whether screens and flows report by closures.
  var isInClosures: Bool { coordinator?.hearing == .closures }

  func connect(flow: Destination) -> Code {
    switch flow.reporting {
    case .none: return .empty
    case .delegate: return "\(flow.variable).\(.delegate) = self"
    case .closures:
      let answers = coordinator?.answers(to: flow.target.type) ?? []
      return answers.isEmpty ? .empty : "\(member(.connect))(\(flow.variable))"
    }
  }

  /// The sender, as the flow identifies it: screens by their view models.
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

  /// The event's sender, for a method that the developer writes.
  var passedSender: CodeList {
    isInClosures || answer.isNamed ? [] : answer.sender.map { ["\($0)"] } ?? []
  }

  /// The sender for the screen that was swiped down.
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

extension Destination {
  /// The argument of a screen's initializer that receives its events, if it reports to a delegate.
  var receiver: CodeList { reporting == .delegate ? ["\(.flowDelegate): self"] : [] }
}
