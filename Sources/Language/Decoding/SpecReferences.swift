import Storage
package import Syntax

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

  package init(kind: Kind, name: String, span: SourceSpan) {
    self.kind = kind
    self.name = name
    self.span = span
  }

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
  package static let table = SpecWords<Self>()

  case screen, coordinator, service
}

/// Records what a decoder reads.
final class SpecRecorder {
  private(set) var references: [SpecReference] = []

  func take(_ name: JSONString, as kind: SpecReference.Kind) {
    references.append(SpecReference(kind: kind, name: name.text, span: name.span))
  }

  func take(_ name: Located<TypeName>, as kind: SpecReference.Kind) {
    references.append(SpecReference(kind: kind, name: name.value.text, span: name.span))
  }

  /// Records the identifiers in a text that is Swift.
  func take(code: JSONString) {
    let bytes = Array(code.text.utf8)
    for word in Identifiers(in: bytes) where word.context == .code {
      let qualifier = word.qualifier.map { String(decoding: bytes[$0], as: UTF8.self) }
      if word.isMember, qualifier == nil { continue }
      references.append(
        SpecReference(
          kind: qualifier.map { .member(of: $0) } ?? .word,
          name: String(decoding: bytes[word.range], as: UTF8.self),
          span: code.span(of: word.range)))
    }
  }
}

extension SpecDecoder {
  /// Records the identifiers in a text that is Swift if it begins with `=`.
  func record(value: JSONString) {
    guard let recorder, value.text.utf8.first == UInt8(ascii: "=") else { return }
    recorder.take(code: value)
  }
}

/// The properties of a spec that commands need and that aren't references.
package struct SpecOutline: Sendable {
  package let kind: SpecKind
  package let name: String
  /// The span of its name.
  package let span: SourceSpan
  /// The names of its flow events, in order.
  package let events: [String]
  package var summary: Summary?
  /// The arguments of its launch points, each with its place.
  package var launch: [Located<String>] = []
  /// Whether the app starts with it.
  package var isRoot = false

  package init(kind: SpecKind, name: String, span: SourceSpan, events: [String] = []) {
    (self.kind, self.name, self.span, self.events) = (kind, name, span, events)
  }

  init(kind: SpecKind, name: Located<TypeName>, summary: Summary?, events: [String] = []) {
    self.init(kind: kind, name: name.value.text, span: name.span, events: events)
    self.summary = summary
  }
}
