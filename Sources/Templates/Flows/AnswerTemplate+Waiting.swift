import AppModel
import Storage

/// Decisions that a flow waits for.
extension AnswerTemplate {
  /// The stage stores what comes after it, so the closures state that they capture the coordinator.
  func wait(_ wait: Choice.Wait, for choice: Choice) -> Code {
    let capture: Code = isInClosure ? "" : " [self] in"
    let isIdle = choice.cases.allSatisfy(\.isIdle)
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

extension Choice.Case {
  /// Whether nothing is written for it. Several steps are a change of the flow, whatever they are.
  fileprivate var isIdle: Bool {
    guard steps.count <= 1 else { return false }
    return switch steps.first {
    case nil, .stay: true
    default: false
    }
  }
}
