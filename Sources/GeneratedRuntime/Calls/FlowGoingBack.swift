extension Flow {
  /// Removes the screen with this view model, however it was shown, and everything above it in its
  /// stack; modals above stay. Does nothing if it isn't a screen of this flow or its children, or
  /// if the user has left it already.
  public func back(from viewModel: AnyObject, animated: Bool = true) {
    goBack(animated: animated) { stage in
      let item = stage.highest { $0.flow.isWithin(self) && $0.screen?.viewModel === viewModel }
      if let item { stage.remove(from: item) }
    }
  }

  /// Removes a child flow with everything that it shows: the parent's answer to an event of the
  /// child, so the parent doesn't receive `cancelled`. Does nothing if it isn't a child, or has
  /// ended.
  public func back(from child: any Coordinator, animated: Bool = true) {
    goBack(animated: animated) { stage in
      guard children.contains(where: { $0 === child }), child.flow.ending == nil else { return }
      let isOwnLayer =
        child.flow.location.style != nil && child.flow.location.stack != location.stack
      child.flow.close(as: isOwnLayer ? .dismissed : .popped)
    }
  }

  /// Goes back to the nearest screen of this type in this flow: everything above it that belongs to
  /// this flow or its children is removed. A modal of a parent flow stays. Does nothing if there is
  /// no such screen.
  public func pop<S: Screen>(to type: S.Type, animated: Bool = true) {
    pop(animated: animated) { $0.last { $0.screen is S } }
  }

  /// Goes back to the first screen that this flow itself shows.
  public func popToRoot(animated: Bool = true) {
    pop(animated: animated) { $0.first }
  }

  private func pop(animated: Bool, to target: ([Stage.Item]) -> Stage.Item?) {
    goBack(animated: animated) { stage in
      let screens = stage.items.filter { $0.flow === self && $0.screen != nil }
      guard let item = target(screens) else { return }
      stage.remove { $0.lies(above: item) && $0.flow.isWithin(self) }
    }
  }

  private func goBack(animated: Bool, _ leave: (Stage) -> Void) {
    guard let stage, end == nil else { return }
    stage.unmute()
    stage.change(animated: animated) { leave(stage) }
  }
}
