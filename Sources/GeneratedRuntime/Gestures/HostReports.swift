// What a host reports, after the system has done it. An app calls none of it.

extension Stage {
  /// The user left this screen, and with it what was above it in its stack. Nothing when it has
  /// left already.
  public func didLeave(_ screen: any Screen) {
    if screen.presence.stage === self { leave(screen.presence.shown) }
  }

  /// The user left this screen or container, and with it what was above it in its stack. Nothing
  /// when it has left already.
  public func didLeave(_ entry: Entry) {
    leave(entry.shown)
  }

  func didLeave(_ item: Item) {
    leave(Flow.Shown(id: item.id, stack: item.stack))
  }

  /// Code took it out from under what lies above it in its stack, which stays.
  func didTakeOut(_ item: Item) {
    change(animated: true) { remove { $0.id == item.id } }
  }

  func leave(_ shown: Flow.Shown?) {
    guard let shown, let left = item(shown.id, on: shown.stack) else { return }
    change(animated: true) { remove(from: left) }
  }
}

// MARK: - Modals

extension Stage {
  /// The user closed this modal. Those above it stay; nothing when it was closed already. The
  /// lowest layer can be closed where a view controller of the app's own presents it.
  public func didClose(layer id: Int) {
    guard id > 0 || isAttached, let layer = layers.firstIndex(where: { $0.id == id }) else {
      return
    }
    if layers[layer].isAlert { return didTap(button: nil, layer: id) }
    change(animated: true) { remove(layer: layer) }
  }

  /// The user tried to swipe this modal down, and something answers that: the answer of the
  /// layer's first screen that has the event. Where none is left that has, the modal closes.
  public func didSwipeDown(layer id: Int) {
    guard let swipe = swipes[id], let index = layers.firstIndex(where: { $0.id == id }) else {
      return didClose(layer: id)
    }
    let screens = items.filter { $0.layer == index }.compactMap(\.screen)
    guard let event = screens.lazy.compactMap(swipe.answer).first else {
      return didClose(layer: id)
    }
    answer(isFree: index == layers.count - 1, event)
  }

  /// The user tapped this button of this alert, or closed it without one. Nothing when it was
  /// closed already.
  public func didTap(button index: Int?, layer id: Int) {
    guard let layer = layers.first(where: { $0.id == id }),
      case .alert(let alert, _) = layer.content
    else { return }
    let cancel = alert.buttons.first { $0.role == .cancel }
    let button = index.flatMap { alert.buttons.indices.contains($0) ? alert.buttons[$0] : nil }
    change(animated: true) {
      remove { $0.id == id }
      answer(isFree: true) { (index == nil ? cancel : button)?.action?() }
    }
  }
}

// MARK: - Tabs

extension Stage {
  /// The user selected a tab of this container. Nothing when it has left already.
  public func didSelectTab(_ index: Int, of entry: Entry) {
    guard let shown = entry.flow.containerShown, shown.id == entry.id,
      let item = item(shown.id, on: shown.stack),
      let stacks = item.entry?.container?.stacks, stacks.indices.contains(index)
    else { return }
    change(animated: true) { select(stacks[index].id, in: item) }
  }

  func select(_ tab: Int, in item: Item) {
    update(item.stack) { $0.entries[item.row].container?.kind = .tabs(selected: tab) }
  }
}
