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
