package import MvvmgenLanguage
package import MvvmgenStorage
package import MvvmgenSyntax

/// How something is presented.
package struct Modal: Sendable {
  package let style: ModalStyle
  /// The details of its look, if the spec has more than the style.
  package let look: ModalLook?

  init(style: ModalStyle, look: ModalLook?) { (self.style, self.look) = (style, look) }

  init(_ spec: ModalSpec) { self.init(style: spec.style, look: spec.look) }

  /// The presented view controller is invisible: the system shows its own interface above it.
  static let ofSession = Self(style: .overFullScreen, look: nil)
}

/// The effect of a swipe or of going back that takes something away.
package struct Exit: Sendable {
  package let key: ExitSpec.Key
  /// The answers to the event, of each screen that has it; none if it stays.
  package let answers: [ExitAnswer]
}

/// The method that answers a screen's event when the user takes the screen away.
package struct ExitAnswer: Sendable {
  /// The local constant of the flow that has the method; nil for the coordinator itself.
  package let flow: MemberName?
  package let method: MemberName
  /// Whether `self.` is needed, because something in scope has the method's name.
  package let isHidden: Bool
  /// The sender, where the flow has several methods with that name and Swift needs its type; for a
  /// method of the coordinator itself, the screen that it shows determines it.
  package let viewModel: TypeName?
  /// The screen's type.
  package let sender: TypeName
  /// The screen's name, where the event is said to be one of its own.
  let screen: Located<TypeName>
  /// The name in the screen's spec.
  let spec: SourceSpan
}

/// A tab that a flow begins with.
package struct Tab: Sendable {
  package let flow: Destination
  package let title: Expression
  package let image: SwiftValue?
  /// Whether it is selected although it isn't the first.
  package let isSelected: Bool
  package let role: TabRole?
  package let badge: Badge?
  /// The state that says whether it is there; nil for one that always is.
  package let condition: MemberName?
  /// The event of the flow with the tabs that a tap sends in place of selecting it.
  package let onSelect: MemberName?
  /// The event of its own flow that a tap sends at its first screens.
  package let onReselect: MemberName?

  /// The state that its badge shows.
  package enum Badge: Sendable {
    case count(MemberName)
    case text(MemberName)

    package var state: MemberName {
      switch self {
      case .count(let name), .text(let name): name
      }
    }
  }
}

extension Tab {
  /// A change of a tab that follows a state of the flow.
  package enum Change: Sendable {
    case badge(Badge, of: Target)
    /// Whether it is there.
    case presence(by: MemberName, of: Target)
  }
}

/// The changes of a flow's tabs that follow its state.
package struct TabChanges: Sendable {
  private struct Cause: Sendable {
    let state: MemberName
    let change: Tab.Change
  }

  /// Searched one by one: a flow has few tabs.
  private let causes: [Cause]

  /// - Parameter start: the steps that the flow begins with.
  init(_ start: [Step]) {
    guard case .tabs(let tabs)? = start.first else {
      causes = []
      return
    }
    causes = tabs.flatMap { tab in
      let badge = tab.badge.map {
        Cause(state: $0.state, change: .badge($0, of: tab.flow.target))
      }
      let presence = tab.condition.map {
        Cause(state: $0, change: .presence(by: $0, of: tab.flow.target))
      }
      return [badge, presence].compactMap(\.self)
    }
  }

  package subscript(state: MemberName) -> [Tab.Change] {
    causes.isEmpty ? [] : causes.lazy.filter { $0.state == state }.map(\.change)
  }
}
