package import MvvmgenLanguage
package import MvvmgenStorage
package import MvvmgenSyntax

/// An alert, in an answer or of a screen.
package struct Alert: Sendable {
  package let title: Expression?
  package let message: Expression?
  package let style: AlertStyle
  package let anchor: SwiftValue?
  package let fields: [Field]
  package let buttons: [Button]
  /// Whether its texts contain data that is never logged.
  package let isSecret: Bool
  package internal(set) var isAnimated = true
  /// Whether it isn't shown again while it is up.
  package internal(set) var isUnlessShown = false

  package struct Button: Sendable {
    package let title: Expression
    package let role: ButtonRole?
    package let reply: Reply

    /// The effect of a tap besides closing the alert.
    package enum Reply: Sendable {
      /// The steps of an answer, and the fields whose text they use.
      case answer([Step], [Value])
      /// Calls an action of the screen.
      case action(ActionReply?)
    }

    package var steps: [Step] {
      if case .answer(let steps, _) = reply { steps } else { [] }
    }
  }

  /// A call to an action of the screen that shows the alert.
  package struct ActionReply: Sendable {
    package let action: MemberName
    package let arguments: [Argument]
    package let isAsync: Bool
    /// Whether the app has a type called `Task`, so that Swift's needs its module.
    package let isBesideTask: Bool
  }

  /// A field that the user types into.
  package struct Field: Sendable {
    package let name: MemberName
    /// The local constant that stores it.
    package let variable: MemberName
    /// Initial text.
    package let text: Expression?
    package let placeholder: Expression?
    package let isSecret: Bool
  }

  /// The text in a field when the button was tapped.
  package struct Value: Sendable {
    /// The local constant that stores it.
    package let variable: MemberName
    package let field: MemberName
  }

  /// The texts that the user sees.
  package var texts: [Expression] {
    let fields = fields.flatMap { [$0.text, $0.placeholder] }
    return ([title, message] + fields).compactMap(\.self) + buttons.map(\.title)
  }
}

extension Screen {
  /// A screen's own alerts: an enumeration, of which its view model sets a case.
  package struct Alerts: Sendable {
    /// `LoginAlert`
    package let type: TypeName
    /// Whether the data of all cases may be compared.
    package let isEquatable: Bool
    package let cases: [Case]

    package struct Case: Sendable {
      package let name: MemberName
      /// Its associated values.
      package let values: [Choice.Value]
      package let content: Alert
    }
  }
}
