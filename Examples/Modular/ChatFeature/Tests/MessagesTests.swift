import ChatFeatureTestSupport
import Testing

@testable import ChatFeature
@testable import Core

/// What the user can do on the messages screen.
@MainActor
struct MessagesTests {
  private let flow = MessagesFlowDelegateSpy()
  private let chatService = ChatServiceSpy()
  private let viewModel: MessagesScreen

  init() {
    viewModel = MessagesScreen(
      withServices: Services(chatService: chatService),
      owl: .errol,
      flowDelegate: flow
    )
  }

  @Test(.disabled("yours to write"))
  func load() {
    viewModel.load()
    // Expect what changes, and what the flow hears.
  }

  @Test(.disabled("yours to write"))
  func send() async {
    await viewModel.send()
    // Expect what changes, and what the flow hears.
  }

  @Test func owlButtonTapped() {
    viewModel.owlButtonTapped()
    #expect(flow.calls == [.owlButtonTapped])
  }

  @Test func blockButtonTapped() {
    viewModel.blockButtonTapped()
    #expect(flow.calls == [.blockButtonTapped])
  }

  @Test func closeButtonTapped() {
    viewModel.closeButtonTapped()
    #expect(flow.calls == [.closeButtonTapped])
  }

  private struct Services: MessagesServices {
    let chatService: any ChatService
  }
}
