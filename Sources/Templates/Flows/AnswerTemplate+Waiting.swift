import AppModel
import Storage

/// Decisions that a flow waits for.
extension AnswerTemplate {
  /// The stage stores what comes after it, so the closures state that they capture the coordinator.
  func wait(_ wait: Choice.Wait, for choice: Choice) -> Code {
    let capture: Code = isInClosure ? "" : " [self] in"
    let isIdle = choice.cases.allSatisfy { Code.lines($0.steps.map(inner.step)).isEmpty }
    return """
      \(head(wait)) {\(capture)
        await \(inner.own(choice.call))
      } then: {\(isIdle ? "" : capture)
        switch $0 {
        \(lines: choice.cases.map(inner.branch))
        }
      }
      """
  }

  private func head(_ wait: Choice.Wait) -> Code {
    switch wait {
    case .whileShown(let sender): "\(flow).decide(whileShown: \(reporter(sender)))"
    case .whileRunning(let sender): "\(flow).decide(whileRunning: \(sender))"
    case .whileThisRuns: "\(flow).decide"
    }
  }
}
