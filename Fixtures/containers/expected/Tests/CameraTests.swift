import Testing

@testable import ContainersFixture

/// What the user can do on the camera screen.
@MainActor
struct CameraTests {
  private let flow = CameraFlowDelegateSpy()
  private let viewModel = CameraDefaultViewModel(withServices: Services())

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
