// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting("sheet", item, onDismiss, content) }

  @available(macOS, unavailable)
  @available(iOS 14, tvOS 14, watchOS 7, *)
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting("cover", item, onDismiss, content) }

  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting("popover", item, nil, content) }

  private nonisolated func presenting<Item: Identifiable, Content: View>(
    _ style: String, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    Presenting(
      below: self, style: style, item: item, onDismiss: onDismiss,
      content: { AnyView(content($0)) })
  }

  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(
      "alert", title, isPresented, data, data.map { AnyView(actions($0)) },
      data.map { AnyView(message($0)) })
  }

  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(
      "dialog", title, isPresented, data, data.map { AnyView(actions($0)) },
      data.map { AnyView(message($0)) })
  }

  private nonisolated func asking(
    _ style: String, _ title: Text, _ isPresented: Binding<Bool>, _ data: Any?,
    _ actions: AnyView?, _ message: AnyView?
  ) -> some View {
    Presenting(
      below: self, style: style,
      item: Binding(
        read: { isPresented.wrappedValue ? data.map { Asked(data: $0) } : nil },
        write: { _ in isPresented.wrappedValue = false }),
      onDismiss: nil,
      content: { _ in
        AnyView(
          Group {
            title
            message
            actions
          })
      })
  }

  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    Modified(content: self) { drawing, content in
      content()
      drawing.isHeld = isDisabled
    }
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    looking(
      detents == [.large] ? nil : "detents \(detents.map(\.name).sorted().joined(separator: ", "))")
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    looking(visibility == .automatic ? nil : "indicator \(visibility)")
  }

  @available(macOS 13.3, iOS 16.4, tvOS 16.4, watchOS 9.4, *)
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    looking(cornerRadius.map { "corners \($0)" })
  }

  @available(macOS 13.3, iOS 16.4, tvOS 16.4, watchOS 9.4, *)
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    looking("background \(style)")
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    looking("\(type(of: sizing))")
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public protocol PresentationSizing {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct FormPresentationSizing: PresentationSizing, Sendable {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct PresentationDetent: Hashable, Sendable {
  let name: String

  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")

  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }
}

public enum Visibility: Hashable, Sendable, CaseIterable {
  case automatic
  case visible
  case hidden
}

/// A view, and what it presents.
nonisolated struct Presenting<Below: View, Item: Identifiable>: View {
  let below: Below
  let style: String
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let content: (Item) -> AnyView
}

/// An alert's data, which are an object.
private struct Asked: Identifiable {
  let data: Any

  var id: ObjectIdentifier { ObjectIdentifier(data as AnyObject) }
}
