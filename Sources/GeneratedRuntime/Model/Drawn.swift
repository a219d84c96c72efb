extension Stage {
  /// A layer as it was drawn, in numbers. Were the layer kept to be compared, each change would copy it.
  @MainActor
  struct Drawn {
    let id: Int
    let lastChange: Int
    private var numbers: [Int] = []
    private var badges: [String?] = []

    init(_ layer: Layer) {
      (id, lastChange) = (layer.id, layer.lastChange)
      // Browsers and alerts don't change, so the layer's id identifies them.
      guard let stack = layer.stack else { return }
      numbers.reserveCapacity(stack.entries.count + 1)
      add(stack)
    }

    private mutating func add(_ stack: Stack) {
      numbers.append(stack.entries.count)
      // By their rows: an entry isn't copied for its number.
      for row in stack.entries.indices {
        let number = stack.entries[row].number
        numbers.append(number)
        if number == 0 { add(stack.entries[row]) }
      }
    }

    private mutating func add(_ entry: Entry) {
      guard let container = entry.container else { return }
      numbers += [entry.id, container.selected ?? 0, container.stacks.count]
      for index in container.stacks.indices {
        numbers.append(container.stacks[index].id)
        badges.append(container.stacks[index].tab?.badge)
        add(container.stacks[index])
      }
    }

    func isSame(as other: Self) -> Bool {
      id == other.id && numbers == other.numbers && badges == other.badges
    }
  }

  /// Takes the layers for drawn. Returns whether they differ from what was drawn before.
  func noteDrawn() -> Bool {
    var isSame = layers.count == drawn.count
    for index in layers.indices {
      let former = drawn.indices.contains(index) ? drawn[index] : nil
      if former?.id == layers[index].id, former?.lastChange == layers[index].lastChange { continue }
      let now = Drawn(layers[index])
      isSame = isSame && former?.isSame(as: now) == true
      if former == nil { drawn.append(now) } else { drawn[index] = now }
    }
    drawn.removeSubrange(layers.count...)
    return !isSame
  }
}
