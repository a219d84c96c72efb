package import Storage
package import Syntax

/// A screen or a flow that a launch argument starts alone.
package struct LaunchPoint: Sendable {
  /// `"owl-list-grid"`
  package let argument: SwiftValue
  /// `owlListGrid`
  package let name: MemberName
  /// The screen or flow that it starts.
  package let destination: Destination
}
