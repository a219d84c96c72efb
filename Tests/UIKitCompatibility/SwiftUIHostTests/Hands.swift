import SwiftUI
import Testing
import UIKit

@testable import GeneratedRuntime

/// One after the other, since they share the run loop.
@Suite(.serialized)
struct SwiftUIHostTests {}

/// A window, and the drawings of its hosting controllers.
@MainActor
final class Hands {
  let window: UIWindow

  init(_ window: UIWindow = UIWindow()) {
    self.window = window
    Self.reset()
  }

  /// Forgets what earlier tests left.
  static func reset() {
    Simulation.settle()
    Simulation.reset()
    HostClock.schedule = { Simulation.later(seconds: $0, $1) }
  }

  /// The drawing of the topmost screen.
  var drawing: Drawing {
    get throws {
      Simulation.settle()
      let top = Simulation.topStack(in: window)?.topViewController
      return try #require(top as? any Hosting, "\(String(describing: top))").shown
    }
  }
}

/// Waits until a task makes the condition true.
@MainActor
func wait(until holds: () throws -> Bool) async rethrows {
  for _ in 0..<1_000 {
    if try holds() { return }
    await Task.yield()
  }
  Issue.record("it never came to hold")
}

extension Drawing {
  /// The controls, with their identifiers.
  var names: [String] { controls.map { "\($0.title): \($0.identifier ?? "none")" } }
}
