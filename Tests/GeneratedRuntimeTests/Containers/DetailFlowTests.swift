import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// A flow in the second column: begun by an answer, or with the split.
@MainActor
struct DetailFlowTests {
  let list = A()
  let root: P
  let stage: Stage

  init() {
    root = P { [list] in $0.showSplit(primary: .screen(list), secondary: .screen(F())) }
    stage = Stage(isChecked: true)
    stage.start(root)
  }

  private func show(_ flow: Sketch) {
    list.event { root.flow.start(flow, as: .detail) }
  }

  @Test func eachRowBeginsItsOwn() {
    stage.width = .regular
    let first = Q(showing: B())
    show(first)
    stage.screen(B.self)?.event { first.flow.push(C()) }
    show(Q(showing: B()))
    show(R(showing: D()))
    list.event { root.flow.showDetail(E()) }
    #expect(
      stage.transcript.dropFirst(2) == [
        "show split { A, B }", "show split { A, B › C }", "end Q: replaced",
        "show split { A, B }", "end Q: replaced", "show split { A, D }", "end R: replaced",
        "show split { A, E }",
      ])
    #expect(first.cancelledCount == 0)
    #expect(stage.warnings == [])
  }

  @Test func backLeavesTheListAlive() {
    let first = Q(showing: B())
    show(first)
    stage.user.goBack()
    #expect(first.cancelledCount == 1)
    show(Q(showing: B(), C()))
    stage.screen(C.self)?.event { stage.coordinator(Q.self)?.flow.finish {} }
    show(Q(showing: D()))
    #expect(
      stage.transcript.dropFirst() == [
        "show split { A, B }", "end Q: popped", "show split { A, F }", "show split { A, B › C }",
        "end Q: finished", "show split { A, F }", "show split { A, D }",
      ])
    #expect(stage.warnings == [])
  }

  @Test func whatItPresentedLeavesWithIt() {
    show(
      Q {
        $0.push(B())
        $0.present(C())
      })
    root.flow.start(Q(showing: D()), as: .detail)
    #expect(stage.transcript.suffix(2) == ["end Q: replaced", "show split { A, D }"])
  }

  /// It is replaced before it has decided, and its column waits.
  @Test func whileItWaits() async {
    stage.width = .regular
    func waiting(_ screen: SketchScreen) -> Q {
      Q { flow in
        flow.decide {
          screen
        } then: {
          flow.push($0)
        }
      }
    }
    show(waiting(B()))
    #expect(stage.description == "split { A, nothing }")
    show(waiting(C()))
    await stage.waitForDecisions()
    #expect(stage.description == "split { A, C }")
    #expect(stage.warnings == [])
  }

  @Test func needsASplit() {
    let stage = Stage(R { $0.push(A()) })
    stage.root?.flow.start(Q(showing: B()), as: .detail)
    #expect(stage.description == "A")
    #expect(stage.warnings == ["start Q: R has no split"])
  }

  @Test(arguments: [WidthClass.compact, .regular])
  func flowOfTheSplitBeginsAgain(width: WidthClass) {
    let root = P { $0.showSplit(primary: .screen(A()), secondary: .newFlow { Q(showing: B()) }) }
    let stage = Stage(isChecked: true)
    stage.width = width
    stage.start(root)
    for screen in [C(), D()] {
      stage.coordinator(Q.self)?.flow.push(screen)
      stage.coordinator(Q.self)?.flow.finish()
    }
    #expect(
      stage.transcript == [
        "show split { A, B }", "show split { A, B › C }", "end Q: finishedWithoutReport",
        "show split { A, B }", "show split { A, B › D }", "end Q: finishedWithoutReport",
        "show split { A, B }",
      ])
    #expect(stage.warnings == [])
    guard width == .compact else { return }
    // The list is on top: the new flow is below it.
    stage.screen(A.self)?.event { root.flow.push(E()) }
    #expect(stage.description == "split { A › E, B }")
  }

  /// If each of these began another, that would never end.
  @Test func flowThatDecidesToShowNothingBeginsOnce() async {
    var count = 0
    let root = P {
      $0.showSplit(
        primary: .screen(A()),
        secondary: .newFlow {
          count += 1
          return Q { flow in
            flow.decide {
              true
            } then: { _ in
              flow.finish()
            }
          }
        })
    }
    let stage = Stage(root)
    await stage.waitForDecisions()
    #expect(count == 1)
    root.flow.showDetail(B())
    stage.user.goBack()
    await stage.waitForDecisions()
    #expect(count == 2)
    #expect(stage.description == "split { A, nothing }")
  }

  @Test func flowThatEndsAtOnceBeginsOnce() {
    var count = 0
    let root = P {
      $0.showSplit(
        primary: .screen(A()),
        secondary: .newFlow {
          count += 1
          return Q { $0.finish() }
        })
    }
    let stage = Stage(root)
    #expect(count == 1)
    #expect(stage.description == "split { A, nothing }")
    root.flow.showDetail(B())
    stage.user.goBack()
    #expect(count == 2)
  }

  /// What is pushed in answer to a flow that ended goes to the column that it was in or above.
  @Test(arguments: [true, false], [true, false])
  func theAnswerToItsEndStaysInItsColumn(isLeft: Bool, isModal: Bool) {
    let root = P {
      $0.showSplit(primary: .flow(Q(showing: A())), secondary: .screen(F()))
    }
    let stage = Stage(isChecked: true)
    stage.width = isModal ? .regular : .compact
    stage.start(root)
    let flow = R(showing: B())
    flow.onCancelled = { root.flow.push(D()) }
    if isModal {
      stage.screen(F.self)?.event { root.flow.start(flow, as: .present) }
    } else {
      root.flow.start(flow, as: .detail)
    }
    if !isLeft {
      stage.screen(B.self)?.event { flow.flow.finish() }
    } else if isModal {
      stage.user.dismiss()
    } else {
      stage.user.goBack()
    }
    #expect(stage.description == (isModal ? "split { A, F › D }" : "split { A, D }"))
    #expect(stage.warnings == [])
  }
}
