import GeneratedRuntime

/// A walk through the app, written down: for each step what was drawn and ended, and which
/// coordinators and screens live after it.
@MainActor
final class Walkthrough {
  let stage = Stage()
  private(set) var text = ""
  private var notes: [String] = []
  private var count = 0
  private var known: [Known] = []

  private struct Known {
    let name: String
    weak var object: AnyObject?
  }

  /// Does one step.
  func step(_ title: String, _ action: () async throws -> Void) async rethrows {
    try await action()
    stage.root.map(see)
    let shown = stage.transcript.dropFirst(count)
    let lines = shown + notes + ["alive: \(alive.joined(separator: ", "))"]
    text += "\(title)\n\(lines.map { "   \($0)\n" }.joined())\n"
    (count, notes) = (stage.transcript.count, [])
  }

  /// Notes something that a step shows beside what is drawn.
  func note(_ note: String) {
    notes.append(note)
  }

  /// The living, by name; each name as often as it lives.
  private var alive: [String] {
    known.removeAll { $0.object == nil }
    return known.map(\.name).sorted()
  }

  private func see(_ coordinator: any Coordinator) {
    add(coordinator)
    coordinator.flow.screens.forEach(add)
    coordinator.flow.children.forEach(see)
  }

  private func add(_ object: AnyObject) {
    guard !known.contains(where: { $0.object === object }) else { return }
    known.append(Known(name: "\(type(of: object))", object: object))
  }
}
