/// A flow of screens.
@MainActor
public protocol Coordinator: AnyObject {
  /// Starts the flow.
  func start()
}
