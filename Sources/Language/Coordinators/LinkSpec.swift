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
  package static let table = WordTable<Self>()
  package static let place = "a link"
  package static let required: [Self] = [.to]

  case to, with, when

  package var row: KeyRow<Link> {
    switch self {
    case .to: .name(\.event, .words, "The event that it is.")
    case .with: .with(\.with)
    case .when: .choice(\.condition, "Without it, the link waits for its flow.")
    }
  }

  package struct Link {
    var event: Located<InternedText>?
    var with: [BindingSpec] = []
    var condition: RunningWord?
  }
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
    var link = LinkKey.Link()
    read(LinkKey.self, of: value, into: &link)
    return link.event.map {
      (TargetSpec(ShownName($0), with: link.with), link.condition != nil)
    }
  }
}
