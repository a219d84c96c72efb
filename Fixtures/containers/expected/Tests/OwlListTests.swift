import Testing

@testable import ContainersFixture

/// What the user can do on the owl list screen.
@MainActor
struct OwlListTests {
  private let flow = OwlListFlowDelegateSpy()
  private let viewModel = OwlListDefaultViewModel(withServices: Services())

  init() {
    viewModel.flowDelegate = flow
  }

  @Test func remove() {
    viewModel.remove(Owl(name: "Hedwig"))
    // Yours to write: expect what changes, and what the flow hears.
  }

  @Test func didSelectOwl() {
    viewModel.didSelectOwl(owl: Owl(name: "Hedwig"))
    #expect(flow.calls.count == 1)
  }

  @Test func filterButtonTapped() {
    viewModel.filterButtonTapped()
    #expect(flow.calls.count == 1)
  }

  @Test func profileButtonTapped() {
    viewModel.profileButtonTapped()
    #expect(flow.calls.count == 1)
  }

  private struct Services {}
}
