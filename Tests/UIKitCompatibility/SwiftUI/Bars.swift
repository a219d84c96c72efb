// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency
public protocol ToolbarContent {}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    TupleToolbarContent(value: (repeat each content))
  }
}

nonisolated struct TupleToolbarContent<T>: ToolbarContent {
  let value: T
}

public struct ToolbarItemPlacement: Sendable {
  public static let cancellationAction = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let automatic = ToolbarItemPlacement()
}

public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
  let content: Content
}

extension ToolbarItem where ID == Void {
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension View {
  /// Draws its items below the view.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let bar = Kept(content())
    return Modified(content: self) { drawing, content in
      content()
      drawing.add(bar: bar.value)
    }
  }

  /// Draws it below the view.
  public nonisolated func overlay<V: View>(@ViewBuilder content: () -> V) -> some View {
    let overlay = Kept(content())
    return Modified(content: self) { drawing, content in
      content()
      drawing.add(overlay.value)
    }
  }
}

extension Drawing {
  fileprivate func add(bar: some ToolbarContent) {
    if let item = bar as? any Drawable { return item.draw(into: self) }
    guard let children = Mirror(reflecting: bar).children.first?.value else { return }
    if let item = children as? any ToolbarContent { return add(bar: item) }
    for child in Mirror(reflecting: children).children {
      if let item = child.value as? any ToolbarContent { add(bar: item) }
    }
  }
}

extension ToolbarItem: Drawable {
  @MainActor func draw(into drawing: Drawing) { drawing.add(content) }
}
