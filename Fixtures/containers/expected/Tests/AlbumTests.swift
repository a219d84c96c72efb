import Testing

@testable import ContainersFixture

/// What the user can do on the album screen.
@MainActor
struct AlbumTests {
  private let flow = AlbumFlowDelegateSpy()
  private let viewModel = AlbumDefaultViewModel(withServices: Services())

  init() {
    viewModel.flowDelegate = flow
  }

  @Test(.disabled("needs a value of Photo"))
  func didTakePhoto() {
    // Yours to write: call `viewModel.didTakePhoto`.
  }

  @Test func cancelButtonTapped() {
    viewModel.cancelButtonTapped()
    #expect(flow.calls.count == 1)
  }

  private struct Services {}
}
