// How flows are related, and which of their items are on screen.

extension Flow {
  var name: String {
    coordinator.map { "\(type(of: $0))" } ?? "a flow"
  }

  /// The flow and its parents.
  var lineage: [Flow] {
    Array(sequence(first: self) { $0.above })
  }

  func isWithin(_ ancestor: Flow) -> Bool {
    if self === ancestor { return true }
    let depth = ancestor.path.count
    return depth > 0 && path.count > depth && path[depth - 1] == ancestor.number
  }

  /// Whether it was started before the other one under their common parent, or contains it.
  func isBefore(_ other: Flow) -> Bool {
    path.lexicographicallyPrecedes(other.path)
  }
}

// MARK: - Shown items

extension Flow {
  func note(shown: Shown) {
    self.shown.append(shown)
    countShown(1)
  }

  func forget(shown id: Int) {
    guard let index = shown.lastIndex(where: { $0.id == id }) else { return }
    shown.remove(at: index)
    countShown(-1)
  }

  private func countShown(_ change: Int) {
    var next: Flow? = self
    while let flow = next {
      flow.shownCount += change
      next = flow.above
    }
  }

  /// The stacks on which it and the flows below it have something.
  func gatherStacks(into stacks: inout [Int]) {
    for shown in shown { stacks.append(shown.stack) }
    for child in allChildren { child.flow.gatherStacks(into: &stacks) }
  }
}
