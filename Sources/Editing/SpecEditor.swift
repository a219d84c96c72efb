package import MvvmgenSyntax

/// Adds members and elements to an existing spec, keeping its author's formatting.
struct SpecEditor {
  let source: SourceFile
  let root: JSON

  /// Adds an element at the end of a list.
  func append(_ element: SpecTree, to list: JSON) -> SourceEdit {
    guard let last = Array(list.elements).last, isFirstOnLine(last.span.start) else {
      let items = list.elements.map { SpecTree($0, in: source) }
      return rewrite(list, as: .array(items + [element]))
    }
    let indent = indent(at: last.span.start)
    let text = element.text(indent: indent, column: indent.utf8.count)
    return insert(",\n\(indent)\(text)", at: last.span.end, list.span.file)
  }

  /// Adds a member to an object: after those that precede it in `order`, or else at the end.
  func insert(
    _ key: String, _ value: SpecTree, into object: JSON, order: [String] = []
  ) -> SourceEdit {
    let members = Array(object.members)
    let location = order.firstIndex(of: key) ?? order.count
    let before = members.lastIndex { member in
      order.firstIndex(of: member.key.text).map { $0 < location } ?? true
    }
    let quoted = JSONText.quoted(key)
    guard let first = members.first, isFirstOnLine(first.key.span.start - 1) else {
      var tree = members.map { member in
        (JSONText.quoted(member.key.text), SpecTree(member.value, in: source))
      }
      tree.insert((quoted, value), at: before.map { $0 + 1 } ?? 0)
      return rewrite(object, as: .object(tree.map { (key: $0.0, value: $0.1) }))
    }
    let indent = indent(at: first.key.span.start)
    let text = value.text(indent: indent, column: indent.utf8.count + quoted.utf8.count + 2)
    let member = "\(quoted): \(text)"
    guard let before else {
      return insert("\(member),\n\(indent)", at: first.key.span.start - 1, object.span.file)
    }
    return insert(",\n\(indent)\(member)", at: members[before].value.span.end, object.span.file)
  }

  /// Replaces a value. The largest enclosing value that is on one line is formatted again.
  func rewrite(_ value: JSON, as tree: SpecTree) -> SourceEdit {
    let line = lineValue(around: value.span, in: root) ?? value
    let text = SpecTree(line, in: source, with: (value.span, tree))
      .text(indent: indent(at: line.span.start), column: column(of: line.span.start))
    return SourceEdit(span: line.span, replacement: source.withLineEnds(text))
  }

  /// Nil if it isn't on one line.
  private func lineValue(around span: SourceSpan, in json: JSON) -> JSON? {
    guard json.span.start <= span.start, span.end <= json.span.end else { return nil }
    let bytes = source.bytes[Int(json.span.start)..<Int(json.span.end)]
    if !bytes.contains(UInt8(ascii: "\n")) { return json }
    for child in json.children {
      if let found = lineValue(around: span, in: child) { return found }
    }
    return nil
  }

  /// Removes a member from an object, with its comma.
  func remove(_ key: String, from object: JSON) -> SourceEdit? {
    let members = Array(object.members)
    let index = members.firstIndex { $0.key.text == key }
    let spans = members.map { key, value in
      SourceSpan(
        file: value.span.file, start: Int(key.span.start) - 1, end: Int(value.span.end))
    }
    return index.map { remove($0, of: spans) }
  }

  /// Removes a member of the object under a key, and the key with the last one.
  func remove(_ member: String, under key: String, in object: JSON) -> SourceEdit? {
    guard let inner = object[key], inner.count > 1 else { return remove(key, from: object) }
    return remove(member, from: inner)
  }

  /// Removes an element of the list under a key, and the key with the last one.
  func remove(_ index: Int, ofListUnder key: String, in object: JSON) -> SourceEdit? {
    let spans = object[key]?.elements.map(\.span) ?? []
    return spans.count > 1 ? remove(index, of: spans) : remove(key, from: object)
  }

  /// Removes an element from a list, or a member from an object, with its comma.
  func remove(_ index: Int, of spans: [SourceSpan]) -> SourceEdit {
    let span = spans[index]
    let (start, end): (Int32, Int32)
    if index > 0 {
      (start, end) = (spans[index - 1].end, span.end)
    } else if spans.count > 1 {
      (start, end) = (span.start, spans[1].start)
    } else {
      (start, end) = (span.start, span.end)
    }
    return SourceEdit(
      span: SourceSpan(file: span.file, start: Int(start), end: Int(end)), replacement: "")
  }

  private func insert(_ text: String, at offset: Int32, _ file: Int32) -> SourceEdit {
    SourceEdit(
      span: SourceSpan(file: file, start: Int(offset), end: Int(offset)),
      replacement: source.withLineEnds(text))
  }

  private func lineStart(_ offset: Int32) -> Int {
    let end = Int(offset)
    return (source.bytes[..<end].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
  }

  private func isFirstOnLine(_ offset: Int32) -> Bool {
    let start = lineStart(offset)
    return start > 0 && source.bytes[start..<Int(offset)].allSatisfy(\.isBlank)
  }

  private func indent(at offset: Int32) -> String {
    let start = lineStart(offset)
    let blanks = source.bytes[start..<Int(offset)].prefix(while: \.isBlank)
    return String(decoding: blanks, as: UTF8.self)
  }

  private func column(of offset: Int32) -> Int {
    String(decoding: source.bytes[lineStart(offset)..<Int(offset)], as: UTF8.self)
      .unicodeScalars.count
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension JSON {
  /// The values in it: an array's elements, or those of an object's members.
  var children: [JSON] { Array(elements) + members.map(\.value) }
}

extension SourceFile {
  /// A text with LF, as the file has it: with CRLF after some checkouts.
  package func withLineEnds(_ text: String) -> String {
    let usesCRLF = zip(bytes, bytes.dropFirst()).contains {
      $0 == UInt8(ascii: "\r") && $1 == UInt8(ascii: "\n")
    }
    return usesCRLF ? text.replacing("\n", with: "\r\n") : text
  }
}
