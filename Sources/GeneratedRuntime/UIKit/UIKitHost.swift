#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Draws a stage with UIKit, and reports the effect of the user's gestures to it.
  ///
  /// A stack is a navigation controller, a modal a presented one, the in-app browser a
  /// `SFSafariViewController`. Transitions run one after the other; changes made meanwhile are
  /// drawn after them, in their final state.
  ///
  /// The host retains the stage and thereby the flows. From the start of a root flow to its end,
  /// the host is retained by the object that it is attached to: the window, the navigation
  /// controller or the presenter. So an app can retain it, to start flows or reach coordinators,
  /// but doesn't have to.
  @MainActor
  public final class UIKitHost {
    /// The stage that it draws.
    public let stage: Stage

    private let drawing: UIKitDrawing

    /// Creates a host for a whole window, whose root view controller it sets. The window is held
    /// weakly.
    ///
    /// - Parameter configure: sets up the containers that the host creates.
    public convenience init(
      window: UIWindow, configure: (inout UIKitContainers) -> Void = { _ in }
    ) {
      let containers = UIKitContainers(configure)
      let navigationController = containers.navigationController()
      window.rootViewController = navigationController
      let drawing = UIKitDrawing(
        lowest: UIKitLayer(lowest: UIKitStack(own: navigationController)), window: window,
        containers: containers)
      self.init(drawing, isAttached: false)
    }

    /// Creates a host on a navigation controller of the app, above its current view controllers. It
    /// is held weakly; its delegate still receives all calls, and is its delegate again when the
    /// root flow has ended.
    ///
    /// - Parameter configure: sets up the containers that the host creates.
    public convenience init(
      navigationController: UINavigationController,
      configure: (inout UIKitContainers) -> Void = { _ in }
    ) {
      let drawing = UIKitDrawing(
        lowest: UIKitLayer(lowest: UIKitStack(apps: navigationController)),
        containers: UIKitContainers(configure))
      self.init(drawing, isAttached: true)
    }

    /// Creates a host that a view controller of the app presents. The presenter is held weakly. The
    /// lowest layer is then a modal, shown as soon as the presenter is on screen.
    ///
    /// - Parameter configure: sets up the containers that the host creates.
    public convenience init(
      presenter: UIViewController, style: ModalStyle = .sheet,
      configure: (inout UIKitContainers) -> Void = { _ in }
    ) {
      let drawing = UIKitDrawing(
        presenter: presenter, style: style, containers: UIKitContainers(configure))
      self.init(drawing, isAttached: true)
    }

    /// A host that fills a SwiftUI view.
    convenience init(pane: UIKitPane, configure: (inout UIKitContainers) -> Void) {
      let containers = UIKitContainers(configure)
      let navigationController = containers.navigationController()
      pane.content = navigationController
      let drawing = UIKitDrawing(
        lowest: UIKitLayer(lowest: UIKitStack(own: navigationController)), pane: pane,
        containers: containers)
      self.init(drawing, isAttached: false)
    }

    private init(_ drawing: UIKitDrawing, isAttached: Bool) {
      self.drawing = drawing
      stage = Stage(host: drawing, isAttached: isAttached)
      drawing.host = self
    }

    /// Starts the root flow; shows the window if the host has one.
    public func start(_ root: any Coordinator) {
      stage.start(root)
    }
  }
#endif
