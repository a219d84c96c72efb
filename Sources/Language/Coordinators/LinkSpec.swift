package import MvvmgenStorage
package import MvvmgenSyntax

/// A link of a coordinator's spec: the URLs that it takes, and the event that they are.
package struct LinkSpec: Sendable {
  package let source: Source
  /// The key, as written.
  package let written: Located<InternedText>
  /// One of the coordinator's events from outside, and its data.
  package let event: TargetSpec
  /// Whether it is dropped where its flow doesn't run, instead of waiting.
  package let isOnlyWhileRunning: Bool

  package enum Source: Sendable {
    case pattern(LinkPattern)
    /// A type of the app's with `init?(url: URL)`, which is asked after all patterns.
    case type(SwiftType)
    /// All URLs of the app that no other link takes.
    case others
  }
}

/// The keys of a link in long form.
package enum LinkKey: String, SpecKey {
  case to, with, when

  package var key: Key {
    switch self {
    case .to: Key(.words, "The event that it is.")
    case .with: .with
    case .when: Key(.oneOf(RunningWord.self), "Without it, the link waits for its flow.")
    }
  }
}

extension Key {
  static let links = Key(
    .map(to: .any(of: [.words, .object(of: LinkKey.self, required: [.to])])),
    "URLs that the app opens, and the event that each is.")
}

extension SpecDecoder {
  mutating func links(_ value: JSON) -> [LinkSpec] {
    guard isObject(value, with: "an event for each link") else { return [] }
    return value.members.compactMap { key, value in
      let source = linkSource(key)
      guard let link = link(value) else { return nil }
      return source.map {
        LinkSpec(
          source: $0, written: key.interned, event: link.event,
          isOnlyWhileRunning: link.isOnlyWhileRunning)
      }
    }
  }

  private mutating func linkSource(_ key: JSONString) -> LinkSpec.Source? {
    if key == "*" { return .others }
    if key.isExpression {
      recorder?.take(code: key)
      return SwiftType.parse(key, from: 1, into: &diagnostics).map { .type($0) }
    }
    return LinkPattern.parse(key, into: &diagnostics).map { .pattern($0) }
  }

  /// `"didOpenOwl"`, or `{ "to": "didOpenOwl", "with": …, "when": "running" }`
  private mutating func link(
    _ value: JSON
  ) -> (event: TargetSpec, isOnlyWhileRunning: Bool)? {
    if let event = value.string { return (TargetSpec(ShownName(event)), false) }
    guard isObject(value, with: "`to` and the event") else { return nil }
    var (event, with): (JSONString?, [BindingSpec]) = (nil, [])
    var isOnlyWhileRunning = false
    var isMissing = true
    for (key, value) in value.members {
      switch LinkKey(rawValue: key.text) {
      case .to: (event, isMissing) = (string(value), false)
      case .with: with = bindings(value)
      case .when: isOnlyWhileRunning = choice(value, of: RunningWord.self) != nil
      case nil:
        // It may be the one that would be missed.
        isMissing = false
        diagnostics.report(.unknownKey(key, known: LinkKey.words, in: "a link"))
      }
    }
    if isMissing { diagnostics.report(.missingKey("to", in: value, "a link")) }
    return event.map { (TargetSpec(ShownName($0), with: with), isOnlyWhileRunning) }
  }
}
