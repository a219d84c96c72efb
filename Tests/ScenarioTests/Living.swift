import GeneratedRuntime

/// Which of the coordinators, screens and view models that were ever on a stage still live.
@MainActor
final class Living {
  private struct Known {
    let name: String
    let id: ObjectIdentifier
    weak var object: AnyObject?
  }

  private var known: [Known] = []

  /// The living, by name; each name as often as it lives.
  var names: [String] {
    known.filter { $0.object != nil }.map(\.name).sorted()
  }

  func see(_ stage: Stage) {
    if let root = stage.root { see(root) }
  }

  private func see(_ coordinator: any Coordinator) {
    add(coordinator)
    for screen in coordinator.flow.screens { see(screen) }
    for child in coordinator.flow.children { see(child) }
  }

  private func see(_ screen: some Screen) {
    add(screen)
    add(screen)
  }

  private func add(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    guard !known.contains(where: { $0.id == id && $0.object != nil }) else { return }
    known.append(Known(name: "\(type(of: object))", id: id, object: object))
  }
}
