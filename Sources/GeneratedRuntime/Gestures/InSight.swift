// What the user sees, and can go back from: for hosts, and for the user of a test.

extension Stage {
  /// The screen that the user leaves by going back; nil where there is nothing to go back to.
  package var entryToLeave: Entry? {
    let entries = entriesInSight
    let isLast = entries.count < 2 && !(isAttached && layers.count == 1)
    return isLast ? nil : entries.last
  }

  /// The stack that the user goes back on: the innermost with anything to leave.
  package var entriesInSight: [Entry] {
    func innermost(_ entries: [Entry]) -> [Entry] {
      let inner = entries.last?.container?.stacksInSight(width).map(innermost)
      return inner?.last { $0.count > 1 } ?? entries
    }
    return innermost(layers.last?.stack?.entries ?? [])
  }

  /// All stacks that the user sees, the one that the user goes back on first.
  package var stacksInSight: [[Entry]] {
    func stacks(_ entries: [Entry]) -> [[Entry]] {
      (entries.last?.container?.stacksInSight(width) ?? []).reversed().flatMap(stacks) + [entries]
    }
    return [entriesInSight] + stacks(layers.last?.stack?.entries ?? [])
  }

  var containersInSight: [Entry] {
    func containers(_ entries: [Entry]) -> [Entry] {
      guard let top = entries.last, let container = top.container else { return [] }
      return [top] + container.stacksInSight(width).flatMap(containers)
    }
    return containers(layers.last?.stack?.entries ?? [])
  }
}

// MARK: - Modals and tabs

extension Stage {
  /// The id of the highest modal, if there is any.
  package var modalOnTop: Int? {
    layers.last.flatMap { $0.id > 0 ? $0.id : nil }
  }

  /// Whether the user can swipe the highest modal down.
  package var isSwipedOnTop: Bool { layers.last?.style?.kind.isSwiped == true }

  /// The highest modal, if it is an alert.
  package var alertOnTop: FlowAlert? {
    if case .alert(let alert, _)? = layers.last?.content { alert } else { nil }
  }

  /// The user tapped the tab of this flow: for the selected one, that goes back to its first
  /// screens, or where they are in sight, sends its event.
  package func didTap<C: Coordinator>(tabOf flow: C.Type) {
    for entry in containersInSight.reversed() {
      let index = entry.container?.stacks.firstIndex {
        $0.tab != nil && $0.owner?.coordinator is C
      }
      if let index { return tap(tab: index, of: entry) }
    }
  }

  func tap(tab index: Int, of entry: Entry) {
    guard let container = entry.container else { return }
    if container.kind == .tabs(selected: container.stacks[index].id) {
      didReselectTab(index, of: entry)
    } else if !isAsked(forTab: index, of: entry) {
      didSelectTab(index, of: entry)
    }
  }
}
