package import MvvmgenSyntax

/// The names and references in specs, recorded during decoding for commands that change names.
package struct SpecReferences: Sendable {
  package private(set) var all: [SpecReference]

  package init(_ all: [SpecReference] = []) {
    self.all = all
  }

  package mutating func append(_ other: SpecReferences) {
    all += other.all
  }
}

/// One name in a spec.
package struct SpecReference: Hashable, Sendable {
  package let kind: Kind
  package let name: String
  package let span: SourceSpan

  package enum Kind: Hashable, Sendable {
    /// The name of a spec of this kind, in its own file or in another spec.
    case spec(SpecKind)
    /// A name in a list of `custom`: a screen or a coordinator.
    case shown
    /// An identifier in Swift code.
    case word
    /// An identifier in Swift code, after another one and a dot.
    case member(of: String)
  }
}

/// The kinds of specs, with the keys that identify them.
package enum SpecKind: String, SpecWord {
  package static let table = WordTable<Self>()

  case screen, coordinator, service
}
