#if canImport(UIKit) && !os(watchOS)
  import UIKit

  #if canImport(SafariServices)
    import SafariServices
  #endif

  /// A layer of the stage as UIKit has it. It holds view controllers, never screens or flows.
  @MainActor
  final class UIKitLayer {
    let id: Int
    let ear = UIKitEar()

    private let own: UIViewController?
    private weak var apps: UIViewController?
    private var views: [View] = []

    /// The stack as it was last set. Where the navigation controller has less, the user left it.
    private var shown: [UIViewController] = []

    private struct View {
      weak var screen: (any Screen)?
      let controller: UIViewController
    }

    /// A layer in a container of its own, which UIKit alone may not hold yet.
    init(id: Int, own: UIViewController) {
      self.id = id
      self.own = own
    }

    /// A layer in a navigation controller of the app's, whose view controllers may hold the host.
    init(id: Int, apps: UINavigationController) {
      self.id = id
      self.own = nil
      self.apps = apps
    }

    /// What is presented, or lowest in the window.
    var container: UIViewController? { own ?? apps }

    var stack: UINavigationController? { container as? UINavigationController }

    /// The lowest screen that is on the stage still, and not in its navigation controller any more.
    var screenThatLeft: (any Screen)? {
      guard let stack else { return nil }
      let left = shown.filter { !stack.viewControllers.contains($0) }
      return left.lazy.compactMap { self.screen(of: $0) }.first
    }

    /// Forgets the view controllers of all other screens: shown again, a screen gets a new one.
    func keep(_ entries: [Stage.Entry]) {
      views.removeAll { view in !entries.contains { $0.screen === view.screen } }
    }

    /// Sets the stack, above what the app may have below it. Whether there was something to do.
    func show(_ entries: [Stage.Entry], animated: Bool) -> Bool {
      guard let stack else { return false }
      let controllers = entries.compactMap(\.screen).map { controller(of: $0) }
      let (before, all) = (shown, stack.viewControllers)
      shown = controllers
      guard all.filter({ before.contains($0) }) != controllers else { return false }
      let below = all.prefix { !before.contains($0) }
      stack.setViewControllers(below + controllers, animated: animated)
      return true
    }

    private func screen(of controller: UIViewController) -> (any Screen)? {
      views.first { $0.controller === controller }?.screen
    }

    private func controller(of screen: any Screen) -> UIViewController {
      if let view = views.first(where: { $0.screen === screen }) { return view.controller }
      let controller: UIViewController
      if let screen = screen as? any ViewControllerScreen {
        controller = screen.makeViewController()
      } else {
        // Nothing that UIKit can draw, so at least its name.
        controller = UIViewController()
        controller.title = "\(type(of: screen))"
      }
      views.append(View(screen: screen, controller: controller))
      return controller
    }
  }

  extension UIKitLayer {
    /// A layer that isn't presented yet; nil where there is no in-app browser.
    convenience init?(_ layer: Stage.Layer) {
      switch layer.content {
      case .stack:
        self.init(id: layer.id, own: UINavigationController())
      case .alert: return nil
      case .browser(let url, _):
        #if canImport(SafariServices)
          self.init(id: layer.id, own: SFSafariViewController(url: url))
        #else
          return nil
        #endif
      }
    }
  }

  extension UIKitLayer {
    /// The style comes first: it says which presentation controller there is.
    func prepare(
      as style: ModalStyle, over presenter: UIViewController, for drawing: UIKitDrawing
    ) {
      guard let container else { return }
      container.modalPresentationStyle = style.presentationStyle
      #if !os(tvOS)
        // Nothing says yet where it came from, and UIKit insists on an answer.
        if let popover = container.popoverPresentationController, let view = presenter.view {
          popover.sourceView = view
          popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
          popover.permittedArrowDirections = []
        }
      #endif
      if let stack { ear.listen(to: stack, for: drawing) }
      ear.listen(to: container, for: drawing)
    }
  }

  extension ModalStyle {
    var presentationStyle: UIModalPresentationStyle {
      switch self {
      #if !os(tvOS)
        case .sheet: .pageSheet
        case .formSheet: .formSheet
        case .popover: .popover
      #endif
      case .overFullScreen: .overFullScreen
      default: .fullScreen
      }
    }
  }
#endif
