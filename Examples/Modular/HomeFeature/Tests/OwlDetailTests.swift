import Testing

@testable import Core
@testable import HomeFeature

/// What the user can do on the owl detail screen.
@MainActor
struct OwlDetailTests {
  private let flow = OwlDetailFlowDelegateSpy()
  private let viewModel: OwlDetailScreen

  init() {
    viewModel = OwlDetailScreen(owl: .errol, flowDelegate: flow)
  }

  @Test func chatButtonTapped() {
    viewModel.chatButtonTapped()
    #expect(flow.calls == [.chatButtonTapped])
  }
}
