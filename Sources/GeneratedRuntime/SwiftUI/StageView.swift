#if canImport(SwiftUI)
  public import Foundation
  public import SwiftUI

  /// The flows of an app with a SwiftUI entry point: a stage for each window.
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
  /// UIKit draws the flows; with `StageView(.swiftUI) { … }`, SwiftUI does. The root flow starts when the
  /// window is shown, and ends with it.
  public struct StageView<Root: Coordinator, Navigation>: View {
    private var settings: StageSettings<Root>

    /// Kept with the window. The others that are made with this view's value are empty.
    @State private var window = StageWindow<Root>()
    @Environment(\.scenePhase) private var phase

    private init(_ settings: StageSettings<Root>) {
      self.settings = settings
    }

    /// The drawn stage. What UIKit draws ignores the safe area, which UIKit takes care of.
    public var body: some View {
      pane.onOpenURL { link in
        window.open(link, settings.openLink ?? { $0.flow.stage?.open($1) })
      }
    }

    @ViewBuilder private var pane: some View {
      if Navigation.self == SwiftUINavigation.self {
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
          SwiftUIPane(window: window, phase: phase, settings: settings)
        }
      } else {
        #if canImport(UIKit) && !os(watchOS)
          UIKitPaneView(window: window, phase: phase, settings: settings).ignoresSafeArea()
        #endif
      }
    }

    /// Sets an action to run on a window's stage and root flow just before the flow starts: to
    /// observe the stage, to record, or to keep weak references to both for notifications.
    public func onStart(_ action: @escaping @MainActor (Stage, Root) -> Void) -> Self {
      with { $0.prepare = action }
    }

    /// Sets an action for URLs that the system opens in the window, in place of ``Stage/open(_:)-(URL)``:
    /// for an app whose specs have no links. A URL that arrives before the root flow has started waits
    /// for it.
    public func onLink(_ action: @escaping @MainActor (Root, URL) -> Void) -> Self {
      with { $0.openLink = action }
    }

    /// Starts the root flow of a window at a place, as ``Stage/restore(_:)`` does, and keeps the place up to
    /// date: it is set when the window becomes inactive or goes to the background.
    ///
    ///     @SceneStorage("place") private var place: Stage.Place?
    ///     …
    ///     StageView { AppCoordinator(withServices: services) }.place($place)
    public func place(_ place: Binding<Stage.Place?>) -> Self {
      with { $0.place = place }
    }

    /// Sets an action to run when the window becomes active, becomes inactive, or goes to the
    /// background.
    public func onPhase(_ action: @escaping @MainActor (Root, ScenePhase) -> Void) -> Self {
      with { $0.changePhase = action }
    }

    private func with(_ change: (inout StageSettings<Root>) -> Void) -> Self {
      var view = self
      change(&view.settings)
      return view
    }
  }

  /// SwiftUI's own navigation draws a window's flows, without UIKit.
  public struct SwiftUINavigation: Sendable {
    /// SwiftUI's own navigation.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public static var swiftUI: Self { Self() }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension StageView where Navigation == SwiftUINavigation {
    /// A stage with its own root flow in each window, which SwiftUI draws.
    ///
    /// - Parameters:
    ///   - navigation: `.swiftUI`.
    ///   - root: makes the root flow, once for each window.
    public init(_ navigation: SwiftUINavigation, root: @escaping @MainActor () -> Root) {
      self.init(StageSettings(makeRoot: root))
    }
  }

  #if canImport(UIKit) && !os(watchOS)
    /// UIKit draws a window's flows.
    public struct UIKitNavigation: Sendable {}

    extension StageView where Navigation == UIKitNavigation {
      /// A stage with its own root flow in each window, which UIKit draws.
      ///
      /// - Parameter root: makes the root flow, once for each window.
      public init(root: @escaping @MainActor () -> Root) {
        self.init(StageSettings(makeRoot: root))
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
      ) -> Self {
        with { $0.surround = { AnyView(surround($0)) } }
      }

      /// Sets up the containers that the host makes, as for a ``UIKitHost``.
      public func containers(
        _ configure: @escaping @MainActor (inout UIKitContainers) -> Void
      ) -> Self {
        with { $0.configure = configure }
      }
    }
  #endif
#endif
