#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// The app's closures for each of its windows.
  struct StageSettings<Root: Coordinator> {
    let makeRoot: @MainActor () -> Root
    var configure: @MainActor (inout UIKitContainers) -> Void = { _ in }
    var surround: (@MainActor (AnyView) -> AnyView)?
    var prepare: (@MainActor (Stage, Root) -> Void)?
    var openLink: (@MainActor (Root, URL) -> Void)?
    var changePhase: (@MainActor (Root, ScenePhase) -> Void)?
    var place: Binding<Stage.Place?>?
  }

  /// The stage of one window of a SwiftUI app.
  @MainActor
  final class StageWindow<Root: Coordinator> {
    private var host: UIKitHost?
    private weak var root: Root?
    private var phase: ScenePhase?
    private var surroundings: UIKitSurroundings?
    private var waiting: [@MainActor (Root) -> Void] = []

    nonisolated init() {}

    func start(in pane: UIKitPane, with settings: StageSettings<Root>) {
      let host = UIKitHost(pane: pane) { containers in
        settings.configure(&containers)
        if let surround = settings.surround { containers.screens(surround) }
        surroundings = containers.surroundings
      }
      let root = settings.makeRoot()
      settings.prepare?(host.stage, root)
      (self.host, self.root) = (host, root)
      host.stage.start(root, at: settings.place?.wrappedValue)
      let waiting = waiting
      self.waiting = []
      for action in waiting { action(root) }
    }

    func open(_ link: URL, _ action: @escaping @MainActor (Root, URL) -> Void) {
      guard let host else { return waiting.append { action($0, link) } }
      guard let root, host.stage.root === root else {
        return host.stage.warn("open: the root flow has ended")
      }
      action(root, link)
    }

    func enter(_ phase: ScenePhase, with settings: StageSettings<Root>) {
      guard phase != self.phase else { return }
      self.phase = phase
      if phase != .active, let place = settings.place, let host {
        // SwiftUI forbids to set a state while it updates views.
        Task { place.wrappedValue = host.stage.place }
      }
      guard let action = settings.changePhase else { return }
      guard host != nil else { return waiting.append { action($0, phase) } }
      if let root { action(root, phase) }
    }

    func surround(_ surround: (@MainActor (AnyView) -> AnyView)?) {
      if let surround { surroundings?.surround = surround }
    }
  }

  /// The view controller that the stage of a window is drawn in.
  struct StagePane<Root: Coordinator>: UIViewControllerRepresentable {
    let window: StageWindow<Root>
    let phase: ScenePhase
    let settings: StageSettings<Root>

    func makeUIViewController(context: Context) -> UIKitPane {
      let pane = UIKitPane()
      window.start(in: pane, with: settings)
      return pane
    }

    func updateUIViewController(_ pane: UIKitPane, context: Context) {
      window.surround(settings.surround)
      window.enter(phase, with: settings)
    }
  }
#endif
