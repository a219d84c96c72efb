import ChatFeatureTestSupport
import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

@testable import ChatFeature
@testable import Core
@testable import HomeFeature

/// The answers of the chat flow, each on a stage that draws nothing.
@MainActor
struct ChatCoordinatorTests {
  private let stage = GeneratedRuntime.Stage()
  private let delegate = ChatCoordinatorDelegateSpy()
  private let chatService = ChatServiceSpy()
  private let services: Services
  private let coordinator: ChatCoordinator

  init() {
    services = Services(chatService: chatService)
    coordinator = ChatCoordinator(withServices: services, owl: .errol)
    coordinator.delegate = delegate
    stage.start(coordinator)
  }

  @Test func start() {
    #expect(stage.description == "MessagesScreen")
    #expect(areSame(stage.screen(MessagesScreen.self)?.owl, coordinator.owl))
  }

  @Test func messagesOwlButtonTapped() throws {
    let messages = try #require(stage.screen(MessagesScreen.self))
    messages.owlButtonTapped()
    #expect(stage.description == "MessagesScreen › OwlDetailScreen")
    #expect(areSame(stage.screen(OwlDetailScreen.self)?.owl, messages.owl))
  }

  @Test func messagesBlockButtonTapped() throws {
    let messages = try #require(stage.screen(MessagesScreen.self))
    messages.blockButtonTapped()
    #expect(coordinator.flow.end == .finished)
    #expect(delegate.calls == [.didBlock(owl: messages.owl)])
  }

  @Test func messagesCloseButtonTapped() throws {
    let messages = try #require(stage.screen(MessagesScreen.self))
    messages.closeButtonTapped()
    #expect(coordinator.flow.end == .finishedWithoutReport)
    #expect(delegate.calls == [.cancelled])
  }

  @Test func owlDetailChatButtonTapped() {
    let owlDetail = OwlDetailScreen(owl: .errol, flowDelegate: coordinator)
    coordinator.flow.push(owlDetail)
    owlDetail.chatButtonTapped()
    #expect(stage.description == "MessagesScreen")
  }

  private struct Services: ChatCoordinatorServices {
    let chatService: any ChatService
  }
}
