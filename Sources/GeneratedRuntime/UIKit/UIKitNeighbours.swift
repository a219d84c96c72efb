#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A flow's view controllers on a navigation controller, among those that the app put there.
  ///
  /// What stays keeps its order, and what the flow adds comes to the top. What the app put
  /// above one of the flow's that leaves stays where the flow only leaves: a parent that is
  /// told of the end may have pushed it. Where the flow shows something else instead, it goes along.
  @MainActor
  struct UIKitNeighbours {
    private let all: [UIViewController]
    private let before: [UIViewController]
    private let next: [UIViewController]

    /// - Parameters:
    ///   - all: what lies there.
    ///   - before: what of it the flow showed.
    ///   - next: what the flow shows now.
    init(all: [UIViewController], before: [UIViewController], next: [UIViewController]) {
      (self.all, self.before, self.next) = (all, before, next)
    }

    /// Whether the flow's part isn't what lies there.
    var haveChanged: Bool {
      all.filter { before.contains($0) || next.contains($0) } != next
    }

    /// All that is to lie there.
    var joined: [UIViewController] {
      let kept = all.filter(next.contains)
      // A flow never turns its screens around; if it does, they lie above all else.
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

    /// What stays of what lies there.
    private var staying: [UIViewController] {
      let onlyLeaves = next.allSatisfy(all.contains)
      var isBaseGone = false
      return all.filter { controller in
        if isTheApps(controller) { return onlyLeaves || !isBaseGone }
        isBaseGone = !next.contains(controller)
        return !isBaseGone
      }
    }
  }
#endif
