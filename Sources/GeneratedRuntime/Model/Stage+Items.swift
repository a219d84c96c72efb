extension Stage {
  /// Where a flow pushes: a layer that is created by the first push, a tab, or a column.
  struct Location {
    let stack: Int
    /// The style of its layer; nil for the lowest, for tabs and columns.
    let style: ModalStyle?
    /// The locks that the layer goes above when it is created.
    var locks: [Int] = []
  }

  /// An entry of a stack, a browser or an alert, and its position on the stage.
  @MainActor
  struct Item {
    /// A position on a stack that holds a container.
    struct Step {
      let stack: Int
      let row: Int
    }

    let id: Int
    let flow: Flow
    let entry: Entry?
    let layer: Int
    let layerID: Int
    let stack: Int
    let row: Int
    /// The enclosing containers, outermost first.
    let outer: [Step]

    var screen: (any Screen)? { entry?.screen }

    var shown: Flow.Shown { Flow.Shown(id: id, stack: stack) }

    /// Its position on a stack, or the container that it is in.
    func row(in stack: Int) -> Int? {
      stack == self.stack ? row : outer.first { $0.stack == stack }?.row
    }

    /// Whether going back to below the other one removes this one, too.
    func leaves(with other: Self) -> Bool {
      row(in: other.stack).map { $0 >= other.row } ?? false
    }

    func isIn(_ container: Self) -> Bool {
      outer.contains { $0.stack == container.stack && $0.row == container.row }
    }

    func lies(above other: Self) -> Bool {
      layer > other.layer || leaves(with: other) && row(in: other.stack) != other.row
    }
  }
}

// MARK: - Enumerating

extension Stage {
  /// Everything on screen, lowest first; the selected tab comes last among the tabs.
  var items: [Item] {
    var items: [Item] = []
    for index in layers.indices { gather(layer: index, into: &items) }
    return items
  }

  func items(of flow: Flow) -> [Item] {
    items.filter { $0.flow.isWithin(flow) }
  }

  func gather(layer index: Int, into items: inout [Item]) {
    let layer = layers[index]
    switch layer.content {
    case .stack(let stack):
      let spot = Spot(layer: index, layerID: layer.id, stack: stack, outer: [])
      gather(stack.entries.indices, of: spot, into: &items)
    case .browser(_, let flow), .alert(_, let flow):
      items.append(
        Item(
          id: layer.id, flow: flow, entry: nil, layer: index, layerID: layer.id, stack: layer.id,
          row: 0, outer: []))
    }
  }

  /// The entries of a stack, each followed by its content.
  func gather(_ rows: Range<Int>, of spot: Spot, into items: inout [Item]) {
    for row in rows {
      let entry = spot.stack.entries[row]
      items.append(spot.item(entry, at: row))
      guard let container = entry.container else { continue }
      for index in container.upwards(width) {
        let inner = spot.inside(container, at: row, index, width)
        gather(inner.stack.entries.indices, of: inner, into: &items)
      }
    }
  }
}

extension Stage.Container {
  /// The stacks from the lowest to the highest, by their positions.
  func upwards(_ width: WidthClass) -> [Int] {
    switch kind {
    case .tabs(let selected):
      guard let top = index(of: selected) else {
        return Array(stacks.indices)
      }
      return Array(stacks.indices[..<top]) + stacks.indices[(top + 1)...] + [top]
    case .split:
      let pile = width == .compact ? pile : Array(stacks.indices)
      return stacks.indices.filter { !pile.contains($0) }.reversed() + pile
    }
  }
}
