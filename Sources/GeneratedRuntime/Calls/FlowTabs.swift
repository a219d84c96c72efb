extension Flow {
  /// Shows child flows side by side, each in a tab with its own stack. The flow itself then has no
  /// stack: it can't push screens or child flows.
  ///
  /// A tab is removed when its flow ends, and the tab bar with the last tab. Tabs whose flows can't
  /// be started (see ``start(_:as:style:animated:transition:)``) are left out.
  ///
  /// - Parameters:
  ///   - tabs: the tabs, in the order in which they are shown.
  ///   - look: how the user chooses among them; nil for a tab bar.
  public func showTabs(_ tabs: [FlowTab], look: FlowTab.Look? = nil) {
    let stage = stageForContainer(Call("show tabs")) { [self] in showTabs(tabs, look: look) }
    guard let stage else { return }
    let tabs = tabs.enumerated().map { place, tab in
      var tab = tab
      tab.tab.place = place
      return tab
    }
    let pairs = beginners(of: tabs, on: stage).map { tab, child in
      (tab: tab, child: child, stack: tab.stack(for: child, on: stage))
    }
    guard let selected = (pairs.first { $0.tab.isSelected } ?? pairs.first)?.stack else {
      return stage.warn("show tabs: \(name) has none")
    }
    stage.change(animated: false) {
      var container = Stage.Container(
        kind: .tabs(selected: selected.id), stacks: pairs.map(\.stack))
      container.passing = tabs.filter(\.passes)
      container.look = look
      stage.insert(container, of: self, at: location)
      for (_, child, stack) in pairs { begin(child, on: stage, at: stack.id) }
    }
  }

  /// The initial tabs, with their flows.
  private func beginners(
    of tabs: [FlowTab], on stage: Stage
  ) -> [(tab: FlowTab, child: any Coordinator)] {
    let shown = tabs.filter(\.isShown).map { (tab: $0, child: $0.make()) }
    let children = shown.map(\.child)
    return shown.enumerated().filter { index, tab in
      canStart(tab.child, beside: children.prefix(index), on: stage)
    }.map(\.element)
  }

  /// Selects the tab of a child flow. Selecting a tab that comes and goes while it isn't there has
  /// no effect, which is reported to the stage's observers.
  public func select<C: Coordinator>(_ child: C.Type, animated: Bool = true) {
    let call = Call("select", child)
    let stage = stage(for: call) { [self] in select(child, animated: animated) }
    guard let stage else { return }
    guard let item = container, let tab = item.entry?.container?.tab(of: child) else {
      if container?.entry?.container?.passing(child) != nil { return stage.drop(call, .absent) }
      return stage.warn("\(call): \(name) has no such tab")
    }
    stage.change(animated: animated) { stage.select(tab.id, in: item) }
  }

  /// Selects the tab that was selected before, of those that are still there. Without one, this has no
  /// effect, which is reported to the stage's observers.
  public func selectPrevious(animated: Bool = true) {
    let call = Call("select previous")
    let stage = stage(for: call) { [self] in selectPrevious(animated: animated) }
    guard let stage else { return }
    guard let item = container, let tabs = item.entry?.container, tabs.kind != .split else {
      return stage.warn("\(call): \(name) has no tabs")
    }
    let previous = tabs.before.last { id in
      tabs.stacks.contains { $0.id == id && $0.owner?.isLeaving == false }
    }
    guard let previous else { return stage.drop(call, .absent) }
    stage.change(animated: animated) { stage.select(previous, in: item) }
  }
}

// MARK: - Tabs that change

extension Flow {
  /// Changes the badge on the tab of a child flow. Does nothing if the flow has no such tab.
  public func setBadge<C: Coordinator>(_ badge: FlowTab.Badge, of child: C.Type) {
    guard let stage, end == nil, let item = container else { return }
    stage.change(animated: false) {
      stage.update(containerAt: item) { container in
        if let index = container.passing.firstIndex(where: { $0.type == child }) {
          container.passing[index].tab.badge = badge.text
        }
        if let tab = container.tab(of: child), let index = container.index(of: tab.id) {
          container.stacks[index].tab?.badge = badge.text
        }
      }
    }
  }

  /// Shows a tab that comes and goes, in its place among the others, or removes it. A flow whose
  /// tab is removed ends with all that it shows, and doesn't report that; if its tab was selected,
  /// the next one is. Does nothing if the tab is, or isn't, there already. The tab of a flow that
  /// has finished isn't there: it comes back with a new flow the next time that this shows it.
  public func showTab<C: Coordinator>(of child: C.Type, if isShown: Bool) {
    guard let stage, !isOver(on: stage), let item = container,
      let container = item.entry?.container, let passing = container.passing(child)
    else { return }
    let owner = container.tab(of: child)?.owner
    stage.change(animated: false) {
      switch (owner, isShown) {
      case (let owner?, false): owner.close(as: .removed)
      case (nil, true): stage.regardless { add(passing, to: item, on: stage) }
      default: break
      }
    }
  }

  private func add(_ tab: FlowTab, to item: Stage.Item, on stage: Stage) {
    let child = tab.make()
    guard canStart(child, as: .push, on: stage) else { return }
    let stack = tab.stack(for: child, on: stage)
    stage.homes[stack.id] = Stage.Home(container: item.id, stack: item.stack)
    stage.update(containerAt: item) { container in
      let next = container.stacks.firstIndex { ($0.tab?.place ?? 0) > tab.tab.place }
      container.stacks.insert(stack, at: next ?? container.stacks.count)
    }
    begin(child, on: stage, at: stack.id)
  }
}

extension Stage {
  fileprivate func update(containerAt item: Item, _ change: (inout Container) -> Void) {
    update(item.stack) { stack in
      guard let row = stack.row(of: item.id), var container = stack.entries[row].container else {
        return
      }
      change(&container)
      stack.entries[row].container = container
    }
  }
}

extension Stage.Container {
  /// The tab of a child flow that neither has ended nor is about to.
  fileprivate func tab(of child: any Coordinator.Type) -> Stage.Stack? {
    stacks.first { stack in
      guard stack.tab != nil, let owner = stack.owner, let coordinator = owner.coordinator else {
        return false
      }
      return type(of: coordinator) == child && !owner.isLeaving
    }
  }

  fileprivate func passing(_ child: any Coordinator.Type) -> FlowTab? {
    passing.first { $0.type == child }
  }
}
