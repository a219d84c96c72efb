#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// The app's own coordinator, which hasn't been described by specs yet.
  @MainActor
  final class AppRouter {
    let services: Services
    let tabs = UITabBarController()
    let home = UINavigationController()
    let orders = UINavigationController()
    private(set) var name: String?

    init(services: Services) {
      self.services = services
      let controller = UIViewController()
      controller.title = "Home"
      home.viewControllers = [controller]
      tabs.viewControllers = [home, orders]
    }

    /// A generated flow in a tab of the app's own.
    func startOrders() {
      UIKitHost(navigationController: orders).start(OrdersCoordinator())
    }

    /// A generated flow on the app's own navigation controller.
    func signInButtonTapped() {
      let signIn = SignInCoordinator(withServices: services)
      signIn.delegate = self
      UIKitHost(navigationController: home).start(signIn)
    }

    /// A generated screen, without a flow.
    func aboutButtonTapped() {
      let about = AboutScreen(flowDelegate: self)
      home.pushViewController(AboutViewController(viewModel: about), animated: true)
    }

    /// A modal of the app's own, above whatever a flow shows.
    func sessionExpired() {
      let controller = UIViewController()
      controller.title = "Signed out"
      var top: UIViewController = tabs
      while let above = top.presentedViewController { top = above }
      top.present(controller, animated: true)
    }
  }

  extension AppRouter: SignInCoordinatorDelegate {
    func didSignIn(_ signIn: SignInCoordinator, name: String) {
      self.name = name
      let controller = UIViewController()
      controller.title = "Welcome, \(name)"
      home.pushViewController(controller, animated: true)
    }
  }

  extension AppRouter: AboutFlowDelegate {
    func closeButtonTapped(_ about: any AboutViewModel) {
      home.popViewController(animated: true)
    }
  }
#endif
