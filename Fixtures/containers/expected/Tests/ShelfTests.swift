import Testing

@testable import ContainersFixture

/// What the user can do on the shelf screen.
@MainActor
struct ShelfTests {
  private let flow = ShelfFlowDelegateSpy()
  private let viewModel = ShelfDefaultViewModel(withServices: Services())

  init() {
    viewModel.flowDelegate = flow
  }

  @Test(.disabled("needs a value of Book"))
  func didSelectBook() {
    // Yours to write: call `viewModel.didSelectBook`.
  }

  @Test func moreButtonTapped() {
    viewModel.moreButtonTapped()
    #expect(flow.calls.count == 1)
  }

  @Test func closeButtonTapped() {
    viewModel.closeButtonTapped()
    #expect(flow.calls.count == 1)
  }

  private struct Services {}
}
