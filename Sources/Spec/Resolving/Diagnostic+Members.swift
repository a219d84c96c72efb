extension Diagnostic.Code {
  /// A name that generated types have themselves.
  fileprivate static let reserved = Self("MG351")
  /// Two names that Swift, or a case-insensitive file system, can't tell apart.
  static let clash = Self("MG352")
  /// A stored property without a value to start with.
  fileprivate static let needsDefault = Self("MG353")
  /// `async`, `throws` or a result where there can be none.
  fileprivate static let impossibleFunction = Self("MG354")
  /// A flow event that says what comes next instead of what the user did.
  fileprivate static let eventName = Self("MG355")
  /// A picker that doesn't report just a result or its cancellation.
  fileprivate static let notAPicker = Self("MG371")
  /// A service that a screen names twice.
  fileprivate static let serviceTwice = Self("MG356")
  /// A coordinator's service with a name of its own.
  fileprivate static let renamedService = Self("MG357")
  /// A value in a service that has a default.
  fileprivate static let defaultInService = Self("MG358")
}

extension Diagnostic {
  static func reserved(_ name: Located<MemberName>) -> Diagnostic {
    Diagnostic(
      .reserved, at: name.span,
      "\(name.value.text.quoted) is a member that the generated type has itself; choose another name"
    )
  }

  static func reservedEvent(_ name: Located<MemberName>) -> Diagnostic {
    Diagnostic(
      .reserved, at: name.span,
      "`cancelled` is what the parent of a flow hears when it ends without a report; "
        + "choose another name")
  }

  static func clash(
    _ name: Located<MemberName>, with other: Located<MemberName>
  ) -> Diagnostic {
    Diagnostic(
      .clash, at: name.span,
      name.value.text == other.value.text
        ? "\(name.value.text.quoted) is declared twice"
        : "\(name.value.text.quoted) and \(other.value.text.quoted) differ only in case",
      notes: [Note(at: other.span, "the other declaration is here")])
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

  static func needsDefault(_ declaration: ValueDeclaration) -> Diagnostic {
    Diagnostic(
      .needsDefault, at: declaration.type.span,
      "\(declaration.name.value.text.quoted) needs a default: "
        + "\(declaration.type.value.text.quoted) has no empty value to start with")
  }

  static func notAPicker(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .notAPicker, at: span,
      "a picker has two flow events: one whose parameters are the result, and one without, "
        + "for its cancellation")
  }

  static func notMadeAlone(_ declaration: ValueDeclaration) -> Diagnostic {
    Diagnostic(
      .needsDefault, at: declaration.type.span,
      "\(declaration.name.value.text.quoted) needs a default: "
        + "only a type that is a name, such as `OwlSearchController`, is made by itself")
  }

  static func cannot(_ kind: String, _ what: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.impossibleFunction, at: span, "\(kind) can't \(what)")
  }

  static func eventName(_ name: Located<MemberName>, verb: String) -> Diagnostic {
    let words = name.value.text.dropFirst(verb.count)
    let object = words.hasPrefix("To") && words.count > 2 ? words.dropFirst(2) : words
    let subject = object.isEmpty ? "next" : object.prefix(1).lowercased() + object.dropFirst()
    return Diagnostic(
      .eventName, .warning, at: name.span,
      "\(name.value.text.quoted) says what comes next; "
        + "say what the user did, such as `\(subject)Tapped`, and let the flow decide")
  }

  static func serviceTwice(_ service: Located<TypeName>, first: Located<TypeName>) -> Diagnostic {
    Diagnostic(
      .serviceTwice, at: service.span, "the service \(service.value.text.quoted) is named twice",
      notes: [Note(at: first.span, "first named here")])
  }

  static func renamedService(_ property: Located<MemberName>) -> Diagnostic {
    Diagnostic(
      .renamedService, at: property.span,
      "a coordinator reaches its services through `services`; "
        + "only a screen can give one another name")
  }

  static func defaultInService(_ name: Located<MemberName>) -> Diagnostic {
    Diagnostic(
      .defaultInService, at: name.span,
      "\(name.value.text.quoted) can't have a default: a service is a protocol")
  }
}

// MARK: - Names

/// The words that a flow event's name doesn't begin with.
private let routingVerbs = [
  "show", "open", "goTo", "present", "push", "pop", "navigate", "route",
].map { InternedText($0) }

/// What a user does, for the end of an event's name.
private let userActs = ["Tapped", "Pressed", "Selected"]

extension InternedText {
  /// Whether one of the verbs is at its start: few names need a closer look.
  fileprivate var beginsWithVerb: Bool {
    guard let first = bytes.first else { return false }
    return routingVerbs.contains { $0.bytes.first == first && bytes.starts(with: $0.bytes) }
  }
}

extension MemberResolver {
  mutating func checkEventNames(_ events: [Documented<FunctionDeclaration>]) {
    for event in events where event.declaration.name.value.interned.beginsWithVerb {
      let name = event.declaration.name
      let text = name.value.text
      guard !userActs.contains(where: { text.hasSuffix($0) }) else { continue }
      let verb = routingVerbs.lazy.map(\.string).first { verb in
        text.hasPrefix(verb)
          && (text.unicodeScalars.dropFirst(verb.unicodeScalars.count).first.map {
            !$0.properties.isLowercase
          } ?? true)
      }
      if let verb { diagnostics.report(.eventName(name, verb: verb)) }
    }
  }
}
