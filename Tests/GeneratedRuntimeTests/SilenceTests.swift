import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// Promise 6: a screen that has left reports nothing, a result is delivered at most once.
@MainActor
struct SilenceTests {
  @Test func screenReportsUntilItHasLeft() {
    let screens = [A(), B(), C(), D()]
    var heard: [String] = []
    let report = {
      for screen in screens { screen.event { heard.append("\(type(of: screen))") } }
      defer { heard = [] }
      return heard
    }
    let root = P { $0.push(screens[0]) }
    let child = Q { $0.push(screens[1]) }
    #expect(report() == ["A", "B", "C", "D"], "in a test without a stage")
    let stage = Stage(root)
    root.flow.start(child)
    child.flow.present(screens[2])
    #expect(report() == ["A", "B", "C", "D"])
    stage.user.dismiss()
    #expect(report() == ["A", "B", "D"])
    child.flow.replace(with: screens[3])
    #expect(report() == ["A", "D"])
    child.flow.finish {}
    #expect(report() == ["A"])
    root.flow.finish {}
    #expect(report() == [])
  }

  @Test func screenFallsSilentWithinTheAnswer() {
    let (a, b) = (A(), B())
    var heard = 0
    let root = P { flow in
      flow.push(a)
      flow.push(b)
    }
    let stage = Stage(root)
    b.event {
      root.flow.back(from: b)
      b.event { heard += 1 }
      heard += 10
    }
    #expect(heard == 10)
    #expect(stage.transcript == ["show A › B", "show A"])
  }

  @Test func lateAnswerOfAServiceIsSilent() {
    let a = A()
    let root = P { $0.push(a) }
    let stage = Stage(root)
    let waiting = SafeResultClosure<Int>(weak: a) { a, _ in a.event { root.flow.push(C()) } }
    root.flow.replace(with: B())
    waiting.reportResult(1)
    #expect(stage.transcript == ["show A", "show B"])
  }
}

@MainActor
struct SafeResultClosureTests {
  @MainActor
  final class Target {
    var heard: [String] = []

    func callback() -> SafeResultClosure<Int> {
      SafeResultClosure(weak: self) { target, outcome in
        switch outcome {
        case .result(let number): target.heard.append("\(number)")
        case .cancelled: target.heard.append("cancelled")
        }
      }
    }
  }

  /// Waits for the cancellations of released closures.
  func settle() async {
    for _ in 1...10 { await Task.yield() }
  }

  @Test func deliversOnce() async {
    let target = Target()
    do {
      let closure = target.callback()
      closure.reportResult(1)
      closure.reportResult(2)
      closure.cancel()
    }
    await settle()
    #expect(target.heard == ["1"])
  }

  @Test func cancelsOnce() async {
    let target = Target()
    do {
      let closure = target.callback()
      closure.cancel()
      closure.reportResult(1)
    }
    await settle()
    #expect(target.heard == ["cancelled"])
  }

  @Test func cancelsWhenItIsDroppedUnused() async {
    let target = Target()
    _ = target.callback()
    await settle()
    #expect(target.heard == ["cancelled"])
  }

  @Test func resultFromWithinTheDeliveryIsIgnored() {
    let target = Target()
    var closure: SafeResultClosure<Int>?
    closure = SafeResultClosure(weak: target) { target, _ in
      target.heard.append("once")
      closure?.reportResult(2)
    }
    closure?.reportResult(1)
    #expect(target.heard == ["once"])
    closure = nil
  }

  @Test func holdsItsTargetWeakly() {
    var target: Target? = Target()
    weak var gone: Target?
    gone = target
    let closure = target?.callback()
    target = nil
    #expect(gone == nil)
    closure?.reportResult(1)
  }
}
