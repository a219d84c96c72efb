/// Where members are added to an object.
package struct InsertionPoint: Sendable {
  /// Behind the last member; the whole object where it has none.
  fileprivate let span: SourceSpan
  /// The line break and the indentation before the first member; nil where that follows the brace on
  /// its line.
  fileprivate let separator: Text?
  fileprivate let isEmpty: Bool

  /// Adds members, each written as `"key": value`.
  package func adding(_ members: [String]) -> Diagnostic.FixIt {
    let separator = separator?.string ?? " "
    let list = members.joined(separator: "," + separator)
    return Diagnostic.FixIt(
      at: span, replaceWith: isEmpty ? "{ \(list) }" : ",\(separator)\(list)")
  }

  /// A part of a file.
  fileprivate struct Text {
    let document: JSONDocument
    let start: Int32
    let end: Int32

    var string: String {
      String(decoding: document.bytes[Int(start)..<Int(end)], as: UTF8.self)
    }
  }
}

extension JSON {
  /// Where members are added to this object.
  package var insertionPoint: InsertionPoint {
    let span = span
    let text = document.bytes[Int(span.start) + 1..<max(Int(span.end) - 1, Int(span.start) + 1)]
    guard let first = text.firstIndex(where: { !$0.isBlank }),
      let last = text.lastIndex(where: { !$0.isBlank })
    else { return InsertionPoint(span: span, separator: nil, isEmpty: true) }
    let gap = text[text.startIndex..<first]
    let separator = gap.lastIndex(of: UInt8(ascii: "\n")).map { line in
      let hasReturn = line > gap.startIndex && gap[line - 1] == UInt8(ascii: "\r")
      return InsertionPoint.Text(
        document: document, start: Int32(hasReturn ? line - 1 : line), end: Int32(first))
    }
    return InsertionPoint(
      span: SourceSpan(file: document.file, start: last + 1, end: last + 1),
      separator: separator, isEmpty: false)
  }
}
