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
      if let verb { diagnostics.report(.eventName(name, verb: verb)) }
    }
  }
}
