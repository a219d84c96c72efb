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
  public final class UIKitHost: StageHost {
    /// What is on screen.
    public private(set) lazy var stage = Stage(host: self, isAttached: drawing.isAttached)

    private let drawing: UIKitDrawing

    /// A host that is all of a window: the root view controller becomes its own. The window is held
    /// weakly.
    ///
    /// - Parameter configure: sets up the containers that the host makes.
    public init(
      window: UIWindow, configure: (inout UIKitContainers) -> Void = { _ in }
    ) {
      let containers = UIKitContainers(configure)
      let navigationController = containers.navigationController()
      window.rootViewController = navigationController
      drawing = UIKitDrawing(
        lowest: UIKitLayer(id: 0, own: navigationController), window: window,
        containers: containers)
    }

    /// A host on a navigation controller of the app's own, above what that shows. Held weakly; its
    /// delegate goes on to hear what it heard, and is its delegate again when the root flow ended.
    ///
    /// - Parameter configure: sets up the containers that the host makes.
    public init(
      navigationController: UINavigationController,
      configure: (inout UIKitContainers) -> Void = { _ in }
    ) {
      drawing = UIKitDrawing(
        lowest: UIKitLayer(id: 0, apps: navigationController),
        containers: UIKitContainers(configure))
    }

    /// A host that a view controller of the app's own presents, which is held weakly. The lowest
    /// layer is a modal then, shown as soon as the presenter is on screen.
    ///
    /// - Parameter configure: sets up the containers that the host makes.
    public init(
      presenter: UIViewController, style: ModalStyle = .sheet,
      configure: (inout UIKitContainers) -> Void = { _ in }
    ) {
      drawing = UIKitDrawing(
        presenter: presenter, style: style, containers: UIKitContainers(configure))
    }

    /// Starts the root flow; shows the window if the host has one.
    public func start(_ root: any Coordinator) {
      stage.start(root)
    }

    /// Called by the stage.
    public func prepare(_ stage: Stage) {
      drawing.prepare(for: stage, holding: self)
    }

    /// Called by the stage.
    public func catchUp(_ stage: Stage) {
      drawing.catchUp()
    }

    /// Called by the stage.
    public func draw(_ stage: Stage, animated: Bool) {
      drawing.draw(stage, animated: animated)
    }

    /// Called by the stage.
    public func open(_ url: URL) {
      drawing.open(url)
    }
  }
#endif
