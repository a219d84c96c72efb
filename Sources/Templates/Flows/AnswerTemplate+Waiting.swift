import MvvmgenAppModel

/// Decisions that a flow waits for.
extension AnswerTemplate {
  /// The stage stores the closures, so they state that they capture the coordinator.
  func wait(_ wait: Choice.Wait, for choice: Choice) -> Code {
    let capture: Code = isInClosure ? "" : " [self] in"
    let usesSelf = choice.cases.contains(where: \.steps.usesSelf)
    return """
      \(head(wait, choice.isLatest)) {\(capture)
        await \(inner.own(choice.call))
      } then: {\(usesSelf ? capture : "")
        switch $0 {
        \(lines: choice.cases.map(inner.branch))
        }
      }
      """
  }

  private func head(_ wait: Choice.Wait, _ isLatest: Bool) -> Code {
    let sender: CodeList =
      switch wait {
      case .whileShown(let sender): ["whileShown: \(reporter(sender))"]
      case .whileRunning(let sender): ["whileRunning: \(sender)"]
      case .whileThere(let sender): ["for: \(sender)"]
      case .whileThisRuns: []
      }
    let arguments = sender + (isLatest ? ["isLatest: true"] : [])
    return arguments.isEmpty ? "\(flow).decide" : .call("\(flow).decide", arguments)
  }
}
