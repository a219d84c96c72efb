package import MvvmgenStorage

/// Prefixes and suffixes that turn one name into another in generated code.
package enum Affix {
  /// `titleProperty` observes the state `title`, which is stored as `_title`.
  package static let observed: StaticString = "Property"
  static let stored: StaticString = "_"
  static let tests = "Tests"
}

/// A suffix for a name that another declaration already has.
package enum FreeSuffix {
  /// For a parameter, if an input or a service has its name; for a service in a test.
  package static let ofApp = "OfApp"
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
  package var closure: MemberName {
    MemberName(validated: InternedText("on", capitalized.interned))
  }

  // The controls that show, edit or call it, the row that contains one, and the title in that row.
  package var label: MemberName { self + "Label" }
  package var field: MemberName { self + "Field" }
  package var toggle: MemberName { self + "Switch" }
  package var picker: MemberName { self + "Picker" }
  package var button: MemberName { self + "Button" }
  package var row: MemberName { self + "Row" }
  package var caption: MemberName { self + "Caption" }

  /// The action called when the user changes it.
  package var changed: MemberName { self + "Changed" }

  /// Whether a name looks like one that is derived from a state's name.
  var isLikeDerived: Bool {
    interned.bytes.starts(with: Affix.stored) || interned.bytes.ends(with: Affix.observed)
  }
}

extension TypeName {
  package var stub: TypeName { self + "Stub" }
  package var spy: TypeName { self + "Spy" }

  package static func + (name: TypeName, suffix: FixedName) -> TypeName {
    name + suffix.text.description
  }
}
