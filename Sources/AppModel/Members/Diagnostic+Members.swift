import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

extension Diagnostic {
  static func reserved(_ name: Located<MemberName>) -> Diagnostic {
    Diagnostic(
      .reserved, at: name.span,
      "the generated type already has a member \(name.value.text.quoted); choose another name"
    )
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

  static func needsDefault(
    _ declaration: ValueDeclaration, unlessIn modules: ModuleTable
  ) -> Diagnostic {
    let type = declaration.type
    let others = ["Boolean": "Bool", "BOOL": "Bool", "NSString": "String", "Str": "String"]
    var meant = others[type.value.text]
    if case .named(let parts) = type.value.kind, parts.count == 1, let name = parts.first?.name,
      modules[name] == nil, !modules.isOwn(name)
    {
      meant = meant ?? name.meantOfSwift?.text
    }
    let optional = SwiftType.optional(type.value).text
    let hint =
      meant.map { "did you mean \($0.quoted)?" }
      ?? "write `= …` after the type, or \(optional.quoted)"
    return Diagnostic(
      .needsDefault, at: type.span,
      "\(declaration.name.value.text.quoted) needs a default: "
        + "\(type.value.text.quoted) has no empty value to start with; \(hint)",
      replaceWith: meant)
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
}
