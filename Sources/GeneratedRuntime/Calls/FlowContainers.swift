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
  /// Shows two columns, on top of each other where the width is compact. The flow pushes onto the
  /// column from which the event came that it answers, otherwise onto the first; not if that is a
  /// child flow.
  ///
  /// When the first column becomes empty, the split is removed. When the second becomes empty, its
  /// initial screen is shown again, or its ``FlowColumn/newFlow(_:)`` begins again; one that began
  /// with a ``FlowColumn/flow(_:)`` stays empty.
  ///
  /// Where the width is compact, the second column is on top of the first only when it shows
  /// anything other than its initial content, which is often a placeholder.
  public func showSplit(primary: FlowColumn, secondary: FlowColumn? = nil) {
    let stage = stageForContainer(Call("show split")) { [self] in
      showSplit(primary: primary, secondary: secondary)
    }
    guard let stage else { return }
    let columns = [primary, secondary]
    let made = columns.map { $0?.makeCoordinator() }
    let children = made.compactMap(\.self)
    let screens = columns.compactMap { $0?.screen }
    guard screens.allSatisfy({ canShow($0, Call("show split"), on: stage) }),
      children.indices.allSatisfy({
        canStart(children[$0], beside: children.prefix($0), on: stage)
      })
    else { return }
    guard screens.count < 2 || screens.first !== screens.last else {
      return stage.warn("show split: both columns are one screen")
    }
    stage.change(animated: false) {
      var stacks = made.map { Stage.Stack(id: stage.makeID(), owner: $0?.flow ?? self) }
      // What begins with the split begins again only after something was shown.
      stacks[1].cameToNothing = true
      let container = Stage.Container(kind: .split, stacks: stacks, placeholder: secondary?.again)
      stage.insert(container, of: self, at: location)
      for (index, stack) in stacks.enumerated() {
        if let screen = columns[index]?.screen {
          stage.insert(screen, of: self, at: Stage.Location(stack: stack.id, style: nil))
        } else if let child = made[index] {
          begin(child, on: stage, at: stack.id)
        }
      }
      stage.notePlaceholders(of: self)
    }
  }

  /// Shows a screen in the second column of the flow's split, replacing the column's content.
  public func showDetail(
    _ screen: any Screen, animated: Bool = true, transition: FlowTransition? = nil
  ) {
    let call = Call("show detail", screen)
    guard let stage = stage(for: call) else { return }
    let isNow = stage.admits(call) { [self] in
      showDetail(screen, animated: animated, transition: transition)
    }
    guard isNow else { return }
    guard let column = secondColumn else { return stage.warn(noSplit(call)) }
    guard canShow(screen, call, on: stage) else { return }
    stage.change(animated: animated) {
      clear(column: column, on: stage)
      stage.show(with: transition) {
        stage.insert(screen, of: self, at: Stage.Location(stack: column, style: nil))
      }
    }
  }

  /// Its flows end, even if they show nothing yet, or something elsewhere.
  func clear(column: Int, on stage: Stage) {
    for child in children(in: column).reversed() where child.flow.ending == nil {
      child.flow.close(as: .replaced)
    }
    stage.remove(as: .replaced, by: self) { $0.row(in: column) != nil }
  }

  fileprivate func children(in column: Int) -> [any Coordinator] {
    allChildren.filter { $0.flow.location.stack == column }
  }
}

extension Stage {
  /// Begins again the flow with which a second column began, where that has become empty: if it then has
  /// nothing to show, only after something else was shown there. Returns whether one began.
  func renewColumn() -> Bool {
    for shown in containers {
      guard let item = item(shown.id, on: shown.stack), let container = item.entry?.container,
        case .newFlow(let make)? = container.placeholder, let column = container.stacks.last,
        column.entries.isEmpty, !column.cameToNothing, item.flow.children(in: column.id).isEmpty
      else { continue }
      if current.renewed.contains(shown.id) {
        update(column.id) { $0.cameToNothing = true }
        continue
      }
      let child = make()
      guard !item.flow.allChildren.contains(where: { type(of: $0) == type(of: child) }) else {
        continue
      }
      current.renewed.append(shown.id)
      update(column.id) { ($0.owner, $0.cameToNothing) = (child.flow, true) }
      item.flow.begin(child, on: self, at: column.id)
      notePlaceholders(of: item.flow)
      return true
    }
    return false
  }

  /// Shows the initial screens of second columns that have become empty.
  func fillColumns() {
    for shown in containers {
      guard let item = item(shown.id, on: shown.stack), let container = item.entry?.container,
        let screen = container.placeholder?.screen,
        let column = container.stacks.last, column.entries.isEmpty,
        item.flow.children(in: column.id).isEmpty, !screen.presence.isShown
      else { continue }
      insert(screen, of: item.flow, at: Location(stack: column.id, style: nil))
      notePlaceholders(of: item.flow)
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

  /// Where the flow pushes; nil if it has no stack. In its split, the second column if that covers the
  /// first, or if the event that it answers came from there.
  var stackLocation: Stage.Location? {
    guard containerShown != nil, let container = container?.entry?.container else {
      return location
    }
    guard container.kind == .split, let first = container.stacks.first,
      let second = container.stacks.last
    else { return nil }
    if columnOfSender == second.id { return Stage.Location(stack: second.id, style: nil) }
    guard first.owner === self else { return nil }
    let isCovered = width == .compact && container.isSecondAbove
    return Stage.Location(stack: (isCovered ? second : first).id, style: nil)
  }

  /// The second column of its split.
  var secondColumn: Int? {
    guard let container = container?.entry?.container, container.kind == .split else { return nil }
    return container.stacks.last?.id
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
    guard let stage = stage(for: call), stage.admits(call, later: show) else { return nil }
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
