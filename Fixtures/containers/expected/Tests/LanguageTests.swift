import Testing

@testable import ContainersFixture

/// What the user can do on the language screen.
@MainActor
struct LanguageTests {
  private let flow = LanguageFlowDelegateSpy()
  private let viewModel = LanguageDefaultViewModel(withServices: Services())

  init() {
    viewModel.flowDelegate = flow
  }

  @Test func cancelButtonTapped() {
    viewModel.cancelButtonTapped()
    #expect(flow.calls.count == 1)
  }

  @Test func doneButtonTapped() {
    viewModel.doneButtonTapped()
    #expect(flow.calls.count == 1)
  }

  private struct Services {}
}
