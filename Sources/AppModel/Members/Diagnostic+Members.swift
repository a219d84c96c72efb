import Language
import Storage
import Syntax

extension Diagnostic {
  static func reserved(_ name: Located<MemberName>) -> Diagnostic {
    Diagnostic(
      .reserved, at: name.span,
      "the generated type already has a member \(name.value.text.quoted); choose another name"
    )
  }

  static func reservedEvent(_ name: Located<MemberName>) -> Diagnostic {
    Diagnostic(
      .reserved, at: name.span,
      "`cancelled` tells the parent that the flow ended without a report; "
        + "choose another name")
  }

  static func clash(
    _ type: TypeName, at span: SourceSpan, with other: TypeName, at place: SourceSpan
  ) -> Diagnostic {
    let message =
      type == other
      ? "the type \(type.text.quoted) would be generated twice"
      : "the types \(type.text.quoted) and \(other.text.quoted) differ only in case, "
        + "which file systems ignore"
    return Diagnostic(
      .clash, at: span, message, notes: [Note(at: place, "the other type comes from here")])
  }

  static func likeInput(_ state: ValueDeclaration, _ input: Located<MemberName>) -> Diagnostic {
    let (name, type) = (state.name.value, state.type.value.text)
    let other = "shown\(name.capitalized.text): \(type) = \(name.text)"
    return Diagnostic(
      .clash, at: state.name.span,
      "\(name.text.quoted) is an input, too; give what begins with it another name, such as "
        + other.quoted,
      notes: [Note(at: input.span, "the input is declared here")])
  }

  static func needsDefault(_ declaration: ValueDeclaration) -> Diagnostic {
    let type = declaration.type
    let usual = [
      "Boolean": "Bool", "boolean": "Bool", "bool": "Bool", "BOOL": "Bool", "string": "String",
      "NSString": "String", "Str": "String",
    ]
    let meant = usual[type.value.text]
    let optional = SwiftType.optional(type.value).text
    let hint =
      meant.map { "did you mean \($0.quoted)?" }
      ?? "write `= …` after the type, or \(optional.quoted)"
    return Diagnostic(
      .needsDefault, at: type.span,
      "\(declaration.name.value.text.quoted) needs a default: "
        + "\(type.value.text.quoted) has no empty value to start with; \(hint)",
      fixIt: meant.map { FixIt(at: type.span, replaceWith: $0) })
  }

  static func notAPicker(_ view: ScreenView, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .notAPicker, at: span,
      "a \(view.isSession ? "session" : "picker") needs two flow events: one whose parameters are the result, and one without "
        + "parameters, for cancellation")
  }

  static func storyboardInSwiftUI(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .storyboardInSwiftUI, at: span,
      "a storyboard in an app with \"ui\": \"swiftui\"; for an app with both, leave `ui` as `uikit` "
        + "and write \"view\": \"swiftui\" in the screens that SwiftUI draws")
  }

  static func noInput(
    _ name: Located<MemberName>, of kind: SpecKind, known: [String]
  ) -> Diagnostic {
    let owner = kind == .screen ? "screen" : "flow"
    return Diagnostic(
      .noInput, "no input is called \(name.value.text.quoted)",
      Suggestion(for: name, among: known + ["true", "false"]),
      or: "a state starts from a value or from an input of the \(owner)")
  }

  static func otherInput(
    _ name: Located<MemberName>, _ given: SwiftType, _ taken: SwiftType
  ) -> Diagnostic {
    Diagnostic(
      .noInput, at: name.span,
      "the input \(name.value.text.quoted) is \(given.text.quoted), not \(taken.text.quoted)")
  }

  static func notMadeAlone(_ declaration: ValueDeclaration) -> Diagnostic {
    Diagnostic(
      .needsDefault, at: declaration.type.span,
      "\(declaration.name.value.text.quoted) needs a default: "
        + "only a plain type name, such as `OwlSearchController`, can be created without one")
  }

  static func cannot(_ kind: String, _ what: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.impossibleFunction, at: span, "\(kind) can't \(what)")
  }

  static func eventName(_ name: Located<MemberName>, verb: String) -> Diagnostic {
    let words = name.value.text.dropFirst(verb.count)
    let object = words.hasPrefix("To") && words.count > 2 ? words.dropFirst(2) : words
    let subject =
      object.isEmpty ? "next" : TypeName(validated: InternedText(String(object))).lowercased.text
    return Diagnostic(
      .eventName, at: name.span,
      "\(name.value.text.quoted) says what comes next; "
        + "say what the user did, such as `\(subject)Tapped`, and let the flow decide")
  }

  static func serviceTwice(_ service: Located<TypeName>, first: Located<TypeName>) -> Diagnostic {
    Diagnostic(
      .serviceTwice, at: service.span, "the service \(service.value.text.quoted) is listed twice",
      notes: [Note(at: first.span, "first listed here")])
  }

  static func renamedService(_ property: Located<MemberName>) -> Diagnostic {
    Diagnostic(
      .renamedService, at: property.span,
      "a coordinator reaches its services through `services`; "
        + "only a screen can give one another name")
  }

  static func derivedDefault(_ name: Located<MemberName>) -> Diagnostic {
    Diagnostic(
      .derivedDefault, at: name.span,
      "\(name.value.text.quoted) can't have a default: it follows from the state, as you write it")
  }

  static func defaultInService(_ name: Located<MemberName>) -> Diagnostic {
    Diagnostic(
      .defaultInService, at: name.span,
      "\(name.value.text.quoted) can't have a default: a service is a protocol")
  }
}
