import MvvmgenStorage
import MvvmgenSyntax

/// The place in a spec where a string is typed. The text before it is read, which need not be whole.
struct TypedPlace {
  /// The keys of what is around it, from the outside, with its own if it is a value.
  private(set) var keys: [String] = []
  private(set) var isKey = false
  /// The name that is typed, after the quote, with the rest of it after the cursor.
  let range: Range<Int>

  private enum Around {
    case list
    case object(key: String, isValue: Bool)
  }

  /// Nil outside of strings.
  init?(at offset: Int, in bytes: [UInt8]) {
    var around: [Around] = []
    var (position, last) = (0, 0..<0)
    while position < offset {
      switch (bytes[position], around.last) {
      case (UInt8(ascii: "{"), _): around.append(.object(key: "", isValue: false))
      case (UInt8(ascii: "["), _): around.append(.list)
      case (UInt8(ascii: "}"), _), (UInt8(ascii: "]"), _): _ = around.popLast()
      case (UInt8(ascii: ":"), .object?):
        let key = String(decoding: bytes[last], as: UTF8.self)
        around[around.count - 1] = .object(key: key, isValue: true)
      case (UInt8(ascii: ","), .object?):
        around[around.count - 1] = .object(key: "", isValue: false)
      case (UInt8(ascii: "\""), _):
        last = position + 1..<Self.end(of: bytes, from: position + 1)
        position = last.upperBound
        guard position >= offset else { break }
        let rest = bytes[offset...].prefix { $0.isLetter || $0.isDigit || "_:.".utf8.contains($0) }
        range = last.lowerBound..<rest.endIndex
        take(around)
        return
      default: break
      }
      position += 1
    }
    return nil
  }

  private mutating func take(_ around: [Around]) {
    keys = around.compactMap { if case .object(let key, true) = $0 { key } else { nil } }
    if case .object(_, isValue: false)? = around.last { isKey = true }
  }

  /// The end of a string: at its quote, or that of the line.
  private static func end(of bytes: [UInt8], from start: Int) -> Int {
    var position = start
    while position < bytes.count, !"\"\r\n".utf8.contains(bytes[position]) {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position, bytes.count)
  }
}
