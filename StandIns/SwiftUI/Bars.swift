// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency
public protocol ToolbarContent {}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock(_ content: some ToolbarContent) -> some ToolbarContent { content }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ToolbarContentBuilder {
  public static func buildIf(_ content: (some ToolbarContent)?) -> some ToolbarContent {
    OptionalToolbarContent(value: content)
  }
}

nonisolated struct OptionalToolbarContent<T>: ToolbarContent {
  let value: T?
}

// Up to ten, each by hand, as Apple's.
extension ToolbarContentBuilder {
  public static func buildBlock(
    _ c0: some ToolbarContent, _ c1: some ToolbarContent
  ) -> some ToolbarContent { TupleToolbarContent(value: (c0, c1)) }

  public static func buildBlock(
    _ c0: some ToolbarContent, _ c1: some ToolbarContent, _ c2: some ToolbarContent
  ) -> some ToolbarContent { TupleToolbarContent(value: (c0, c1, c2)) }

  public static func buildBlock(
    _ c0: some ToolbarContent, _ c1: some ToolbarContent, _ c2: some ToolbarContent,
    _ c3: some ToolbarContent
  ) -> some ToolbarContent { TupleToolbarContent(value: (c0, c1, c2, c3)) }

  public static func buildBlock(
    _ c0: some ToolbarContent, _ c1: some ToolbarContent, _ c2: some ToolbarContent,
    _ c3: some ToolbarContent, _ c4: some ToolbarContent
  ) -> some ToolbarContent { TupleToolbarContent(value: (c0, c1, c2, c3, c4)) }

  public static func buildBlock(
    _ c0: some ToolbarContent, _ c1: some ToolbarContent, _ c2: some ToolbarContent,
    _ c3: some ToolbarContent, _ c4: some ToolbarContent, _ c5: some ToolbarContent
  ) -> some ToolbarContent { TupleToolbarContent(value: (c0, c1, c2, c3, c4, c5)) }

  public static func buildBlock(
    _ c0: some ToolbarContent, _ c1: some ToolbarContent, _ c2: some ToolbarContent,
    _ c3: some ToolbarContent, _ c4: some ToolbarContent, _ c5: some ToolbarContent,
    _ c6: some ToolbarContent
  ) -> some ToolbarContent { TupleToolbarContent(value: (c0, c1, c2, c3, c4, c5, c6)) }

  public static func buildBlock(
    _ c0: some ToolbarContent, _ c1: some ToolbarContent, _ c2: some ToolbarContent,
    _ c3: some ToolbarContent, _ c4: some ToolbarContent, _ c5: some ToolbarContent,
    _ c6: some ToolbarContent, _ c7: some ToolbarContent
  ) -> some ToolbarContent { TupleToolbarContent(value: (c0, c1, c2, c3, c4, c5, c6, c7)) }

  public static func buildBlock(
    _ c0: some ToolbarContent, _ c1: some ToolbarContent, _ c2: some ToolbarContent,
    _ c3: some ToolbarContent, _ c4: some ToolbarContent, _ c5: some ToolbarContent,
    _ c6: some ToolbarContent, _ c7: some ToolbarContent, _ c8: some ToolbarContent
  ) -> some ToolbarContent { TupleToolbarContent(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8)) }

  public static func buildBlock(
    _ c0: some ToolbarContent, _ c1: some ToolbarContent, _ c2: some ToolbarContent,
    _ c3: some ToolbarContent, _ c4: some ToolbarContent, _ c5: some ToolbarContent,
    _ c6: some ToolbarContent, _ c7: some ToolbarContent, _ c8: some ToolbarContent,
    _ c9: some ToolbarContent
  ) -> some ToolbarContent { TupleToolbarContent(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)) }
}

nonisolated struct TupleToolbarContent<T>: ToolbarContent {
  let value: T
}

public struct ToolbarItemPlacement {
  public static var cancellationAction: ToolbarItemPlacement { ToolbarItemPlacement() }
  public static var confirmationAction: ToolbarItemPlacement { ToolbarItemPlacement() }
  public static var primaryAction: ToolbarItemPlacement { ToolbarItemPlacement() }
  public static var automatic: ToolbarItemPlacement { ToolbarItemPlacement() }
  @available(watchOS, unavailable)
  public static var navigation: ToolbarItemPlacement { ToolbarItemPlacement() }
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

  /// Draws it below the view; where it has stacks, it covers the view.
  public nonisolated func overlay<V: View>(@ViewBuilder content: () -> V) -> some View {
    let overlay = Kept(content())
    return Modified(content: self) { drawing, content in
      content()
      let above = drawing.apart(V.self) { $0.add(overlay.value) }
      if above.pictures.isEmpty { return drawing.take(above) }
      drawing.modals += [Modal(style: "cover", content: above, onScreen: nil)] + above.modals
    }
  }
}

extension Drawing {
  fileprivate func add(bar: some ToolbarContent) {
    if let item = bar as? any Drawable { return item.draw(into: self) }
    guard let children = Mirror(reflecting: bar).children.first?.value else { return }
    if Mirror(reflecting: children).displayStyle == .optional {
      let item = Mirror(reflecting: children).children.first?.value as? any ToolbarContent
      if let item { add(bar: item) }
      return
    }
    if let item = children as? any ToolbarContent { return add(bar: item) }
    for child in Mirror(reflecting: children).children {
      if let item = child.value as? any ToolbarContent { add(bar: item) }
    }
  }
}

extension ToolbarItem: Drawable {
  @MainActor func draw(into drawing: Drawing) { drawing.add(content) }
}
