/// A tab, and the child flow in it.
public struct FlowTab {
  let coordinator: any Coordinator
  let tab: Stage.Tab
  let isSelected: Bool

  /// A tab; the first is selected unless one says otherwise.
  ///
  /// `image` is the name of an image of the app's, or of the system's symbols.
  public static func tab(
    _ coordinator: any Coordinator, title: String, image: String? = nil, isSelected: Bool = false
  ) -> Self {
    Self(
      coordinator: coordinator, tab: Stage.Tab(title: title, image: image), isSelected: isSelected)
  }
}

/// What a column of a split begins with.
public enum FlowColumn {
  /// A screen of the flow that has the split.
  case screen(any Screen)
  /// A child flow.
  case flow(any Coordinator)

  fileprivate var screen: (any Screen)? {
    if case .screen(let screen) = self { screen } else { nil }
  }

  fileprivate var coordinator: (any Coordinator)? {
    if case .flow(let coordinator) = self { coordinator } else { nil }
  }
}

/// A flow that is one screen.
@MainActor
public final class SingleScreenCoordinator: Coordinator {
  /// What it shows: its screen.
  public let flow = Flow()
  private var screen: (any Screen)?

  /// A flow of this screen.
  public init(_ screen: any Screen) {
    self.screen = screen
  }

  /// Shows the screen.
  public func start() {
    if let screen { flow.push(screen, animated: false) }
    screen = nil
  }
}

// MARK: - Tabs

extension Flow {
  /// Shows child flows side by side, each in a tab with a stack of its own. The flow itself has no
  /// stack then: it pushes nothing, and starts no child by a push.
  ///
  /// A tab leaves the bar when its flow ends, and the tabs leave with the last. Tabs whose flows
  /// can't be started (see ``start(_:as:style:animated:)``) are left out.
  public func showTabs(_ tabs: [FlowTab]) {
    guard let stage = stageForContainer(Call("show tabs")) else { return }
    let all = tabs.map(\.coordinator)
    let tabs = tabs.enumerated().filter { index, tab in
      canStart(tab.coordinator, beside: all.prefix(index), on: stage)
    }.map(\.element)
    let stacks = tabs.map {
      Stage.Stack(id: stage.makeID(), owner: $0.coordinator.flow, tab: $0.tab)
    }
    let pairs = zip(tabs, stacks)
    guard let selected = (pairs.first { $0.0.isSelected } ?? pairs.first { _ in true })?.1 else {
      return stage.warn("show tabs: \(name) has none")
    }
    stage.change(animated: false) {
      let container = Stage.Container(kind: .tabs(selected: selected.id), stacks: stacks)
      stage.insert(container, of: self, at: place)
      for (tab, stack) in pairs { begin(tab.coordinator, on: stage, at: stack.id) }
    }
  }

  /// Selects the tab of a child flow.
  public func select<C: Coordinator>(_ child: C.Type, animated: Bool = true) {
    let call = Call("select", child)
    guard let stage = stage(for: call), stage.admits(call) else { return }
    let tab = container?.entry?.container?.stacks.first {
      $0.tab != nil && $0.owner?.coordinator is C
    }
    guard let tab, let item = container else {
      return stage.warn("\(call): \(name) has no such tab")
    }
    stage.change(animated: animated) { stage.select(tab.id, in: item) }
  }
}

// MARK: - Split

extension Flow {
  /// Shows two columns, one above the other where the width is compact. The flow pushes on the
  /// first where that is a screen of its own; where it is a child flow, it pushes nothing.
  ///
  /// When nothing is left in the first column the split leaves. When nothing is left in the second,
  /// the screen that it began with comes back; one that began with a flow is empty.
  ///
  /// Where the width is compact, the second lies above the first only once it shows something else
  /// than it began with: what it begins with is often a placeholder.
  public func showSplit(primary: FlowColumn, secondary: FlowColumn? = nil) {
    guard let stage = stageForContainer(Call("show split")) else { return }
    let columns = [primary, secondary]
    let children = columns.compactMap { $0?.coordinator }
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
      let stacks = columns.map { column in
        Stage.Stack(id: stage.makeID(), owner: column?.coordinator?.flow ?? self)
      }
      let container = Stage.Container(
        kind: .split, stacks: stacks, placeholder: secondary?.screen)
      stage.insert(container, of: self, at: place)
      for (column, stack) in zip(columns, stacks) {
        if let screen = column?.screen {
          stage.insert(screen, of: self, at: Stage.Place(stack: stack.id, style: nil))
        } else if let child = column?.coordinator {
          begin(child, on: stage, at: stack.id)
        }
      }
      stage.notePlaceholders(of: self)
    }
  }

  /// Shows a screen in the second column of the flow's split, in place of what is there.
  public func showDetail(_ screen: any Screen, animated: Bool = true) {
    let call = Call("show detail", screen)
    guard let stage = stage(for: call), stage.admits(call) else { return }
    guard let container = container?.entry?.container, container.kind == .split,
      let column = container.stacks.last
    else { return stage.warn("\(call): \(name) has no split") }
    guard canShow(screen, call, on: stage) else { return }
    stage.change(animated: animated) {
      stage.remove(as: .replaced) { $0.row(in: column.id) != nil }
      stage.insert(screen, of: self, at: Stage.Place(stack: column.id, style: nil))
    }
  }
}

extension Stage {
  /// Puts back what second columns began with, where nothing is left in them.
  func fillColumns() {
    for shown in containers {
      guard let item = item(shown.id, on: shown.stack), let container = item.entry?.container,
        let screen = container.placeholder,
        let column = container.stacks.last, column.entries.isEmpty, !screen.presence.isShown
      else { continue }
      insert(screen, of: item.flow, at: Place(stack: column.id, style: nil))
      notePlaceholders(of: item.flow)
    }
  }
}

// MARK: - Where

extension Flow {
  /// How much room there is from side to side; compact for a flow without a stage.
  public var width: WidthClass { stage?.width ?? .compact }

  /// The tabs or the split that the flow itself shows.
  var container: Stage.Item? {
    containerShown.flatMap { stage?.item($0.id, on: $0.stack) }
  }

  /// Where the flow pushes; nil where it has no stack. Above the second column of its split where
  /// that covers the first.
  var stackPlace: Stage.Place? {
    guard containerShown != nil, let container = container?.entry?.container else { return place }
    guard container.kind == .split, let first = container.stacks.first, first.owner === self else {
      return nil
    }
    let above = width == .compact && container.isSecondAbove ? container.stacks.last : nil
    return Stage.Place(stack: (above ?? first).id, style: nil)
  }

  private func stageForContainer(_ call: Call) -> Stage? {
    guard let stage = stage(for: call), stage.admits(call) else { return nil }
    if container == nil { return stage }
    stage.warn("\(call): \(name) has tabs or a split already")
    return nil
  }

  /// Of children that start together, too, no two are of one type.
  private func canStart(
    _ child: any Coordinator, beside others: some Collection<any Coordinator>, on stage: Stage
  ) -> Bool {
    guard !others.contains(where: { type(of: $0) == type(of: child) }) else {
      stage.warn("\(Call("start", child)): \(name) has one already")
      return false
    }
    return canStart(child, as: .push, on: stage)
  }

  private func begin(_ child: any Coordinator, on stage: Stage, at stack: Int) {
    guard end == nil, child.flow.coordinator == nil else { return }
    begin(child, on: stage, at: Stage.Place(stack: stack, style: nil))
  }
}
