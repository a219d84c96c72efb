// What the user does to the stage. In tests these are called as they are; a host calls those that
// say what has left, after the system has done it.
extension Stage {
  /// The back button, or an edge swipe: leaves the top screen of the highest stack. Does nothing
  /// at a stack's first screen, unless the stage is attached to a navigation controller of the
  /// app's and this is its lowest layer. With two columns it is the second's top screen, or where
  /// that is its first, the first's.
  public func goBack() {
    if let entry = entryToLeave { goBack(from: entry) }
  }

  /// Long press on the back button: goes back to the nearest such screen below the top one of the
  /// highest stack; nothing when there is none.
  public func goBack<S: Screen>(to type: S.Type) {
    let entries = entriesInSight
    guard let row = entries.dropLast().lastIndex(where: { $0.screen is S }) else { return }
    goBack(from: entries[row + 1])
  }

  /// Goes back to the first screen of the highest stack.
  public func goBackToRoot() {
    let entries = entriesInSight
    if entries.count > 1 { goBack(from: entries[1]) }
  }

  /// The user left this screen, and with it what was above it in its stack. Nothing when it has
  /// left already.
  public func goBack(from screen: any Screen) {
    if screen.presence.stage === self { leave(screen.presence.shown) }
  }

  /// The user left this screen or container, and with it what was above it in its stack. Nothing
  /// when it has left already.
  public func goBack(from entry: Entry) {
    leave(entry.shown)
  }

  func goBack(from item: Item) {
    leave(Flow.Shown(id: item.id, stack: item.stack))
  }

  /// Code took it out from under what lies above it in its stack, which stays.
  func takeOut(_ item: Item) {
    change(animated: true) { remove { $0.id == item.id } }
  }

  private func leave(_ shown: Flow.Shown?) {
    guard let shown, let left = item(shown.id, on: shown.stack) else { return }
    change(animated: true) { remove(from: left) }
  }

  /// The user began to swipe the top screen away; nothing changes before the swipe completes.
  public func beginBack() {
    swiped = entryToLeave?.shown
  }

  /// The swipe completed: leaves the screen that it began on, and what came above it meanwhile.
  /// Nothing when none began.
  public func completeBack() {
    leave(swiped)
    swiped = nil
  }

  /// The user thought better of it: everything stays.
  public func cancelBack() {
    swiped = nil
  }

  private var entryToLeave: Entry? {
    let entries = entriesInSight
    let isLast = entries.count < 2 && !(isAttached && layers.count == 1)
    return isLast ? nil : entries.last
  }

  /// The stack that the user goes back on: the innermost with something to leave.
  var entriesInSight: [Entry] {
    func innermost(_ entries: [Entry]) -> [Entry] {
      let inner = entries.last?.container?.stacksInSight(width).map(innermost)
      return inner?.last { $0.count > 1 } ?? entries
    }
    return innermost(layers.last?.stack?.entries ?? [])
  }
}

// MARK: - Modals

extension Stage {
  /// The user swiped the highest modal down, closed the in-app browser, or tapped beside an action
  /// sheet, which is its cancel button. Does nothing without a modal, and to an alert, which wants
  /// an answer.
  public func dismiss() {
    guard let layer = layers.last, layer.id > 0 else { return }
    if case .alert(let alert, _) = layer.content {
      if alert.style == .actionSheet { tap(button: nil, layer: layer.id) }
    } else {
      swipeDown(layer: layer.id)
    }
  }

  /// The user closed this modal. Those above it stay; nothing when it was closed already. The
  /// lowest layer can be closed where a view controller of the app's own presents it.
  public func dismiss(layer id: Int) {
    guard id > 0 || isAttached, let layer = layers.firstIndex(where: { $0.id == id }) else {
      return
    }
    if layers[layer].isAlert { return tap(button: nil, layer: id) }
    change(animated: true) { remove(layer: layer) }
  }
}

// MARK: - Tabs

extension Stage {
  /// The user tapped the tab of this flow. On the selected one that goes back to the tab's first
  /// screen. Does nothing where no such tab is in sight.
  public func selectTab<C: Coordinator>(of flow: C.Type) {
    for entry in containersInSight.reversed() {
      let index = entry.container?.stacks.firstIndex {
        $0.tab != nil && $0.owner?.coordinator is C
      }
      if let index { return tap(tab: index, of: entry) }
    }
  }

  func tap(tab index: Int, of entry: Entry) {
    guard let container = entry.container else { return }
    let stack = container.stacks[index]
    if container.kind != .tabs(selected: stack.id) {
      selectTab(index, of: entry)
    } else if stack.entries.count > 1 {
      goBack(from: stack.entries[1])
    }
  }

  /// The user selected a tab of this container. Nothing when it has left already.
  public func selectTab(_ index: Int, of entry: Entry) {
    guard let shown = entry.flow.containerShown, shown.id == entry.id,
      let item = item(shown.id, on: shown.stack),
      let stacks = item.entry?.container?.stacks, stacks.indices.contains(index)
    else { return }
    change(animated: true) { select(stacks[index].id, in: item) }
  }

  func select(_ tab: Int, in item: Item) {
    update(item.stack) { $0.entries[item.row].container?.kind = .tabs(selected: tab) }
  }

  var containersInSight: [Entry] {
    func containers(_ entries: [Entry]) -> [Entry] {
      guard let top = entries.last, let container = top.container else { return [] }
      return [top] + container.stacksInSight(width).flatMap(containers)
    }
    return containers(layers.last?.stack?.entries ?? [])
  }
}
