import GeneratedRuntime
import Testing
import UIKit

@testable import Adopting

/// An app that is half way: each way of `Documentation/Guide/Adopting.md`, walked through.
@MainActor
struct AdoptingTests {
  let bench = Bench()
  let window = UIWindow()
  let scene: AppScene
  let services = Services()
  let order = Order.samples[0]

  init() {
    scene = AppScene(window: window, services: services)
    Simulation.settle()
  }

  var router: AppRouter { scene.router }

  /// What UIKit shows.
  var drawn: String {
    Simulation.settle()
    #expect(Simulation.complaints == [])
    return window.drawn
  }

  func orderList() throws -> any OrderListViewModel {
    Simulation.settle()
    let shown = router.orders.viewControllers.compactMap { $0 as? OrderListViewController }
    return try #require(shown.first).viewModel
  }

  func tapBack() {
    Simulation.settle()
    Simulation.tapBack(in: window)
  }

  @Test func generatedScreenInAHandWrittenCoordinator() throws {
    router.aboutButtonTapped()
    #expect(drawn == "tabs { *Home › AboutViewController, OrderListViewController }")
    let about = try #require(router.home.topViewController as? AboutViewController)
    about.viewModel.closeButtonTapped()
    #expect(drawn == "tabs { *Home, OrderListViewController }")
  }

  @Test func generatedFlowOnAHandWrittenNavigationController() async throws {
    router.signInButtonTapped()
    #expect(drawn == "tabs { *Home › LoginViewController, OrderListViewController }")
    let login = try #require(router.home.topViewController as? LoginViewController)
    login.viewModel.helpButtonTapped()
    #expect(
      drawn == "tabs { *Home › LoginViewController › AboutViewController, OrderListViewController }"
    )
    tapBack()
    Simulation.settle()
    await login.viewModel.signIn(email: "ada@example.org")
    #expect(router.name == "ada")
    #expect(drawn == "tabs { *Home › Welcome, ada, OrderListViewController }")
    #expect(router.home.delegate == nil)
  }

  @Test func handWrittenScreenInAGeneratedFlow() throws {
    router.tabs.selectedViewController = router.orders
    try orderList().didSelectOrder(order: order)
    #expect(drawn == "tabs { Home, *OrderListViewController › Owl food }")
    let detail = try #require(router.orders.topViewController as? OrderViewController)
    detail.cancelButtonTapped()
    #expect(drawn == "tabs { Home, *OrderListViewController }")
  }

  /// It pushes on the navigation controller that the flow is on.
  @Test(arguments: Simulation.Order.allCases)
  func handWrittenFlowThatPushes(_ turn: Simulation.Order) throws {
    Simulation.order = turn
    router.tabs.selectedViewController = router.orders
    weak var checkout: Checkout?
    try orderList().payButtonTapped(order: order)
    #expect(drawn == "tabs { Home, *OrderListViewController › Review }")
    checkout = Checkout.last
    checkout?.reviewed()
    #expect(drawn == "tabs { Home, *OrderListViewController › Review › Card }")
    checkout?.paid()
    #expect(drawn == "tabs { Home, *OrderListViewController › Owl food }")
    #expect(checkout == nil)
  }

  /// The user leaves it, and starts it again.
  @Test func handWrittenFlowIsLeft() throws {
    router.tabs.selectedViewController = router.orders
    for _ in 1...2 {
      try orderList().payButtonTapped(order: order)
      #expect(drawn == "tabs { Home, *OrderListViewController › Review }")
      tapBack()
      #expect(drawn == "tabs { Home, *OrderListViewController }")
      #expect(Checkout.last == nil)
    }
  }

  @Test(arguments: Simulation.Order.allCases)
  func handWrittenFlowWithANavigationController(_ turn: Simulation.Order) throws {
    Simulation.order = turn
    let tabs = "tabs { Home, *OrderListViewController }"
    router.tabs.selectedViewController = router.orders
    try orderList().supportButtonTapped()
    #expect(drawn == "\(tabs) | sheet Chat")
    SupportChat.last?.closeButtonTapped()
    #expect(drawn == tabs)
    try orderList().supportButtonTapped()
    #expect(drawn == "\(tabs) | sheet Chat")
    Simulation.swipeDown(in: window)
    #expect(drawn == tabs)
    #expect(SupportChat.last == nil)
  }

  @Test(arguments: Simulation.Order.allCases)
  func handWrittenFlowThatPresents(_ turn: Simulation.Order) throws {
    Simulation.order = turn
    router.tabs.selectedViewController = router.orders
    try orderList().scanButtonTapped()
    #expect(drawn == "tabs { Home, *OrderListViewController } | Camera")
    CodeScanner.last?.found(order)
    #expect(drawn == "tabs { Home, *OrderListViewController › Owl food }")
    #expect(CodeScanner.last == nil)
  }

  @Test func rewrittenFlow() throws {
    router.tabs.selectedViewController = router.orders
    try orderList().returnButtonTapped(order: order)
    #expect(drawn == "tabs { Home, *OrderListViewController › Why Owl food? }")
    tapBack()
    #expect(drawn == "tabs { Home, *OrderListViewController }")
  }

  /// The router presents something itself while a flow continues.
  @Test func modalOfTheRouter() throws {
    router.tabs.selectedViewController = router.orders
    router.sessionExpired()
    #expect(drawn == "tabs { Home, *OrderListViewController } | Signed out")
    try orderList().didSelectOrder(order: order)
    #expect(drawn == "tabs { Home, *OrderListViewController › Owl food } | Signed out")
  }

  @Test func twoScenes() throws {
    let other = AppScene(window: UIWindow(), services: services)
    try orderList().didSelectOrder(order: order)
    #expect(drawn == "tabs { *Home, OrderListViewController › Owl food }")
    #expect(other.window.drawn == "tabs { *Home, OrderListViewController }")
  }
}
