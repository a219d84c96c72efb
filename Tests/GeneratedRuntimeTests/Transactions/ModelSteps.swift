import GeneratedRuntime

/// What each step does to the tree.
extension ModelTree {
  func start(_ begin: Begin) {
    change {
      let node = Node(begin, under: nil, on: base)
      root = node
      enter(node)
    }
  }

  func run(_ steps: [Step], on node: Node, sender: Node? = nil) {
    for step in steps { run(step, on: node, sender) }
  }

  private func run(_ step: Step, on node: Node, _ sender: Node?) {
    guard isNow(step, on: node, sender) else { return }
    switch step {
    case .push(let sight):
      guard mayShow("push \(sight.name)", node) else { return }
      change {
        guard let pile = pile(of: node) else { return noStack("push \(sight.name)", node) }
        insert(Entry(node, sight), on: pile)
      }
    case .present(let sight):
      guard mayShow("present \(sight.name)", node) else { return }
      change {
        let entry = Entry(node, sight)
        if !sight.isExternal { entry.openers = openers(from: sender, on: node) }
        insert(entry, on: makeModal(by: node))
      }
    case .lock(let sight):
      guard mayShow("present \(sight.name)", node) else { return }
      change { insert(Entry(node, sight), on: makeModal(by: node, isLock: true)) }
    case .replace(let sight):
      guard mayShow("replace \(sight.name)", node) else { return }
      mute = nil
      change {
        let row = lowestRow(of: node)
        remove(shownBelowLock(node), as: .replaced, by: node)
        insert(Entry(node, sight), on: node.home, at: row)
      }
    case .detail(let sight): showDetail(sight, on: node)
    case .start(let begin, let presentation): start(begin, presentation, from: node, sender)
    case .startLock(let begin): start(begin, .present, from: node, sender, isLock: true)
    case .tabs(let begins): showTabs(begins, on: node)
    case .split(let first, let later): showSplit(first, later, on: node)
    case .select(let type): select(type, on: node)
    case .selectPrevious: selectPrevious(on: node)
    case .back: goBack(from: sender, on: node)
    case .pop(let type): pop(in: [node], from: node) { $0.last { $0.sight?.type == type } }
    case .popAbove(let type):
      pop(in: Array(node.lineage.dropFirst()), from: node) { $0.last { $0.sight?.type == type } }
    case .popToRoot: pop(in: [node], from: node) { $0.first { $0.sight != nil } }
    case .closeModals:
      guard !isOver(node) else { return }
      change {
        guard let own = layer(of: node.home) else { return }
        remove(layers[(own + 1)..<ceiling(above: own)].flatMap(\.all), by: node)
      }
    case .restart: restart(node)
    case .report(let steps):
      guard node.end == nil, let parent = node.parent else { return }
      change { run(steps, on: parent, sender: node) }
    case .finish(let steps): finish(node, as: .finished, steps)
    case .cancel: finish(node, as: .finishedWithoutReport, node.begin.cancelled)
    case .tell(let type, let steps):
      if let child = child(type, of: node) { change { run(steps, on: child) } }
    case .find: found += (0..<6).map { screen($0, of: node, for: sender)?.sight?.id }
    case .decide(let steps):
      guard mayShow("decide", node) else { return }
      let isStart = !node.hasBegun && shown(node).isEmpty
      let sender = isStart ? self.sender(of: node) : nil
      waiting.removeAll { $0.node === node && $0.sender === sender }
      waited += 1
      waiting.append(
        Waiting(
          number: waited, node: node, change: depth > 0 ? change : nil, steps: steps,
          sources: sources,
          isStart: isStart, origin: origin, sender: sender))
    }
  }

  private func mayShow(_ call: String, _ node: Node) -> Bool {
    guard isOver(node) else { return true }
    warnings.append(
      "\(call): \(node.begin.name) \(node.end == nil ? "is about to end" : "has ended")")
    return false
  }

  private func noStack(_ call: String, _ node: Node) {
    warnings.append("\(call): \(node.begin.name) has no stack of its own")
  }

  private func insert(_ entry: Entry, on pile: Pile, at row: Int? = nil) {
    if layer(of: pile) == nil {
      guard pile.isModal else {
        warnings.append("\(entry.node.begin.name): the tab or column that it was in is gone")
        return
      }
      layers.insert(pile, at: pile.isLock ? layers.count : top(for: entry.node))
      pile.sources = sources
    }
    pile.entries.insert(entry, at: row ?? pile.entries.count)
    pile.cameToNothing = false
  }

  /// Where it pushes.
  private func pile(of node: Node) -> Pile? {
    guard let container = container(of: node) else { return node.home }
    guard container.selected == nil else { return nil }
    let first = container.piles[0]
    if let column = column(of: node), column !== first { return column }
    return first.owner === node ? first : nil
  }

  private func lowestRow(of node: Node) -> Int? {
    shown(node).lazy.compactMap { self.row(of: $0, on: node.home) }.first
  }
}

// MARK: - Flows

extension ModelTree {
  private func canStart(
    _ begin: Begin, _ presentation: FlowPresentation, beside others: [Begin] = [], from node: Node
  ) -> Bool {
    let isUp = node.children.contains {
      $0.begin.type == begin.type && $0.ending == nil && lastLoss($0) == nil
        && !(presentation == .replace && !shown($0).isEmpty && !isLocked($0, from: node))
        && !(presentation == .detail && isDetail($0.home, of: node))
        && !givesWay($0)
    }
    guard isUp || others.contains(where: { $0.type == begin.type }) else { return true }
    warnings.append("start \(begin.name): \(node.begin.name) has one already")
    return false
  }

  private func start(
    _ begin: Begin, _ presentation: FlowPresentation, from node: Node, _ sender: Node?,
    isLock: Bool = false
  ) {
    let openers = openers(from: sender, on: node)
    guard mayShow("start \(begin.name)", node), canStart(begin, presentation, from: node) else {
      return
    }
    if presentation == .replace { mute = nil }
    change {
      switch presentation {
      case .push:
        guard let pile = pile(of: node) else { return noStack("start \(begin.name)", node) }
        enter(begin, for: openers, under: node, on: pile)
      case .present:
        enter(begin, for: openers, under: node, on: makeModal(by: node, isLock: isLock))
      case .detail:
        let columns = detailColumns(of: node)
        guard let column = columns.first else { return noSplit("start \(begin.name)", node) }
        clear(columns, of: node)
        let child = Node(begin, under: node, on: column)
        (child.openers, column.owner, column.cameToNothing) = (openers, child, false)
        enter(child, under: node)
      case .replace:
        let child = Node(begin, under: node, on: node.home)
        child.openers = openers
        replaceContent(of: node, with: child) { enter(child, under: node) }
      }
    }
  }

  func replaceContent(of node: Node, with child: Node, _ show: () -> Void) {
    let (replaced, row) = (shownBelowLock(node), lowestRow(of: node))
    let others = node.children.filter {
      !shown($0).isEmpty && !$0.isBeingReplaced && !isLocked($0, from: node)
    }
    for other in others { other.isBeingReplaced = true }
    show()
    for other in others { other.isBeingReplaced = false }
    child.replacesLater = isWaitingToBegin(child)
    guard child.end == nil, !child.replacesLater, !replaced.isEmpty else { return }
    remove(replaced, as: .replaced, by: node)
    if let row { move(to: row, on: node.home) { $0.isWithin(child) } }
  }

  /// The screen that sent the event, or else the flow's last one, and those that it is there for.
  func openers(from sender: Node?, on node: Node) -> [Entry] {
    if let openers = openersOfLate {
      openersOfLate = nil
      return openers
    }
    if let sender { return sender.openers }
    let last = items.last { $0.node === node && $0.sight != nil }
    return last.map { [$0] + $0.openers } ?? []
  }

  private func enter(_ begin: Begin, for openers: [Entry], under parent: Node, on pile: Pile) {
    let node = Node(begin, under: parent, on: pile)
    node.openers = openers
    enter(node, under: parent)
  }

  func enter(_ node: Node, under parent: Node) {
    for other in parent.children
    where other.begin.type == node.begin.type && givesWay(other) {
      close(other, as: .replaced)
    }
    for other in parent.children
    where other.begin.type == node.begin.type && lastLoss(other) != nil {
      other.loss?.isFinal = true
    }
    parent.children.append(node)
    enter(node)
  }

  func enter(_ node: Node) {
    starting.append(node)
    run(node.begin.steps, on: node)
    noteBegun(node)
  }

  func noteBegun(_ node: Node) {
    if !isWaitingToBegin(node) { (node.hasBegun, node.isRestarting) = (true, false) }
  }

  private func move(to row: Int, on pile: Pile, _ isMoved: (Node) -> Bool) {
    let others = pile.entries.filter { !isMoved($0.node) }
    let own = pile.entries.filter { isMoved($0.node) }
    pile.entries = others.prefix(row) + own + others.dropFirst(row)
  }

  private func finish(_ node: Node, as end: FlowEnd, _ steps: [Step]) {
    guard node.end == nil, node.ending == nil else { return }
    (node.ending, mute) = (end, nil)
    change {
      if let parent = node.parent { run(steps, on: parent, sender: node) }
      if end == .finishedWithoutReport, shown(node).isEmpty { note(node, end, nil, node) }
      close(node, as: end)
    }
  }

  private func restart(_ node: Node) {
    guard node.end == nil, node.ending == nil, mayShow("restart", node) else {
      return
    }
    mute = nil
    change {
      waiting.removeAll { $0.node.isWithin(node) && !isLocked($0.node, from: node) }
      let row = lowestRow(of: node)
      let children = node.children.reversed().filter { !isLocked($0, from: node) }
      for child in children where child.ending == nil { close(child, as: .replaced) }
      remove(shownBelowLock(node), as: .replaced, by: node)
      (node.hasBegun, node.isRestarting) = (false, true)
      run(node.begin.steps, on: node)
      noteBegun(node)
      if let row, node.end == nil { move(to: row, on: node.home) { $0.isWithin(node) } }
    }
  }
}

// MARK: - Containers, and the way back

extension ModelTree {
  private func mayContain(_ call: String, _ node: Node) -> Bool {
    guard mayShow(call, node) else { return false }
    guard container(of: node) != nil else { return true }
    warnings.append("\(call): \(node.begin.name) has tabs or a split already")
    return false
  }

  private func showTabs(_ begins: [Begin], on node: Node) {
    guard mayContain("show tabs", node) else { return }
    let tabs = begins.enumerated().filter { index, begin in
      canStart(begin, .push, beside: Array(begins.prefix(index)), from: node)
    }.map(\.element)
    if tabs.isEmpty { return warnings.append("show tabs: \(node.begin.name) has none") }
    contain(tabs.map { ($0, nil) }, isSplit: false, on: node)
  }

  private func showSplit(_ first: Sight, _ later: [Column], on node: Node) {
    guard mayContain("show split", node) else { return }
    let begins = later.compactMap(\.begin)
    let mayBegin = begins.indices.allSatisfy {
      canStart(begins[$0], .push, beside: Array(begins.prefix($0)), from: node)
    }
    guard mayBegin else { return }
    contain([(nil, first)] + later.map { ($0.begin, $0.sight) }, isSplit: true, on: node)
  }

  private func contain(_ columns: [(Begin?, Sight?)], isSplit: Bool, on node: Node) {
    change {
      let children = columns.map { begin, _ in
        begin.map { Node($0, under: node, on: Pile()) }
      }
      let piles = children.map { $0?.home ?? Pile() }
      for (pile, child) in zip(piles, children) { pile.owner = child ?? node }
      let container = Entry(node, nil, piles, selected: isSplit ? nil : piles.first)
      insert(container, on: node.home)
      if isSplit {
        splits.append(container)
        for (pile, column) in zip(piles, columns) { pile.newFlow = column.0 }
        for pile in piles.dropFirst() { pile.cameToNothing = true }
      }
      for (index, child) in children.enumerated() {
        if let sight = columns[index].1 {
          let entry = Entry(node, sight)
          insert(entry, on: piles[index])
          if index > 0 { piles[index].placeholder = entry }
        } else if let child, node.end == nil {
          enter(child, under: node)
        }
      }
      for pile in piles { pile.initial = pile.entries }
    }
  }

  private func showDetail(_ sight: Sight, on node: Node) {
    guard mayShow("show detail \(sight.name)", node) else { return }
    let columns = detailColumns(of: node)
    guard let column = columns.first else { return noSplit("show detail \(sight.name)", node) }
    change {
      clear(columns, of: node)
      insert(Entry(node, sight), on: column)
    }
  }

  /// The column after that of the event, or the last one, and those after that.
  private func detailColumns(of node: Node) -> [Pile] {
    let piles = container(of: node).flatMap { $0.selected == nil ? $0.piles : nil } ?? []
    let sender = column(of: node)
    let after = sender == nil ? [] : piles.drop { $0 !== sender }.dropFirst()
    return Array(after.isEmpty ? piles.suffix(1) : after)
  }

  private func isDetail(_ column: Pile, of node: Node) -> Bool {
    cleared(detailColumns(of: node)).contains { $0 === column }
  }

  private func noSplit(_ call: String, _ node: Node) {
    warnings.append("\(call): \(node.begin.name) has no split")
  }

  /// What the columns after the first of these began with stays, also what waits for that.
  private func cleared(_ columns: [Pile]) -> [Pile] {
    columns.filter {
      $0 === columns[0] || $0.isUsed || $0.entries.isEmpty && !$0.cameToNothing
    }
  }

  private func clear(_ columns: [Pile], of node: Node) {
    for column in cleared(columns).reversed() {
      for child in node.children.reversed() where child.home === column && child.ending == nil {
        close(child, as: .replaced)
      }
      remove(column.entries, as: .replaced, by: node)
    }
  }

  private func select(_ type: Int, on node: Node) {
    let call = "select \(Begin.names[type])"
    guard mayShow(call, node) else { return }
    let container = container(of: node)
    let tab =
      container?.selected == nil
      ? nil
      : container?.piles.first { pile in
        node.children.contains { $0 === pile.owner && $0.begin.type == type && !isLeaving($0) }
      }
    guard let container, let tab else {
      return warnings.append("\(call): \(node.begin.name) has no such tab")
    }
    change { container.select(tab) }
  }

  private func selectPrevious(on node: Node) {
    guard mayShow("select previous", node) else { return }
    guard let container = container(of: node), container.selected != nil else {
      return warnings.append("select previous: \(node.begin.name) has no tabs")
    }
    let previous = container.before.last { tab in
      container.piles.contains { $0 === tab } && tab.owner.map { !isLeaving($0) } == true
    }
    if let previous { change { container.select(previous) } }
  }

  private func pop(in nodes: [Node], from actor: Node, to target: ([Entry]) -> Entry?) {
    guard !isOver(actor) else { return }
    for node in nodes {
      let own = items.filter { $0.node === node }
      let beside = column(of: node).map { column in own.filter { column.holds($0) } }
      guard let target = beside.flatMap(target) ?? target(own),
        let layer = layers.firstIndex(where: { $0.holds(target) }),
        let pile = pile(with: target)
      else { continue }
      let higher = layers[(layer + 1)..<ceiling(above: layer)].flatMap(\.all)
      let row = pile.entries.firstIndex { $0 === target } ?? 0
      let gone =
        (pile.entries.dropFirst(row + 1).flatMap { [$0] + $0.piles.flatMap(\.all) }) + higher
      change { remove(gone.filter { $0.node.isWithin(node) }, by: actor) }
      return
    }
  }

  func pile(with entry: Entry) -> Pile? {
    let piles = layers + items.flatMap(\.piles)
    return piles.first { $0.entries.contains { $0 === entry } }
  }

  private func goBack(from sender: Node?, on node: Node) {
    guard !isOver(node) else { return }
    if let sender {
      guard sender.ending == nil, node.children.contains(where: { $0 === sender }) else { return }
      let isOwnLayer = sender.home.isModal && sender.home !== node.home
      mute = nil
      change { close(sender, as: isOwnLayer ? .dismissed : .popped) }
    } else if let last = items.last(where: { $0.node === node && $0.sight != nil }) {
      change { leave(last, by: node) }
    }
  }

  /// Removes an entry, and all above it on its stack.
  func leave(_ entry: Entry, by actor: Node?) {
    guard let pile = pile(with: entry), let row = pile.entries.firstIndex(where: { $0 === entry })
    else { return }
    remove(Array(pile.entries.dropFirst(row)), by: actor)
  }
}
