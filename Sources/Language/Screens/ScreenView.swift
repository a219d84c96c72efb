package import Syntax

/// Who makes the screen's view.
package enum ScreenView: Sendable {
  /// A view controller in code, scaffolded.
  case uikit
  /// A SwiftUI view, scaffolded, in a hosting controller.
  case swiftui
  /// A view controller in a storyboard, scaffolded.
  case storyboard(Storyboard)
  /// The system's own view controller, which gives one result.
  case picker
  /// The developer's own.
  case none
}

/// Where a view controller lies in storyboards; as the type is called where that isn't said.
package struct Storyboard: Sendable {
  /// String literals.
  package var name: SwiftValue?
  package var identifier: SwiftValue?
}
