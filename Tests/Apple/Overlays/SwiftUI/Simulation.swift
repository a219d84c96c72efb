// What the stand-in for SwiftUI uses of the stand-in for UIKit beyond UIKit.

/// The run loop.
@MainActor
public enum Simulation {
  static func later(_ work: @escaping @MainActor () -> Void) {}
  static func later(seconds: Double, _ work: @escaping @MainActor () -> Void) {}
  static func complain(_ complaint: String) {}
}
