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
    let views = UIKitViews()

    /// What draws it, where it is a stack.
    let stack: UIKitStack?

    private let other: UIViewController?

    /// Whether UIKit has presented it. What it then doesn't present any more has left.
    var isPresented = false

    var isGone: Bool { isPresented && container?.presentingViewController == nil }

    /// Hears that it leaves the window, whoever closes it.
    private let ruler = UIKitRuler()

    /// A layer in a container of its own, which UIKit alone may not hold yet.
    init(id: Int, own: UINavigationController, canBeBare: Bool = true) {
      self.id = id
      (stack, other) = (UIKitStack(own: own, canBeBare: canBeBare), nil)
    }

    /// A layer in a navigation controller of the app's, whose view controllers may hold the host.
    init(id: Int, apps: UINavigationController) {
      self.id = id
      (stack, other) = (UIKitStack(apps: apps), nil)
    }

    /// A layer that isn't presented yet; nil where there is no in-app browser.
    init?(_ layer: Stage.Layer, for drawing: UIKitDrawing) {
      id = layer.id
      switch layer.content {
      case .stack:
        (stack, other) = (UIKitStack(own: UINavigationController(), canBeBare: true), nil)
      case .alert(let alert, _):
        (stack, other) = (nil, UIAlertController(alert, layer: layer.id, for: drawing))
      case .browser(let url, _):
        #if canImport(SafariServices)
          (stack, other) = (nil, SFSafariViewController(url: url))
        #else
          return nil
        #endif
      }
    }

    /// What is presented, or lowest in the window.
    var container: UIViewController? { stack?.controller ?? other }

    /// All that may have a transition of its own.
    var controllers: [UIViewController] {
      stack?.controllers ?? [other].compactMap(\.self)
    }

    func has(_ controller: UIViewController) -> Bool {
      stack?.all.contains(controller) == true
    }

    var isAlert: Bool { other is UIAlertController }

    /// Whether it can show the layer in the container that it has.
    func fits(_ layer: Stage.Layer) -> Bool {
      guard id == layer.id else { return false }
      guard let stack, let entries = layer.stack?.entries else { return true }
      return stack.fits(entries)
    }

    /// Shows the layer's stack. Whether there was something to do.
    func show(_ layer: Stage.Layer, for drawing: UIKitDrawing, animated: Bool) -> Bool {
      guard let stack, let entries = layer.stack else { return false }
      let strangers = stack.strangers
      let hasChanged = stack.show(entries, from: views, for: drawing, animated: animated)
      if !strangers.isEmpty {
        let all = stack.all
        for stranger in strangers where !all.contains(stranger) { drawing.warnOfLoss(stranger) }
      }
      return hasChanged
    }
  }

  extension UIKitLayer {
    /// The style comes first: it says which presentation controller there is.
    func prepare(
      _ layer: Stage.Layer, as style: ModalStyle, over presenter: UIViewController,
      for drawing: UIKitDrawing
    ) {
      guard let container else { return }
      // Those of the system's modals are nobody's to change.
      if let view = stack?.controller?.view {
        ruler.onMove = { [weak drawing] in drawing?.advance() }
        view.addSubview(ruler)
      }
      if !isAlert { container.modalPresentationStyle = style.presentationStyle }
      container.isModalInPresentation = layer.isHeld
      #if !os(tvOS)
        if let popover = container.popoverPresentationController {
          // Where nothing says where it came from, UIKit insists on an answer all the same.
          var anchor: UIView?
          if case .alert(let alert, _) = layer.content, let name = alert.anchor {
            anchor = presenter.screensInSight.lazy.compactMap { $0.view?.view(named: name) }.first
          }
          let bounds = (anchor ?? presenter.view).bounds
          let center = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
          popover.sourceView = anchor ?? presenter.view
          popover.sourceRect = anchor == nil ? center : bounds
          popover.permittedArrowDirections = anchor == nil ? [] : .any
        }
        if isAlert, container.popoverPresentationController == nil { return }
      #endif
      ear.listen(to: container, for: drawing)
    }
  }

  extension UIAlertController {
    convenience init(_ alert: Alert, layer: Int, for drawing: UIKitDrawing) {
      self.init(
        title: alert.title, message: alert.message,
        preferredStyle: alert.style == .alert ? .alert : .actionSheet)
      let cancel = alert.buttons.firstIndex { $0.role == .cancel }
      for (index, button) in alert.buttons.enumerated() {
        // UIKit takes one that cancels, and no second.
        let style: UIAlertAction.Style =
          index == cancel ? .cancel : button.role == .destructive ? .destructive : .default
        addAction(
          UIAlertAction(title: button.title, style: style) { [weak drawing] _ in
            drawing?.didTap(button: index, layer: layer)
          })
      }
    }
  }

  extension UIViewController {
    /// Those of the screens that nothing in it covers.
    fileprivate var screensInSight: [UIViewController] {
      switch self {
      case let stack as UINavigationController: stack.topViewController?.screensInSight ?? []
      case let tabs as UITabBarController: tabs.selectedViewController?.screensInSight ?? []
      case let split as UISplitViewController where !split.isCollapsed:
        [UISplitViewController.Column.primary, .secondary].flatMap {
          split.viewController(for: $0)?.screensInSight ?? []
        }
      case let split as UISplitViewController:
        split.viewController(for: .compact)?.screensInSight ?? []
      case let frame as UIKitFrame: frame.content.screensInSight
      default: [self]
      }
    }
  }

  extension UIView {
    fileprivate func view(named name: String) -> UIView? {
      if accessibilityIdentifier == name { return self }
      return subviews.lazy.compactMap { $0.view(named: name) }.first
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
