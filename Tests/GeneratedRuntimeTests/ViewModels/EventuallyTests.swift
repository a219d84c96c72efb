import GeneratedRuntime
import Testing

/// Tests wait for a state, not for time.
@MainActor
struct EventuallyTests {
  @MainActor
  final class Model {
    @ObservableProperty var isBusy = false
    @ObservableProperty var errorText: String?
  }

  private let model = Model()
  private let isBusy = AwaitedState<Model, Bool>("isBusy") { $0.isBusy }
  private let errorText = AwaitedState<Model, String?>("errorText") { $0.errorText }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @Test func whatLastsOneTurnIsNotMissed() async throws {
    Task {
      model.isBusy = true
      await Task.yield()
      model.isBusy = false
      model.errorText = "Wrong password"
    }
    try await eventually(isBusy, of: model) { $0 }
    #expect(try await eventually(errorText, of: model) { $0 != nil } == "Wrong password")
    #expect(!model.isBusy)
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @Test func inVain() async throws {
    let error = await #expect(throws: AwaitedInVain.self) {
      try await eventually(errorText, of: model, within: .milliseconds(5)) { $0 != nil }
    }
    #expect(error?.description == "errorText of Model is still nil after 0.005 seconds")
  }
}
