#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The window of a lock, above the system's alerts, and what draws the lock and all that is above it there,
  /// up to the next lock. The other windows stay as they are below it.
  @MainActor
  final class UIKitLock {
    let window: UIWindow
    let drawing: UIKitDrawing
    /// Shows nothing; the lock is presented by it.
    private let ground = UIViewController()

    init(_ id: Int, in scene: UIWindowScene, for main: UIKitDrawing) {
      window = UIWindow(windowScene: scene)
      drawing = UIKitDrawing(presenter: ground, style: .lock, containers: main.containers)
      (drawing.main, drawing.lock, drawing.stage) = (main, id, main.stage)
      if let host = main.chainWindow {
        // While an alert dims the host's window, its color is another.
        if host.tintAdjustmentMode != .dimmed { window.tintColor = host.tintColor }
        window.overrideUserInterfaceStyle = host.overrideUserInterfaceStyle
      }
      window.rootViewController = ground
      window.accessibilityViewIsModal = true
      window.makeKeyAndVisible()
    }
  }

  extension UIKitDrawing {
    /// Draws the windows of locks, before anything else, and gives each new lock one. Where the host isn't
    /// in a scene, there can't be one: the lock is presented like any modal.
    func drawLocks() {
      guard main == nil, let stage, stage.isLocked || !locks.isEmpty else { return }
      let all = stage.layers
      let new = all.filter { layer in
        layer.isLock && !layer.isEmpty && !locks.contains { $0.drawing.lock == layer.id }
      }
      if let scene { locks += new.map { UIKitLock($0.id, in: scene, for: self) } }
      // A lock that is shown again by its flow is above those that came meanwhile.
      locks.sort { ($0.drawing.start(in: all) ?? 0) < ($1.drawing.start(in: all) ?? 0) }
      for (rank, lock) in locks.enumerated() {
        let level = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + CGFloat(rank + 1))
        if lock.window.windowLevel != level { lock.window.windowLevel = level }
        lock.drawing.draw(stage, animated: isAnimated)
      }
    }

    /// Nothing of a lock's window is left.
    func close(_ drawing: UIKitDrawing) {
      guard let index = locks.firstIndex(where: { $0.drawing === drawing }) else { return }
      let window = locks.remove(at: index).window
      if window.isKeyWindow { (locks.last?.window ?? chainWindow)?.makeKey() }
      window.isHidden = true
    }

    /// The layers that are drawn here: those of the lock's window, or below the lowest such window.
    func ownLayers(of stage: Stage) -> [Stage.Layer] {
      let all = stage.layers
      guard let start = start(in: all) else { return [] }
      let others = (main ?? self).locks.compactMap { $0.drawing.start(in: all) }
      let end = others.filter { $0 > start }.min() ?? all.count
      return all[start..<end].filter { !$0.isEmpty || $0.id == 0 && style == nil }
    }

    /// The first layer of a lock's window: the lock, or what was drawn above it and outlives it.
    private func start(in layers: [Stage.Layer]) -> Int? {
      guard let lock else { return 0 }
      let drawn = (chain + spare + [refused].compactMap(\.self)).map(\.id)
      return layers.firstIndex { $0.id == lock } ?? layers.firstIndex { drawn.contains($0.id) }
    }
  }
#endif
