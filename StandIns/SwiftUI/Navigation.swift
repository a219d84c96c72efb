// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public nonisolated struct NavigationStack<Data, Root: View>: View {
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
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
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

@available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
@available(watchOS, unavailable)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {}

@available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
@available(watchOS, unavailable)
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
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    looking("\(S.self)")
  }

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
