// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View>: View {
  let root: Root
  let path: Kept<(rows: () -> [AnyHashable], shorten: (Int) -> Void, isStable: Bool)>

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = Kept(
      (
        { path.wrappedValue.map { AnyHashable($0) } },
        { count in path.wrappedValue.removeLast(count) }, path.isStable
      ))
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
@MainActor @preconcurrency
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let columns: [AnyView]
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension NavigationSplitView {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    columns = [AnyView(sidebar()), AnyView(content()), AnyView(detail())]
  }

  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    columns = [AnyView(sidebar()), AnyView(detail())]
  }
}

public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Kept<Binding<SelectionValue>?>
  let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (Kept(selection), content())
  }
}

public protocol TabViewStyle {}

@available(macOS, unavailable)
public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }
}

@available(macOS, unavailable)
extension TabViewStyle where Self == PageTabViewStyle {
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle() }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension View {
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let kept = Kept(destination)
    return Modified(content: self) { drawing, content in
      drawing.pass.stack?.destinations[ObjectIdentifier(D.self)] = { row in
        (row.base as? D).map { AnyView(kept.value($0)) }
      }
      content()
    }
  }

  @available(macOS 13, *)
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    Modified(content: self) { drawing, content in
      content()
      drawing.hidesBack = hidesBackButton
    }
  }

  @available(macOS 11, *)
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }

  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = Kept(label())
    return Modified(content: self) { drawing, content in
      content()
      drawing.tabItem = drawing.apart(V.self) { $0.add(label.value) }.texts.first
    }
  }

  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func badge(_ label: Text?) -> some View {
    Modified(content: self) { drawing, content in
      content()
      drawing.badge = label?.content
    }
  }

  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
    Tagged(content: self, tag: Kept(AnyHashable(tag)))
  }
}

nonisolated struct Tagged<Content: View>: View {
  let content: Content
  let tag: Kept<AnyHashable>
}

extension Tagged: Drawable {
  @MainActor func draw(into drawing: Drawing) {
    guard let tabs = drawing.pass.tabs else { return drawing.add(content) }
    drawing.pass.tabs = nil
    tabs.add(tag.value, drawing) { $0.add(content) }
    drawing.pass.tabs = tabs
  }
}

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
    let all = shown + (isMoving ? next.filter { !shown.contains($0) } : [])
    return all.map { row in (row, tops.contains(row)) }
  }

  fileprivate var isRootSeen: Bool { shown.isEmpty || isMoving && next.isEmpty }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension NavigationStack: Drawable {
  func draw(into drawing: Drawing) {
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
  func draw(into drawing: Drawing) {
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
