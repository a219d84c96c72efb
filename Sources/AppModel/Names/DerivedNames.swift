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
  static let decisions = "Decisions"
  static let stub = "Stub"
  static let spy = "Spy"
  /// `titleLabel`, `showTitle` and `closeAction` belong to a view controller, for `title` and
  /// `close`.
  static let label = "Label"
  static let shows: StaticString = "show"
  static let action = "Action"
}

/// A suffix for a name that another declaration already has.
package enum FreeSuffix {
  /// For a parameter, if an input or a service has its name.
  static let ofApp = "OfApp"
  // In a view controller: for an outlet, for `update`, for the methods that show a state or call an
  // action.
  package static let outlet = "Outlet"
  package static let view = "View"
  package static let state = "State"
  package static let action = "Action"
  // In test doubles: for a method, for the closure that answers it, for the list of calls.
  package static let again = "Again"
  package static let answer = "Answer"
  package static let ofSpy = "OfSpy"
  /// For the constant that holds the screen or flow that is shown.
  package static let shown = "Shown"
}

extension MemberName {
  /// The property that observes a state.
  package var observed: MemberName { self + Affix.observed.description }

  /// The stored property of a state's wrapper.
  package var stored: MemberName { MemberName(validated: InternedText(Affix.stored, interned)) }

  /// The closure that reports an event, or implements a stub's method.
  package var closure: MemberName { capitalized(behind: Affix.closure) }

  /// The outlet of a state's label.
  package var label: MemberName { self + Affix.label }

  /// The method that shows a state.
  package var shows: MemberName { capitalized(behind: Affix.shows) }

  /// The method that calls an action whose own name is taken.
  package var action: MemberName { self + Affix.action }

  private func capitalized(behind prefix: StaticString) -> MemberName {
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
