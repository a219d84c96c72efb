// Visibility.

extension Stage {
  /// Whether nothing covers the screen: it is the top one, or that of a column.
  ///
  /// - Parameter alerts: whether alerts count as a cover.
  func isInSight(_ presence: Presence, below alerts: Bool = false) -> Bool {
    guard presence.stage === self else { return false }
    for layer in layers.reversed() where !layer.isEmpty && !(alerts && layer.isAlert) {
      return layer.stack.map { isInSight(presence, on: $0.entries) } ?? false
    }
    return false
  }

  /// The screens that nothing covers.
  var screensInSight: [any Screen] {
    for layer in layers.reversed() where !layer.isEmpty {
      return layer.stack.map { screensInSight(on: $0.entries) } ?? []
    }
    return []
  }

  /// Whether exactly these screens are on the stack that the user sees, lowest first: in the topmost
  /// layer that has screens. For tests:
  ///
  ///     #expect(stage.isShowing(HelpScreen.self, ContactScreen.self))
  ///
  /// This is true where ``description`` says `HomeScreen | sheet HelpScreen › ContactScreen`, also
  /// with a browser or an alert above. Where tabs or a split are on top, it is about the screens in
  /// the selected tab, or in the visible columns, the first column's first.
  public func isShowing(_ screens: any Screen.Type...) -> Bool {
    let top = layers.last { $0.stack?.entries.isEmpty == false }
    let seen = screensSeen(on: top?.stack?.entries ?? [])
    return seen.map { ObjectIdentifier(type(of: $0)) } == screens.map { ObjectIdentifier($0) }
  }

  private func screensSeen(on entries: [Entry]) -> [any Screen] {
    guard let container = entries.last?.container else { return entries.compactMap(\.screen) }
    return container.stacksInSight(width).flatMap { screensSeen(on: $0) }
  }

  private func screensInSight(on entries: [Entry]) -> [any Screen] {
    guard let top = entries.last else { return [] }
    guard let container = top.container else { return [top.screen].compactMap(\.self) }
    return container.stacksInSight(width).flatMap { screensInSight(on: $0) }
  }

  private func isInSight(_ presence: Presence, on entries: [Entry]) -> Bool {
    guard let top = entries.last else { return false }
    // An embedded screen has the position of the one that embeds it.
    guard let container = top.container else { return top.id == presence.shown?.id }
    for entries in container.stacksInSight(width) where isInSight(presence, on: entries) {
      return true
    }
    return false
  }
}
