#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// The stage of one window of a SwiftUI app.
  @MainActor
  final class StageWindow<Root: Coordinator> {
    private var host: UIKitHost?
    private weak var root: Root?
    private var phase: ScenePhase?
    private var surroundings: UIKitSurroundings?
    private var waiting: [@MainActor (Root) -> Void] = []

    nonisolated init() {}

    func start(
      in pane: UIKitPane, _ makeRoot: @MainActor () -> Root,
      _ prepare: (@MainActor (Stage, Root) -> Void)?,
      _ configure: @MainActor (inout UIKitContainers) -> Void
    ) {
      let host = UIKitHost(pane: pane) { containers in
        configure(&containers)
        surroundings = containers.surroundings
      }
      let root = makeRoot()
      prepare?(host.stage, root)
      (self.host, self.root) = (host, root)
      host.start(root)
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

    func enter(_ phase: ScenePhase, _ action: (@MainActor (Root, ScenePhase) -> Void)?) {
      guard phase != self.phase else { return }
      self.phase = phase
      guard let action else { return }
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
    let makeRoot: @MainActor () -> Root
    let configure: @MainActor (inout UIKitContainers) -> Void
    let surround: (@MainActor (AnyView) -> AnyView)?
    let prepare: (@MainActor (Stage, Root) -> Void)?
    let changePhase: (@MainActor (Root, ScenePhase) -> Void)?

    func makeUIViewController(context: Context) -> UIKitPane {
      let pane = UIKitPane()
      window.start(in: pane, makeRoot, prepare) { containers in
        configure(&containers)
        if let surround { containers.screens(surround) }
      }
      return pane
    }

    func updateUIViewController(_ pane: UIKitPane, context: Context) {
      window.surround(surround)
      window.enter(phase, changePhase)
    }
  }
#endif
