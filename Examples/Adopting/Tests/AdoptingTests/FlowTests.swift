import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

@testable import Adopting

/// The generated flows, with no view and no simulator; what exists by hand needs UIKit.
@MainActor
struct FlowTests {
  let stage = Stage()

  @Test func memberSignsIn() async throws {
    stage.start(SignInCoordinator(withServices: Services()))
    try #require(stage.screen(LoginScreen.self)).helpButtonTapped()
    stage.user.goBack()
    await (try #require(stage.screen(LoginScreen.self))).signIn(email: "ada@example.org")
    #expect(
      stage.transcript == [
        "show LoginScreen", "show LoginScreen › AboutScreen", "show LoginScreen",
        "end SignInCoordinator: finished", "show nothing",
      ])
  }

  /// Its view controller is the app's own, which says what happened.
  @Test func orderIsCancelled() throws {
    stage.start(OrdersCoordinator())
    let order = Order.samples[0]
    try #require(stage.screen(OrderListScreen.self)).didSelectOrder(order: order)
    let detail = try #require(stage.screen(OrderDetailScreen.self))
    #expect(detail.order == order)
    detail.didCancel(order: order)
    #expect(
      stage.transcript == [
        "show OrderListScreen", "show OrderListScreen › OrderDetailScreen", "show OrderListScreen",
      ])
    #expect(stage.warnings == [])
  }
}
