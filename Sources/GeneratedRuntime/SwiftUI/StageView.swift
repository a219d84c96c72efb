#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import Foundation
  public import SwiftUI

  /// The flows of an app with a SwiftUI entry point: a stage for each window, drawn by UIKit.
  ///
  ///     @main
  ///     struct OwleryApp: App {
  ///       var body: some Scene {
  ///         WindowGroup {
  ///           StageView { AppCoordinator(withServices: services) }
  ///             .onLink { app, link in app.didOpen(link: link) }
  ///         }
  ///       }
  ///     }
  ///
  /// The root flow starts when the window is shown, and ends with it.
  public struct StageView<Root: Coordinator>: View {
    private let makeRoot: @MainActor () -> Root
    private var configure: @MainActor (inout UIKitContainers) -> Void = { _ in }
    private var surround: (@MainActor (AnyView) -> AnyView)?
    private var prepare: (@MainActor (Stage, Root) -> Void)?
    private var openLink: (@MainActor (Root, URL) -> Void)?
    private var changePhase: (@MainActor (Root, ScenePhase) -> Void)?

    /// Kept with the window. The others that are made with this view's value are empty.
    @State private var window = StageWindow<Root>()
    @Environment(\.scenePhase) private var phase

    /// A stage with its own root flow in each window.
    ///
    /// - Parameter root: makes the root flow, once for each window.
    public init(root: @escaping @MainActor () -> Root) {
      makeRoot = root
    }

    /// The drawn stage. It ignores the safe area, which UIKit takes care of.
    public var body: some View {
      StagePane(
        window: window, phase: phase, makeRoot: makeRoot, configure: configure,
        surround: surround, prepare: prepare, changePhase: changePhase
      )
      .ignoresSafeArea()
      .onOpenURL { link in
        guard let openLink else { return }
        window.open(link, openLink)
      }
    }

    /// Surrounds every screen that SwiftUI draws, the first and later ones alike. Each has its own
    /// hosting controller, so modifiers of this view don't reach it.
    ///
    ///     .screens { $0.environment(library).modelContainer(container).tint(.orange) }
    ///
    /// On systems with Observation, values that this reads are observed, and the screens are drawn
    /// again with this view.
    public func screens<Surrounded: View>(
      @ViewBuilder _ surround: @escaping @MainActor (AnyView) -> Surrounded
    ) -> StageView {
      var view = self
      view.surround = { AnyView(surround($0)) }
      return view
    }

    /// Sets an action to run on a window's stage and root flow just before the flow starts: to
    /// observe the stage, to record, or to keep weak references to both for notifications.
    public func onStart(_ action: @escaping @MainActor (Stage, Root) -> Void) -> StageView {
      var view = self
      view.prepare = action
      return view
    }

    /// Sets an action for links that the system opens in the window; usually, it calls an event of
    /// the root flow. A link that arrives before the root flow has started waits for it.
    public func onLink(_ action: @escaping @MainActor (Root, URL) -> Void) -> StageView {
      var view = self
      view.openLink = action
      return view
    }

    /// Sets an action to run when the window becomes active, becomes inactive, or goes to the
    /// background.
    public func onPhase(_ action: @escaping @MainActor (Root, ScenePhase) -> Void) -> StageView {
      var view = self
      view.changePhase = action
      return view
    }

    /// Sets up the containers that the host makes, as for a ``UIKitHost``.
    public func containers(
      _ configure: @escaping @MainActor (inout UIKitContainers) -> Void
    ) -> StageView {
      var view = self
      view.configure = configure
      return view
    }
  }
#endif
