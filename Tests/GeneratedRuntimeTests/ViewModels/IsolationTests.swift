import GeneratedRuntime
import Synchronization
import Testing

/// Promise 10: all types are on the main actor, and nothing relies on `deinit` running there. The
/// compiler ensures that nothing can be called from elsewhere; these tests show that the last
/// reference may be released anywhere.
struct IsolationTests {
  /// Everything that an app creates with the runtime, sent to another thread to be released.
  @MainActor
  final class Everything {
    let stage = Stage()
    let owner = ObservablePropertyTests.Owner()
    let closure: SafeResultClosure<Int>

    init(_ cancelled: @escaping @MainActor () -> Void) {
      closure = SafeResultClosure(weak: stage) { _, _ in cancelled() }
      stage.start(P { $0.start(Q(showing: A(), B())) })
      owner.$count.observe(stage) { _, _ in }
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func lastReferenceMayBeDroppedAnywhere() async {
    let box = await Mutex<Everything?>(Everything {})
    weak var stage: Stage?
    stage = box.withLock { $0 }?.stage
    await Task.detached { box.withLock { $0 = nil } }.value
    #expect(stage == nil)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
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
