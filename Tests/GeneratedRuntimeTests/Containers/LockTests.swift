import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// A lock is above everything, and only its own flow ends it.
@MainActor
struct LockTests {
  let a = A()
  let e = E()
  let root = P()
  let stage: Stage

  init() {
    root.onStart = { [a] in $0.push(a) }
    stage = Stage(root)
  }

  private func ask(
    _ title: String, in flow: Flow, _ action: @escaping @MainActor () -> Void = {}
  ) {
    flow.alert(title, buttons: [.button("Yes", action: action)])
  }

  private func tell(_ text: String, above screen: SketchScreen) {
    screen.presence.show(FlowAlert(text, buttons: [.button("OK")])) {}
  }

  @Test func nothingBelowCanBeReached() {
    root.flow.present(B())
    ask("Delete?", in: root.flow) { [root] in root.flow.push(F()) }
    let shown = stage.description
    root.flow.present(e, style: .lock)
    #expect(stage.description == #"A | sheet B | alert "Delete?" | lock E"#)
    let transcript = stage.transcript {
      stage.user.tap("Yes")
      stage.user.dismiss()
      stage.user.goBack()
      a.event { root.flow.present(F()) }
    }
    #expect(transcript == [])
    e.event { root.flow.back(from: e) }
    #expect(stage.description == shown)
    stage.user.tap("Yes")
    #expect(stage.description == "A › F | sheet B")
  }

  @Test func whatComesFromOutsideGoesBelow() {
    root.flow.present(e, style: .lock)
    root.flow.push(B())
    ask("Sure?", in: root.flow)
    root.flow.present(C())
    root.flow.start(Q(showing: D()), as: .present)
    #expect(stage.description == #"A › B | sheet C | sheet D | alert "Sure?" | lock E"#)
  }

  @Test func whatItsOwnFlowShowsGoesAbove() {
    let lock = Q { [e] in $0.push(e) }
    root.flow.start(lock, as: .present, style: .lock)
    lock.flow.present(B())
    ask("Sure?", in: lock.flow)
    ask("Delete?", in: root.flow)
    lock.flow.start(R(showing: C()), as: .present)
    #expect(
      stage.description == #"A | alert "Delete?" | lock E | sheet B | sheet C | alert "Sure?""#)
  }

  /// The flow began above the lock, which the restart doesn't reach.
  @Test func aRestartBelowItLeavesWhatWaitsAboveIt() async {
    let late = Q { flow in
      flow.decide {
        true
      } then: { _ in
        flow.push(F())
      }
    }
    root.flow.present(e, style: .lock)
    e.event { root.flow.start(late, as: .present) }
    root.flow.restart()
    await stage.waitForDecisions()
    #expect(stage.description == "nothing | lock E | sheet F")
  }

  @Test func anAnswerToTheLockGoesAboveIt() async {
    let late = Q { flow in
      flow.decide {
        true
      } then: { _ in
        flow.push(F())
      }
    }
    root.flow.present(e, style: .lock)
    e.event {
      root.flow.present(B())
      ask("Reset?", in: root.flow) { [root] in root.flow.present(D()) }
      root.flow.start(late, as: .present)
    }
    await stage.waitForDecisions()
    #expect(stage.description == #"A | lock E | sheet B | alert "Reset?""#)
    stage.user.tap("Yes")
    #expect(stage.description == "A | lock E | sheet B | sheet D")
    let second = C()
    root.flow.present(second, style: .lock)
    root.flow.restart()
    late.flow.present(A())
    #expect(
      stage.description == "nothing | lock E | sheet B | sheet D | sheet A | lock C")
    second.event {
      root.flow.back(from: second)
      root.flow.present(second)
    }
    #expect(
      stage.description == "nothing | lock E | sheet B | sheet D | sheet A | sheet C")
  }

  @Test(arguments: [true, false])
  func nothingElseTakesItAway(isFlow: Bool) {
    let lock = Q { [e] in $0.push(e) }
    var shown: [String] = []
    let answers: [(Flow) -> Void] = [
      { $0.closeModals() }, { $0.popToRoot() }, { $0.pop(to: A.self) }, { $0.restart() },
      { $0.start(R(showing: D()), as: .replace) }, { $0.replace(with: A()) },
    ]
    root.flow.present(C())
    if isFlow {
      root.flow.start(lock, as: .present, style: .lock)
    } else {
      root.flow.present(e, style: .lock)
    }
    root.onStart = { $0.push(F()) }
    for answer in answers {
      root.flow.push(B())
      answer(root.flow)
      shown.append(stage.description)
    }
    #expect(
      shown == [
        "A › B | lock E", "A | lock E", "A | lock E", "F | lock E", "D | lock E", "A | lock E",
      ])
    #expect(lock.flow.end == nil && stage.warnings == [])
    if isFlow { lock.flow.finish() } else { root.flow.back(from: e) }
    #expect(stage.description == "A")
  }

  @Test func itsOwnFlowTakesItAway() {
    let lock = Q { [e] in $0.push(e) }
    root.flow.start(lock, as: .present, style: .lock)
    lock.flow.push(B())
    lock.flow.present(C())
    root.flow.restart()
    lock.flow.popToRoot()
    #expect(stage.description == "nothing | lock E")
    let child = R { $0.present(F(), style: .lock) }
    root.flow.start(child)
    #expect(stage.description == "nothing | lock E | lock F")
    root.flow.back(from: child)
    root.flow.push(A())
    root.flow.back(from: lock)
    #expect(stage.description == "A")
    #expect(lock.flow.end == .dismissed)
  }

  @Test func itWaitsBelow() async {
    tell("Offline", above: a)
    root.flow.present(e, style: .lock)
    #expect(stage.description == "A | lock E")
    tell("Wrong", above: e)
    a.event {
      root.flow.decide(whileShown: a) {
        true
      } then: { [root] _ in
        root.flow.push(B())
      }
    }
    await stage.waitForDecisions()
    #expect(stage.description == #"A | lock E | alert "Wrong""#)
    root.flow.back(from: e)
    #expect(stage.description == #"A | alert "Offline""#)
    stage.user.tap("OK")
    #expect(stage.description == "A › B")
  }

  @Test(arguments: [ModalStyle.fullScreen, .overFullScreen, .lock])
  func theUserCantSwipeItDown(style: ModalStyle) {
    root.flow.present(e, style: style)
    stage.user.dismiss()
    #expect(stage.description == "A | \(style) E")
  }

  @Test func aPlaceHasTheLockAboveWhatItHasnt() throws {
    let trunk = Trunk.growing(1)
    let stage = Stage(trunk)
    ask("Sure?", in: trunk.flow)
    trunk.flow.start(Branch.growing(2), as: .present, style: .lock)
    let place = try #require(stage.place)
    let again = Stage(isChecked: true)
    again.start(Trunk.growing(1), at: place)
    #expect(again.told == "Leaf | lock Leaf [1, 2]")
  }

  @Test func aPlaceHasWhatWasAboveTheLock() {
    let trunk = Trunk.growing(1)
    let stage = Stage(trunk)
    let lock = Leaf(2)
    trunk.flow.present(Leaf(0))
    trunk.flow.present(lock, style: .lock)
    lock.presence.report { trunk.flow.present(Leaf(3)) }
    let again = Stage(isChecked: true)
    #expect(again.start(Trunk.growing(1), at: stage.place) == nil)
    #expect(again.told == "Leaf | sheet Leaf | lock Leaf | sheet Leaf [1, 0, 2, 3]")
    again.root?.flow.present(Leaf(4))
    #expect(again.told == "Leaf | sheet Leaf | sheet Leaf | lock Leaf | sheet Leaf [1, 0, 4, 2, 3]")
  }

  /// Whether the user leaves a flow or it ends by itself, the answer goes to the same place.
  @Test(arguments: [true, false])
  func whatIsAnsweredToAFlowAboveItGoesAboveIt(isLeft: Bool) {
    root.flow.present(e, style: .lock)
    let above = R(showing: B())
    above.onCancelled = { [root] in root.flow.present(D()) }
    e.event { root.flow.start(above, as: .present) }
    if isLeft { stage.user.dismiss() } else { stage.screen(B.self)?.event { above.flow.finish() } }
    #expect(stage.description == "A | lock E | sheet D")
  }
}

/// A link waits for the end of a lock, as it does for a sign-in.
@MainActor
struct LockedLinkTests {
  let stage = Stage(isChecked: true)
  let hall = Hall(showing: A())
  let lock = Q(showing: E())

  init() {
    hall.onLink = { [hall] _ in
      hall.flow.closeModals()
      hall.flow.push(B())
    }
    stage.start(hall)
    hall.flow.start(lock, as: .present, style: .lock)
  }

  @Test func itIsOpenedAfterTheLock() {
    #expect(stage.open(HallLink.hall(1)) == .waiting)
    #expect(stage.description == "A | lock E")
    lock.flow.finish()
    #expect(stage.description == "A › B")
    #expect(stage.pendingLink == nil)
  }

  /// What else waited isn't seen before it: it would go unseen.
  @Test func itComesBeforeAllElseThatWaits() {
    let a = stage.screen(A.self)
    a?.presence.reportOutcome { hall.flow.present(D()) }
    a?.presence.show(FlowAlert("!", buttons: [.button("OK")])) {}
    stage.open(HallLink.hall(1))
    let shown = stage.transcript {
      lock.flow.finish()
      stage.user.goBack()
      stage.user.tap("OK")
    }
    #expect(
      shown == [
        "end Q: finishedWithoutReport", "show A › B", "show A | alert \"!\"", "show A",
        "show A | sheet D",
      ])
  }

  @Test func oneThatWaitsForNothingElseIsDroppedThen() {
    #expect(stage.open(HallLink.roomNow(1)) == .waiting)
    lock.flow.finish()
    #expect(stage.pendingLink == nil)
    #expect(stage.description == "A")
  }

  @Test func theLocksOwnFlowGetsItAtOnce() {
    let room = Room(showing: C())
    room.onLink = { [lock] _ in lock.flow.finish() }
    lock.flow.start(room)
    #expect(stage.open(HallLink.room(1)) == .opened)
    #expect(stage.description == "A")
  }
}
