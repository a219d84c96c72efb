import GeneratedRuntime
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
    child.flow.back(from: SketchModel())
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
    child.flow.back(from: screen.viewModel)
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

  @Test func replacementThatFinishesInsideItsStartForAnother() {
    let root = P(showing: A())
    let stage = Stage(root)
    root.flow.start(
      Q { flow in
        flow.push(B())
        flow.finish { root.flow.start(R(showing: C()), as: .replace) }
      }, as: .replace)
    #expect(stage.transcript == ["show A", "end Q: finished", "show C"])
  }

  @Test func replacementThatReportsInsideItsStartAndIsReplaced() {
    let root = P(showing: A())
    let stage = Stage(root)
    let child = Q { flow in
      flow.push(B())
      flow.report { root.flow.start(R(showing: C()), as: .replace) }
    }
    root.flow.start(child, as: .replace)
    #expect(stage.transcript == ["show A", "end Q: replaced", "show C"])
    #expect(child.cancelledCount == 0)
  }

  @Test func rootThatFinishesInsideItsStart() {
    let stage = Stage(P { $0.finish {} })
    #expect(stage.transcript == ["end P: finished"])
    #expect(stage.root == nil)
  }

  @Test func finishInsideAReport() {
    let root = P(showing: A())
    let child = Q(showing: B())
    let stage = Stage(root)
    var heard: [String] = []
    root.flow.start(child)
    child.flow.report {
      child.flow.finish {
        heard.append("finish")
        child.flow.finish { heard.append("again") }
        child.flow.report { heard.append("report") }
        root.flow.back(from: child)
      }
      child.flow.report { heard.append("late") }
    }
    #expect(heard == ["finish", "report"])
    #expect(child.cancelledCount == 0)
    #expect(stage.transcript == ["show A", "show A › B", "end Q: finished", "show A"])
  }

  @Test func finishWhenTheParentHearsOfIt() {
    let root = P(showing: A())
    let (parent, child) = (Q(showing: B()), R(showing: C()))
    let stage = Stage(root)
    child.onCancelled = {
      child.flow.finish()
      parent.flow.finish {}
    }
    root.flow.start(parent)
    parent.flow.start(child)
    stage.user.goBack()
    #expect(child.cancelledCount == 1)
    #expect(
      stage.transcript == [
        "show A", "show A › B", "show A › B › C", "end R: popped", "end Q: finished", "show A",
      ])
  }
}
