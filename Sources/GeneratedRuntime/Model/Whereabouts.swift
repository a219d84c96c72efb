// The position of a stack and its entries, found without searching all the others.

extension Stage {
  /// The container that a tab or a column is in, and the stack that has the container.
  struct Home {
    let container: Int
    let stack: Int
  }

  /// A stack in its current state, with its position.
  @MainActor
  struct Spot {
    let layer: Int
    let layerID: Int
    let stack: Stack
    let outer: [Item.Step]

    func item(_ entry: Entry, at row: Int) -> Item {
      Item(
        id: entry.id, flow: entry.flow, entry: entry, layer: layer, layerID: layerID,
        stack: stack.id, row: row, outer: outer)
    }

    /// A stack of the container at this position.
    func inside(_ container: Container, at row: Int, _ index: Int, _ width: WidthClass) -> Spot {
      var outer = outer
      outer.append(Item.Step(stack: stack.id, row: row))
      // Going back to below a later column's first screen means going back to the top of the one below.
      if container.kind == .split, width == .compact, container.pile.contains(index) {
        for below in container.pile.prefix(while: { $0 < index }).map({ container.stacks[$0] }) {
          outer.append(Item.Step(stack: below.id, row: below.entries.count))
        }
      }
      return Spot(layer: layer, layerID: layerID, stack: container.stacks[index], outer: outer)
    }
  }

  /// The position of a stack; nil if there is none with this id.
  func spot(of stack: Int) -> Spot? {
    guard let path = path(to: stack), let lowest = layers[path.layer].stack else { return nil }
    var spot = Spot(layer: path.layer, layerID: lowest.id, stack: lowest, outer: [])
    for step in path.steps {
      guard let row = spot.stack.row(of: step.container),
        let container = spot.stack.entries[row].container,
        let index = container.index(of: step.stack)
      else { return nil }
      spot = spot.inside(container, at: row, index, width)
    }
    return spot
  }

  /// The stack, those around its container, and those from which its modal was shown, innermost
  /// first. None while there are no containers, where nobody asks.
  func sources(_ stack: Int?) -> [Int] {
    guard !containers.isEmpty, var lowest = stack else { return [] }
    var stacks = [lowest]
    while let home = homes[lowest] {
      lowest = home.stack
      stacks.append(lowest)
    }
    return stacks + (layers.first { $0.id == lowest }?.sources ?? [])
  }

  /// The same for the stack that a flow was started on, or one above it that is still there.
  func sources(of flow: Flow) -> [Int] {
    let there = flow.lineage.first { spot(of: $0.location.stack) != nil }
    return sources(there?.location.stack)
  }

  /// The entry with this id on this stack, and its position.
  func item(_ id: Int, on stack: Int) -> Item? {
    guard let spot = spot(of: stack), let row = spot.stack.row(of: id) else { return nil }
    return spot.item(spot.stack.entries[row], at: row)
  }

  /// The highest matching entry; those in the selected tab come first.
  func highest(where isWanted: (Entry) -> Bool) -> Item? {
    for index in layers.indices.reversed() {
      guard let stack = layers[index].stack else { continue }
      let spot = Spot(layer: index, layerID: stack.id, stack: stack, outer: [])
      if let item = highest(on: spot, where: isWanted) { return item }
    }
    return nil
  }

  private func highest(on spot: Spot, where isWanted: (Entry) -> Bool) -> Item? {
    for row in spot.stack.entries.indices.reversed() {
      let entry = spot.stack.entries[row]
      if let container = entry.container {
        for index in container.upwards(width).reversed() {
          let inner = spot.inside(container, at: row, index, width)
          if let item = highest(on: inner, where: isWanted) { return item }
        }
      }
      if isWanted(entry) { return spot.item(entry, at: row) }
    }
    return nil
  }

  /// Changes the stack with this id. Returns whether it exists.
  @discardableResult
  func update(_ stack: Int, _ change: (inout Stack) -> Void) -> Bool {
    guard let path = path(to: stack), case .stack(var lowest) = layers[path.layer].content else {
      return false
    }
    // Moved out for the change, so that it isn't copied.
    layers[path.layer].content = .stack(Stack(id: lowest.id))
    let isThere = lowest.update(path.steps[...], change)
    layers[path.layer].content = .stack(lowest)
    layers[path.layer].lastChange = makeChange()
    return isThere
  }

  /// The layer that a stack is in, and the path to it from there.
  private func path(to stack: Int) -> (layer: Int, steps: [Stack.Step])? {
    var steps: [Stack.Step] = []
    var lowest = stack
    while let home = homes[lowest] {
      steps.append(Stack.Step(container: home.container, stack: lowest))
      lowest = home.stack
    }
    steps.reverse()
    for index in layers.indices.reversed() where layers[index].id == lowest {
      return (index, steps)
    }
    return nil
  }
}

extension Stage.Stack {
  /// A step into a container: its entry, and the stack in it.
  struct Step {
    let container: Int
    let stack: Int
  }

  func row(of entry: Int) -> Int? {
    for row in entries.indices.reversed() where entries[row].id == entry { return row }
    return nil
  }

  fileprivate mutating func update(
    _ steps: ArraySlice<Step>, _ change: (inout Self) -> Void
  ) -> Bool {
    guard let step = steps.first else {
      change(&self)
      return true
    }
    guard let row = row(of: step.container), case .container(var container) = entries[row].content,
      let index = container.index(of: step.stack)
    else { return false }
    entries[row].content = .container(Stage.Container(kind: container.kind, stacks: []))
    let isThere = container.stacks[index].update(steps.dropFirst(), change)
    entries[row].content = .container(container)
    return isThere
  }
}

extension Stage.Container {
  func index(of stack: Int) -> Int? {
    for index in stacks.indices where stacks[index].id == stack { return index }
    return nil
  }
}
