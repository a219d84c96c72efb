#if canImport(UIKit) && !os(watchOS)
  import UIKit

  #if canImport(SafariServices)
    import SafariServices
  #endif

  /// Draws a layer of the stage. It retains view controllers, never screens or flows.
  @MainActor
  final class UIKitLayer {
    let id: Int
    let delegate = UIKitDelegate()
    let views = UIKitViews()

    private(set) var stack: UIKitStack?

    /// An alert, the in-app browser, or the first view controller that an app's own coordinator
    /// presents.
    private weak var other: UIViewController?
    private(set) var isAlert = false

    /// Retains the view controller while nothing else does. UIKit retains a presented alert, and
    /// releases it when it is over.
    private var held: UIViewController?

    /// Whether UIKit has presented it. If UIKit doesn't present it any more, it has left.
    var isPresented = false {
      didSet { held = isPresented && isAlert ? nil : other }
    }

    var isGone: Bool { isPresented && container?.presentingViewController == nil }

    /// Lets one of the app's own coordinators present the view controller that becomes the
    /// container.
    private(set) var begin: (@MainActor (UIViewController) -> Void)?

    /// Whether one of the app's own coordinators presents in it, and above it.
    private(set) var isExternal = false

    /// Is notified when the layer leaves the window, whatever closes it.
    private let ruler = UIKitRuler()

    /// The lowest layer, which is on screen already.
    init(lowest stack: UIKitStack) {
      (id, self.stack) = (0, stack)
    }

    /// A layer that isn't presented yet; nil if there is no in-app browser.
    init?(_ layer: Stage.Layer, for drawing: UIKitDrawing) {
      id = layer.id
      switch layer.content {
      case .stack(let content):
        switch (content.entries.first?.screen as? any UIKitExternal)?.way {
        case .presents(let begin): (self.begin, isExternal) = (begin, true)
        case .isPresented(let controller): (held, isExternal) = (controller, true)
        // It pushes on the layer's own navigation controller.
        case .pushes, nil: stack = UIKitStack(own: drawing.containers.navigationController())
        }
      case .alert(let alert, _):
        isAlert = true
        held = UIAlertController(alert, layer: layer.id, for: drawing)
      case .browser(let url, _):
        #if canImport(SafariServices)
          held = SFSafariViewController(url: url)
        #else
          return nil
        #endif
      }
      other = held
    }

    /// The presented view controller, or the lowest one in the window.
    var container: UIViewController? { stack?.controller ?? other }

    /// The view controllers that may have their own transition.
    var controllers: [UIViewController] {
      stack?.controllers ?? [other].compactMap(\.self)
    }

    func has(_ controller: UIViewController) -> Bool {
      stack?.all.contains(controller) == true
    }

    /// Whether it can show the layer in its current container.
    func fits(_ layer: Stage.Layer) -> Bool {
      guard id == layer.id else { return false }
      guard let stack, let entries = layer.stack?.entries else { return true }
      return stack.fits(entries)
    }

    /// Draws the layer's stack. Returns whether there was anything to do.
    func show(_ layer: Stage.Layer, for drawing: UIKitDrawing, animated: Bool) -> Bool {
      guard let stack, let entries = layer.stack else { return false }
      if isPresented { hold(layer, for: drawing) }
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
    func prepare(
      _ layer: Stage.Layer, as style: ModalStyle, over presenter: UIViewController,
      for drawing: UIKitDrawing
    ) {
      guard let container else { return }
      // The system's own modals can't be configured.
      if let view = stack?.controller?.view { ruler.enter(view, for: drawing) }
      var anchor: String?
      if case .alert(let alert, _) = layer.content { anchor = alert.anchor }
      let isPopover = container.prepare(as: style, anchor: anchor, over: presenter)
      if drawing.transitions.note(layer.transition, of: container) {
        container.transitioningDelegate = drawing.transitions
      }
      // The app may be the delegate of its own view controller; that it leaves is noticed in any
      // case.
      if isExternal, container.presentationController?.delegate != nil { return }
      hold(layer, for: drawing)
      if isAlert, !isPopover { return }
      delegate.listen(to: container, for: drawing)
    }

    /// Whether UIKit closes it after a swipe down, or a screen asks before that.
    private func hold(_ layer: Stage.Layer, for drawing: UIKitDrawing) {
      if isExternal { return }
      container?.isModalInPresentation = drawing.stage?.question(before: layer) != nil
    }

    /// Adopts the view controller that one of the app's own coordinators has presented.
    func adopt(_ controller: UIViewController) {
      other = controller
      isPresented = true
    }

    /// UIKit has presented it, in a container view that is removed with it. The in-app browser's
    /// view can't be changed.
    func didAppear(for drawing: UIKitDrawing) {
      guard stack == nil, !isAlert, ruler.superview == nil,
        let view = container?.presentationController?.containerView
      else { return }
      ruler.enter(view, for: drawing)
    }
  }

  extension UIAlertController {
    convenience init(_ alert: FlowAlert, layer: Int, for drawing: UIKitDrawing) {
      self.init(
        title: alert.title, message: alert.message,
        preferredStyle: alert.style == .alert ? .alert : .actionSheet)
      for field in alert.fields { addTextField { $0.show(field) } }
      let cancel = alert.buttons.firstIndex { $0.role == .cancel }
      let farewell = UIKitAlertLifetime(to: drawing)
      for (index, button) in alert.buttons.enumerated() {
        // UIKit accepts only one cancel button.
        let style: UIAlertAction.Style =
          index == cancel ? .cancel : button.role == .destructive ? .destructive : .default
        addAction(
          UIAlertAction(title: button.title, style: style) { [farewell] _ in
            farewell.drawing?.didTap(button: index, layer: layer)
          })
      }
    }
  }

  extension UITextField {
    /// Shows a field of an alert, and stores what is typed.
    fileprivate func show(_ field: FlowAlert.Field) {
      (text, placeholder) = (field.text, field.placeholder)
      isSecureTextEntry = field.isSecret
      accessibilityIdentifier = field.name
      addAction(
        UIAction { [weak self] _ in field.text = self?.text ?? "" }, for: .editingChanged)
    }
  }

  /// Reports that an alert has ended, whatever closed it: the alert's actions retain this object,
  /// and release it. The only earlier report is that of a tapped button.
  @MainActor
  final class UIKitAlertLifetime {
    /// Set once.
    nonisolated(unsafe) private(set) weak var drawing: UIKitDrawing?

    init(to drawing: UIKitDrawing) {
      self.drawing = drawing
    }

    // The last action may be released on any thread.
    deinit {
      let drawing = drawing
      Task { @MainActor [weak drawing] in drawing?.didMove() }
    }
  }
#endif
