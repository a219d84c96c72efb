/// Cuts what a client writes into messages.
struct MessageStream {
  enum Framing {
    /// A message on each line.
    case lines
    /// Before each message, a header with its length.
    case headers
  }

  private let framing: Framing
  private let read: () -> [UInt8]
  private var bytes: [UInt8] = []

  /// - Parameter read: the next bytes; none at the end.
  init(_ framing: Framing, read: @escaping () -> [UInt8]) {
    (self.framing, self.read) = (framing, read)
  }

  /// Whether nothing of the next message has been read.
  var isEmpty: Bool { bytes.isEmpty }

  /// The next message; nil at the end, also where that is in the middle of one. After an error, nobody
  /// knows where the next begins.
  mutating func next() throws(RPCError) -> [UInt8]? {
    let field = "content-length:"
    var length: Int?
    while let line = takeLine() {
      switch framing {
      case .lines: if !line.isEmpty { return line }
      case .headers where line.isEmpty:
        guard let length, length >= 0 else {
          throw RPCError(.parse, "a header without a usable Content-Length")
        }
        return take(length)
      case .headers:
        let text = String(decoding: line, as: UTF8.self).lowercased()
        guard text.hasPrefix(field) else { continue }
        length = Int(text.dropFirst(field.count).drop { $0 == " " })
      }
    }
    return nil
  }

  /// The next line, without what ends it.
  private mutating func takeLine() -> [UInt8]? {
    var checked = 0
    while true {
      if let end = bytes[checked...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = take(end + 1)?.dropLast() ?? []
        return Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
      }
      checked = bytes.count
      // The last line may have no end; a header has one.
      guard readMore() else { return framing == .lines && checked > 0 ? take(checked) : nil }
    }
  }

  private mutating func take(_ count: Int) -> [UInt8]? {
    while bytes.count < count { guard readMore() else { return nil } }
    defer { bytes.removeFirst(count) }
    return Array(bytes[..<count])
  }

  /// False at the end.
  private mutating func readMore() -> Bool {
    let more = read()
    bytes += more
    return !more.isEmpty
  }
}
