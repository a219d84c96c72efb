// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor @preconcurrency init()
}

extension App {
  /// Opens no windows: ``Simulation/openWindow(of:)`` does.
  public static func main() {}
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

@resultBuilder
public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public nonisolated struct WindowGroup<Content: View>: Scene {
  let content: Content

  /// The real one's is `Never`.
  public var body: WindowGroup { self }

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
