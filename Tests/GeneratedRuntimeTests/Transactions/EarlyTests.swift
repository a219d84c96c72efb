import Testing

@testable import GeneratedRuntime

/// An answer of several steps that comes before the start, or after the end, has no effect, and not
/// silently.
@MainActor
struct EarlyTests {
  @Test func severalStepsBeforeTheStart() {
    let root = P(showing: A())
    var pending: Int?
    func didReceiveLink() {
      root.flow.change {
        pending = 1
        root.flow.push(B())
      }
    }
    didReceiveLink()
    let stage = Stage(root)
    #expect(pending == nil)
    #expect(stage.transcript == ["show A"])
    #expect(stage.warnings == ["change: P wasn't started yet"])
    didReceiveLink()
    #expect(pending == 1)
    #expect(stage.transcript == ["show A", "show A › B"])
    #expect(stage.warnings == ["change: P wasn't started yet"])
  }

  @Test func debugBuildsSayWhoCalled() {
    let root = P(showing: A())
    root.flow.change {}
    let line = #line - 1
    #expect(root.flow.early.map(\.place) == [" (\(#fileID):\(line))"])
    _ = Stage(root)
    #expect(root.flow.early.isEmpty)
  }

  @Test func severalStepsAfterTheEnd() {
    let root = P(showing: A())
    let stage = Stage(root)
    var changes: [String] = []
    stage.observe { changes.append("\($0)") }
    root.flow.finish {}
    root.flow.change { root.flow.push(B()) }
    #expect(changes == ["left A, ended P (finished)", "dropped change (ended)"])
    #expect(stage.transcript == ["show A", "end P: finished", "show nothing"])
  }

  @Test func nothingIsKeptForAFlowThatNeverStarts() {
    weak var flow: P?
    do {
      let never = P(showing: A())
      never.flow.change { never.flow.push(B()) }
      flow = never
    }
    #expect(flow == nil)
  }
}
