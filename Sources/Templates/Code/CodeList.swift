import MvvmgenStorage

/// A list of pieces of code, without the empty ones. It is stored in ``ScratchMemory``, like code.
package struct CodeList: ExpressibleByArrayLiteral {
  private let pieces: UnsafeMutablePointer<Code>
  package private(set) var count = 0

  /// - Parameter capacity: the maximum number of pieces.
  @inline(__always)
  fileprivate init(capacity: Int) {
    pieces = ScratchMemory.parts(capacity)
  }

  @inline(__always)
  package init(arrayLiteral elements: Code...) {
    self.init(capacity: elements.count)
    for piece in elements { append(piece) }
  }

  @inline(__always)
  fileprivate mutating func append(_ piece: Code) {
    guard !piece.isEmpty else { return }
    pieces[count] = piece
    count += 1
  }

  @inline(__always)
  private mutating func append(_ pieces: CodeList) {
    for piece in pieces { append(piece) }
  }

  static func + (first: CodeList, second: CodeList) -> CodeList {
    var list = CodeList(capacity: first.count + second.count)
    list.append(first)
    list.append(second)
    return list
  }

  static func += (list: inout CodeList, more: CodeList) {
    list = list + more
  }

  /// The list as code, of a kind that has parts.
  @inline(__always)
  func code(_ kind: Code.Kind) -> Code {
    Code(kind, parts: pieces, count: count)
  }
}

extension CodeList: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> Code { pieces[index] }
}

extension Collection {
  /// The code of each element.
  @inline(__always)
  func map(_ code: (Element) -> Code) -> CodeList {
    var list = CodeList(capacity: count)
    for element in self { list.append(code(element)) }
    return list
  }
}
