import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// What is pushed goes onto the column from which the event came, and the way back is found there.
@MainActor
struct ColumnTests {
  let list = A()
  let post = B()
  let root: P
  let stage: Stage

  init() {
    root = P { [list] in $0.showSplit(primary: .screen(list)) }
    stage = Stage(isChecked: true)
    stage.start(root)
  }

  private func showPost(_ width: WidthClass) {
    stage.width = width
    list.event { root.flow.showDetail(post) }
  }

  @Test(arguments: [WidthClass.compact, .regular])
  func secondColumnPushesOntoItself(width: WidthClass) throws {
    showPost(width)
    post.event { root.flow.push(C()) }
    #expect(stage.description == "split { A, B › C }")
    let author = try #require(stage.screen(C.self))
    author.event { root.flow.push(D()) }
    #expect(stage.description == "split { A, B › C › D }")
    stage.screen(D.self)?.event { root.flow.pop(to: B.self) }
    #expect(stage.description == "split { A, B }")
    post.event { root.flow.start(Q(showing: D()), as: .push) }
    stage.screen(D.self)?.event { stage.coordinator(Q.self)?.flow.push(E()) }
    #expect(stage.description == "split { A, B › D › E }")
    #expect(stage.warnings == [])
  }

  @Test func firstColumnPushesOntoItself() {
    showPost(.regular)
    post.event { root.flow.push(C()) }
    list.event { root.flow.push(C()) }
    #expect(stage.description == "split { A › C, B › C }")
    post.event { root.flow.push(D()) }
    #expect(stage.description == "split { A › C, B › C }", "the post is covered")
  }

  /// A screen of the type is in both.
  @Test func wayBackIsSearchedInTheColumnOfTheSender() throws {
    showPost(.regular)
    list.event { root.flow.push(C()) }
    post.event { root.flow.push(C()) }
    stage.screen(C.self)?.event { root.flow.push(D()) }
    #expect(stage.description == "split { A › C, B › C › D }")
    let inList = try #require(root.flow.screens.first { $0 is C } as? C)
    inList.event { root.flow.push(E()) }
    stage.screen(E.self)?.event { root.flow.pop(to: C.self) }
    #expect(stage.description == "split { A › C, B › C › D }")
    stage.screen(D.self)?.event { root.flow.popToRoot() }
    #expect(stage.description == "split { A › C, B }")
    stage.screen(B.self)?.event { root.flow.pop(to: A.self) }
    #expect(stage.description == "split { A, B }")
  }

  @Test func rootOfANarrowSplitIsItsFirstScreen() {
    showPost(.compact)
    post.event { root.flow.push(C()) }
    stage.screen(C.self)?.event { root.flow.popToRoot() }
    #expect(stage.description == "split { A, nothing }")
  }

  @Test func modalsAndAlertsBelongToTheColumnThatShowedThem() {
    showPost(.regular)
    post.event { root.flow.present(C()) }
    let sheet = stage.screen(C.self)
    sheet?.event {
      root.flow.change {
        sheet.map { root.flow.back(from: $0) }
        root.flow.push(D())
      }
    }
    #expect(stage.description == "split { A, B › D }")
    stage.screen(D.self)?.event {
      root.flow.alert("?", buttons: [.button("OK") { [root] in root.flow.push(E()) }])
    }
    stage.user.tap("OK")
    #expect(stage.description == "split { A, B › D › E }")
    let asking = stage.screen(E.self)
    asking?.presence.show(
      FlowAlert("?", buttons: [.button("OK") { [root] in root.flow.push(F()) }])
    ) {}
    stage.user.tap("OK")
    #expect(stage.description == "split { A, B › D › E › F }")
  }

  @Test func swipeOfASheetBelongsToItsColumn() {
    showPost(.regular)
    post.event {
      root.flow.present(
        C(),
        onSwipe: { [root] (sheet: C) in
          root.flow.back(from: sheet)
          root.flow.push(D())
        })
    }
    stage.user.dismiss()
    #expect(stage.description == "split { A, B › D }")
  }

  /// Where the sender has left, its column is still there.
  @Test func pushAfterGoingBack() {
    showPost(.regular)
    post.event {
      root.flow.change {
        root.flow.back(from: post)
        root.flow.push(C())
      }
    }
    #expect(stage.description == "split { A, C }")
  }

  @Test func whatIsDecidedLaterGoesWhereTheEventCameFrom() async {
    let detail = Q(showing: B())
    let root = P { $0.showSplit(primary: .screen(A()), secondary: .flow(detail)) }
    let stage = Stage(root)
    stage.width = .regular
    stage.screen(B.self)?.event {
      detail.flow.report {
        root.flow.decide(whileRunning: detail) {
          C()
        } then: {
          root.flow.push($0)
        }
      }
    }
    await stage.waitForDecisions()
    #expect(stage.description == "split { A, B › C }")
    root.flow.push(D())
    #expect(stage.description == "split { A › D, B › C }")
  }

  /// With a child flow in the first column, the flow has only the second.
  @Test func flowInTheFirstColumn() {
    let root = P { $0.showSplit(primary: .flow(Q(showing: A()))) }
    let stage = Stage(root)
    stage.width = .regular
    stage.screen(A.self)?.event { root.flow.push(C()) }
    #expect(stage.description == "split { A, nothing }")
    #expect(stage.warnings == ["push C: P has no stack of its own"])
    stage.screen(A.self)?.event { root.flow.showDetail(B()) }
    stage.screen(B.self)?.event { root.flow.push(C()) }
    #expect(stage.description == "split { A, B › C }")
  }
}
