#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Draws a stage with UIKit, and tells it what the user's gestures did.
  ///
  /// A stack is a navigation controller, a modal a presented one, the in-app browser a
  /// `SFSafariViewController`. Transitions run one after the other; what changes meanwhile is drawn
  /// after them, in its final state.
  ///
  /// The host holds the stage and thereby the flows. From the start of a root flow to its end, the
  /// host is held by what it stands on: the window, the navigation controller or the presenter. So
  /// an app may hold it, to start flows or reach coordinators, and needn't.
  @MainActor
  public final class UIKitHost {
    /// What is on screen.
    public let stage: Stage

    private let drawing: UIKitDrawing

    /// A host that is all of a window: the root view controller becomes its own. The window is held
    /// weakly.
    ///
    /// - Parameter configure: sets up the containers that the host makes.
    public convenience init(
      window: UIWindow, configure: (inout UIKitContainers) -> Void = { _ in }
    ) {
      let containers = UIKitContainers(configure)
      let navigationController = containers.navigationController()
      window.rootViewController = navigationController
      let drawing = UIKitDrawing(
        lowest: UIKitLayer(id: 0, own: navigationController), window: window,
        containers: containers)
      self.init(drawing, isAttached: false)
    }

    /// A host on a navigation controller of the app's own, above what that shows. Held weakly; its
    /// delegate goes on to hear what it heard, and is its delegate again when the root flow ended.
    ///
    /// - Parameter configure: sets up the containers that the host makes.
    public convenience init(
      navigationController: UINavigationController,
      configure: (inout UIKitContainers) -> Void = { _ in }
    ) {
      let drawing = UIKitDrawing(
        lowest: UIKitLayer(id: 0, apps: navigationController),
        containers: UIKitContainers(configure))
      self.init(drawing, isAttached: true)
    }

    /// A host that a view controller of the app's own presents, which is held weakly. The lowest
    /// layer is a modal then, shown as soon as the presenter is on screen.
    ///
    /// - Parameter configure: sets up the containers that the host makes.
    public convenience init(
      presenter: UIViewController, style: ModalStyle = .sheet,
      configure: (inout UIKitContainers) -> Void = { _ in }
    ) {
      let drawing = UIKitDrawing(
        presenter: presenter, style: style, containers: UIKitContainers(configure))
      self.init(drawing, isAttached: true)
    }

    /// A host that is all of a view of SwiftUI's.
    convenience init(
      pane: UIKitPane, configure: (inout UIKitContainers) -> Void = { _ in }
    ) {
      let containers = UIKitContainers(configure)
      let navigationController = containers.navigationController()
      pane.content = navigationController
      let drawing = UIKitDrawing(
        lowest: UIKitLayer(id: 0, own: navigationController), pane: pane, containers: containers)
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
