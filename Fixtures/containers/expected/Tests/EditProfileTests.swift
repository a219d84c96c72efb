import Testing

@testable import ContainersFixture

/// What the user can do on the edit profile screen.
@MainActor
struct EditProfileTests {
  private let flow = EditProfileFlowDelegateSpy()
  private let viewModel = EditProfileDefaultViewModel(withServices: Services(), name: "")

  init() {
    viewModel.flowDelegate = flow
  }

  @Test func didSave() {
    viewModel.didSave(name: "")
    #expect(flow.calls.count == 1)
  }

  @Test func languageButtonTapped() {
    viewModel.languageButtonTapped()
    #expect(flow.calls.count == 1)
  }

  @Test func cancelButtonTapped() {
    viewModel.cancelButtonTapped()
    #expect(flow.calls.count == 1)
  }

  private struct Services {}
}
