package import Language
package import Storage
package import Syntax

/// How something is shown modally.
package struct Modal: Sendable {
  package let style: ModalStyle
  /// More about its look, where the spec says more than the style.
  package let look: ModalLook?
  /// What answers a swipe down, where that doesn't just take it away.
  package let onSwipe: SwipeAnswer?
}

/// The method that answers an event of the screen which the user swipes down.
package struct SwipeAnswer: Sendable {
  /// The local constant of the flow whose method it is; nil for the coordinator itself.
  package let flow: MemberName?
  package let method: MemberName
  /// Whether `self.` is written, since something in scope has the method's name.
  package let isHidden: Bool
  /// The sender, where the flow has other methods of the name and Swift must be told which is
  /// meant; of the coordinator's own, what it presents tells.
  package let viewModel: TypeName?
  /// The view model of the screen that is swiped.
  package let sender: TypeName
}

/// A question to the user.
package struct Alert: Sendable {
  package let title: SwiftValue?
  package let message: SwiftValue?
  package let style: AlertStyle
  package let anchor: SwiftValue?
  package let buttons: ArenaList<Button>

  package struct Button: Sendable {
    package let title: SwiftValue
    package let role: ButtonRole?
    package let steps: ArenaList<Step>
  }
}

/// A tab that a flow begins with.
package struct Tab: Sendable {
  package let flow: Showing
  package let title: SwiftValue
  package let image: SwiftValue?
  /// Whether it is selected though it isn't the first.
  package let isSelected: Bool
}

/// What stands in a column of a split at first.
package enum Column: Sendable {
  case screen(Showing)
  case flow(Showing)

  package var showing: Showing {
    switch self {
    case .screen(let showing), .flow(let showing): showing
    }
  }
}

extension Step {
  /// What may come of the step, each by itself: the cases of a choice, the buttons of an alert, the
  /// widths.
  package var branches: [ArenaList<Step>] {
    switch self {
    case .choose(let choice): choice.cases.map(\.steps)
    case .alert(let alert): alert.buttons.map(\.steps)
    case .width(let compact, let regular): [compact, regular]
    default: []
    }
  }
}
