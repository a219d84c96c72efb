/// A flow with a single screen.
@MainActor
public final class SingleScreenCoordinator: Coordinator {
  /// Its screen.
  public let flow = Flow()
  private var screen: (any Screen)?

  /// A flow that shows this screen.
  public init(_ screen: any Screen) {
    self.screen = screen
  }

  /// Shows the screen.
  public func start() {
    if let screen { flow.push(screen, animated: false) }
    screen = nil
  }
}

// MARK: - Split

extension Flow {
  /// Shows two columns, or three with `supplementary`, on top of each other where the width is compact.
  /// The flow pushes onto the column from which the event came that it answers, otherwise onto the first;
  /// not if that is a child flow.
  ///
  /// When the first column becomes empty, the split is removed. When a later one becomes empty, its
  /// initial screen is shown again, or its ``FlowColumn/newFlow(_:)`` begins again; one that began
  /// with a ``FlowColumn/flow(_:)`` stays empty.
  ///
  /// Where the width is compact, a later column is on top of those before only when it shows
  /// anything other than its initial content, which is often a placeholder.
  public func showSplit(
    primary: FlowColumn, supplementary: FlowColumn? = nil, secondary: FlowColumn? = nil
  ) {
    let stage = stageForContainer(Call("show split")) { [self] in
      showSplit(primary: primary, supplementary: supplementary, secondary: secondary)
    }
    guard let stage else { return }
    let columns = [primary] + [supplementary].filter { $0 != nil } + [secondary]
    let made = columns.map { $0?.makeCoordinator() }
    let children = made.compactMap(\.self)
    let screens = columns.compactMap { $0?.screen }
    guard screens.allSatisfy({ canShow($0, Call("show split"), on: stage) }),
      children.indices.allSatisfy({
        canStart(children[$0], beside: children.prefix($0), on: stage)
      })
    else { return }
    guard Set(screens.map { ObjectIdentifier($0) }).count == screens.count else {
      return stage.warn("show split: two columns are one screen")
    }
    stage.change(animated: false) {
      var stacks = made.map { Stage.Stack(id: stage.makeID(), owner: $0?.flow ?? self) }
      for index in stacks.indices.dropFirst() {
        // What begins with the split begins again only after something was shown.
        (stacks[index].again, stacks[index].cameToNothing) = (columns[index]?.again, true)
      }
      stage.insert(Stage.Container(kind: .split, stacks: stacks), of: self, at: location)
      for (index, stack) in stacks.enumerated() {
        if let screen = columns[index]?.screen {
          stage.insert(screen, of: self, at: Stage.Location(stack: stack.id, style: nil))
        } else if let child = made[index] {
          begin(child, on: stage, at: stack.id)
        }
      }
      for stack in stacks.dropFirst() { stage.notePlaceholders(in: stack.id) }
    }
  }

  /// Shows a screen in the flow's split, replacing the content of the column after the one from which the
  /// event came that this answers, or of the last column. The columns after that begin again.
  public func showDetail(
    _ screen: any Screen, animated: Bool = true, transition: FlowTransition? = nil
  ) {
    let call = Call("show detail", screen)
    let stage = stage(for: call) { [self] in
      showDetail(screen, animated: animated, transition: transition)
    }
    guard let stage else { return }
    guard let column = detailColumns.first?.id else { return stage.warn(noSplit(call)) }
    guard canShow(screen, call, on: stage) else { return }
    stage.change(animated: animated) {
      clearDetail(on: stage)
      stage.show(with: transition) {
        stage.insert(screen, of: self, at: Stage.Location(stack: column, style: nil))
      }
    }
  }

  /// The columns after it belonged to what is replaced: only what they began with stays.
  func clearDetail(on stage: Stage) {
    let columns = clearedColumns
    if let sender = columnOfSender { stage.update(sender) { $0.hasLedOn = true } }
    for column in columns.reversed() {
      // Its flows end, even if they show nothing yet, or something elsewhere.
      for child in children(in: column.id).reversed() where child.flow.ending == nil {
        child.flow.close(as: .replaced)
      }
      stage.remove(as: .replaced, by: self) { $0.row(in: column.id) != nil }
    }
  }

  fileprivate func children(in column: Int) -> [any Coordinator] {
    allChildren.filter { $0.flow.location.stack == column }
  }
}

extension Stage {
  /// The later columns of splits that have become empty and can begin again.
  private var emptyColumns: [(flow: Flow, column: Stack)] {
    var columns: [(flow: Flow, column: Stack)] = []
    for shown in containers {
      guard let item = item(shown.id, on: shown.stack) else { continue }
      for column in item.entry?.container?.stacks ?? [] {
        guard column.again != nil, column.entries.isEmpty,
          item.flow.children(in: column.id).isEmpty
        else { continue }
        columns.append((item.flow, column))
      }
    }
    return columns
  }

  /// Begins again the flow with which a later column began, where that has become empty: if it then has
  /// nothing to show, only after something else was shown there. Returns whether one began.
  func renewColumn() -> Bool {
    for (flow, column) in emptyColumns {
      guard case .newFlow(let make)? = column.again, !column.cameToNothing else { continue }
      if current.renewed.contains(column.id) {
        update(column.id) { $0.cameToNothing = true }
        continue
      }
      let child = make()
      guard !flow.allChildren.contains(where: { type(of: $0) == type(of: child) }) else {
        continue
      }
      current.renewed.append(column.id)
      update(column.id) { ($0.owner, $0.cameToNothing) = (child.flow, true) }
      flow.begin(child, on: self, at: column.id)
      notePlaceholders(in: column.id)
      return true
    }
    return false
  }

  /// Shows the initial screens of later columns that have become empty.
  func fillColumns() {
    for (flow, column) in emptyColumns {
      guard let screen = column.again?.screen, !screen.presence.isShown else { continue }
      insert(screen, of: flow, at: Location(stack: column.id, style: nil))
      notePlaceholders(in: column.id)
    }
  }
}

// MARK: - Lookup

extension Flow {
  /// The horizontal size class; compact for a flow without a stage.
  public var width: WidthClass { stage?.width ?? .compact }

  /// The tabs or the split that the flow itself shows, unless it is about to be removed.
  var container: Stage.Item? {
    guard let shown = containerShown, let item = stage?.item(shown.id, on: shown.stack),
      item.entry?.container?.isStaying(of: self) == true
    else { return nil }
    return item
  }

  /// Where the flow pushes; nil if it has no stack. In its split, the column from which the event came
  /// that it answers, or what covers that.
  var stackLocation: Stage.Location? {
    guard containerShown != nil, let container = container?.entry?.container else {
      return location
    }
    guard container.kind == .split else { return nil }
    let column = columnOfSender.flatMap(container.index) ?? 0
    guard column > 0 || container.stacks[0].owner === self else { return nil }
    let top = container.pile.contains(column) ? container.pile.last : nil
    let stack = container.stacks[width == .compact ? top ?? column : column].id
    return Stage.Location(stack: stack, style: nil)
  }

  /// The column of its split in which a detail is shown, and those after that; none without a split.
  var detailColumns: ArraySlice<Stage.Stack> {
    guard let container = container?.entry?.container, container.kind == .split else { return [] }
    let last = container.stacks.count - 1
    return container.stacks[min((columnOfSender.flatMap(container.index) ?? last) + 1, last)...]
  }

  /// Those of them that a detail clears: the first, and the others unless they have what they began with, or
  /// wait for it.
  var clearedColumns: [Stage.Stack] {
    let columns = detailColumns
    return columns.filter {
      $0.id == columns.first?.id || $0.isUsed || $0.entries.isEmpty && !$0.cameToNothing
    }
  }

  func noSplit(_ call: Call) -> String { "\(call): \(name) has no split" }

  /// The column of its split from which the event came that it answers.
  var columnOfSender: Int? {
    guard let stage, !stage.current.sources.isEmpty, let container = container?.entry?.container,
      container.kind == .split
    else { return nil }
    return container.stacks.first { stage.current.sources.contains($0.id) }?.id
  }

  func stageForContainer(_ call: Call, later show: @escaping @MainActor () -> Void) -> Stage? {
    guard let stage = stage(for: call, later: show) else { return nil }
    if container == nil { return stage }
    stage.warn("\(call): \(name) has tabs or a split already")
    return nil
  }

  /// Also checks children that start together: no two have the same type.
  func canStart(
    _ child: any Coordinator, beside others: some Collection<any Coordinator>, on stage: Stage
  ) -> Bool {
    guard !others.contains(where: { type(of: $0) == type(of: child) }) else {
      stage.warn("\(Call("start", child)): \(name) has one already")
      return false
    }
    return canStart(child, as: .push, on: stage)
  }

  func begin(_ child: any Coordinator, on stage: Stage, at stack: Int) {
    guard end == nil, child.flow.coordinator == nil else { return }
    begin(child, on: stage, at: Stage.Location(stack: stack, style: nil))
  }
}
