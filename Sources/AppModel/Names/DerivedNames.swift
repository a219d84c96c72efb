package import Storage

/// Prefixes and suffixes that turn one name into another in generated code.
package enum Affix {
  /// `titleProperty` observes the state `title`, which is stored as `_title`.
  package static let observed: StaticString = "Property"
  static let stored: StaticString = "_"
  /// `onDidSignIn` reports `didSignIn`, or implements a stub's method with that name.
  static let closure: StaticString = "on"
  /// `HasAuthService` has `authService`.
  static let has: StaticString = "Has"
  static let variant = "Variant"
  static let role = "Role"
  static let alert = "Alert"
  static let decisions = "Decisions"
  static let beginning = "Beginning"
  static let flow = "Flow"
  static let stub = "Stub"
  static let spy = "Spy"
  static let tests = "Tests"
  /// `titleLabel`, `emailField` and `closeButton` belong to a view controller, for `title`, `email`
  /// and `close`; it calls `emailChanged` when the user changes `email`.
  static let label = "Label"
  static let field = "Field"
  static let toggle = "Switch"
  static let picker = "Picker"
  static let button = "Button"
  static let row = "Row"
  static let caption = "Caption"
  static let changed = "Changed"
  /// `mapViewController`, or `mapView` of the type `MapContent`, belongs to the view of a screen
  /// that embeds `Map`.
  static let child = "ViewController"
  static let childView = "View"
  static let content = "Content"
}

/// A suffix for a name that another declaration already has.
package enum FreeSuffix {
  /// For a parameter, if an input or a service has its name.
  static let ofApp = "OfApp"
  // In a view controller: for a control, and for a method that one calls.
  package static let control = "Control"
  package static let action = "Action"
  /// For a constant that holds a control's value.
  package static let value = "Value"
  // In test doubles: for a method, for the closure that answers it, for the list of calls.
  package static let again = "Again"
  package static let answer = "Answer"
  package static let ofSpy = "OfSpy"
  /// For values captured by a task when an answer runs.
  package static let now = "Now"
  /// For the constant that holds the screen or flow that is shown.
  package static let shown = "Shown"
  /// For one that is shown below it.
  package static let below = "Below"
}

extension MemberName {
  /// The property that observes a state.
  package var observed: MemberName { self + Affix.observed.description }

  /// The stored property of a state's wrapper.
  package var stored: MemberName { MemberName(validated: InternedText(Affix.stored, interned)) }

  /// The closure that reports an event, or implements a stub's method.
  package var closure: MemberName { capitalized(after: Affix.closure) }

  // The controls that show, edit or call it, the row that contains one, and the title in that row.
  package var label: MemberName { self + Affix.label }
  package var field: MemberName { self + Affix.field }
  package var toggle: MemberName { self + Affix.toggle }
  package var picker: MemberName { self + Affix.picker }
  package var button: MemberName { self + Affix.button }
  package var row: MemberName { self + Affix.row }
  package var caption: MemberName { self + Affix.caption }

  /// The action called when the user changes it.
  package var changed: MemberName { self + Affix.changed }

  private func capitalized(after prefix: StaticString) -> MemberName {
    MemberName(validated: InternedText(prefix, capitalized.interned))
  }

  /// Whether a name looks like one that is derived from a state's name.
  var isLikeDerived: Bool {
    interned.bytes.starts(with: Affix.stored) || interned.bytes.ends(with: Affix.observed)
  }
}

extension TypeName {
  package var stub: TypeName { self + Affix.stub }
  package var spy: TypeName { self + Affix.spy }

  package static func + (name: TypeName, suffix: FixedName) -> TypeName {
    name + suffix.text.description
  }
}
