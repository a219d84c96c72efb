// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// MARK: - Stacks

/// A stack as it is on screen, which takes time to follow its path.
@MainActor
public final class StackOnScreen {
  private var told: [AnyHashable] = []
  private var shown: [AnyHashable] = []
  private var isMoving = false
  private var hasBegun = false
  private var shorten: (Int) -> Void = { _ in }
  fileprivate weak var window: Presenter?
  fileprivate var hidesBack = false
  var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]

  /// The user goes back by so many screens.
  public func goBack(_ count: Int = 1) {
    if !isMoving, !hidesBack, shown.count >= count { shorten(count) }
  }

  /// How many screens are above the first.
  public var depth: Int { shown.count }

  fileprivate func follow(_ path: [AnyHashable], by shorten: @escaping (Int) -> Void) {
    self.shorten = shorten
    guard hasBegun else {
      (told, shown, hasBegun) = (path, path, true)
      return
    }
    guard path != told else { return }
    let faults = Simulation.faults
    told = path
    if isMoving || faults.contains(.losesPaths) && window?.isBusy == true { return }
    move()
  }

  private func move() {
    let stays = zip(shown, told).prefix { $0 == $1 }.count
    let isBoth = stays < shown.count && stays < told.count
    next = isBoth && Simulation.faults.contains(.onlyPops) ? Array(told.prefix(stays)) : told
    isMoving = true
    window?.begin()
    Simulation.later(seconds: Simulation.transition) { [self] in
      isMoving = false
      window?.end()
      shown = next
      if shown != told, Simulation.faults.isDisjoint(with: [.losesPaths, .onlyPops]) { move() }
      window?.redraw()
    }
  }

  private var next: [AnyHashable] = []

  /// All rows that are evaluated, and whether they are in sight.
  fileprivate var rows: [(row: AnyHashable, isSeen: Bool)] {
    let tops = isMoving ? [shown.last, next.last] : [shown.last]
    let before = Set(shown)
    let all = shown + (isMoving ? next.filter { !before.contains($0) } : [])
    return all.map { row in (row, tops.contains(row)) }
  }

  fileprivate var isRootSeen: Bool { shown.isEmpty || isMoving && next.isEmpty }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension NavigationStack: Drawable {
  @MainActor func draw(into drawing: Drawing) {
    let path = path.value
    if !path.isStable { Simulation.complain("a path is bound by closures") }
    let stack = drawing.place.object("stack") { StackOnScreen() }
    let outer = drawing.pass.stack
    stack.window = drawing.pass.window
    stack.follow(path.rows(), by: path.shorten)
    drawing.pass.stack = stack
    var rows = [drawing.apart(Root.self, isSeen: stack.isRootSeen) { $0.add(root) }]
    for (row, isSeen) in stack.rows {
      let view = stack.destinations[ObjectIdentifier(type(of: row.base))]?(row)
      rows.append(
        drawing.apart(Root.self, row, isSeen: isSeen) { drawing in
          EnvironmentValues.within {
            EnvironmentValues.current.dismissal = { stack.goBack() }
          } draw: {
            view.map { drawing.add($0) }
          }
        })
    }
    drawing.pass.stack = outer
    stack.hidesBack = rows.last?.hidesBack == true
    drawing.stacks.append(stack)
    if let top = rows.last {
      let pictures = rows.filter(\.hasContent).map(\.picture)
      top.pictures = []
      drawing.take(top)
      drawing.pictures.append(.stack(pictures))
    }
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension NavigationSplitView: Drawable {
  @MainActor func draw(into drawing: Drawing) {
    let columns = columns.enumerated().map { index, column in
      drawing.apart(Sidebar.self, index) { $0.add(column) }
    }
    let pictures = columns.map(\.picture)
    for column in columns {
      column.pictures = []
      drawing.take(column)
    }
    drawing.pictures.append(.split(pictures))
  }
}

extension Drawing {
  /// As one of others.
  fileprivate var picture: Picture { pictures.first ?? .view(self) }

  fileprivate var hasContent: Bool {
    !pictures.isEmpty || !texts.isEmpty || !controls.isEmpty || !controllers.isEmpty
  }
}

extension EnvironmentValues {
  /// Draws in a changed environment.
  @MainActor static func within(_ change: () -> Void, draw: () -> Void) {
    let before = current
    change()
    draw()
    current = before
  }
}

// MARK: - Tabs

/// Tabs as they are on screen.
@MainActor
public final class TabsOnScreen {
  private(set) fileprivate var tabs: [(tag: AnyHashable, content: Drawing)] = []
  fileprivate let selected: AnyHashable?
  fileprivate let select: (AnyHashable) -> Void

  fileprivate init(selected: AnyHashable?, select: @escaping (AnyHashable) -> Void) {
    (self.selected, self.select) = (selected, select)
  }

  /// The titles on the bar.
  public var titles: [String] { tabs.map { $0.content.tabItem ?? "" } }

  /// The badges on the bar.
  public var badges: [String?] { tabs.map(\.content.badge) }

  /// The user taps a tab.
  public func tap(_ index: Int) {
    if tabs.indices.contains(index) { select(tabs[index].tag) }
  }

  fileprivate func add(_ tag: AnyHashable, _ drawing: Drawing, _ draw: (Drawing) -> Void) {
    tabs.append((tag, drawing.apart(Self.self, isSeen: tag == selected, draw)))
  }
}

extension TabView: Drawable {
  @MainActor func draw(into drawing: Drawing) {
    let selection = selection.value
    let tabs = TabsOnScreen(selected: selection.map { AnyHashable($0.wrappedValue) }) { tag in
      if let value = tag.base as? SelectionValue { selection?.wrappedValue = value }
    }
    let outer = drawing.pass.tabs
    drawing.pass.tabs = tabs
    _ = drawing.apart(Content.self) { $0.add(content) }
    drawing.pass.tabs = outer
    let pictures = tabs.tabs.map { (tabs.selected == $0.tag, $0.content.picture) }
    drawing.tabs.append(tabs)
    if let selected = tabs.tabs.first(where: { $0.tag == tabs.selected })?.content {
      selected.pictures = []
      drawing.take(selected)
    }
    drawing.pictures.append(.tabs(pictures))
  }
}

extension Picker: Drawable {
  @MainActor func draw(into drawing: Drawing) {}
}

extension Tagged: Drawable {
  @MainActor func draw(into drawing: Drawing) {
    guard let tabs = drawing.pass.tabs else { return drawing.add(content) }
    drawing.pass.tabs = nil
    tabs.add(tag.value, drawing) { $0.add(content) }
    drawing.pass.tabs = tabs
  }
}
