import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// Two columns: the promises apply to each, whether or not they are side by side.
@MainActor
struct SplitTests {
  let a = A()
  let q = Q(showing: B(), C())
  let root: P
  let stage: Stage

  init() {
    root = P { [a, q] in $0.showSplit(primary: .screen(a), secondary: .flow(q)) }
    stage = Stage(isChecked: true)
    stage.width = .regular
    stage.start(root)
  }

  @Test func flowAsTheFirstColumn() {
    let list = R(showing: D())
    let root = P { $0.showSplit(primary: .flow(list)) }
    let stage = Stage(root)
    root.flow.push(E())
    root.flow.showDetail(F())
    list.flow.push(E())
    #expect(
      stage.transcript == [
        "show split { D, nothing }", "show split { D, F }", "show split { D › E, F }",
      ])
    #expect(stage.warnings == ["push E: P has no stack of its own"])
  }

  @Test func splitWithoutAFirstColumnIsGone() {
    root.flow.back(from: a)
    #expect(
      stage.transcript.dropFirst() == ["end Q: endedWithParent", "end P: popped", "show nothing"])
  }

  @Test func firstColumnThatReportsLeavesTheParent() {
    let (list, detail) = (R(showing: D()), S(showing: E()))
    let root = P { $0.showSplit(primary: .flow(list), secondary: .flow(detail)) }
    let stage = Stage(root)
    list.flow.finish {}
    #expect(
      stage.transcript.dropFirst() == ["end R: finished", "end S: popped", "show nothing"])
    #expect(detail.cancelledCount == 1)
    #expect(root.flow.end == nil)
  }

  @Test func backSideBySide() {
    root.flow.push(D())
    stage.user.goBack()
    stage.user.goBack()
    stage.user.goBack()
    #expect(
      stage.transcript.dropFirst(2) == ["show split { A › D, B }", "show split { A, B }"])
  }

  @Test func backOneAboveTheOther() {
    q.flow.push(D())
    stage.width = .compact
    stage.user.goBack()
    #expect(stage.transcript.last == "show split { A, B › C }")
    stage.user.goBack()
    #expect(stage.description == "split { A, B › C }", "A is the top one now")
  }

  @Test func backToTheFirstColumn() {
    a.event { root.flow.showDetail(D()) }
    stage.width = .compact
    stage.user.goBack()
    stage.user.goBack()
    #expect(stage.description == "split { A, nothing }")
  }

  /// The initial content of the second column doesn't cover the first.
  @Test func placeholderLiesBelow() {
    stage.width = .compact
    stage.user.goBack()
    #expect(stage.description == "split { A, B › C }")
    stage.screen(C.self)?.event { q.flow.push(E()) }
    #expect(stage.description == "split { A, B › C }")
    a.event { root.flow.push(E()) }
    #expect(stage.description == "split { A › E, B › C }")
    stage.user.goBack()
    a.event { root.flow.showDetail(D()) }
    a.event { root.flow.push(E()) }
    #expect(stage.description == "split { A, D }")
  }

  @Test func longPressOneAboveTheOther() {
    root.flow.push(D())
    q.flow.push(E())
    stage.width = .compact
    stage.user.goBackToRoot()
    #expect(stage.transcript.suffix(2) == ["end Q: popped", "show split { A, nothing }"])
  }

  @Test func bothColumnsShowMoreSideBySide() throws {
    let c = try #require(stage.screen(C.self))
    a.event { root.flow.showDetail(D()) }
    #expect(stage.description == "split { A, D }")
    c.event { root.flow.push(E()) }
    #expect(stage.description == "split { A, D }")
    stage.screen(D.self)?.event { root.flow.push(E()) }
    #expect(stage.description == "split { A, D › E }")
    a.event { root.flow.push(C()) }
    a.event { root.flow.showDetail(F()) }
    #expect(stage.description == "split { A › C, D › E }")
  }

  @Test func onlyTheUpperColumnShowsMore() throws {
    q.flow.replace(with: C())
    stage.width = .compact
    a.event { root.flow.showDetail(D()) }
    #expect(stage.description == "split { A, C }")
    stage.screen(C.self)?.event { q.flow.push(E()) }
    #expect(stage.description == "split { A, C › E }")
    stage.screen(E.self)?.event { root.flow.push(F()) }
    #expect(stage.description == "split { A, C › E › F }")
    stage.screen(F.self)?.event { root.flow.popToRoot() }
    #expect(stage.description == "split { A, nothing }")
    a.event { root.flow.showDetail(D()) }
    #expect(stage.description == "split { A, D }")
  }

  @Test func widthIsAskedFor() {
    let flow = root.flow
    #expect(Flow().width == .compact)
    #expect(flow.width == .regular)
    stage.width = .regular
    #expect(stage.transcript.count == 1)
    stage.width = .compact
    #expect(flow.width == .compact)
    #expect(stage.transcript.count == 2)
  }

  @Test func splitThatCanNotBeShown() {
    let stage = Stage(P(showing: A()))
    let root = P { $0.showSplit(primary: .screen(D()), secondary: .flow(self.root)) }
    stage.root?.flow.start(root, as: .present)
    #expect(stage.transcript == ["show A"])
    #expect(stage.warnings == ["start P: started before"])
  }

  @Test func detailTakesThePlaceOfWhatIsThere() {
    root.flow.showDetail(D())
    root.flow.showDetail(E())
    #expect(
      stage.transcript.dropFirst() == [
        "end Q: replaced", "show split { A, D }", "show split { A, E }",
      ])
    #expect(q.cancelledCount == 0)
    #expect(root.flow.screens.map { "\(type(of: $0))" } == ["A", "E"])
  }
}

/// The initial content of a second column, and its return.
@MainActor
struct PlaceholderTests {
  let a = A()
  let b = B()
  let root: P
  let stage: Stage

  init() {
    root = P { [a, b] in $0.showSplit(primary: .screen(a), secondary: .screen(b)) }
    stage = Stage(isChecked: true)
    stage.start(root)
  }

  @Test func comesBackWhenTheDetailIsLeft() {
    a.event { root.flow.showDetail(C()) }
    stage.user.goBack()
    #expect(b.presence.isShown)
    stage.width = .regular
    #expect(
      stage.transcript == [
        "show split { A, B }", "show split { A, C }", "show split { A, B }", "show split { A, B }",
      ])
    #expect(stage.warnings == [])
  }

  /// It is still below the first column.
  @Test func coversNothingWhenItIsBack() {
    a.event { root.flow.showDetail(C()) }
    stage.user.goBack()
    a.event { root.flow.push(D()) }
    stage.user.goBack()
    a.event { root.flow.showDetail(E()) }
    #expect(stage.description == "split { A, E }")
  }

  @Test func comesBackWhenAFlowInTheColumnEnds() {
    stage.width = .regular
    let c = C()
    root.flow.showDetail(c)
    c.event { root.flow.back(from: c) }
    #expect(stage.description == "split { A, B }")
    b.event { root.flow.showDetail(D()) }
    #expect(stage.description == "split { A, D }")
  }

  @Test func mayBeSomewhereElse() {
    stage.width = .regular
    let c = C()
    root.flow.showDetail(c)
    root.flow.present(b)
    root.flow.back(from: c)
    #expect(stage.description == "split { A, nothing } | sheet B")
    stage.user.dismiss()
    #expect(stage.description == "split { A, B }")
  }
}
