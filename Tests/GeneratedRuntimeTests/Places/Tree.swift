import GeneratedRuntime
import Testing

// Screens and flows that a place contains, each with a number as its data.

@MainActor
class Leaf: RestorableScreen {
  let presence = Presence()
  let number: Int

  init(_ number: Int) { self.number = number }

  func encode(to inputs: inout Stage.Place.Inputs) throws {
    try inputs.encode(number, as: "number")
  }
}

final class Bud: Leaf {}

@MainActor
class Tree: Sketch, RestorableCoordinator {
  /// The number of its first screen.
  var first = 0
  var state = 0

  static func growing(_ first: Int, _ more: @escaping (Flow) -> Void = { _ in }) -> Self {
    let tree = Self {
      $0.push(Leaf(first))
      more($0)
    }
    tree.first = first
    return tree
  }

  func encode(to inputs: inout Stage.Place.Inputs) throws {
    try inputs.encode(first, as: "first")
    try inputs.encode(state, as: "state")
  }

  func decodeState(from inputs: Stage.Place.Inputs) throws {
    state = try inputs.decode("state")
  }

  func makeScreen(named name: String, from inputs: Stage.Place.Inputs) throws -> (any Screen)? {
    switch name {
    case "Leaf": return Leaf(try inputs.decode("number"))
    case "Bud": return Bud(try inputs.decode("number"))
    default: return nil
    }
  }

  func makeFlow(named name: String, from inputs: Stage.Place.Inputs) throws -> (any Coordinator)? {
    switch name {
    case "Branch": return Branch.growing(try inputs.decode("first"))
    case "Twig": return Twig.growing(try inputs.decode("first"))
    default: return nil
    }
  }
}

final class Trunk: Tree {}
final class Branch: Tree {}
final class Twig: Tree {}

extension Stage {
  /// What is shown, and the data of each screen.
  var told: String { "\(description) \([root].compactMap(\.self).flatMap(numbers))" }

  private func numbers(of coordinator: any Coordinator) -> [Int] {
    coordinator.flow.screens.compactMap { ($0 as? Leaf)?.number }
      + coordinator.flow.children.flatMap(numbers)
  }
}
