// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Observation

#if canImport(UIKit) && !os(watchOS)
  @_exported public import UIKit
#else
  @_exported public import Foundation
#endif

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) draws itself") }
}

extension Never: View {
  public typealias Body = Never
}

// MARK: - Builders

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

// MARK: - Views of views

public nonisolated struct EmptyView: View, Sendable {
  public init() {}
}

public nonisolated struct TupleView<T>: View {
  public var value: T

  public init(_ value: T) {
    self.value = value
  }
}

public nonisolated struct AnyView: View {
  let content: any View

  public init<Content: View>(_ view: Content) {
    content = view
  }
}

// swift-format-ignore: NoLeadingUnderscores
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

public nonisolated struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
