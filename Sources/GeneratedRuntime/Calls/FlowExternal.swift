#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// The app's own coordinators, which know nothing of flows. Each is retained while something of
  /// it is on screen, and the flow that showed it is notified when that has left, as for any
  /// screen.
  extension Flow {
    /// Lets one of the app's own coordinators push on the navigation controller that the flow is
    /// on.
    ///
    ///     let checkout = LegacyCheckout(cart: cart)
    ///     checkout.onPaid = { [self] receipt in
    ///       flow.finish { delegate?.didPay(self, receipt: receipt) }
    ///     }
    ///     flow.push(external: checkout) { checkout.start(on: $0) }
    ///
    /// The first view controller that it pushes represents everything it shows: when that one
    /// leaves, the coordinator has left, and when the flow ends, everything it pushed above that is
    /// removed.
    ///
    /// - Parameter begin: pushes at once; called when it is drawn.
    public func push<Owner: AnyObject>(
      external coordinator: Owner, _ begin: @escaping @MainActor (UINavigationController) -> Void
    ) {
      push(ExternalScreen(coordinator, .pushes(begin)))
    }

    /// Presents one of the app's own coordinators that has its own navigation controller or other
    /// view controller.
    public func present<Owner: AnyObject>(
      external coordinator: Owner, _ controller: UIViewController, style: ModalStyle = .sheet,
      animated: Bool = true
    ) {
      present(
        ExternalScreen(coordinator, .isPresented(controller)), style: style, animated: animated)
    }

    /// Lets one of the app's own coordinators present from the topmost view controller.
    ///
    /// The first view controller that it presents represents everything it shows.
    ///
    /// - Parameter begin: presents at once; called when it is drawn.
    public func present<Owner: AnyObject>(
      external coordinator: Owner, _ begin: @escaping @MainActor (UIViewController) -> Void
    ) {
      present(ExternalScreen(coordinator, .presents(begin)))
    }
  }

  /// Everything that one of the app's own coordinators shows, as one screen.
  @MainActor
  protocol UIKitExternal: Screen {
    var way: UIKitExternalWay { get }
  }

  /// How one of the app's own coordinators is shown.
  enum UIKitExternalWay {
    case pushes(@MainActor (UINavigationController) -> Void)
    case isPresented(UIViewController)
    case presents(@MainActor (UIViewController) -> Void)
  }

  extension UIKitExternal {
    /// The view controller that is presented; nil where it needs one of UIKit's to show something on.
    var controller: UIViewController? {
      if case .isPresented(let controller) = way { controller } else { nil }
    }
  }

  final class ExternalScreen<Owner: AnyObject>: UIKitExternal {
    let coordinator: Owner
    let presence = Presence()
    let way: UIKitExternalWay

    init(_ coordinator: Owner, _ way: UIKitExternalWay) {
      (self.coordinator, self.way) = (coordinator, way)
    }
  }
#endif
