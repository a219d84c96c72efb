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

  static func session(_ name: Located<InternedText>) -> Diagnostic {
    Diagnostic(
      .session, at: name.span,
      "\(name.value.quoted) is a session, which the system shows above everything: write "
        + "`{ \"present\": \"\(name.value.string)\" }`, without a style or an `onSwipe`")
  }
}
