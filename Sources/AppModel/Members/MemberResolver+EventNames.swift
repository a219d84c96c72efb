import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Prefixes that a flow event's name shouldn't have.
private let routingVerbs = [
  "show", "open", "goTo", "present", "push", "pop", "navigate", "route",
].map { word in InternedText(word) }

/// Suffixes that say what happened.
private let happenings = [
  "Tapped", "Pressed", "Selected", "Changed", "Toggled", "Closed", "Finished", "Failed",
  "Cancelled",
]

extension InternedText {
  /// Whether a verb is at its start: few names need a closer look.
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
      guard !happenings.contains(where: { text.hasSuffix($0) }) else { continue }
      let verb = routingVerbs.lazy.map(\.string).first { verb in
        text.hasPrefix(verb)
          && (text.unicodeScalars.dropFirst(verb.unicodeScalars.count).first.map {
            !$0.properties.isLowercase
          } ?? true)
      }
      guard let verb else { continue }
      let words = text.dropFirst(verb.count)
      let object = words.hasPrefix("To") && words.count > 2 ? words.dropFirst(2) : words
      let subject =
        object.isEmpty
        ? "next" : TypeName(validated: InternedText(String(object))).lowercased.text
      diagnostics.report(
        .eventName, at: name.span,
        "\(text.quoted) says what comes next; say what the user did, such as `\(subject)Tapped`, and "
          + "let the flow decide")
    }
  }
}
