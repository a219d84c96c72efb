package import MvvmgenSyntax

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
  /// Something that the system shows by itself, and that returns one result.
  case session
  /// A view controller that the developer creates.
  case none
}

extension ScreenView {
  /// Whether the system draws it, and it returns one result.
  package var isOfSystem: Bool {
    switch self {
    case .picker, .session: true
    default: false
    }
  }

  package var isSession: Bool {
    if case .session = self { true } else { false }
  }
}

/// Where a storyboard's view controller is; by default, both names are that of its type.
package struct Storyboard: Sendable {
  /// String literals.
  package var name: SwiftValue?
  package var identifier: SwiftValue?
}
