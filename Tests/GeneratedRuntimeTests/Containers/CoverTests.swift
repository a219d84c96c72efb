import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// Promise 8: an event of a covered screen shows nothing, unless the answer first goes back.
@MainActor
struct CoverTests {
  let a = A()
  let b = B()

  /// A stage on which screen B of flow Q covers screen A of flow P.
  func stage(_ root: P, _ child: Q, as presentation: FlowPresentation = .push) -> Stage {
    root.onStart = { $0.push(a) }
    child.onStart = { $0.push(b) }
    let stage = Stage(root)
    root.flow.start(child, as: presentation)
    return stage
  }

  @Test func doubleTap() {
    let root = P { $0.push(a) }
    let stage = Stage(root)
    for _ in 1...2 { a.event { root.flow.push(B()) } }
    stage.user.goBack()
    for _ in 1...2 { a.event { root.flow.start(Q(showing: C()), as: .present) } }
    a.event { root.flow.push(B()) }
    #expect(stage.transcript == ["show A", "show A › B", "show A", "show A | sheet C"])
    #expect(stage.warnings == [])
  }

  @Test(arguments: [FlowPresentation.push, .present])
  func nothingMoreIsShown(cover: FlowPresentation) {
    let root = P()
    let stage = stage(root, Q(), as: cover)
    let shown = stage.description
    a.event { root.flow.push(C()) }
    a.event { root.flow.present(C()) }
    a.event { root.flow.start(R(showing: C())) }
    a.event { root.flow.start(R(showing: C()), as: .present) }
    a.event { root.flow.browse(Address.example) }
    a.event { root.flow.browse(Address.example, in: .system) }
    #expect(stage.transcript == ["show A", "show \(shown)"])
    #expect(root.flow.children.count == 1)
    #expect(stage.warnings == [])
  }

  @Test func browserCovers() {
    let root = P { $0.push(a) }
    let stage = Stage(root)
    root.flow.browse(Address.example)
    a.event { root.flow.push(C()) }
    stage.user.dismiss()
    a.event { root.flow.push(C()) }
    #expect(
      stage.transcript == [
        "show A", "show A | browser https://example.org", "show A", "show A › C",
      ])
  }

  @Test func outermostSenderCounts() {
    let (root, child) = (P(), Q())
    let stage = stage(root, child)
    root.flow.push(C())
    b.event { child.flow.report { root.flow.push(D()) } }
    b.event { child.flow.report { stage.screen(C.self)?.event { root.flow.push(D()) } } }
    stage.screen(C.self)?.event { b.event { root.flow.push(E()) } }
    #expect(stage.transcript == ["show A", "show A › B", "show A › B › C", "show A › B › C › E"])
  }

  @Test func answerThatFirstGoesBack() {
    let stage = Stage(isChecked: true)
    let answers: [(Flow) -> Void] = [
      { $0.pop(to: A.self) },
      { $0.popToRoot() },
      { $0.back(from: C()) },
      { $0.back(from: R()) },
      { $0.replace(with: E()) },
      { $0.start(R(showing: F()), as: .replace) },
    ]
    var shown: [String] = []
    for answer in answers {
      stage.root?.flow.finish {}
      let (a, b) = (A(), B())
      let root = P { $0.push(a) }
      stage.start(root)
      root.flow.present(b)
      a.event {
        answer(root.flow)
        root.flow.push(D())
      }
      shown.append(stage.description)
    }
    #expect(
      shown == ["A › D", "A › D", "A | sheet B", "A | sheet B", "E › D", "F › D"])
  }

  @Test func goingBackWithNothingToRemoveKeepsTheCover() {
    let root = P()
    let (tab, other) = (Q(), R())
    tab.onStart = { [a] in $0.push(a) }
    other.onStart = { [b] in $0.push(b) }
    root.onStart = {
      $0.showTabs([.tab(tab, title: "Q"), .tab(other, title: "R", isSelected: true)])
    }
    let stage = Stage(root)
    let shown = stage.transcript {
      let answers: [(Flow) -> Void] = [
        { $0.closeModals() }, { $0.popToRoot() }, { $0.pop(to: A.self) },
        { $0.back(from: C()) }, { $0.replace(with: b) },
        { $0.start(other, as: .replace) },
      ]
      for answer in answers {
        a.event {
          answer(tab.flow)
          tab.flow.present(C())
        }
      }
    }
    #expect(shown == [])
  }

  @Test func lateSignInUnderAHelpSheet() {
    let (root, login) = (P(), Q { $0.push(a) })
    root.onStart = { $0.start(login) }
    let stage = Stage(root)
    login.flow.start(R(showing: B()), as: .present)
    a.event { login.flow.finish { root.flow.start(S(showing: C()), as: .replace) } }
    #expect(
      stage.transcript == [
        "show A", "show A | sheet B", "end R: endedWithParent", "end Q: finished", "show C",
      ])
  }

  @Test func parentsAnswerToACoveredFinish() {
    let (root, child) = (P(), Q())
    let stage = stage(root, child)
    child.flow.push(C())
    b.event { child.flow.finish { root.flow.push(D()) } }
    #expect(
      stage.transcript == [
        "show A", "show A › B", "show A › B › C", "end Q: finished", "show A › D",
      ])
  }

  @Test func callsWithoutASenderShow() {
    let root = P()
    let stage = stage(root, Q())
    root.flow.push(C())
    root.flow.change { root.flow.push(D()) }
    root.flow.report {
      a.event {}
      root.flow.push(E())
    }
    #expect(
      stage.transcript == [
        "show A", "show A › B", "show A › B › C", "show A › B › C › D", "show A › B › C › D › E",
      ])
  }
}
