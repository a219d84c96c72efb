import Foundation
import GeneratedRuntime
import Testing

/// An action is performed once at a time, and shows its error, but not that it was cancelled.
@MainActor
struct PerformingTests {
  final class Save: GeneratedRuntime.Screen {
    let presence = Presence()
    @ObservableProperty var isSaving = false
    @ObservableProperty private(set) var errorText: String?
    var work: @MainActor () async throws -> Void = {}

    func save() async {
      await perform(showing: \.isSaving, errorText: \.errorText) { try await work() }
    }

    func saveOrSay() async {
      await perform(showing: \.isSaving, errorText: \.errorText) {
        try await work()
      } failure: { _ in
        "It couldn't be saved."
      }
    }
  }

  struct Full: LocalizedError {
    var errorDescription: String? { "The disk is full." }
  }

  let screen = Save()

  @Test func onceAtATime() async {
    var events: [String] = []
    screen.work = { [screen] in
      #expect(screen.isSaving)
      events.append("begin")
      for _ in 0..<10 { await Task.yield() }
      events.append("end")
    }
    let first = Task { await screen.save() }
    while !screen.isSaving { await Task.yield() }
    await screen.save()
    events.append("second returns")
    await first.value
    #expect(events == ["begin", "end", "second returns"])
    #expect(!screen.isSaving)
    await screen.save()
    #expect(events.count == 5)
  }

  @Test func anActionWithinIt() async {
    var saved = 0
    screen.work = { [screen] in
      saved += 1
      if saved < 3 { await screen.save() }
      #expect(screen.isSaving)
    }
    await screen.save()
    #expect(saved == 3)
    #expect(!screen.isSaving)
  }

  @Test func aStateThatNothingPerformedSet() async {
    screen.isSaving = true
    await screen.save()
    #expect(screen.isSaving)
  }

  @Test func error() async {
    screen.work = { throw Full() }
    await screen.save()
    #expect(screen.errorText == "The disk is full.")
    await screen.saveOrSay()
    #expect(screen.errorText == "It couldn't be saved.")
    #expect(!screen.isSaving)
    screen.work = { [screen] in #expect(screen.errorText == nil) }
    await screen.save()
    #expect(screen.errorText == nil)
  }

  @Test func cancellationIsNoError() async {
    screen.work = { throw CancellationError() }
    await screen.save()
    #expect(screen.errorText == nil)
    screen.work = {
      while !Task.isCancelled { await Task.yield() }
      throw Full()
    }
    let task = Task(whileShown: screen) { [screen] in await screen.save() }
    while !screen.isSaving { await Task.yield() }
    task.cancel()
    await task.value
    #expect(screen.errorText == nil)
    #expect(!screen.isSaving)
  }

  /// As with a view's task whose id has changed. Which of two tasks begins first isn't promised.
  @Test func aCallAfterACancelledOneIsPerformed() async {
    var saved: [Int] = []
    func begin(_ number: Int) -> Task<Void, Never> {
      Task {
        await screen.perform(showing: \.isSaving) {
          for _ in 0..<10 { await Task.yield() }
          if !Task.isCancelled { saved.append(number) }
        }
      }
    }
    let first = begin(1)
    while !screen.isSaving { await Task.yield() }
    first.cancel()
    let others = [begin(2), begin(3), begin(4)]
    others[0].cancel()
    for other in others { await other.value }
    #expect(saved == [3] || saved == [4])
    #expect(!screen.isSaving)
  }
}
