import CoreTestSupport
import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

@testable import Core
@testable import HomeFeature

/// The answers of the home flow, each on a stage that draws nothing.
@MainActor
struct HomeCoordinatorTests {
  private let stage = GeneratedRuntime.Stage()
  private let delegate = HomeCoordinatorDelegateSpy()
  private let owlStore = OwlStoreSpy()
  private let services: Services
  private let coordinator: HomeCoordinator

  init() {
    services = Services(owlStore: owlStore)
    coordinator = HomeCoordinator(withServices: services)
    coordinator.delegate = delegate
    stage.start(coordinator)
  }

  @Test func start() {
    #expect(stage.description == "OwlListScreen")
  }

  @Test func owlListDidSelect() throws {
    let owlList = try #require(stage.screen(OwlListScreen.self))
    let owl: Owl = .errol
    owlList.didSelect(owl: owl)
    #expect(stage.description == "OwlListScreen › OwlDetailScreen")
    #expect(areSame(stage.screen(OwlDetailScreen.self)?.owl, owl))
  }

  @Test func owlListLogOutButtonTapped() throws {
    let owlList = try #require(stage.screen(OwlListScreen.self))
    owlList.logOutButtonTapped()
    #expect(coordinator.flow.end == .finished)
    #expect(delegate.calls == [.didLogOut])
  }

  @Test func owlDetailChatButtonTapped() {
    let owlDetail = OwlDetailScreen(owl: .errol, flowDelegate: coordinator)
    coordinator.flow.push(owlDetail)
    owlDetail.chatButtonTapped()
    #expect(stage.description == "OwlListScreen › OwlDetailScreen")
    #expect(areSame(coordinator.flow.child(ChatFlowStub.self)?.owl, owlDetail.owl))
  }

  @Test func chatDidBlock() {
    let chat = ChatFlowStub(owl: .errol)
    chat.delegate = coordinator
    coordinator.flow.start(chat, as: .present)
    let owl: Owl = .errol
    chat.delegate?.didBlock(chat, owl: owl)
    #expect(stage.description == "OwlListScreen")
  }

  @Test func didOpenOwl() throws {
    let owlList = try #require(stage.screen(OwlListScreen.self))
    let owlValue: Owl = .errol
    owlList.didSelect(owl: owlValue)
    let owl: Owl = .errol
    coordinator.didOpenOwl(owl: owl)
    #expect(stage.description == "OwlListScreen › OwlDetailScreen")
    #expect(areSame(stage.screen(OwlDetailScreen.self)?.owl, owl))
  }

  private struct Services: HomeCoordinatorServices {
    let owlStore: any OwlStore
  }
}
