package import MvvmgenStorage
package import MvvmgenSyntax

/// URLs that the app opens, and the event that they are.
package struct Link: Sendable {
  package let coordinator: Coordinator.Names
  package let event: Signature
  /// The case of the enumeration, which all links to one event share.
  package internal(set) var name: MemberName
  package let source: Source
  /// As in the spec, such as `/owls/{id}`.
  package let written: String
  /// A value for each of the event's parameters.
  package let arguments: [Argument]
  /// Whether it is dropped where its flow doesn't run, instead of waiting.
  package let isOnlyWhileRunning: Bool
  /// Names whose values are never logged.
  package let secret: Set<MemberName>

  /// The members of the enumeration, whose names no case has.
  private static let membersOfAll = ["url", "send", "waits", "description", "customMirror"]

  /// The name of its case: the flow's name precedes one that links of several flows have.
  static func name(
    of event: MemberName, _ flow: Coordinator.Names, among shared: Set<InternedText>
  ) -> MemberName {
    let isShared = shared.contains(event.interned) || membersOfAll.contains(event.text)
    return isShared ? flow.variable + event.capitalized.text : event
  }

  package enum Source: Sendable {
    case pattern(Pattern)
    /// A type with `init?(url: URL)`.
    case type(SwiftType)
    case others
  }

  package struct Pattern: Sendable {
    package let segments: [Part]
    package let query: [Item]
  }

  package enum Part: Hashable, Sendable {
    case literal(InternedText)
    case hole(Hole)
    /// All that is left of the path.
    case rest(Hole)
  }

  /// A value that a URL brings.
  package struct Hole: Hashable, Sendable {
    package let name: MemberName
    /// Without the question mark of an optional.
    package let type: SwiftType
    /// Whether a URL without it matches.
    package let isOptional: Bool
  }

  package struct Item: Hashable, Sendable {
    package let name: InternedText
    package let value: Part
  }
}

extension Link {
  package var pattern: Pattern? {
    if case .pattern(let pattern) = source { pattern } else { nil }
  }

  /// The hole of a pattern from which each argument comes unchanged; nil if one doesn't, or if a
  /// hole is left.
  package var holesOfArguments: [Hole]? {
    guard let pattern else { return nil }
    let holes = arguments.map { argument -> Hole? in
      guard case .parameter(let name, let path) = argument.value, path.isEmpty else { return nil }
      return pattern.holes.first { $0.name == name }
    }
    let found = holes.compactMap(\.self)
    return found.count == holes.count && Set(found) == Set(pattern.holes) ? found : nil
  }
}

extension Link {
  /// The event's parameters as the data of a case, all of them used.
  package var values: [Choice.Value] {
    event.withUniqueLabels.parameters.map {
      Choice.Value(parameter: $0, variable: $0.name)
    }
  }

  /// The data in a URL of its pattern, as a function's parameters.
  package var data: Signature {
    Signature(
      name: name,
      parameters: (pattern?.holes ?? []).map {
        Signature.Parameter(label: .none, name: $0.name, type: $0.type)
      })
  }

  /// Whether a value comes from the URL.
  package var usesData: Bool {
    arguments.contains { argument in
      if case .value = argument.value { false } else { true }
    }
  }
}

extension Signature {
  /// As a case must have it: with the parameters' names as labels, where two labels are the same.
  package var withUniqueLabels: Signature {
    let labels = parameters.compactMap(\.argumentLabel)
    guard Set(labels).count < labels.count else { return self }
    return Signature(
      name: name,
      parameters: parameters.map {
        Parameter(
          label: .same, name: $0.name, type: $0.type, isEscaping: $0.isEscaping,
          isInout: $0.isInout)
      })
  }
}

extension Link.Pattern {
  package var holes: [Link.Hole] { segments.compactMap(\.hole) + query.compactMap(\.value.hole) }

  package var hasRest: Bool { if case .rest? = segments.last { true } else { false } }

  /// An example of what it matches, such as `/owls/1`, with further items.
  package func example(with others: [Link.Item] = []) -> String {
    let path = "/" + segments.map(\.example).joined(separator: "/")
    let names = Set(query.map(\.name))
    let items = query + others.filter { !names.contains($0.name) }
    let required = items.filter(\.isRequired).map { "\($0.name.string)=\($0.value.example)" }
    return required.isEmpty ? path : "\(path)?\(required.joined(separator: "&"))"
  }
}

extension Link.Part {
  package var hole: Link.Hole? {
    switch self {
    case .hole(let hole), .rest(let hole): hole
    case .literal: nil
    }
  }

  package var literal: InternedText? { if case .literal(let text) = self { text } else { nil } }

  /// An example of it.
  fileprivate var example: String {
    switch self {
    case .literal(let text): text.string
    case .hole(let hole): hole.type.text == "Int" ? "1" : "some-\(hole.name.text)"
    case .rest: "some/more"
    }
  }
}

extension Link.Item {
  /// Whether a URL must have it.
  package var isRequired: Bool { value.hole?.isOptional != true }
}

extension Link {
  /// The same for all links of which none is more specific, as far as their paths say.
  package var shape: String {
    switch source {
    case .pattern(let pattern): pattern.shape
    case .type(let type): "= \(type.text)"
    case .others: "*"
    }
  }

  /// Whether some URL is both, where their shapes are the same.
  package func mayBe(_ other: Link) -> Bool {
    switch (source, other.source) {
    case (.pattern(let one), .pattern(let other)): one.mayBe(other)
    case (.others, .others): true
    // Only the app knows.
    case (.type, _), (.pattern, _), (.others, _): false
    }
  }

  /// Those of a lower rank are asked first: a word precedes a hole, a hole the rest of a path, and
  /// patterns that require more of the query precede those that require less. Types follow, then all
  /// others.
  var rank: [Int] {
    switch source {
    case .pattern(let pattern): [0] + pattern.rankOfPath + [-pattern.requirements, -pattern.words]
    case .type: [1]
    case .others: [2]
    }
  }
}

extension Link.Pattern {
  fileprivate var rankOfPath: [Int] {
    segments.map { part in
      switch part {
      case .literal: 0
      case .hole: 1
      case .rest: 2
      }
    }
  }

  fileprivate var requirements: Int { query.count(where: \.isRequired) }
  fileprivate var words: Int { query.count { $0.value.literal != nil } }

  /// The same for all patterns that match the same paths, and are as specific: `/owls/{}` with the
  /// numbers of items and of words in the query.
  fileprivate var shape: String {
    let path = segments.map { part in
      switch part {
      case .literal(let word): word.string
      case .hole: "{}"
      case .rest: "{...}"
      }
    }
    return "/\(path.joined(separator: "/"))?\(requirements)&\(words)"
  }

  /// Whether some URL of their shape has the items of both.
  fileprivate func mayBe(_ other: Link.Pattern) -> Bool {
    !query.contains { item in
      guard let word = item.value.literal else { return false }
      return other.query.contains {
        $0.name == item.name && $0.value.literal.map { $0 != word } == true
      }
    }
  }
}
