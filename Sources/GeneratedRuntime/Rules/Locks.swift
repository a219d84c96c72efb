// Locks: modals that only their own flow ends. What a lock covers can't show anything above it, and can't
// take away anything from it on.

extension Stage {
  /// The lowest lock above a layer; the number of layers without one.
  ///
  /// - Parameter passed: locks that don't count.
  func ceiling(above layer: Int, passing passed: [Int] = []) -> Int {
    guard isLocked else { return layers.count }
    return layers.indices.first {
      $0 > layer && layers[$0].isLock && !passed.contains(layers[$0].id)
    } ?? layers.count
  }

  /// The position below which a flow shows its modals: it may pass the locks that it is in or above, and
  /// those that the sender of the event is in or above.
  func ceiling(for flow: Flow?) -> Int {
    flow.map { ceiling(above: floor(of: $0), passing: current.locks) } ?? layers.count
  }

  /// The layer that a flow was started in; of one that shows nothing yet, at least the lock.
  func floor(of flow: Flow) -> Int {
    guard isLocked else { return 0 }
    for flow in flow.lineage {
      if let spot = spot(of: flow.location.stack) { return spot.layer }
      let lock = layers.lastIndex { flow.location.locks.contains($0.id) }
      if let lock { return lock }
    }
    return 0
  }

  var isLocked: Bool { hasHadLock && layers.indices.contains { layers[$0].isLock } }

  /// Whether a lock is between the flow and another one, above that.
  func isLocked(_ flow: Flow, from other: Flow) -> Bool {
    floor(of: flow) >= ceiling(above: floor(of: other))
  }

  /// The locks that a layer is in or above.
  func locks(upTo layer: Int) -> [Int] {
    isLocked ? layers.prefix(layer + 1).filter(\.isLock).map(\.id) : []
  }

  /// The locks that a screen is in or above.
  func locks(of presence: Presence) -> [Int] {
    guard isLocked, let shown = presence.shown, let spot = spot(of: shown.stack) else { return [] }
    return locks(upTo: spot.layer)
  }
}

extension Stage.Layer {
  var isLock: Bool { style?.kind == .lock }
}
