#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Noticing the actions of the user and of the app's own code.
  extension UIKitDrawing {
    /// UIKit has shown a stack in its new state, whatever changed it.
    func didShow(in container: UIViewController) {
      note(container.transitionCoordinator)
      advance()
    }

    /// The user closed a modal: UIKit doesn't show it any more.
    func didClose(_ container: UIViewController) {
      guard let index = chain.firstIndex(where: { $0.container === container }) else { return }
      note(container.transitionCoordinator)
      lose(from: index)
      advance()
    }

    /// The user is closing a modal: UIKit may still show it for a moment.
    func isClosing(_ container: UIViewController) {
      guard let layer = chain.first(where: { $0.container === container }) else { return }
      stage?.didClose(layer: layer.id)
      advance()
    }

    /// The user tried to swipe down a modal that stays, because of its answer, or a view
    /// controller.
    func didSwipe(_ container: UIViewController) {
      guard let stage, let id = chain.first(where: { $0.container === container })?.id,
        let layer = stage.layers.first(where: { $0.id == id }),
        stage.question(before: layer) != nil
      else { return }
      stage.didSwipeDown(layer: id)
    }

    /// The user tapped a button of an alert, and UIKit closes it.
    func didTap(button: Int, layer: Int) {
      let alert = chain.first { $0.id == layer }?.container
      if let alert, alert.presentingViewController == nil { note(alert.transitionCoordinator) }
      stage?.didTap(button: button, layer: layer)
      advance()
    }

    func didSelect(tab: Int, of container: Int, again: Bool) {
      if again, let entry = entry(of: container) {
        stage?.didReselectTab(tab, of: entry)
      } else {
        select(tab, of: container)
      }
      advance()
    }

    /// Whether the flow answers a tap on a tab that isn't selected.
    func isAsked(forTab tab: Int, of container: Int) -> Bool {
      guard let entry = entry(of: container) else { return false }
      defer { advance() }
      return stage?.isAsked(forTab: tab, of: entry) == true
    }

    private func select(_ tab: Int, of container: Int) {
      if let entry = entry(of: container) { stage?.didSelectTab(tab, of: entry) }
    }

    private func entry(of container: Int) -> Stage.Entry? {
      stage?.items.first { $0.id == container }?.entry
    }

    /// The object that the host is attached to, or a modal, entered or left a window.
    func didMove() {
      measure()
      drawLocks()
      advance()
      watch()
    }

    /// A split has two columns now where it had one, or the other way round.
    func didAdapt() {
      hasAdapted = true
      advance()
    }
  }

  // MARK: - Comparing

  extension UIKitDrawing {
    /// Reports to the stage anything that left without a gesture. View controllers that UIKit is
    /// changing are skipped.
    func catchUp(_ stage: Stage) {
      for lock in locks { lock.drawing.catchUp(stage) }
      loseWhatIsGone()
      if !isBusy, transition == nil { leaveWhatIsGone(asks: false) }
      watch()
    }

    /// Closing a modal has ended when it is gone, even if UIKit still has the transition.
    func noteWhatIsOver() {
      for layer in chain where layer.isGone { note(layer.container?.transitionCoordinator) }
    }

    /// Reports everything that UIKit has shown and doesn't show any more.
    func noticeWhatLeft() {
      loseWhatIsGone()
      leaveWhatIsGone()
    }

    /// Modals. UIKit never brings back one that it doesn't present any more.
    private func loseWhatIsGone() {
      guard let gone = chain.firstIndex(where: \.isGone) else { return }
      // The tapped button may not have been reported yet.
      let container = chain[gone].container
      if chain[gone].isAlert, container?.transitionCoordinator != nil { return }
      note(container?.transitionCoordinator)
      lose(from: gone)
    }

    /// UIKit asks no screen after a long press, and neither does the app's own code: such a screen is asked
    /// then, and comes back with the next step.
    ///
    /// - Parameter asks: whether it is asked now.
    private func leaveWhatIsGone(asks: Bool = true) {
      guard let stage else { return }
      let stacks = chain.compactMap(\.stack).flatMap(\.withInner)
      for stack in stacks { stack.keepListening(for: self) }
      let missing = chain.compactMap(\.stack).flatMap(\.judged).flatMap { $0.missing(of: stage) }
      for (item, isLeft) in missing where isLeft {
        if asks || stage.question(from: item.shown) == nil {
          stage.didLeave(item)
        } else {
          HostClock.later { [weak self] in self?.advance() }
        }
      }
      for (item, isLeft) in missing where !isLeft { stage.didTakeOut(item) }
      for container in stacks.flatMap(\.containers) {
        if let tab = container.tabThatCodeSelected { select(tab, of: container.id) }
      }
    }

    /// Draws when all are reported: one that isn't yet would be presented again, as a lock is.
    private func lose(from index: Int) {
      let lost = chain[index...]
      chain.removeSubrange(index...)
      let wasBusy = isBusy
      isBusy = true
      let locks = stage?.layers.filter(\.isLock).map(\.id) ?? []
      for layer in lost.reversed() where !locks.contains(layer.id) {
        stage?.didClose(layer: layer.id)
      }
      isBusy = wasBusy
      advance()
    }
  }
#endif
