import Testing

@testable import ContainersFixture

/// What the user can do on the profile screen.
@MainActor
struct ProfileTests {
  private let flow = ProfileFlowDelegateSpy()
  private let viewModel = ProfileDefaultViewModel(withServices: Services(), name: "")

  init() {
    viewModel.flowDelegate = flow
  }

  @Test func rename() {
    viewModel.rename(name: "")
    // Yours to write: expect what changes, and what the flow hears.
  }

  @Test(.disabled("needs a value of Photo"))
  func show() {
    // Yours to write: call `viewModel.show`.
  }

  @Test func removePhoto() {
    viewModel.removePhoto()
    // Yours to write: expect what changes, and what the flow hears.
  }

  @Test func editButtonTapped() {
    viewModel.editButtonTapped()
    #expect(flow.calls.count == 1)
  }

  @Test func avatarButtonTapped() {
    viewModel.avatarButtonTapped()
    #expect(flow.calls.count == 1)
  }

  @Test func signOutButtonTapped() {
    viewModel.signOutButtonTapped()
    #expect(flow.calls.count == 1)
  }

  private struct Services {}
}
