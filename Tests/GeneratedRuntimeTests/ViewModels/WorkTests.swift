import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// A screen's work is cancelled when the screen leaves, and not before.
@MainActor
struct WorkTests {
  let a = A()
  let b = B()
  let root = P()
  let stage = Stage(isChecked: true)

  init() {
    root.onStart = { [a] in $0.push(a) }
    stage.start(root)
    root.flow.push(b)
  }

  /// Work that waits until it is cancelled, and records that.
  func wait() async -> Bool {
    while !Task.isCancelled { await Task.yield() }
    return Task.isCancelled
  }

  @Test func endsWithItsScreen() async {
    let task = b.presence.task { _ = await wait() }
    root.flow.present(C())
    #expect(!task.isCancelled)
    stage.user.dismiss()
    #expect(!task.isCancelled)
    stage.user.goBack()
    #expect(task.isCancelled)
    await task.value
  }

  @Test func endsWithItsFlow() async {
    let task = a.presence.task { _ = await wait() }
    let other = b.presence.task { _ = await wait() }
    root.flow.finish()
    #expect(task.isCancelled && other.isCancelled)
  }

  @Test func ofAViewEndsWithItsScreen() async {
    let task = Task(whileShown: b) { _ = await wait() }
    stage.user.goBack()
    #expect(task.isCancelled)
    let other = Task(whileShown: b) {}
    #expect(!other.isCancelled)
    await other.value
  }

  @Test func ofAScreenThatHasLeftItNeverBegins() async {
    stage.user.goBack()
    let task = b.presence.task { _ = await wait() }
    #expect(task.isCancelled)
    await task.value
  }

  @Test func beforeTheScreenIsShown() async {
    let c = C()
    let task = c.presence.task { _ = await wait() }
    root.flow.push(c)
    #expect(!task.isCancelled)
    stage.user.goBack()
    #expect(task.isCancelled)
  }

  @Test func whatIsDoneIsForgotten() async {
    @MainActor final class Load {}
    weak var gone: Load?
    do {
      let load = Load()
      gone = load
      await b.presence.task { _ = load }.value
    }
    #expect(gone == nil)
  }

  @Test func stageThatGoesAwayTakesItsWorkAlong() async {
    let task: Task<Void, Never>
    do {
      let c = C()
      _ = Stage(P { $0.push(c) })
      task = c.presence.task { while !Task.isCancelled { await Task.yield() } }
    }
    await task.value
    #expect(task.isCancelled)
  }

  /// A cancelled action continues where it is suspended, and its own code decides about its state.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @Test func stateOfACancelledAction() async {
    @MainActor
    final class Model {
      @ObservableProperty var isLoading = false
      @ObservableProperty var message: String?

      func load() async {
        isLoading = true
        defer { isLoading = false }
        do {
          try await Task.sleep(for: .seconds(1_000))
          message = "Loaded"
        } catch {
          message = "Cancelled"
        }
      }
    }
    let model = Model()
    let task = b.presence.task { await model.load() }
    while !model.isLoading { await Task.yield() }
    stage.user.goBack()
    await task.value
    #expect(model.message == "Cancelled")
    #expect(!model.isLoading)
    b.presence.report { root.flow.push(C()) }
    #expect(stage.description == "A")
  }
}
