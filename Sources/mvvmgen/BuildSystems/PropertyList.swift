/// A property list in the old text format, in which an Xcode project is written.
indirect enum PropertyList {
  case text(String)
  case list([PropertyList])
  case table([String: PropertyList])

  /// Nil if it isn't one.
  init?(_ text: String) {
    var parser = PropertyListParser(bytes: Array(text.utf8))
    guard let value = parser.value(depth: 0) else { return nil }
    self = value
  }

  subscript(key: String) -> PropertyList? {
    guard case .table(let table) = self else { return nil }
    return table[key]
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The texts of a list.
  var texts: [String] {
    guard case .list(let list) = self else { return [] }
    return list.compactMap(\.text)
  }
}

private struct PropertyListParser {
  let bytes: [UInt8]
  var position = 0

  mutating func value(depth: Int) -> PropertyList? {
    guard depth < 50 else { return nil }
    if take("{") {
      var table: [String: PropertyList] = [:]
      while !take("}") {
        guard let key = text(), take("="), let value = value(depth: depth + 1), take(";") else {
          return nil
        }
        table[key] = value
      }
      return .table(table)
    }
    guard take("(") else { return text().map(PropertyList.text) }
    var list: [PropertyList] = []
    while !take(")") {
      guard let value = value(depth: depth + 1) else { return nil }
      list.append(value)
      _ = take(",")
    }
    return .list(list)
  }

  /// A word, or a text in quotes.
  private mutating func text() -> String? {
    let isQuoted = take("\"")
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      guard isQuoted ? byte != UInt8(ascii: "\"") : !" \t\r\n;,=(){}".utf8.contains(byte) else {
        break
      }
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < bytes.count, isQuoted || position > start else { return nil }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isQuoted { position += 1 }
    return text.replacing("\\\"", with: "\"")
  }

  /// Skips a sign, and the spaces and comments before it.
  private mutating func take(_ sign: String) -> Bool {
    while position < bytes.count {
      let rest = bytes[position...]
      if rest.starts(with: "/*".utf8) {
        skip(to: "*/")
      } else if rest.starts(with: "//".utf8) {
        skip(to: "\n")
      } else if " \t\r\n".utf8.contains(bytes[position]) {
        position += 1
      } else {
        guard rest.starts(with: sign.utf8) else { return false }
        position += sign.utf8.count
        return true
      }
    }
    return false
  }

  private mutating func skip(to end: String) {
    while position < bytes.count, !bytes[position...].starts(with: end.utf8) { position += 1 }
    position = min(position + end.utf8.count, bytes.count)
  }
}
