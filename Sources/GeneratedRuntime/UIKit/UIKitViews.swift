#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The view controllers of a layer's screens and containers: a new one each time a screen is
  /// shown.
  @MainActor
  final class UIKitViews {
    private var views: [View] = []
    private var containers: [UIKitContainer] = []

    private struct View {
      weak var screen: (any Screen)?
      let stack: Int
      let controller: UIViewController
    }

    /// Releases all other view controllers: a screen that is shown again gets a new one.
    func keep(_ items: [Stage.Item]) {
      views.removeAll { view in
        // A container has no screen either.
        guard let screen = view.screen else { return true }
        return !items.contains { $0.screen === screen && $0.stack == view.stack }
      }
      containers.removeAll { container in !items.contains { $0.id == container.id } }
    }

    /// The closure that lets one of the app's own coordinators push; nil if it has already.
    func pushing(of screen: (any Screen)?, on stack: Int)
      -> (@MainActor (UINavigationController) -> Void)?
    {
      guard case .pushes(let begin) = (screen as? any UIKitExternal)?.way,
        !views.contains(where: { $0.screen === screen && $0.stack == stack })
      else { return nil }
      return begin
    }

    /// Records the first view controller that one of the app's own coordinators has pushed.
    func note(_ controller: UIViewController, of screen: any Screen, on stack: Int) {
      views.append(View(screen: screen, stack: stack, controller: controller))
    }

    func controller(of screen: any Screen, on stack: Int) -> UIViewController {
      if let view = views.first(where: { $0.screen === screen && $0.stack == stack }) {
        return view.controller
      }
      let controller: UIViewController
      if let screen = screen as? any ViewControllerScreen {
        controller = screen.makeViewController()
        if let title = screen.presence.title { controller.navigationItem.title = title }
        screen.presence.onTitle = { [weak controller] in controller?.navigationItem.title = $0 }
      } else {
        // UIKit can't show this screen, so its name is shown.
        controller = UIViewController()
        controller.title = "\(type(of: screen))"
      }
      views.append(View(screen: screen, stack: stack, controller: controller))
      return controller
    }

    func container(
      _ entry: Stage.Entry, _ content: Stage.Container, for drawing: UIKitDrawing
    ) -> UIKitContainer {
      if let container = containers.first(where: { $0.id == entry.id }) { return container }
      let container = UIKitContainer(entry, content, for: drawing)
      containers.append(container)
      return container
    }
  }
#endif
