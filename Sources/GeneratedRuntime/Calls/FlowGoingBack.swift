extension Flow {
  /// Leaves the screen that has this view model, however it was shown, and what lies above it in
  /// its stack; modals above stay. Nothing when it isn't a screen of this flow or its children, or
  /// the user was faster.
  public func back(from viewModel: AnyObject, animated: Bool = true) {
    goBack(animated: animated) { stage in
      let item = stage.highest { $0.flow.isWithin(self) && $0.screen?.viewModel === viewModel }
      if let item { stage.remove(from: item) }
    }
  }

  /// Takes a child flow away with all that it shows: the parent's answer to something that the
  /// child reported, so the parent doesn't hear `cancelled`. Nothing when it isn't a child, or has
  /// ended.
  public func back(from child: any Coordinator, animated: Bool = true) {
    goBack(animated: animated) { stage in
      guard children.contains(where: { $0 === child }), child.flow.ending == nil else { return }
      let isOwnLayer = child.flow.place.style != nil && child.flow.place.stack != place.stack
      child.flow.close(as: isOwnLayer ? .dismissed : .popped)
    }
  }

  /// Goes back to the nearest such screen of this flow: what lies above it leaves, as far as it is
  /// this flow's or its children's. A modal of a flow above stays. Nothing when there is none.
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
