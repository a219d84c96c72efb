import Testing

@testable import Core
@testable import ShareExtension

/// What the user can do on the send screen.
@MainActor
struct SendTests {
  private let flow = SendFlowDelegateSpy()
  private let viewModel: SendScreen

  init() {
    viewModel = SendScreen(session: Session(user: "ada"), flowDelegate: flow)
  }

  @Test(.disabled("yours to write"))
  func send() {
    viewModel.send()
    // Expect what changes, and what the flow hears.
  }
}
