// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view and a modifier's addition.
nonisolated struct Modified<Content: View>: View {
  let content: Content
  let modify: @MainActor (Drawing, _ content: @MainActor () -> Void) -> Void
}

/// The storage of a view, used only on the main actor.
struct Kept<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// The last value that a view had.
private final class Last<Value> {
  var value: Value?
}

/// The work of a view.
private final class Work {
  var task: Task<Void, Never>?
}

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

// swift-format-ignore: NoLeadingUnderscores
public nonisolated struct _ViewModifier_Content<Modifier>: View {
  let draw: Kept<@MainActor (Drawing) -> Void>
}

extension _ViewModifier_Content: Drawable {
  @MainActor func draw(into drawing: Drawing) { draw.value(drawing) }
}

public nonisolated struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: Drawable where Content: View, Modifier: ViewModifier {
  @MainActor func draw(into drawing: Drawing) {
    drawing.link(modifier)
    drawing.add(
      modifier.body(content: _ViewModifier_Content(draw: Kept { $0.add(content) })))
  }
}

extension View {
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    let kept = Kept(object)
    return Modified(content: self) { _, content in
      let before = EnvironmentValues.current
      EnvironmentValues.current.objects[ObjectIdentifier(T.self)] = kept.value
      content()
      EnvironmentValues.current = before
    }
  }

  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    Modified(content: self) { $0.name($1, identifier) }
  }

  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  #if canImport(UIKit) && !os(watchOS)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
      self
    }
  #endif

  @available(macOS, unavailable)
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  public nonisolated func disabled(_ disabled: Bool) -> some View {
    Modified(content: self) { drawing, content in
      let isEnabled = drawing.isEnabled
      drawing.isEnabled = isEnabled && !disabled
      content()
      drawing.isEnabled = isEnabled
    }
  }

  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    let kept = Kept(action)
    return Modified(content: self) { $0.submit($1, kept.value) }
  }

  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    let kept = Kept((binding, value))
    return Modified(content: self) { $0.focus($1) { kept.value.0.wrappedValue == kept.value.1 } }
  }

  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    let title = titleKey.key
    return Modified(content: self) { drawing, content in
      content()
      drawing.title = title
    }
  }

  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    let title = String(title)
    return Modified(content: self) { drawing, content in
      content()
      drawing.title = title
    }
  }

  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    Modified(content: self) { $1() }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { changing(value, initial) { _, _ in action() } }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { changing(value, initial, action) }

  @available(iOS, deprecated: 17)
  @available(macOS, deprecated: 14)
  @available(tvOS, deprecated: 17)
  @available(watchOS, deprecated: 10)
  @available(visionOS, deprecated: 1)
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View { changing(value, false) { action($1) } }

  private nonisolated func changing<V: Equatable>(
    _ value: V, _ initial: Bool, _ action: @escaping (V, V) -> Void
  ) -> some View {
    let kept = Kept((value, action))
    return Modified(content: self) { drawing, content in
      let (value, action) = kept.value
      let last = drawing.place.object("value") { Last<V>() }
      drawing.pass.afterwards.append {
        let old = last.value
        last.value = value
        if let old, old != value { action(old, value) }
        if old == nil, initial { action(value, value) }
      }
      content()
    }
  }

  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    let kept = Kept(action)
    return Modified(content: self) { drawing, content in
      if let action = kept.value {
        drawing.place.appear = { action() }
        if Simulation.faults.contains(.appearsTwice) {
          drawing.place.appear = {
            action()
            action()
          }
        }
      }
      content()
    }
  }

  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    let kept = Kept(action)
    return Modified(content: self) { drawing, content in
      drawing.place.disappear = kept.value
      content()
    }
  }

  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    let kept = Kept(id)
    return Modified(content: self) { drawing, content in
      drawing.enter(ID.self, AnyHashable(kept.value), content)
    }
  }

  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  public nonisolated func opacity(_ opacity: Double) -> some View {
    looking(opacity == 1 ? nil : "opacity \(opacity)")
  }

  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    looking(hidden ? "hidden from accessibility" : nil)
  }

  /// Notes how it is to look; nil for as always.
  nonisolated func looking(_ look: String?) -> some View {
    Modified(content: self) { drawing, content in
      content()
      if let look { drawing.looks.append(look) }
    }
  }

  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil
  ) -> some View { self }

  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }

  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    let kept = Kept(action)
    return Modified(content: self) { drawing, content in
      content()
      drawing.linkHandlers.append(kept.value)
    }
  }

  public nonisolated func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    let kept = Kept(action)
    return Modified(content: self) { drawing, content in
      let work = drawing.place.object("task") { Work() }
      // Up to where it first waits, as the work of a view begins at once.
      drawing.place.appear = { work.task = Task.immediate { await kept.value() } }
      drawing.place.disappear = { work.task?.cancel() }
      content()
    }
  }

  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    Modified(content: self) { drawing, content in
      content()
      drawing.refreshes.append(action)
    }
  }
}

public struct AccessibilityChildBehavior: Hashable {
  public static var ignore: AccessibilityChildBehavior { AccessibilityChildBehavior() }
  public static var combine: AccessibilityChildBehavior { AccessibilityChildBehavior() }
}

@available(macOS, unavailable)
public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
}

public struct SubmitLabel: Sendable {
  public static var go: SubmitLabel { SubmitLabel() }
  public static var next: SubmitLabel { SubmitLabel() }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

public protocol ShapeStyle: Sendable {}

public struct Color: ShapeStyle {}

public struct AnyShapeStyle: ShapeStyle {
  public init<S: ShapeStyle>(_ style: S) {}
}

public struct BackgroundStyle: ShapeStyle {}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { Color() }
  public static var red: Color { Color() }
}

public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let all = Edge.Set(rawValue: 15)
  }
}
