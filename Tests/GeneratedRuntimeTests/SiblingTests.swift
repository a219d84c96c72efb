import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// Promise 7: a parent can have several children at once; a second one of the same type is refused
/// while the first is shown; nothing is evicted.
@MainActor
struct SiblingTests {
  let root = P(showing: A())

  @Test(arguments: [FlowPresentation.push, .present])
  func secondOfItsTypeIsRefused(presentation: FlowPresentation) {
    let stage = Stage(root)
    let (first, second) = (Q(showing: B()), Q(showing: C()))
    root.flow.start(first)
    root.flow.start(second, as: presentation)
    #expect(stage.transcript == ["show A", "show A › B"])
    #expect(stage.warnings == ["start Q: P has one already"])
    #expect(second.flow.end == nil)
    #expect(root.flow.children.map { $0 === first } == [true])
    stage.user.goBack()
    root.flow.start(second)
    #expect(stage.transcript == ["show A", "show A › B", "end Q: popped", "show A", "show A › C"])
  }

  @Test func endingOnesDontCount() {
    let stage = Stage(root)
    let children = ["finished", "cancelled", "popped", "left", "taken"].map { _ in Q(showing: B()) }
    root.flow.start(children[0])
    children[0].flow.finish { root.flow.start(children[1]) }
    children[1].onCancelled = { root.flow.start(children[2]) }
    children[1].flow.finish()
    children[2].onCancelled = { root.flow.start(children[3]) }
    stage.user.goBack()
    root.flow.change {
      root.flow.popToRoot()
      root.flow.start(children[4])
    }
    root.flow.change {
      root.flow.back(from: children[4])
      root.flow.start(Q(showing: C()))
    }
    #expect(
      stage.transcript == [
        "show A", "show A › B",
        "end Q: finished", "show A › B",
        "end Q: finishedWithoutReport", "show A › B",
        "end Q: popped", "show A › B",
        "end Q: popped", "show A › B",
        "end Q: popped", "show A › C",
      ])
    #expect(stage.warnings == [])
  }

  @Test func flowsStartThemselvesOneLevelBelow() {
    let stage = Stage(root)
    let (child, grandchild) = (P(showing: B()), P(showing: C()))
    root.flow.start(child)
    child.flow.start(grandchild)
    #expect(stage.transcript == ["show A", "show A › B", "show A › B › C"])
    #expect(grandchild.flow.parent === child)
    #expect(stage.warnings == [])
  }
}
