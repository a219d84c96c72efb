import Testing

@testable import ContainersFixture

/// What the user can do on the goodbye screen.
@MainActor
struct GoodbyeTests {
  private let flow = GoodbyeFlowDelegateSpy()
  private let viewModel = GoodbyeDefaultViewModel(withServices: Services(), name: "")

  init() {
    viewModel.flowDelegate = flow
  }

  @Test func closeButtonTapped() {
    viewModel.closeButtonTapped()
    #expect(flow.calls.count == 1)
  }

  private struct Services {}
}
