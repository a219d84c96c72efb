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
    /// The lowest, which stay.
    private let base: [UIViewController]
    /// The current view controllers above that.
    private let all: [UIViewController]
    /// Those that the flow shows now.
    private let next: [UIViewController]
    /// Sets, since stacks may be deep: those in the stack, those that the flow shows now, and those that
    /// it showed.
    private let current, shown, before: Set<UIViewController>
    /// Those of `before` that the app's own coordinators pushed, which own all view controllers
    /// above them.
    private let externals: Set<UIViewController>

    init(
      all: [UIViewController], before: [UIViewController], next: [UIViewController],
      externals: [UIViewController]
    ) {
      let least = min(all.count, before.count, next.count)
      var base = 0
      while base < least, all[base] === next[base], before[base] === next[base] { base += 1 }
      self.base = Array(next.prefix(base))
      (self.all, self.next) = (Array(all.dropFirst(base)), Array(next.dropFirst(base)))
      (current, shown) = (Set(self.all), Set(self.next))
      (self.before, self.externals) = (Set(before.dropFirst(base)), Set(externals))
    }

    /// Whether the flow's part has changed.
    var haveChanged: Bool {
      all.filter { !isTheApps($0) } != next
    }

    var joined: [UIViewController] { base + joinedAbove }

    private var joinedAbove: [UIViewController] {
      let kept = all.filter(shown.contains)
      // A flow never reorders its screens; if it does, they are put on top of everything else.
      guard kept == next.filter(current.contains) else { return all.filter(isTheApps) + next }
      var joined: [UIViewController] = []
      var rest = next[...]
      for controller in staying {
        if shown.contains(controller) {
          // The new ones below it.
          joined += rest.prefix { $0 !== controller }
          rest = rest.drop { $0 !== controller }.dropFirst()
        }
        joined.append(controller)
      }
      return joined + rest
    }

    private func isTheApps(_ controller: UIViewController) -> Bool {
      !before.contains(controller) && !shown.contains(controller)
    }

    /// The current view controllers that stay.
    private var staying: [UIViewController] {
      let onlyLeaves = shown.isSubset(of: current)
      var isBaseGone = false
      var isExternalGone = false
      return all.filter { controller in
        if isTheApps(controller) { return onlyLeaves ? !isExternalGone : !isBaseGone }
        isBaseGone = !shown.contains(controller)
        isExternalGone = isBaseGone && externals.contains(controller)
        return !isBaseGone
      }
    }
  }
#endif
