import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// Apps that are larger than any real one: an algorithm whose time doubles with each flow would
/// never finish here. `Benchmarks/runtime` counts the instructions.
@MainActor
struct ScaleTests {
  /// A stage with flows that each started the next, and the flows.
  func nest(_ count: Int, as presentation: FlowPresentation) -> (stage: Stage, flows: [Sketch]) {
    var flows: [Sketch] = [P(showing: A())]
    let stage = Stage(isChecked: false)
    stage.start(flows[0])
    for _ in 1..<count {
      let child = P(showing: B())
      flows[flows.count - 1].flow.start(child, as: presentation)
      flows.append(child)
    }
    return (stage, flows)
  }

  @Test(arguments: [FlowPresentation.push, .present])
  func backOutOfNestedFlowsOneByOne(presentation: FlowPresentation) {
    let (stage, flows) = nest(100, as: presentation)
    for _ in 1..<100 { presentation == .push ? stage.user.goBack() : stage.user.dismiss() }
    #expect(stage.description == "A")
    #expect(flows.map(\.cancelledCount) == [0] + [Int](repeating: 1, count: 99))
    let end = presentation == .push ? FlowEnd.popped : .dismissed
    #expect(flows.dropFirst().allSatisfy { $0.flow.end == end })
  }

  @Test func backOutOfNestedFlowsAtOnce() {
    let (stage, flows) = nest(100, as: .push)
    stage.user.goBackToRoot()
    #expect(stage.description == "A")
    #expect(flows.map(\.cancelledCount) == [0, 1] + [Int](repeating: 0, count: 98))
    #expect(stage.transcript.suffix(2) == ["end P: popped", "show A"])
  }

  @Test func flowsThatReplaceEachOtherInOneChange() {
    let root = P(showing: A())
    let stage = Stage(isChecked: false)
    stage.start(root)
    var flow = root.flow
    root.flow.change {
      for _ in 1...100 {
        let child = Q(showing: B())
        flow.start(child, as: .replace)
        flow = child.flow
      }
    }
    #expect(stage.transcript == ["show A", "show B"])
    flow.finish()
    #expect(stage.root == nil)
    #expect(root.flow.end == .finishedWithoutReport)
  }

  @Test func manyScreens() {
    let root = P(showing: A())
    let stage = Stage(isChecked: false)
    stage.start(root)
    root.flow.change { for _ in 1...1_000 { root.flow.push(B()) } }
    for _ in 1...500 { stage.user.goBack() }
    #expect(root.flow.screens.count == 501)
    root.flow.popToRoot()
    #expect(stage.description == "A")
    #expect(stage.transcript.count == 503)
  }

  @Test func manyObserversThatCameAndWent() {
    let owner = ObservablePropertyTests.Owner()
    let observer = ObservablePropertyTests.Observer()
    weak var captured: ObservablePropertyTests.Observer?
    do {
      let capture = ObservablePropertyTests.Observer()
      captured = capture
      for _ in 1...1_000 {
        owner.$count.observe(observer) { _, _ in capture.heard = [] }.end()
      }
    }
    owner.count = 1
    #expect(captured == nil)
    owner.$count.observe(observer) { $0.heard.append($1) }
    #expect(observer.heard == [1])
  }
}
