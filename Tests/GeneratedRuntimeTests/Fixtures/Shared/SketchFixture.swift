@testable import GeneratedRuntime

// Screens and flows whose answers a test defines in place. Their transcripts are short: flows are
// P, Q, R, screens are A to F.

@MainActor
class SketchScreen: Screen {
  let presence = Presence()

  required init() {}

  /// The user does something on the screen, and `answer` is the flow's answer.
  func event(_ answer: () -> Void) { presence.report(answer) }
}

final class A: SketchScreen {}
final class B: SketchScreen {}
final class C: SketchScreen {}
final class D: SketchScreen {}
final class E: SketchScreen {}
final class F: SketchScreen {}

@MainActor
class Sketch: Coordinator {
  let flow = Flow()
  var onStart: (Flow) -> Void
  var onCancelled: () -> Void = {}
  private(set) var cancelledCount = 0

  required init(_ onStart: @escaping (Flow) -> Void = { _ in }) { self.onStart = onStart }

  convenience init(showing screens: SketchScreen...) {
    self.init { flow in
      for screen in screens { flow.push(screen) }
    }
  }

  func start() {
    let onStart = onStart
    self.onStart = { _ in }
    onStart(flow)
  }

  func cancelled() {
    cancelledCount += 1
    onCancelled()
  }
}

final class P: Sketch {}
final class Q: Sketch {}
final class R: Sketch {}
final class S: Sketch {}

extension Stage {
  /// A stage on which a flow has started.
  convenience init(_ root: any Coordinator, isAttached: Bool = false) {
    self.init(isChecked: true, isAttached: isAttached)
    start(root)
  }

  /// A stage that records. With UIKit, a host draws it and is checked.
  convenience init(isChecked: Bool, isAttached: Bool = false) {
    #if UIKIT_STAND_IN
      let host = isChecked ? CheckedHosts.make(isAttached: isAttached) : nil
      self.init(host: host, isAttached: isAttached, isRecording: true)
    #else
      self.init(isAttached: isAttached)
    #endif
  }

  /// What happened since `act` began.
  func transcript(of act: () throws -> Void) rethrows -> [String] {
    let count = transcript.count
    try act()
    return Array(transcript.dropFirst(count))
  }
}
