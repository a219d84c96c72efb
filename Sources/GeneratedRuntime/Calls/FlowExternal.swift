#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Coordinators of the app's own, which know nothing of flows. Each is held while something of it
  /// is on screen, and the flow that showed it hears when that has left, as of any screen.
  extension Flow {
    /// Lets a coordinator of the app's own push on the navigation controller that the flow is on.
    ///
    ///     let checkout = LegacyCheckout(cart: cart)
    ///     checkout.onPaid = { [self] receipt in
    ///       flow.finish { delegate?.didPay(self, receipt: receipt) }
    ///     }
    ///     flow.push(external: checkout) { checkout.start(on: $0) }
    ///
    /// What it pushes first stands for all that it shows: when that leaves, it has left, and when
    /// the flow ends, all that it pushed above it goes.
    ///
    /// - Parameter begin: pushes at once; called when it is drawn.
    public func push<Owner: AnyObject>(
      external coordinator: Owner, _ begin: @escaping @MainActor (UINavigationController) -> Void
    ) {
      push(ExternalScreen(coordinator, .pushes(begin)))
    }

    /// Presents a coordinator of the app's own that has a navigation controller, or another view
    /// controller, of its own.
    public func present<Owner: AnyObject>(
      external coordinator: Owner, _ controller: UIViewController, style: ModalStyle = .sheet,
      animated: Bool = true
    ) {
      present(
        ExternalScreen(coordinator, .isPresented(controller)), style: style, animated: animated)
    }

    /// Lets a coordinator of the app's own present from the topmost view controller.
    ///
    /// What it presents first stands for all that it shows.
    ///
    /// - Parameter begin: presents at once; called when it is drawn.
    public func present<Owner: AnyObject>(
      external coordinator: Owner, _ begin: @escaping @MainActor (UIViewController) -> Void
    ) {
      present(ExternalScreen(coordinator, .presents(begin)))
    }
  }

  /// What a coordinator of the app's own shows, as one screen.
  @MainActor
  protocol UIKitExternal: Screen {
    var way: UIKitExternalWay { get }
  }

  /// How a coordinator of the app's own comes on screen.
  enum UIKitExternalWay {
    case pushes(@MainActor (UINavigationController) -> Void)
    case isPresented(UIViewController)
    case presents(@MainActor (UIViewController) -> Void)
  }

  final class ExternalScreen<Owner: AnyObject>: UIKitExternal {
    let viewModel: Owner
    let presence = Presence()
    let way: UIKitExternalWay

    init(_ coordinator: Owner, _ way: UIKitExternalWay) {
      (viewModel, self.way) = (coordinator, way)
    }
  }

  extension UINavigationController {
    /// The first of the view controllers that are pushed meanwhile.
    func first(pushedBy begin: (UINavigationController) -> Void) -> UIViewController? {
      let before = viewControllers
      begin(self)
      return viewControllers.first { !before.contains($0) }
    }
  }
#endif
