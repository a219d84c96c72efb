#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A flow's view controllers on a navigation controller, among those that the app put there.
  ///
  /// View controllers that stay keep their order, and those that the flow adds are pushed on top.
  /// Those that the app pushed above one of the flow's stay if the flow only leaves, because a
  /// parent may have pushed them in its answer. If the flow shows something else instead, they are
  /// removed.
  @MainActor
  struct UIKitNeighbours {
    /// The current view controllers.
    let all: [UIViewController]
    /// Those that the flow showed.
    let before: [UIViewController]
    /// Those that the flow shows now.
    let next: [UIViewController]
    /// Those of `before` that the app's own coordinators pushed, which own all view controllers
    /// above them.
    let externals: [UIViewController]

    /// Whether the flow's part has changed.
    var haveChanged: Bool {
      all.filter { before.contains($0) || next.contains($0) } != next
    }

    var joined: [UIViewController] {
      let kept = all.filter(next.contains)
      // A flow never reorders its screens; if it does, they are put on top of everything else.
      guard kept == next.filter(kept.contains) else { return all.filter(isTheApps) + next }
      var joined = staying
      for (row, controller) in next.enumerated() where !kept.contains(controller) {
        let above = next.dropFirst(row).first(where: kept.contains)
        let index = above.flatMap(joined.firstIndex) ?? joined.count
        joined.insert(controller, at: index)
      }
      return joined
    }

    private func isTheApps(_ controller: UIViewController) -> Bool {
      !before.contains(controller) && !next.contains(controller)
    }

    /// The current view controllers that stay.
    private var staying: [UIViewController] {
      let onlyLeaves = next.allSatisfy(all.contains)
      var isBaseGone = false
      var isExternalGone = false
      return all.filter { controller in
        if isTheApps(controller) { return onlyLeaves ? !isExternalGone : !isBaseGone }
        isBaseGone = !next.contains(controller)
        isExternalGone = isBaseGone && externals.contains(controller)
        return !isBaseGone
      }
    }
  }
#endif
