// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public nonisolated struct Form<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

public nonisolated struct VStack<Content: View>: View {
  let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

public nonisolated struct HStack<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

public nonisolated struct Spacer: View, Sendable {
  public init() {}
}

public nonisolated struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    (header, self.content, footer) = (EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    (header, self.content, self.footer) = (EmptyView(), content(), footer())
  }
}

public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
}

extension List where SelectionValue == Never {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public nonisolated init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }
}

public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content, id) = (data, content, \.id)
  }
}

extension ForEach where Content: View {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content, self.id) = (data, content, { $0[keyPath: id] })
  }
}

public nonisolated struct ScrollView<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size

  public init(_ size: Size = .flexible()) {
    self.size = size
  }
}

public nonisolated struct LazyVGrid<Content: View>: View {
  let columns: [GridItem]
  let content: Content

  public init(columns: [GridItem], @ViewBuilder content: () -> Content) {
    (self.columns, self.content) = (columns, content())
  }
}
