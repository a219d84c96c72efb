import Language
import Storage
import Syntax

extension Diagnostic {
  /// `there is` with one name, and `there are` with several.
  static func thereIs(_ names: [String]) -> String {
    "there \(names.count == 1 ? "is" : "are") \(list(names))"
  }

  static func unknown(
    _ kind: String, _ name: Located<InternedText>, known: some Sequence<String>
  ) -> Diagnostic {
    let known = known.sorted()
    return Diagnostic(
      .unknownName, "unknown \(kind) \(name.value.quoted)",
      bareName(of: name.value.string, in: known).map { Suggestion(of: $0, at: name.span) }
        ?? Suggestion(for: name, among: known),
      or: 1...8 ~= known.count ? thereIs(known) : "no spec declares it")
  }

  /// `Login` for `LoginScreen`, if that is known.
  private static func bareName(of name: String, in known: [String]) -> String? {
    let kinds = ["Screen", "ViewController", "ViewModel", "View", "Coordinator", "Flow"]
    return kinds.lazy.filter(name.hasSuffix).map { String(name.dropLast($0.count)) }
      .first(where: known.contains)
  }

  static func isFlow(_ name: Located<InternedText>) -> Diagnostic {
    Diagnostic(
      .unknownName, at: name.span,
      "\(name.value.quoted) is a flow, not a screen: write `{ \"start\": \"\(name.value.string)\" }`, or "
        + "`{ \"flow\": \"\(name.value.string)\" }` where a flow begins, and answer it in `flows`")
  }

  static func isScreen(_ name: Located<InternedText>) -> Diagnostic {
    Diagnostic(
      .unknownName, at: name.span,
      "\(name.value.quoted) is a screen, not a flow: write `{ \"push\": \"\(name.value.string)\" }` or "
        + "`{ \"present\": \"\(name.value.string)\" }`, or `\"\(name.value.string)\"` where a flow begins, and "
        + "answer it in `screens`")
  }

  static func noSuchState(
    _ name: Located<InternedText>, known: [String], ofTab isOfTab: Bool
  ) -> Diagnostic {
    guard !name.value.bytes.contains(UInt8(ascii: ".")) else {
      let way =
        isOfTab
        ? "a tab follows a state of this flow, which your code or `set` changes"
        : "name a whole state, which `set` gives a new value, such as `\"= Draft(name: name)\"`"
      return Diagnostic(
        .unknownName, at: name.span,
        "\(name.value.quoted) isn't a state of this flow, but part of something: \(way)")
    }
    return Diagnostic(
      .unknownName, "this flow has no state \(name.value.quoted)",
      Suggestion(for: name, among: known),
      or: known.isEmpty ? "declare it in `state`" : "it has \(list(known))")
  }

  static func noVariants(_ name: Located<InternedText>, of screen: TypeName) -> Diagnostic {
    Diagnostic(
      .unknownName, at: name.span,
      "unknown variant \(name.value.quoted); the screen \(screen.text.quoted) has no `variants`")
  }

  static func session(_ name: Located<InternedText>) -> Diagnostic {
    Diagnostic(
      .session, at: name.span,
      "\(name.value.quoted) is a session, which the system shows above everything: write "
        + "`{ \"present\": \"\(name.value.string)\" }`, without a style or an `onSwipe`")
  }

  static func noSuchTab(_ name: Located<InternedText>, known: [String]) -> Diagnostic {
    Diagnostic(
      .noSuchTab, "\(name.value.quoted) isn't a tab of this flow",
      Suggestion(for: name, among: known),
      or: known.isEmpty ? "it has no `tabs`" : "its tabs are \(list(known))")
  }

  static func backFromNowhere(_ step: StepSpec) -> Diagnostic {
    Diagnostic(
      .noWayBack, at: step.span,
      "`back` leaves the screen that sent the event, and this one comes from outside; use "
        + "`closeModals` to close what covers this flow, `popToRoot` or `popTo` to go back in it, or "
        + "`finish`")
  }

  static func backInStart(_ step: StepSpec) -> Diagnostic {
    Diagnostic(
      .noWayBack, at: step.span,
      "`back` leaves the screen that sent the event, and this is the start, which no event leads to; "
        + "use `finish` to end the flow, or nothing: the button closes the alert anyway")
  }

}
