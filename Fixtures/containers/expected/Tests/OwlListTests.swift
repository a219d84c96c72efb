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

  @Test(.disabled("needs a value of Owl"))
  func remove() {
    // Yours to write: call `viewModel.remove`.
  }

  @Test(.disabled("needs a value of Owl"))
  func didSelectOwl() {
    // Yours to write: call `viewModel.didSelectOwl`.
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
