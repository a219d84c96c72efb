import Storage

/// Where members are added to an object.
package struct InsertionPoint: Sendable {
  /// Behind the last member; the whole object where it has none.
  private let span: SourceSpan
  /// The columns before a member; nil where the object is on one line.
  private let indentation: Int32?
  private let isEmpty: Bool

  fileprivate init(span: SourceSpan, indentation: Int32?, isEmpty: Bool) {
    self.span = span
    self.indentation = indentation
    self.isEmpty = isEmpty
  }

  /// Adds members, each written as `"key": value`.
  package func adding(_ members: [String]) -> Diagnostic.FixIt {
    let separator =
      indentation.map { "\n" + String(repeating: " ", count: Int($0)) } ?? " "
    let list = members.joined(separator: "," + separator)
    return Diagnostic.FixIt(
      at: span, replaceWith: isEmpty ? "{ \(list) }" : ",\(separator)\(list)")
  }
}

extension JSON {
  /// Where members are added to this object.
  package var insertionPoint: InsertionPoint {
    let span = span
    let blanks = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
    let text = document.bytes[Int(span.start) + 1..<max(Int(span.end) - 1, Int(span.start) + 1)]
    guard let first = text.firstIndex(where: { !blanks($0) }),
      let last = text.lastIndex(where: { !blanks($0) })
    else { return InsertionPoint(span: span, indentation: nil, isEmpty: true) }
    let gap = text[text.startIndex..<first]
    let line = gap.lastIndex(of: UInt8(ascii: "\n"))
    return InsertionPoint(
      span: SourceSpan(file: document.file, start: last + 1, end: last + 1),
      indentation: line.map { Int32(first - $0 - 1) }, isEmpty: false)
  }
}
