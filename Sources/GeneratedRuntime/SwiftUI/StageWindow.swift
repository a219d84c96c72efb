#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// The app's closures for each of its windows.
  struct StageSettings<Root: Coordinator> {
    let makeRoot: @MainActor () -> Root
    #if canImport(UIKit) && !os(watchOS)
      var configure: @MainActor (inout UIKitContainers) -> Void = { _ in }
      var surround: (@MainActor (AnyView) -> AnyView)?
    #endif
    var prepare: (@MainActor (Stage, Root) -> Void)?
    var openLink: (@MainActor (Root, URL) -> Void)?
    var changePhase: (@MainActor (Root, ScenePhase) -> Void)?
    var place: Binding<Stage.Place?>?
  }

  /// The stage of one window of a SwiftUI app.
  @MainActor
  final class StageWindow<Root: Coordinator> {
    private var stage: Stage?
    /// It retains the stage, which draws nothing without it.
    private var host: AnyObject?
    private weak var root: Root?
    private var phase: ScenePhase?
    private var waiting: [@MainActor (Root) -> Void] = []

    nonisolated init() {}

    /// SwiftUI's host, which is made once.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    var swiftUIHost: SwiftUIHost {
      if let host = host as? SwiftUIHost { return host }
      let host = SwiftUIHost()
      self.host = host
      return host
    }

    /// Starts the root flow on the stage of a host, once.
    func start(on stage: Stage, of host: AnyObject, with settings: StageSettings<Root>) {
      guard self.stage == nil else { return }
      let root = settings.makeRoot()
      settings.prepare?(stage, root)
      (self.host, self.stage, self.root) = (host, stage, root)
      stage.start(root, at: settings.place?.wrappedValue)
      let waiting = waiting
      self.waiting = []
      for action in waiting { action(root) }
    }

    func open(_ link: URL, _ action: @escaping @MainActor (Root, URL) -> Void) {
      guard let stage else { return waiting.append { action($0, link) } }
      guard let root, stage.root === root else {
        return stage.warn("open: the root flow has ended")
      }
      action(root, link)
    }

    func enter(_ phase: ScenePhase, with settings: StageSettings<Root>) {
      guard phase != self.phase else { return }
      self.phase = phase
      if phase != .active, let place = settings.place, let stage {
        // SwiftUI forbids to set a state while it updates views.
        Task { place.wrappedValue = stage.place }
      }
      guard let action = settings.changePhase else { return }
      guard stage != nil else { return waiting.append { action($0, phase) } }
      if let root { action(root, phase) }
    }
  }
#endif
