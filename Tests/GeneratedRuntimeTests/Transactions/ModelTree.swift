import GeneratedRuntime

/// What is on screen, as a plain tree that is searched for everything.
final class ModelTree {
  final class Node {
    let begin: Begin
    let parent: Node?
    let home: Pile
    var children: [Node] = []
    var end: FlowEnd?
    var ending: FlowEnd?
    var isBeingReplaced = false
    /// Whether what it begins with is there.
    var hasBegun = false
    var isRestarting = false
    /// Whether it takes the place of everything else as soon as it shows something.
    var replacesLater = false
    var loss: Loss?
    /// The screen that it was started for, and those that this is there for.
    var openers: [Entry] = []
    init(_ begin: Begin, under parent: Node?, on home: Pile) {
      (self.begin, self.parent, self.home) = (begin, parent, home)
    }
    var lineage: [Node] { [self] + (parent?.lineage ?? []) }
    var tree: [Node] { [self] + children.flatMap(\.tree) }
    func isWithin(_ other: Node) -> Bool { lineage.contains { $0 === other } }
  }

  struct Loss {
    let change: Int
    let end: FlowEnd
    /// Whether it ends by that, and whether it can't show something else instead.
    let isLoser: Bool
    var isFinal: Bool
    let keeper: Node?
  }

  /// A stack of a modal (or the lowest), a tab or a column.
  final class Pile {
    var owner: Node?
    let isModal: Bool
    let isLock: Bool
    /// The locks that it goes above.
    let locks: [Pile]
    var entries: [Entry] = []
    /// What a later column begins with, and shows when it would be empty; and what that has shown.
    var placeholder: Entry?
    var newFlow: Begin?
    var initial: [Entry] = []
    /// Whether the flow that began in it has shown nothing.
    var cameToNothing = false
    /// From which a modal was shown.
    var sources: [Pile] = []
    init(owner: Node? = nil, isModal: Bool = false, isLock: Bool = false, above locks: [Pile] = [])
    {
      (self.owner, self.isModal, self.isLock, self.locks) = (owner, isModal, isLock, locks)
    }
    /// Everything on it, contents after their containers, the selected tab last.
    var all: [Entry] {
      entries.flatMap { entry in
        let others = entry.piles.filter { $0 !== entry.selected }
        return [entry] + (others + [entry.selected].compactMap(\.self)).flatMap(\.all)
      }
    }
    var isUsed: Bool { entries.contains { one in !initial.contains { $0 === one } } }
    func holds(_ entry: Entry) -> Bool { all.contains { $0 === entry } }
    func holds(_ pile: Pile) -> Bool {
      pile === self || all.contains { $0.piles.contains { $0 === pile } }
    }
  }

  /// A screen, tabs or a split.
  final class Entry {
    let node: Node
    let sight: Sight?
    var piles: [Pile]
    var selected: Pile?
    /// The tabs that were selected before, the last one last.
    var before: [Pile] = []
    /// The screen that it was presented for, and those that this is there for.
    var openers: [Entry] = []
    init(_ node: Node, _ sight: Sight?, _ piles: [Pile] = [], selected: Pile? = nil) {
      (self.node, self.sight, self.piles, self.selected) = (node, sight, piles, selected)
    }
    func select(_ tab: Pile) {
      guard let old = selected, old !== tab else { return }
      before = before.filter { $0 !== tab && $0 !== old } + [old]
      selected = tab
    }
  }

  struct Waiting {
    let number: Int
    let node: Node
    let change: Int?
    let steps: [Step]
    let sources: [Pile]
    /// Whether the flow shows nothing before.
    let isStart: Bool
    /// The screen whose event is answered, and the same if that started the flow.
    let origin: Entry?
    var sender: Entry?
    /// Whether it is decided, and the screen is covered.
    var isDecided = false
  }

  let base = Pile()
  var layers: [Pile]
  var root: Node?
  var transcript: [String] = []
  var warnings: [String] = []
  var found: [Int?] = []
  var waiting: [Waiting] = []
  /// The number of all that has waited.
  var waited = 0
  /// Those that wait, and the events whose answers took their screens out of sight.
  var late: [LateAnswer] = []
  var hidden: [Outcome] = []
  var openersOfLate: [Entry]?
  /// Nil while an answer may show something.
  var mute: Mute?
  /// From which the event came, and the screen that sent it.
  var sources: [Pile] = []
  var origin: Entry?
  /// In the order in which they came, and the columns that began again in this change.
  var splits: [Entry] = []
  var renewed: [Pile] = []
  /// Whether anything left or ended in this change.
  private var hasLost = false
  var change = 0
  /// The locks that the sender of the event was in or above.
  var passed: [Pile] = []
  var depth = 0
  var starting: [Node] = []
  /// Where each was, as of a screen that sends an event.
  var unheard: [(node: Node, sources: [Pile], passed: [Pile])] = []
  private var drawn: [AnyObject] = []

  init() { (layers, drawn) = ([base], [base]) }
}

// MARK: - What is there

extension ModelTree {
  var items: [Entry] { layers.flatMap(\.all) }
  func shown(_ node: Node) -> [Entry] { items.filter { $0.node.isWithin(node) } }
  func row(of entry: Entry, on pile: Pile) -> Int? {
    pile.entries.firstIndex { $0 === entry || $0.piles.contains { $0.holds(entry) } }
  }
  func layer(of pile: Pile) -> Int? { layers.firstIndex { $0.holds(pile) } }
  func container(of node: Node) -> Entry? {
    let own = items.last { $0.node === node && $0.sight == nil }
    guard let own else { return nil }
    let needed = own.selected == nil ? own.piles.prefix(1) : own.piles[...]
    return needed.contains { $0.owner === node || $0.owner.map { !isLeaving($0) } == true }
      ? own : nil
  }

  /// The loss by which a flow has nothing left.
  func lastLoss(_ node: Node) -> Loss? {
    guard shown(node).isEmpty, let loss = node.loss, loss.change == change, loss.isLoser else {
      return nil
    }
    let isKept = waiting.contains { one in
      (one.change == change || one.isStart && !hasLostSender(one))
        && one.node.end == nil && one.node.isWithin(node)
    }
    if isKept { return nil }
    let isBeginning = starting.contains { other in
      other !== node && other.end == nil && other.isWithin(node)
        && !(other.loss.map { $0.change == change && $0.isLoser } ?? false)
    }
    return isBeginning ? nil : loss
  }

  /// Whether it shows nothing yet.
  func isWaitingToBegin(_ node: Node) -> Bool {
    shown(node).isEmpty
      && waiting.contains { $0.isStart && $0.node.end == nil && $0.node.isWithin(node) }
  }

  /// The screen that a flow's start waits with: the one whose event began that, unless what began with it
  /// is there already, or begins again.
  func sender(of node: Node) -> Entry? {
    let started = node.lineage.last { one in starting.contains { $0 === one } }
    guard started.map({ shown($0).isEmpty }) ?? true, !node.lineage.contains(where: \.isRestarting)
    else { return nil }
    return origin.flatMap { sender in items.first { $0 === sender } }
  }

  private func hasLostSender(_ waiting: Waiting) -> Bool {
    waiting.sender.map { sender in !items.contains { $0 === sender } } ?? false
  }

  /// Whether a newer one of its type counts instead: not where it has a tab or a column that is there.
  func givesWay(_ node: Node) -> Bool {
    isWaitingToBegin(node) && (node.home.owner !== node || layer(of: node.home) == nil)
  }

  func isLeaving(_ node: Node) -> Bool {
    node.lineage.contains {
      $0.end != nil || $0.ending != nil || $0.isBeingReplaced
        || lastLoss($0) != nil
    }
  }

  func isOver(_ node: Node) -> Bool {
    node.lineage.contains {
      $0.end != nil || $0.ending != nil || $0.isBeingReplaced
        || lastLoss($0)?.isFinal == true
    }
  }

  func child(_ type: Int, of node: Node) -> Node? {
    var next = node.children
    while !next.isEmpty {
      next.removeAll { isLeaving($0) }
      if let found = next.first(where: { $0.begin.type == type }) { return found }
      next = next.flatMap(\.children)
    }
    return nil
  }

  /// The column of its split from which the event came.
  func column(of node: Node) -> Pile? {
    guard let container = container(of: node), container.selected == nil else { return nil }
    return container.piles.first { pile in sources.contains { $0 === pile } }
  }

  /// The screens that nothing covers.
  var inSight: [Entry] {
    func seen(_ pile: Pile?) -> [Entry] {
      guard let top = pile?.entries.last else { return [] }
      return top.sight != nil ? [top] : (top.selected.map { [$0] } ?? top.piles).flatMap(seen)
    }
    return seen(layers.last { !$0.entries.isEmpty })
  }

  /// The screen of a type that the answer to an event of a child is for.
  func screen(_ type: Int, of node: Node, for sender: Node?) -> Entry? {
    if let opener = sender?.openers.first(where: { $0.sight?.type == type }) {
      return items.first { $0 === opener }
    }
    return items.last { $0.node === node && $0.sight?.type == type }
  }

  var description: String {
    let texts = layers.map { ($0.isLock ? "lock " : $0.isModal ? "sheet " : "") + text($0) }
    return texts.joined(separator: " | ")
  }

  private func text(_ pile: Pile) -> String {
    let texts = pile.entries.map { entry in
      if let sight = entry.sight { return sight.name }
      let piles = entry.piles.map { ($0 === entry.selected ? "*" : "") + text($0) }
      let kind = entry.selected == nil ? "split" : "tabs"
      return "\(kind) { \(piles.joined(separator: ", ")) }"
    }
    return texts.isEmpty ? "nothing" : texts.joined(separator: " › ")
  }
}

// MARK: - Locks

extension ModelTree {
  /// The layer that a flow began in.
  func floor(of node: Node) -> Int {
    for node in node.lineage {
      if let layer = layer(of: node.home) { return layer }
      let lock = layers.lastIndex { lock in node.home.locks.contains { $0 === lock } }
      if let lock { return lock }
    }
    return 0
  }

  /// The first lock above a layer.
  func ceiling(above layer: Int, passing passed: [Pile] = []) -> Int {
    let lock = layers.indices.first { index in
      index > layer && layers[index].isLock && !passed.contains { $0 === layers[index] }
    }
    return lock ?? layers.count
  }

  /// Where a new modal of a flow goes.
  func top(for node: Node) -> Int { ceiling(above: floor(of: node), passing: passed) }

  func makeModal(by node: Node, isLock: Bool = false) -> Pile {
    Pile(isModal: true, isLock: isLock, above: layers.prefix(top(for: node)).filter(\.isLock))
  }

  func isLocked(_ node: Node, from other: Node) -> Bool {
    floor(of: node) >= ceiling(above: floor(of: other))
  }

  /// What a flow shows, up to the lock above it.
  func shownBelowLock(_ node: Node) -> [Entry] {
    let reached = layers.prefix(ceiling(above: floor(of: node)))
    return reached.flatMap(\.all).filter { $0.node.isWithin(node) }
  }
}

// MARK: - Changes

extension ModelTree {
  func change(_ steps: () -> Void) {
    depth += 1
    steps()
    if depth == 1 {
      settle()
      forgetHidden()
      (starting, renewed, passed, hasLost, change) = ([], [], [], false, change + 1)
      origin = nil
      draw()
    }
    depth -= 1
    if depth == 0 { answerWaiting() }
  }

  func from(_ sources: [Pile], _ steps: () -> Void) {
    let outer = self.sources
    self.sources = sources
    steps()
    self.sources = outer
  }

  /// A screen sends an event: from its stack, those around it, or those below its modal.
  func send(from entry: Entry, _ mute: Mute? = nil, _ steps: () -> Void) {
    guard let index = layers.firstIndex(where: { $0.holds(entry) }), let pile = pile(with: entry)
    else { return }
    origin = entry
    change {
      passed = layers.prefix(index + 1).filter(\.isLock)
      self.mute = mute
      from(around(pile), steps)
      (passed, self.mute) = ([], nil)
    }
  }

  private func around(_ pile: Pile) -> [Pile] {
    guard let index = layer(of: pile) else { return [] }
    let all = [layers[index]] + layers[index].all.flatMap(\.piles)
    return all.filter { $0.holds(pile) } + layers[index].sources
  }

  private func draw() {
    var state: [AnyObject] = []
    for layer in layers {
      state.append(layer)
      for entry in layer.all {
        state.append(entry)
        state += entry.piles
        if let selected = entry.selected { state.append(selected) }
      }
    }
    let isSame = state.count == drawn.count && zip(state, drawn).allSatisfy { $0 === $1 }
    drawn = state
    if !isSame { transcript.append("show \(description)") }
  }

  /// The outermost flow with nothing left ends, and its parent is told, until there is none.
  private func settle() {
    while true {
      endStarts()
      prune()
      if !unheard.isEmpty {
        let (node, sources, passed) = unheard.removeFirst()
        self.passed = passed
        if let parent = node.parent {
          from(sources) { run(node.begin.cancelled, on: parent, sender: node) }
        }
        self.passed = []
      } else if let node = root?.tree.first(where: { lastLoss($0) != nil }),
        let end = node.loss?.end
      {
        let passed = layers.prefix(floor(of: node) + 1).filter(\.isLock)
        let sources = node.lineage.map { around($0.home) }.first { !$0.isEmpty }
        close(node, as: end)
        if end != .replaced { unheard.append((node, sources ?? [], passed)) }
      } else {
        break
      }
    }
    if hasLost, renewColumn() { return settle() }
    for entry in items {
      for pile in entry.piles where pile.placeholder != nil && isFree(pile, of: entry.node) {
        pile.entries = [pile.placeholder].compactMap(\.self)
        pile.initial = pile.entries
      }
    }
    layers.removeAll { $0 !== base && $0.entries.isEmpty }
    waiting.removeAll { $0.node.end != nil || hasLostSender($0) }
  }

  /// What waits in its start goes with the screen whose event began it, unless that answer took it away.
  private func endStarts() {
    for (index, one) in waiting.enumerated() where one.node.end == nil && hasLostSender(one) {
      if one.change == change {
        waiting[index].sender = nil
      } else if one.node.loss?.change != change || one.node.loss?.isLoser != true {
        hasLost = true
        note(one.node, .popped, nil, one.node)
      }
    }
  }

  /// Whether nothing is in a column, not even a flow that shows nothing.
  private func isFree(_ column: Pile, of node: Node) -> Bool {
    column.entries.isEmpty && !node.children.contains { $0.home === column }
  }

  private func renewColumn() -> Bool {
    splits.removeAll { split in !items.contains { $0 === split } }
    for (node, column) in splits.flatMap({ split in split.piles.map { (split.node, $0) } }) {
      guard let begin = column.newFlow, !column.cameToNothing, isFree(column, of: node) else {
        continue
      }
      if renewed.contains(where: { $0 === column }) {
        column.cameToNothing = true
        continue
      }
      guard !node.children.contains(where: { $0.begin.type == begin.type }) else { continue }
      renewed.append(column)
      let child = Node(begin, under: node, on: column)
      (column.owner, column.cameToNothing) = (child, true)
      enter(child, under: node)
      column.initial = column.entries
      return true
    }
    return false
  }

  /// What flows waited for has come. What waits for a covered screen goes on waiting.
  func decide() {
    while let index = waiting.firstIndex(where: { !$0.isDecided }) {
      let sender = waiting[index].sender
      if sender != nil, !inSight.contains(where: { $0 === sender }) {
        waiting[index].isDecided = true
      } else {
        decide(waiting.remove(at: index))
      }
    }
  }

  func decide(_ decision: Waiting) {
    origin = decision.origin
    change {
      let place = decision.sender.flatMap { self.pile(with: $0) }
      let lowest = place.flatMap { self.layer(of: $0) } ?? self.floor(of: decision.node)
      let sources = place.map { self.around($0) } ?? decision.sources
      passed = layers.prefix(lowest + 1).filter(\.isLock)
      let lineage = decision.isStart ? decision.node.lineage : []
      if decision.isStart { starting.append(decision.node) }
      if let child = lineage.first(where: \.replacesLater), let parent = child.parent {
        replaceContent(of: parent, with: child) {
          from(sources) { run(decision.steps, on: decision.node) }
        }
      } else {
        from(sources) { run(decision.steps, on: decision.node) }
      }
      for node in lineage { noteBegun(node) }
      guard let loss = decision.node.loss, loss.change == decision.change, loss.isLoser else {
        return
      }
      hasLost = true
      note(decision.node, loss.end, nil, decision.node)
    }
  }

  /// The root finishes.
  func end() {
    guard let root else { return }
    change { close(root, as: .finished) }
  }

  func close(_ node: Node, as end: FlowEnd) {
    guard node.end == nil else { return }
    remove(shown(node), as: end, keeping: end == .finished ? node.parent : nil, by: node)
    for child in node.children.reversed() { close(child, as: child.ending ?? .endedWithParent) }
    node.end = end
    hasLost = true
    node.parent?.children.removeAll { $0 === node }
    if root === node { root = nil }
    transcript.append("end \(node.begin.name): \(end)")
  }

  /// Removes entries with their contents. Each flow, and all above, has lost them; what counts is
  /// how the lowest of them left.
  func remove(
    _ gone: [Entry], as end: FlowEnd? = nil, keeping keeper: Node? = nil, by actor: Node?
  ) {
    let all = items
    let leaving = all.filter { entry in
      gone.contains { $0 === entry || $0.piles.contains { $0.holds(entry) } }
    }
    let closed = layers.filter { layer in
      layer.isModal && layer.all.allSatisfy { one in leaving.contains { $0 === one } }
    }
    if !leaving.isEmpty { (hasLost, mute) = (true, nil) }
    for entry in leaving.reversed() {
      let isClosed = closed.contains { $0.holds(entry) }
      let losers = [entry.node] + entry.piles.compactMap(\.owner)
      for loser in losers {
        note(loser, end ?? (isClosed ? .dismissed : .popped), keeper, actor)
      }
    }
    for layer in layers { take(leaving, from: layer) }
  }

  func note(_ node: Node, _ end: FlowEnd, _ keeper: Node?, _ actor: Node?) {
    let keeper = keeper.flatMap { node.isWithin($0) ? $0 : nil }
    for loser in node.lineage {
      let isKept = keeper.map { $0.isWithin(loser) } ?? false
      loser.loss = Loss(
        change: change, end: end, isLoser: !isKept,
        isFinal: actor.map { !$0.isWithin(loser) } ?? true, keeper: keeper)
    }
  }

  private func take(_ leaving: [Entry], from pile: Pile) {
    pile.entries.removeAll { entry in leaving.contains { $0 === entry } }
    for entry in pile.entries { for inner in entry.piles { take(leaving, from: inner) } }
  }

  /// Tabs whose flows have ended go, and containers with nothing left.
  private func prune() {
    for entry in items where entry.sight == nil {
      guard items.contains(where: { $0 === entry }) else { continue }
      let left = entry.piles.filter { $0.owner?.end == nil }
      let first = entry.piles[0]
      let isGone =
        entry.selected != nil
        ? left.isEmpty
        : (first.owner === entry.node ? first.entries.isEmpty : first.owner?.end != nil)
      if isGone {
        let loss = entry.node.loss.flatMap { $0.change == change ? $0 : nil }
        let keeper = loss?.isLoser == true ? loss?.keeper : entry.node
        remove(
          [entry], as: loss?.end == .finished ? nil : loss?.end, keeping: keeper, by: entry.node)
        return prune()
      }
      guard let selected = entry.selected, left.count < entry.piles.count else { continue }
      let index = entry.piles.firstIndex { $0 === selected } ?? 0
      let isThere = left.contains { $0 === selected }
      entry.selected = isThere ? selected : left.dropFirst(index).first ?? left[0]
      entry.before.removeAll { $0 === entry.selected }
      entry.piles = left
    }
  }
}
