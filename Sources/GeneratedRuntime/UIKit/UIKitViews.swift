#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The view controllers of a layer's screens and containers: a new one each time a screen is
  /// shown.
  @MainActor
  final class UIKitViews {
    private var views: [Key: UIViewController] = [:]
    private var containers: [UIKitContainer] = []

    /// A screen, by the number of its presence, on a stack.
    private struct Key: Hashable {
      let screen: Int
      let stack: Int

      @MainActor
      init(_ screen: any Screen, on stack: Int) {
        (self.screen, self.stack) = (screen.presence.number, stack)
      }
    }

    /// Releases all other view controllers: a screen that is shown again gets a new one.
    func keep(_ items: [Stage.Item]) {
      var shown: Set<Key> = []
      for item in items {
        if let screen = item.screen { shown.insert(Key(screen, on: item.stack)) }
      }
      for key in views.keys where !shown.contains(key) { views[key] = nil }
      containers.removeAll { container in !items.contains { $0.id == container.id } }
    }

    /// The closure that lets one of the app's own coordinators push; nil if it has already.
    func pushing(of screen: (any Screen)?, on stack: Int)
      -> (@MainActor (UINavigationController) -> Void)?
    {
      guard case .pushes(let begin) = (screen as? any UIKitExternal)?.way,
        let screen, views[Key(screen, on: stack)] == nil
      else { return nil }
      return begin
    }

    /// Records the first view controller that one of the app's own coordinators has pushed.
    func note(_ controller: UIViewController, of screen: any Screen, on stack: Int) {
      views[Key(screen, on: stack)] = controller
    }

    func controller(of screen: any Screen, on stack: Int) -> UIViewController {
      let key = Key(screen, on: stack)
      if let controller = views[key] { return controller }
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
      views[key] = controller
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
