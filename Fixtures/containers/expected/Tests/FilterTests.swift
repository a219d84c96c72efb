import Testing

@testable import ContainersFixture

/// What the user can do on the filter screen.
@MainActor
struct FilterTests {
  private let flow = FilterFlowDelegateSpy()
  private let viewModel = FilterDefaultViewModel(withServices: Services())

  init() {
    viewModel.flowDelegate = flow
  }

  @Test func doneButtonTapped() {
    viewModel.doneButtonTapped()
    #expect(flow.calls.count == 1)
  }

  private struct Services {}
}
