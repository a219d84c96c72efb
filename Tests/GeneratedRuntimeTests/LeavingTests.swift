import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// Promise 1: what the user's gestures leave ends: the outermost flow with nothing left ends once,
/// and its parent is told; the flows inside it end silently.
@MainActor
struct LeavingTests {
  let child = Q(showing: B(), C())
  let grandchild = R(showing: D())

  /// A parent on screen A, its child on B and C, the child's child on D.
  func stage(_ presentation: FlowPresentation, in inner: FlowPresentation = .push) -> Stage {
    let parent = P(showing: A())
    let stage = Stage(parent)
    parent.flow.change {
      parent.flow.start(child, as: presentation)
      child.flow.start(grandchild, as: inner)
    }
    return stage
  }

  @Test func backButton() {
    let stage = stage(.push)
    for _ in 1...5 { stage.user.goBack() }
    #expect(
      stage.transcript == [
        "show A", "show A › B › C › D",
        "end R: popped", "show A › B › C", "show A › B", "end Q: popped", "show A",
      ])
    #expect([child.flow.end, grandchild.flow.end] == [.popped, .popped])
    #expect([child.cancelledCount, grandchild.cancelledCount] == [1, 1])
  }

  @Test func outermostFlowOnlyIsHeardOf() {
    let stage = stage(.push)
    stage.user.goBackToRoot()
    stage.user.goBackToRoot()
    #expect(
      stage.transcript == [
        "show A", "show A › B › C › D",
        "end R: endedWithParent", "end Q: popped", "show A",
      ])
    #expect([child.flow.end, grandchild.flow.end] == [.popped, .endedWithParent])
    #expect([child.cancelledCount, grandchild.cancelledCount] == [1, 0])
  }

  @Test func swipeDown() {
    let stage = stage(.present)
    stage.user.dismiss()
    stage.user.dismiss()
    #expect(
      stage.transcript == [
        "show A", "show A | sheet B › C › D",
        "end R: endedWithParent", "end Q: dismissed", "show A",
      ])
    #expect([child.cancelledCount, grandchild.cancelledCount] == [1, 0])
  }

  @Test func interactiveBackThatCompletes() {
    let stage = stage(.push)
    stage.user.beginBack()
    #expect(stage.description == "A › B › C › D")
    stage.user.completeBack()
    stage.user.completeBack()
    #expect(
      stage.transcript == ["show A", "show A › B › C › D", "end R: popped", "show A › B › C"])
  }

  @Test func interactiveBackIsOverWhenItCompleted() {
    let b = B()
    let root = P(showing: A(), b)
    let stage = Stage(root)
    stage.user.beginBack()
    stage.user.completeBack()
    root.flow.push(b)
    stage.user.completeBack()
    #expect(stage.transcript == ["show A › B", "show A", "show A › B"])
  }

  @Test func interactiveBackThatIsCancelled() {
    let stage = stage(.push)
    stage.user.beginBack()
    stage.user.cancelBack()
    stage.user.completeBack()
    #expect(stage.transcript == ["show A", "show A › B › C › D"])
    #expect([child.flow.end, grandchild.flow.end] == [nil, nil])
  }

  @Test func interactiveBackTakesWhatCameMeanwhile() {
    let stage = stage(.push)
    stage.user.beginBack()
    grandchild.flow.push(E())
    stage.user.completeBack()
    #expect(
      stage.transcript == [
        "show A", "show A › B › C › D", "show A › B › C › D › E", "end R: popped",
        "show A › B › C",
      ])
  }

  @Test func flowThatReplacesItsScreensGoesOn() {
    let stage = stage(.push)
    child.flow.replace(with: E())
    stage.user.goBack()
    #expect(
      stage.transcript == [
        "show A", "show A › B › C › D", "end R: replaced", "show A › E",
        "end Q: popped", "show A",
      ])
    #expect([child.cancelledCount, grandchild.cancelledCount] == [1, 0])
  }

  @Test func firstScreenOfTheWindowStays() {
    let root = P(showing: A())
    let stage = Stage(root)
    stage.user.goBack()
    stage.user.goBackToRoot()
    stage.user.dismiss()
    #expect(stage.transcript == ["show A"])
  }

  @Test func firstScreenOnTheAppsOwnLeaves() {
    let root = P(showing: A())
    let stage = Stage(root, isAttached: true)
    root.flow.present(B())
    stage.user.goBack()
    stage.user.dismiss()
    stage.user.goBack()
    #expect(
      stage.transcript == ["show A", "show A | sheet B", "show A", "end P: popped", "show nothing"])
    #expect(root.cancelledCount == 1)
    #expect(stage.root == nil)
  }
}
