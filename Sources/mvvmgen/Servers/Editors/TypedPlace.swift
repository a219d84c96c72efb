import MvvmgenStorage
import MvvmgenSyntax

/// The place in a spec where a string is typed. The text before it is read, which need not be whole.
struct TypedPlace {
  /// The keys of what is around it, from the outside, with its own if it is a value.
  let keys: [String]
  let isKey: Bool
  /// The name that is typed, after the quote, with the rest of it after the cursor.
  let range: Range<Int>

  /// Nil outside of strings.
  init?(at offset: Int, in bytes: [UInt8]) {
    // The brackets that are open, each with the key before the value that is read.
    var around: [(bracket: UInt8, key: String?)] = []
    var (position, last) = (0, 0..<0)
    while position < offset {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): around.append((byte, nil))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = around.popLast()
      case UInt8(ascii: ":") where !around.isEmpty:
        around[around.count - 1].key = String(decoding: bytes[last], as: UTF8.self)
      case UInt8(ascii: ",") where !around.isEmpty: around[around.count - 1].key = nil
      case UInt8(ascii: "\""):
        last = position + 1..<Self.end(of: bytes, from: position + 1)
        position = last.upperBound
        guard position >= offset else { break }
        let rest = bytes[offset...].prefix { $0.isLetter || $0.isDigit || "_:.".utf8.contains($0) }
        range = last.lowerBound..<rest.endIndex
        keys = around.compactMap(\.key)
        isKey = around.last.map { $0.bracket == UInt8(ascii: "{") && $0.key == nil } ?? false
        return
      default: break
      }
      position += 1
    }
    return nil
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
