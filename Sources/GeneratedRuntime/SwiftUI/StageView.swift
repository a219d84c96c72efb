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
    private var settings: StageSettings<Root>

    /// Kept with the window. The others that are made with this view's value are empty.
    @State private var window = StageWindow<Root>()
    @Environment(\.scenePhase) private var phase

    /// A stage with its own root flow in each window.
    ///
    /// - Parameter root: makes the root flow, once for each window.
    public init(root: @escaping @MainActor () -> Root) {
      settings = StageSettings(makeRoot: root)
    }

    /// The drawn stage. It ignores the safe area, which UIKit takes care of.
    public var body: some View {
      StagePane(window: window, phase: phase, settings: settings)
        .ignoresSafeArea()
        .onOpenURL { link in
          window.open(link, settings.openLink ?? { $0.flow.stage?.open($1) })
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
      with { $0.surround = { AnyView(surround($0)) } }
    }

    /// Sets an action to run on a window's stage and root flow just before the flow starts: to
    /// observe the stage, to record, or to keep weak references to both for notifications.
    public func onStart(_ action: @escaping @MainActor (Stage, Root) -> Void) -> StageView {
      with { $0.prepare = action }
    }

    /// Sets an action for URLs that the system opens in the window, in place of ``Stage/open(_:)-(URL)``:
    /// for an app whose specs have no links. A URL that arrives before the root flow has started waits
    /// for it.
    public func onLink(_ action: @escaping @MainActor (Root, URL) -> Void) -> StageView {
      with { $0.openLink = action }
    }

    /// Starts the root flow of a window at a place, as ``Stage/restore(_:)`` does, and keeps the place up to
    /// date: it is set when the window becomes inactive or goes to the background.
    ///
    ///     @SceneStorage("place") private var place: Stage.Place?
    ///     …
    ///     StageView { AppCoordinator(withServices: services) }.place($place)
    public func place(_ place: Binding<Stage.Place?>) -> StageView {
      with { $0.place = place }
    }

    /// Sets an action to run when the window becomes active, becomes inactive, or goes to the
    /// background.
    public func onPhase(_ action: @escaping @MainActor (Root, ScenePhase) -> Void) -> StageView {
      with { $0.changePhase = action }
    }

    /// Sets up the containers that the host makes, as for a ``UIKitHost``.
    public func containers(
      _ configure: @escaping @MainActor (inout UIKitContainers) -> Void
    ) -> StageView {
      with { $0.configure = configure }
    }

    private func with(_ change: (inout StageSettings<Root>) -> Void) -> StageView {
      var view = self
      change(&view.settings)
      return view
    }
  }
#endif
