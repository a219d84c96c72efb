package import Syntax

/// How the screen's view is created.
package enum ScreenView: Sendable {
  /// A view controller in code, scaffolded.
  case uikit
  /// A SwiftUI view, scaffolded, in a hosting controller.
  case swiftui
  /// A view controller in a storyboard, scaffolded.
  case storyboard(Storyboard)
  /// A system view controller that returns one result.
  case picker
  /// A view controller that the developer creates.
  case none
}

/// Where a storyboard's view controller is; by default, both names are that of its type.
package struct Storyboard: Sendable {
  /// String literals.
  package var name: SwiftValue?
  package var identifier: SwiftValue?
}
