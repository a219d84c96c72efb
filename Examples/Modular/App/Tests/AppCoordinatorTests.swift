import ChatFeatureTestSupport
import CoreTestSupport
import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

@testable import App
@testable import AuthFeature
@testable import ChatFeature
@testable import Core
@testable import HomeFeature

/// The answers of the app flow, each on a stage that draws nothing.
@MainActor
struct AppCoordinatorTests {
  private let stage = GeneratedRuntime.Stage()
  private let authService = AuthServiceSpy()
  private let chatService = ChatServiceSpy()
  private let owlStore = OwlStoreSpy()
  private let services: Services
  private let coordinator: AppCoordinator

  init() {
    services = Services(authService: authService, chatService: chatService, owlStore: owlStore)
    coordinator = AppCoordinator(withServices: services)
    stage.start(coordinator)
  }

  @Test func start() {
    #expect(stage.description == "LoginScreen")
  }

  @Test func authDidAuthenticate() throws {
    let auth = try #require(coordinator.flow.child(AuthCoordinator.self))
    let session = Session(user: "ada")
    auth.flow.finish { auth.delegate?.didAuthenticate(auth, session: session) }
    #expect(stage.description == "OwlListScreen")
  }

  @Test func homeDidLogOut() {
    let home = HomeCoordinator(withServices: services)
    home.delegate = coordinator
    coordinator.flow.start(home, as: .replace)
    home.flow.finish { home.delegate?.didLogOut(home) }
    #expect(stage.description == "LoginScreen")
  }

  @Test func chatDidBlock() {
    let chat = ChatCoordinator(withServices: services, owl: .errol)
    chat.delegate = coordinator
    coordinator.flow.start(chat, as: .present)
    let owl: Owl = .errol
    chat.flow.finish { chat.delegate?.didBlock(chat, owl: owl) }
    #expect(stage.description == "LoginScreen")
  }

  @Test func didOpenOwl() {
    let owl: Owl = .errol
    coordinator.didOpenOwl(owl: owl)
    #expect(stage.description == "LoginScreen")
  }

  @Test func didReceiveMessage() {
    let owl: Owl = .errol
    coordinator.didReceiveMessage(owl: owl)
    #expect(stage.description == "LoginScreen | sheet MessagesScreen")
    #expect(areSame(coordinator.flow.child(ChatCoordinator.self)?.owl, owl))
  }

  private struct Services: AppCoordinatorServices {
    let authService: any AuthService
    let chatService: any ChatService
    let owlStore: any OwlStore
  }
}
