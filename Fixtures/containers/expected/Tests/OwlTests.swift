import Testing

@testable import ContainersFixture

/// What the user can do on the owl screen.
@MainActor
struct OwlTests {
  private let flow = OwlFlowDelegateSpy()
  private let viewModel = OwlDefaultViewModel(withServices: Services())

  init() {
    viewModel.flowDelegate = flow
  }

  @Test func closeButtonTapped() {
    viewModel.closeButtonTapped()
    #expect(flow.calls.count == 1)
  }

  @Test func deleteButtonTapped() {
    viewModel.deleteButtonTapped(owl: Owl(name: "Hedwig"))
    #expect(flow.calls.count == 1)
  }

  @Test func shareButtonTapped() {
    viewModel.shareButtonTapped(flow: 0, services: [])
    #expect(flow.calls.count == 1)
  }

  private struct Services {}
}
