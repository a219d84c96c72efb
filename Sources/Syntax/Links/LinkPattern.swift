package import MvvmgenStorage

/// The URLs that a link opens, without scheme and host: `/owls/{id}?page={page}`.
package struct LinkPattern: Sendable {
  package let segments: [Part]
  /// In any order among others.
  package let query: [Item]

  /// A part of a path, or the value of a query item.
  package enum Part: Sendable {
    case literal(InternedText)
    case hole(Hole)
    /// All that is left of the path, with its slashes.
    case rest(Hole)
  }

  /// A value that the URL brings.
  package struct Hole: Sendable {
    package let name: Located<MemberName>
    /// Nil for that of the event's parameter.
    package let type: Located<SwiftType>?
  }

  package struct Item: Sendable {
    package let name: Located<InternedText>
    package let value: Part
  }
}

extension LinkPattern {
  package static func parse(
    _ text: JSONString, into diagnostics: inout Diagnostics
  ) -> LinkPattern? {
    SwiftParser.parse(text, into: &diagnostics) { $0.linkPattern() }
  }

  /// In their order.
  package var holes: [Hole] { segments.compactMap(\.hole) + query.compactMap(\.value.hole) }
}

extension LinkPattern.Part {
  package var hole: LinkPattern.Hole? {
    switch self {
    case .hole(let hole), .rest(let hole): hole
    case .literal: nil
    }
  }
}
