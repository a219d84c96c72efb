// What the user does to the stage. In tests these are called as they are; a host calls those that
// say what has left, after the system has done it.
extension Stage {
  /// The back button, or an edge swipe: leaves the top screen of the highest stack. Does nothing
  /// at a stack's first screen, unless the stage is attached to a navigation controller of the
  /// app's and this is its lowest layer.
  public func goBack() {
    if let screen = screenToLeave { goBack(from: screen) }
  }

  /// Long press on the back button: goes back to the nearest such screen below the top one of the
  /// highest stack; nothing when there is none.
  public func goBack<S: Screen>(to type: S.Type) {
    let entries = layers.last?.entries ?? []
    guard let row = entries.dropLast().lastIndex(where: { $0.screen is S }) else { return }
    goBack(from: entries[row + 1].screen)
  }

  /// Goes back to the first screen of the highest stack.
  public func goBackToRoot() {
    let entries = layers.last?.entries ?? []
    if entries.count > 1 { goBack(from: entries[1].screen) }
  }

  /// The user left this screen, and with it what was above it in its stack. Nothing when it has
  /// left already.
  public func goBack(from screen: any Screen) {
    guard let left = items.first(where: { $0.screen === screen }) else { return }
    change(animated: true) { remove(from: left) }
  }

  /// The user closed the highest modal: swiped it down, or closed the in-app browser. Does nothing
  /// without a modal.
  public func dismiss() {
    if let layer = layers.last, layer.id > 0 { dismiss(layer: layer.id) }
  }

  /// The user closed this modal. Those above it stay; nothing when it was closed already. The
  /// lowest layer can be closed where a view controller of the app's own presents it.
  public func dismiss(layer id: Int) {
    guard id > 0 || isAttached, let layer = layers.firstIndex(where: { $0.id == id }) else {
      return
    }
    change(animated: true) { remove(as: id == 0 ? .dismissed : nil) { $0.layer == layer } }
  }

  /// The user began to swipe the top screen away; nothing changes before the swipe completes.
  public func beginBack() {
    swiped = screenToLeave
  }

  /// The swipe completed: leaves the screen that it began on, and what came above it meanwhile.
  /// Nothing when none began.
  public func completeBack() {
    if let swiped { goBack(from: swiped) }
    swiped = nil
  }

  /// The user thought better of it: everything stays.
  public func cancelBack() {
    swiped = nil
  }

  func remove(from left: Item) {
    remove { $0.layer == left.layer && $0.row >= left.row }
  }

  private var screenToLeave: (any Screen)? {
    guard let entries = layers.last?.entries, let top = entries.last else { return nil }
    return entries.count > 1 || isAttached && layers.count == 1 ? top.screen : nil
  }
}
