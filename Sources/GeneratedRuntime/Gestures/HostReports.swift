// Reports from a host, after the system has made the change. Apps don't call these.

extension Stage {
  /// The user leaves this screen, and everything above it in its stack, unless a screen asks before
  /// that. Does nothing if it has left already.
  func didLeave(_ screen: any Screen) {
    if screen.presence.stage === self { leave(screen.presence.shown) }
  }

  /// The user leaves this screen or container, likewise.
  package func didLeave(_ entry: Entry) {
    leave(entry.shown)
  }

  func didLeave(_ item: Item) {
    leave(item.shown)
  }

  /// Code removed this item from below other entries in its stack, which stay.
  func didTakeOut(_ item: Item) {
    change(animated: true) { remove(by: nil) { $0.id == item.id } }
  }

  package func leave(_ shown: Flow.Shown?) {
    guard let shown, let left = item(shown.id, on: shown.stack) else { return }
    takeAway(everything(from: left)) { remove(from: left, by: nil) }
  }
}

// MARK: - Modals

extension Stage {
  /// The user closed this modal. Those above it stay; does nothing if it was closed already. The
  /// lowest layer can be closed if a view controller of the app presents it.
  func didClose(layer id: Int) {
    close(layer: id, asks: false)
  }

  /// The user swipes down this modal, unless a screen asks before that.
  package func didSwipeDown(layer id: Int) {
    close(layer: id, asks: true)
  }

  private func close(layer id: Int, asks: Bool) {
    guard id > 0 || isAttached, let layer = layers.firstIndex(where: { $0.id == id }) else {
      return
    }
    if layers[layer].isAlert { return didTap(button: nil, layer: id) }
    takeAway(items.filter { $0.layer == layer }, asks: asks) { remove(layer: layer) }
  }

  /// The user tapped this button of this alert, or closed it without one. Does nothing if it was
  /// closed already.
  package func didTap(button index: Int?, layer id: Int) {
    guard let layer = layers.firstIndex(where: { $0.id == id }),
      case .alert(let alert, let flow) = layers[layer].content
    else { return }
    let (sources, locks) = (layers[layer].sources, locks(upTo: layer))
    let cancel = alert.buttons.first { $0.role == .cancel }
    let button = index.flatMap { alert.buttons.indices.contains($0) ? alert.buttons[$0] : nil }
    change(animated: true) {
      // The button's action may show something else.
      remove(by: flow) { $0.id == id }
      answer(as: .free, from: sources, in: locks) {
        (index == nil ? cancel : button)?.action?()
      }
    }
  }
}

// MARK: - Tabs

extension Stage {
  /// The user selected a tab of this container. Does nothing if it has left already.
  func didSelectTab(_ index: Int, of entry: Entry) {
    guard let (tab, item) = tab(index, of: entry) else { return }
    change(animated: true) { select(tab.id, in: item) }
  }

  /// The user tapped the selected tab of this container: goes back to its first screens, or if these are
  /// in sight already, sends its event.
  func didReselectTab(_ index: Int, of entry: Entry) {
    guard let (tab, item) = tab(index, of: entry) else { return }
    let left = tab.aboveFirst.compactMap(\.shown)
    if left.isEmpty, let event = tab.onReselect { return answer(tap: event, on: tab.id, of: item) }
    let lowest = left.compactMap { self.item($0.id, on: $0.stack) }
    var leaving: [Item] = []
    // On a phone, a column is on top of the one before, and leaves with it.
    for item in lowest.flatMap(everything) where !leaving.contains(where: { $0.id == item.id }) {
      leaving.append(item)
    }
    takeAway(leaving) { for item in lowest { remove(from: item, by: nil) } }
  }

  /// The user wants to select a tab of this container. Whether its flow answers that itself, and the tab
  /// isn't selected by it.
  func isAsked(forTab index: Int, of entry: Entry) -> Bool {
    guard let (tab, item) = tab(index, of: entry), let event = tab.onSelect else { return false }
    answer(tap: event, on: item.stack, of: item)
    return true
  }

  private func answer(tap event: () -> Void, on stack: Int, of item: Item) {
    answer(as: .free, from: sources(stack), in: locks(upTo: item.layer), event)
  }

  private func tab(_ index: Int, of entry: Entry) -> (tab: Stack, item: Item)? {
    guard let shown = entry.flow.containerShown, shown.id == entry.id,
      let item = item(shown.id, on: shown.stack),
      let stacks = item.entry?.container?.stacks, stacks.indices.contains(index)
    else { return nil }
    return (stacks[index], item)
  }

  func select(_ tab: Int, in item: Item) {
    update(item.stack) { $0.entries[item.row].container?.select(tab) }
  }
}

extension Stage.Stack {
  /// The lowest entries above its first, or if that is a split, above what its columns began with.
  fileprivate var aboveFirst: [Stage.Entry] {
    let split = entries.first?.container.flatMap { $0.kind == .split ? $0 : nil }
    let columns = (split?.stacks ?? []).enumerated().compactMap { place, column in
      column.entries.dropFirst(place == 0 ? 1 : 0).first { entry in
        !column.placeholders.contains(entry.id)
      }
    }
    return columns + entries.dropFirst().prefix(1)
  }
}
