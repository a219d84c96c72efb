// Replacing the content of a flow.

extension Flow {
  /// Restarts the flow: calls the coordinator's `resetState()` and `start()`, and replaces
  /// everything that this flow and its children show with what `start()` shows. The children end;
  /// the flow doesn't. Pending decisions of this flow and its children have no effect any more. A lock
  /// above the flow stays, with the children that began in it or above it.
  ///
  /// If `start()` waits for a decision, what was shown is gone meanwhile.
  public func restart() {
    guard let coordinator, end == nil, ending == nil, let stage = stage(for: Call("restart"))
    else { return }
    stage.unmute()
    stage.change(animated: false) {
      stage.cancelDecisions { $0.isOf(self, on: stage) ? .restarted : nil }
      let row = stage.lowestRow(of: self)
      let before = stage.lastID
      let children = allChildren.reversed().filter { !stage.isLocked($0.flow, from: self) }
      for child in children where child.flow.ending == nil { child.flow.close(as: .replaced) }
      stage.removeAll(of: self)
      coordinator.resetState()
      (begun, isRestarting) = (nil, true)
      coordinator.start()
      noteBegun(on: stage)
      if let row, end == nil {
        stage.move(to: row, on: location.stack) { $0.flow.isWithin(self) && $0.id > before }
      }
    }
  }
}

extension Stage {
  /// The lowest position on the flow's stack of anything that it and its children show.
  func lowestRow(of flow: Flow) -> Int? {
    items(of: flow).lazy.compactMap { $0.row(in: flow.location.stack) }.first
  }

  /// Everything that the flow and its children show, up to the lock above the flow.
  func itemsBelowLocks(of flow: Flow) -> [Item] {
    let ceiling = ceiling(above: floor(of: flow))
    return items(of: flow).filter { $0.layer < ceiling }
  }

  /// Removes that, to be replaced.
  func removeAll(of flow: Flow) {
    let ceiling = ceiling(above: floor(of: flow))
    remove(as: .replaced, by: flow) { $0.layer < ceiling && $0.flow.isWithin(flow) }
  }

  /// Replaces everything that the parent shows by what the child shows, as soon as that shows anything.
  func replaceContent(of parent: Flow, with child: Flow, _ show: () -> Void) {
    let (replaced, row) = (itemsBelowLocks(of: parent), lowestRow(of: parent))
    hideChildren(of: parent, while: show)
    child.replacesLater = isWaitingToBegin(child)
    if child.end == nil, !child.replacesLater {
      replace(replaced, of: parent, with: child, at: row)
    }
  }

  private func replace(_ items: [Item], of parent: Flow, with child: Flow, at row: Int?) {
    guard !items.isEmpty else { return }
    remove(as: .replaced, by: parent) { item in items.contains { $0.id == item.id } }
    if let row { move(to: row, on: parent.location.stack) { $0.flow.isWithin(child) } }
  }

  /// Moves entries of a stack to a position among the others.
  fileprivate func move(to row: Int, on stack: Int, _ isMoved: (Entry) -> Bool) {
    update(stack) { stack in
      let others = stack.entries.filter { !isMoved($0) }
      let own = stack.entries.filter { isMoved($0) }
      stack.entries = others.prefix(row) + own + others.dropFirst(row)
    }
  }
}
