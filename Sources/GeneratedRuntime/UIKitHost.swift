#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Draws a stage with UIKit, and tells it what the user's gestures did.
  ///
  /// A stack is a navigation controller, a modal a presented one, the in-app browser a
  /// `SFSafariViewController`. Transitions run one after the other; what changes meanwhile is drawn
  /// after them, in its final state.
  ///
  /// The host holds the stage and thereby the flows; UIKit holds nothing of them. So hold the host
  /// where the window is held, or in the view controller that starts the flow.
  @MainActor
  public final class UIKitHost: StageHost {
    /// What is on screen.
    public private(set) lazy var stage = Stage(host: self, isAttached: drawing.isAttached)

    private let drawing: UIKitDrawing

    /// A host that is all of a window: the root view controller becomes its own.
    public init(window: UIWindow) {
      let navigationController = UINavigationController()
      window.rootViewController = navigationController
      drawing = UIKitDrawing(lowest: UIKitLayer(id: 0, own: navigationController), window: window)
    }

    /// A host on a navigation controller of the app's own, above what that shows. Held weakly; its
    /// delegate goes on to hear what it heard, and is its delegate again when the root flow ended.
    public init(navigationController: UINavigationController) {
      drawing = UIKitDrawing(lowest: UIKitLayer(id: 0, apps: navigationController))
    }

    /// A host that a view controller of the app's own presents, and holds: it is held weakly. The
    /// lowest layer is a modal then.
    public init(presenter: UIViewController, style: ModalStyle = .sheet) {
      drawing = UIKitDrawing(presenter: presenter, style: style)
    }

    /// Starts the root flow; shows the window if the host has one.
    public func start(_ root: any Coordinator) {
      stage.start(root)
    }

    /// Called by the stage.
    public func prepare(_ stage: Stage) {
      drawing.prepare(for: stage)
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
      UIApplication.shared.open(url)
    }
  }
#endif
