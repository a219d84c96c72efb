import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// Promise 9: calls in the wrong order do what their documentation says.
@MainActor
struct WrongOrderTests {
  @Test func secondRoot() {
    let (first, second) = (P(showing: A()), Q(showing: B()))
    let stage = Stage(first)
    stage.start(second)
    stage.start(first)
    #expect(stage.root === first)
    first.flow.finish {}
    stage.start(first)
    stage.start(second)
    #expect(
      stage.transcript == ["show A", "end P: finished", "show nothing", "show B"])
    #expect(
      stage.warnings == [
        "start Q: a root is up", "start P: a root is up", "start P: started before",
      ])
  }

  @Test func secondStart() {
    let root = P(showing: A())
    let (child, ended) = (Q(showing: B()), R(showing: C()))
    let stage = Stage(root)
    root.flow.start(child)
    root.flow.start(ended)
    ended.flow.finish {}
    root.flow.start(child)
    root.flow.start(ended)
    child.flow.start(root)
    child.flow.start(child)
    #expect(
      stage.warnings == [
        "start Q: started before", "start R: started before", "start P: started before",
        "start Q: started before",
      ])
    #expect(stage.description == "A › B")
    #expect(ended.flow.end == .finished)
  }

  @Test func showingAfterTheEnd() {
    let root = P(showing: A())
    let child = Q(showing: B())
    let stage = Stage(root)
    root.flow.start(child)
    stage.user.goBack()
    let late = R(showing: C())
    child.flow.push(C())
    child.flow.present(C())
    child.flow.replace(with: C())
    child.flow.start(late)
    child.flow.browse(Address.example)
    #expect(
      stage.warnings == [
        "push C: Q has ended", "present C: Q has ended", "replace C: Q has ended",
        "start R: Q has ended", "browse: Q has ended",
      ])
    #expect(stage.transcript == ["show A", "show A › B", "end Q: popped", "show A"])
    root.flow.start(late)
    #expect(stage.description == "A › C")
  }

  @Test func goingBackAfterTheEnd() {
    let root = P(showing: A())
    let child = Q(showing: B())
    let stage = Stage(root)
    root.flow.start(child)
    stage.user.goBack()
    child.flow.popToRoot()
    child.flow.pop(to: B.self)
    child.flow.back(from: C())
    root.flow.back(from: child)
    #expect(stage.transcript == ["show A", "show A › B", "end Q: popped", "show A"])
    #expect(stage.warnings == [])
    #expect(child.cancelledCount == 1)
  }

  @Test func everythingBeforeTheStart() {
    let child = Q()
    let screen = A()
    var heard = 0
    child.flow.push(screen)
    child.flow.present(screen)
    child.flow.replace(with: screen)
    child.flow.start(R())
    child.flow.browse(Address.example)
    child.flow.back(from: screen)
    child.flow.popToRoot()
    child.flow.report { heard += 1 }
    child.flow.change { heard += 1 }
    child.flow.finish { heard += 1 }
    child.flow.finish()
    #expect(heard == 0)
    #expect(child.cancelledCount == 0)
    #expect(child.flow.end == nil)
    #expect(screen.presence.isShown == false)
    #expect(child.flow.screens.isEmpty)
    let root = P { $0.start(child) }
    let stage = Stage(root)
    child.flow.push(screen)
    #expect(stage.transcript == ["show A"])
    #expect(
      stage.warnings == [
        "push A: Q wasn't started yet", "present A: Q wasn't started yet",
        "replace A: Q wasn't started yet", "start R: Q wasn't started yet",
        "browse: Q wasn't started yet", "report: Q wasn't started yet",
        "change: Q wasn't started yet",
      ])
  }

  @Test(arguments: [FlowPresentation.push, .present, .replace])
  func finishInsideStart(presentation: FlowPresentation) {
    let root = P(showing: A())
    let stage = Stage(root)
    let reporting = Q { flow in
      flow.push(B())
      flow.finish { root.flow.push(C()) }
      flow.push(D())
    }
    let bare = R { $0.finish() }
    root.flow.start(reporting, as: presentation)
    root.flow.start(bare, as: presentation)
    #expect(
      stage.transcript == [
        "show A", "end Q: finished", "show A › C", "end R: finishedWithoutReport",
      ])
    #expect([reporting.flow.end, bare.flow.end] == [.finished, .finishedWithoutReport])
    #expect([reporting.cancelledCount, bare.cancelledCount] == [0, 1])
    #expect(root.flow.children.isEmpty)
    #expect(stage.warnings == ["push D: Q has ended"])
  }
}
