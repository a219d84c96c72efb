import GeneratedRuntime
import Synchronization
import Testing

/// Promise 10: all of it is on the main actor by type, and nothing relies on `deinit` running
/// there. That nothing can be called from elsewhere is the compiler's business; that the last
/// reference may be dropped anywhere is tested here.
struct IsolationTests {
  /// Everything that an app makes of the runtime, sent to another thread to be dropped.
  @MainActor
  final class Everything {
    let stage = Stage()
    let closure: SafeResultClosure<Int>

    init(_ cancelled: @escaping @MainActor () -> Void) {
      closure = SafeResultClosure(weak: stage) { _, _ in cancelled() }
      stage.start(AppCoordinator(withServices: Services()))
      stage.screen(LoginScreen.self)?.viewModel.registerButtonTapped()
      stage.screen(LoginScreen.self)?.viewModel.$errorMessage.observe(stage) { _, _ in }
    }
  }

  @Test func lastReferenceMayBeDroppedAnywhere() async {
    let box = await Mutex<Everything?>(Everything {})
    weak var stage: Stage?
    stage = box.withLock { $0 }?.stage
    await Task.detached { box.withLock { $0 = nil } }.value
    #expect(stage == nil)
  }

  @MainActor
  @Test func cancellationOfADroppedClosureArrivesOnTheMainActor() async {
    let target = SafeResultClosureTests.Target()
    await withCheckedContinuation { continuation in
      let box = Mutex<SafeResultClosure<Int>?>(
        SafeResultClosure(weak: target) { target, _ in
          MainActor.preconditionIsolated()
          target.heard.append("cancelled")
          continuation.resume()
        })
      Task.detached { box.withLock { $0 = nil } }
    }
    #expect(target.heard == ["cancelled"])
  }
}
