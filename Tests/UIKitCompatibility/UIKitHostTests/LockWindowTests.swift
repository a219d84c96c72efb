import Testing
import UIKit

@testable import GeneratedRuntime

/// A lock has a window of its own, above the system's alerts; the host's goes on below it.
@MainActor
struct LockWindowTests {
  let root = P(showing: A())
  let lock = E()

  private func makeBench() -> Bench {
    let bench = Bench()
    bench.host.start(root)
    return bench
  }

  private func lockUp() { root.flow.present(lock, style: .lock) }

  @Test(arguments: [true, false])
  func theOtherWindowStaysAsItIs(isAnimated: Bool) {
    let bench = makeBench()
    root.flow.present(B())
    root.flow.alert("Sure?", buttons: [.button("Yes")])
    #expect(bench.shown == #"A | sheet B | alert "Sure?""#)
    let alert = Simulation.top(in: bench.window)
    root.flow.present(lock, style: .lock, animated: isAnimated)
    #expect(bench.shown == #"A | sheet B | alert "Sure?" | lock E"#)
    #expect(bench.windows.map(\.windowLevel.rawValue) == [0, UIWindow.Level.alert.rawValue + 1])
    #expect(bench.windows.map(\.isKeyWindow) == [false, true])
    #expect(alert?.presentingViewController != nil)
    root.flow.back(from: lock, animated: isAnimated)
    #expect(bench.shown == #"A | sheet B | alert "Sure?""#)
    #expect(Simulation.top(in: bench.window) === alert)
    #expect(bench.windows.map(\.isKeyWindow) == [true])
  }

  @Test func itIsThereAtOnce() {
    let bench = makeBench()
    root.flow.present(B())
    Simulation.turn()
    root.flow.present(lock, style: .lock, animated: false)
    #expect(bench.windows.count == 2)
    #expect(bench.lockDrawn?.children.map(\.title) == ["E"])
    #expect(bench.shown == "A | sheet B | lock E")
  }

  /// But not the color that the window has while an alert dims it.
  @Test(arguments: [true, false])
  func itLooksLikeTheOtherWindow(isDimmed: Bool) {
    let bench = makeBench()
    bench.window.overrideUserInterfaceStyle = .dark
    bench.window.tintColor = UIColor()
    if isDimmed { bench.window.tintAdjustmentMode = .dimmed }
    lockUp()
    let own = bench.windows.last
    #expect(own?.overrideUserInterfaceStyle == .dark)
    #expect(own?.tintColor === (isDimmed ? nil : bench.window.tintColor))
  }

  @Test func whatChangesBelowIsDrawnThere() {
    let bench = makeBench()
    lockUp()
    _ = bench.shown
    let before = bench.lockDrawn
    root.flow.push(B())
    root.flow.present(C())
    #expect(bench.shown == "A › B | sheet C | lock E")
    root.flow.closeModals()
    #expect(bench.shown == "A › B | lock E")
    #expect(bench.lockDrawn === before)
    #expect(Pages.made == ["A", "E", "B", "C"])
  }

  @Test func twoLocksAndWhatIsAboveThem() {
    let bench = makeBench()
    let second = F()
    lockUp()
    lock.event { root.flow.present(B()) }
    root.flow.present(second, style: .lock)
    second.event { root.flow.alert("Reset?", buttons: [.button("Yes")]) }
    #expect(bench.shown == #"A | lock E | sheet B | lock F | alert "Reset?""#)
    Simulation.tapAlert("Yes", in: bench.window)
    #expect(bench.shown == "A | lock E | sheet B | lock F")
    // What was shown above the lower lock outlives it where it is.
    root.flow.back(from: lock)
    #expect(bench.shown == "A | sheet B | lock F")
    root.flow.back(from: second)
    bench.swipeDown()
    #expect(bench.shown == "A")
    #expect(bench.windows.count == 1)
  }

  @Test func codeThatClosesItBringsItBack() {
    let bench = makeBench()
    lockUp()
    #expect(bench.shown == "A | lock E")
    bench.windows.last?.rootViewController?.dismiss(animated: true)
    #expect(bench.shown == "A | lock E")
  }

  @Test func nothingIsLeftWhenTheRootEnds() {
    let bench = makeBench()
    lockUp()
    root.flow.finish {}
    Simulation.settle()
    #expect(bench.windows.count == 1)
    #expect(bench.window.isKeyWindow)
  }

  @Test func withoutASceneItIsFullScreen() {
    let bench = makeBench()
    let stage = bench.recordingStage
    bench.window.windowScene = nil
    lockUp()
    #expect(bench.drawn == "A | fullScreen E")
    #expect(stage.warnings == ["lock: the host isn't in a scene, so it is shown as `fullScreen`"])
    root.flow.back(from: lock)
    #expect(bench.shown == "A")
  }
}

extension Bench {
  fileprivate var windows: [UIWindow] {
    window.windowScene?.windows.filter { !$0.isHidden } ?? []
  }

  /// The view controller of the topmost lock.
  fileprivate var lockDrawn: UIViewController? {
    windows.last?.rootViewController?.presentedViewController
  }
}
