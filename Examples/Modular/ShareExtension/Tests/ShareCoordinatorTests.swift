import CoreTestSupport
import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

@testable import AuthFeature
@testable import Core
@testable import ShareExtension

/// The answers of the share flow, each on a stage that draws nothing.
@MainActor
struct ShareCoordinatorTests {
  private let stage = GeneratedRuntime.Stage()
  private let authService = AuthServiceSpy()
  private let services: Services
  private let coordinator: ShareCoordinator

  init() {
    services = Services(authService: authService)
    coordinator = ShareCoordinator(withServices: services)
    stage.start(coordinator)
  }

  @Test func start() {
    #expect(stage.description == "LoginScreen")
  }

  @Test func sendDidSend() {
    let send = SendScreen(session: Session(user: "ada"), flowDelegate: coordinator)
    coordinator.flow.push(send)
    coordinator.flow.alert("Alert", buttons: [.button("OK")])
    send.didSend()
    #expect(stage.description == "LoginScreen")
  }

  @Test func authDidAuthenticate() throws {
    let auth = try #require(coordinator.flow.child(AuthCoordinator.self))
    let session = Session(user: "ada")
    auth.flow.finish { auth.delegate?.didAuthenticate(auth, session: session) }
    #expect(stage.description == "SendScreen")
    #expect(areSame(stage.screen(SendScreen.self)?.session, session))
  }

  private struct Services: ShareCoordinatorServices {
    let authService: any AuthService
  }
}
