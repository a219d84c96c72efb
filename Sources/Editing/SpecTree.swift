package import MvvmgenSyntax

/// The content of a spec, for formatting it: an object or a list is written on one line if that
/// fits, nests at most two levels, and contains at most one other object or list. Otherwise each
/// member has its own line. The spec itself is never on one line.
package indirect enum SpecTree: Sendable {
  /// As written in the file.
  case scalar(String)
  case array([SpecTree])
  /// The keys with their quotes.
  case object([(key: String, value: SpecTree)])

  private static let width = 100
  private static let step = "  "

  /// - Parameter change: a value inside it, and the text that replaces it.
  package init(
    _ json: JSON, in source: SourceFile, with change: (span: SourceSpan, new: SpecTree)? = nil
  ) {
    if let change, change.span == json.span {
      self = change.new
      return
    }
    switch json.kind {
    case .array: self = .array(json.elements.map { SpecTree($0, in: source, with: change) })
    case .object:
      self = .object(
        json.members.map { key, value in
          let quoted = "\"\(source.text(from: key.span.start, to: key.span.end))\""
          return (quoted, SpecTree(value, in: source, with: change))
        })
    case .string, .number, .bool, .null:
      self = .scalar(source.text(from: json.span.start, to: json.span.end))
    }
  }

  package init(_ text: JSONText) {
    switch text {
    case .array(let items): self = .array(items.map(SpecTree.init))
    case .object(let members):
      self = .object(members.map { (JSONText.quoted($0.key), SpecTree($0.value)) })
    case .string, .number, .bool, .null: self = .scalar(text.compact)
    }
  }

  /// A whole spec, with a trailing line break.
  package var document: String {
    (isEmpty ? oneLine : broken(indent: "")) + "\n"
  }

  /// - Parameters:
  /// - indent: the indentation of its first line.
  /// - column: the length of the text before it on that line.
  /// - rest: the minimum length of the text after it.
  func text(indent: String, column: Int, rest: Int = 1) -> String {
    guard isEmpty || !isShort || column + oneLine.unicodeScalars.count + rest > Self.width else {
      return oneLine
    }
    return isEmpty ? oneLine : broken(indent: indent)
  }

  private var isEmpty: Bool {
    switch self {
    case .scalar: true
    case .array(let items): items.isEmpty
    case .object(let members): members.isEmpty
    }
  }

  private var children: [SpecTree] {
    switch self {
    case .scalar: []
    case .array(let items): items
    case .object(let members): members.map(\.value)
    }
  }

  private var nests: Bool {
    if case .scalar = self { false } else { true }
  }

  /// Whether it may be on one line.
  private var isShort: Bool {
    let nested = children.filter(\.nests)
    return nested.count <= 1 && !nested.contains { $0.children.contains(where: \.nests) }
  }

  private var oneLine: String {
    switch self {
    case .scalar(let text): text
    case .array(let items): "[\(items.map(\.oneLine).joined(separator: ", "))]"
    case .object(let members) where members.isEmpty: "{}"
    case .object(let members):
      "{ \(members.map { "\($0.key): \($0.value.oneLine)" }.joined(separator: ", ")) }"
    }
  }

  private func broken(indent: String) -> String {
    let inner = indent + Self.step
    switch self {
    case .scalar(let text): return text
    case .array(let items):
      let lines = items.map { inner + $0.text(indent: inner, column: inner.utf8.count) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
    case .object(let members):
      let lines = members.map { key, value in
        let start = "\(inner)\(key): "
        return start + value.text(indent: inner, column: start.unicodeScalars.count)
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    }
  }
}

extension SourceFile {
  fileprivate func text(from start: Int32, to end: Int32) -> String {
    String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self)
  }
}
