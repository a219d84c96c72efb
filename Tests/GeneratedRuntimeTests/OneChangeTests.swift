import Testing

@testable import GeneratedRuntime

/// Promise 4: one answer is one change, and its final state is drawn once.
@MainActor
struct OneChangeTests {
  @MainActor
  final class Host: StageHost {
    var drawn: [String] = []
    var opened: [Address] = []
    var onDraw: () -> Void = {}

    func draw(_ stage: Stage, animated: Bool) {
      drawn.append(stage.description + (animated ? "" : " at once"))
      onDraw()
    }

    func open(_ url: Address) { opened.append(url) }
  }

  @Test func answerIsDrawnOnce() {
    let a = A()
    let root = P { $0.push(a) }
    let stage = Stage(root)
    a.event {
      root.flow.push(B())
      root.flow.push(C())
      root.flow.present(D())
    }
    root.flow.change {
      root.flow.popToRoot()
      root.flow.push(E())
    }
    #expect(stage.transcript == ["show A", "show A › B › C | sheet D", "show A › E"])
  }

  @Test func childThatFinishesLeavesWhatTheAnswerShows() {
    let root = P(showing: A())
    let b = B()
    let child = Q { $0.push(b) }
    let stage = Stage(root)
    root.flow.start(child, as: .present)
    b.event {
      child.flow.finish {
        #expect(child.flow.end == nil)
        root.flow.present(C(), style: .fullScreen)
        root.flow.push(D())
      }
    }
    #expect(
      stage.transcript == [
        "show A", "show A | sheet B", "end Q: finished", "show A › D | fullScreen C",
      ])
  }

  @Test func answerThatEndsTheParent() {
    let root = P(showing: A())
    let (parent, child) = (Q(showing: B()), R(showing: C()))
    let stage = Stage(root)
    var heard: [String] = []
    root.flow.start(parent)
    parent.flow.start(child)
    child.flow.finish {
      heard.append("child")
      parent.flow.finish { heard.append("parent") }
      #expect([child.flow.end, parent.flow.end] == [.finished, .finished])
    }
    #expect(heard == ["child", "parent"])
    #expect([child.cancelledCount, parent.cancelledCount] == [0, 0])
    #expect(
      stage.transcript == [
        "show A", "show A › B", "show A › B › C", "end R: finished", "end Q: finished", "show A",
      ])
  }

  @Test func modalThatIsFilledAnewStaysTheSame() {
    let root = P(showing: A())
    let child = Q(showing: B())
    let stage = Stage(root)
    root.flow.start(child, as: .present)
    root.flow.present(D())
    let ids = stage.layers.map(\.id)
    child.flow.replace(with: C())
    #expect(stage.layers.map(\.id) == ids)
    #expect(
      stage.transcript == [
        "show A", "show A | sheet B", "show A | sheet B | sheet D", "show A | sheet C | sheet D",
      ])
  }

  @Test func hostDrawsOnceAndIsAnimatedUnlessAllSaidOtherwise() {
    let host = Host()
    let root = P { $0.push(A(), animated: false) }
    let stage = Stage(host: host)
    stage.start(root)
    root.flow.change {
      root.flow.push(B())
      root.flow.push(C(), animated: false)
    }
    root.flow.change { root.flow.popToRoot(animated: false) }
    root.flow.browse(Address.example, in: .system)
    #expect(host.drawn == ["A at once", "A › B › C", "A at once"])
    #expect(host.opened.map(\.text) == ["https://example.org"])
    root.flow.finish {}
    root.flow.push(B())
    #expect(stage.transcript == [])
    #expect(stage.warnings == [])
  }

  @Test func whatChangesDuringADrawIsDrawnAfterIt() {
    let host = Host()
    let root = P(showing: A())
    host.onDraw = {
      if root.flow.screens.count < 3 { root.flow.push(B()) }
    }
    let stage = Stage(host: host)
    stage.start(root)
    #expect(host.drawn == ["A", "A › B", "A › B › B"])
  }
}
