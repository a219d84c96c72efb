extension Flow {
  /// Removes a screen or a child flow, usually the sender of the event that this answers. Does
  /// nothing if it isn't one of this flow, or has left or ended already.
  ///
  /// A screen, of this flow or its children, is removed however it was shown, with everything above
  /// it in its stack, or, if another embeds it, with that one; modals above stay. A child is removed
  /// with everything that it shows, and the parent doesn't receive `cancelled`.
  public func back(from sender: any Sender, animated: Bool = true) {
    goBack(animated: animated) { stage in
      if let child = sender as? any Coordinator {
        leave(child, on: stage)
      } else if let screen = sender as? any Screen, screen.presence.isShown(on: stage),
        let shown = screen.presence.shown, let item = stage.item(shown.id, on: shown.stack),
        item.flow.isWithin(self)
      {
        stage.unmute()
        stage.remove(from: item, by: self)
      }
    }
  }

  private func leave(_ child: any Coordinator, on stage: Stage) {
    guard allChildren.contains(where: { $0 === child }), child.flow.ending == nil else { return }
    let isOwnLayer =
      child.flow.location.style != nil && child.flow.location.stack != location.stack
    stage.unmute()
    child.flow.close(as: isOwnLayer ? .dismissed : .popped)
  }

  /// Goes back to the nearest screen of this type that this flow shows: everything above it that
  /// belongs to this flow or its children is removed. A modal of a parent flow stays. With two
  /// columns side by side, the column from which the event came is searched first.
  ///
  /// - Parameters:
  ///   - type: the screen's type.
  ///   - role: its role, if the flow shows it in several.
  ///   - inFlowsAbove: whether it is a screen of a flow above, of the nearest that has one: what
  ///     belongs to that flow or its children is removed, and the flows that end send `cancelled`.
  ///   - animated: whether the screens leave with an animation.
  /// - Returns: whether there is such a screen; if there is none, nothing happens.
  @discardableResult
  public func pop<S: Screen>(
    to type: S.Type, as role: (any ScreenRole)? = nil, inFlowsAbove: Bool = false,
    animated: Bool = true
  ) -> Bool {
    pop(in: inFlowsAbove ? lineage.dropFirst() : lineage.prefix(1), animated: animated) {
      $0.last { $0.entry?.screen(type)?.isShown(as: role) == true }
    }
  }

  /// Goes back to the last item that the nearest flow of this type above this one itself shows: a
  /// screen, or its tabs or split. Otherwise like ``pop(to:as:inFlowsAbove:animated:)``.
  @discardableResult
  public func pop<C: Coordinator>(to type: C.Type, animated: Bool = true) -> Bool {
    let flow = lineage.dropFirst().first { $0.coordinator is C }
    return pop(in: flow.map { [$0] } ?? [], animated: animated) { $0.last }
  }

  /// Goes back to the first screen that this flow itself shows; with two columns side by side, to the
  /// first in the column from which the event came.
  public func popToRoot(animated: Bool = true) {
    pop(in: [self], animated: animated) { $0.first { $0.screen != nil } }
  }

  /// Closes all modals and alerts above the flow's own stack, up to a lock, whichever flow shows them,
  /// without sending the events of their swipes, so that screens opened from outside aren't shown
  /// below them. Flows with nothing else on screen end, and send `cancelled`.
  public func closeModals(animated: Bool = true) {
    goBack(animated: animated) { stage in
      guard let own = stage.spot(of: location.stack)?.layer else { return }
      let lock = stage.ceiling(above: own)
      stage.goBack(by: self) { $0.layer > own && $0.layer < lock }
    }
  }

  @discardableResult
  private func pop(
    in flows: some Sequence<Flow>, animated: Bool, to target: ([Stage.Item]) -> Stage.Item?
  ) -> Bool {
    guard let stage, !isOver(on: stage) else { return false }
    for flow in flows {
      let entries = stage.items.filter { $0.flow === flow && $0.entry != nil }
      let column = width == .regular ? flow.columnOfSender : nil
      let beside = column.map { column in entries.filter { $0.row(in: column) != nil } }
      guard let item = beside.flatMap(target) ?? target(entries) else { continue }
      let lock = stage.ceiling(above: item.layer)
      goBack(animated: animated) {
        $0.goBack(by: self) {
          $0.lies(above: item) && $0.layer < lock && $0.flow.isWithin(flow)
        }
      }
      return true
    }
    return false
  }

  private func goBack(animated: Bool, _ leave: (Stage) -> Void) {
    guard let stage, !isOver(on: stage) else { return }
    stage.change(animated: animated) { leave(stage) }
  }
}

extension Stage {
  /// Removes the items for which `isLeaving` is true. If there are none, the cover is still there.
  fileprivate func goBack(by actor: Flow, _ isLeaving: (Item) -> Bool) {
    if isMuted, items.contains(where: isLeaving) { unmute() }
    remove(by: actor, where: isLeaving)
  }
}
