/// Cuts what a client writes into messages.
struct MessageStream {
  enum Framing {
    /// A message on each line.
    case lines
    /// Before each message, a header with its length.
    case headers
  }

  enum Event: Equatable {
    case message([UInt8])
    /// Nobody knows where the next message begins.
    case broken(String)
    case end
  }

  private let framing: Framing
  private let read: () -> [UInt8]
  private var bytes: [UInt8] = []

  /// Nothing larger than 1 MiB is parsed, but an editor may open any file.
  private static let (longestLine, longestHeader, longestBody) = (1 << 21, 1 << 12, 1 << 26)

  /// - Parameter read: the next bytes; none at the end.
  init(_ framing: Framing, read: @escaping () -> [UInt8]) {
    (self.framing, self.read) = (framing, read)
  }

  /// Whether nothing of the next message has been read.
  var isEmpty: Bool { bytes.isEmpty }

  /// The next message. One that the input ends in isn't a message.
  mutating func next() -> Event {
    switch framing {
    case .lines: nextLine()
    case .headers: nextBody()
    }
  }

  private mutating func nextLine() -> Event {
    while true {
      guard let end = end(of: "\n", before: Self.longestLine) else {
        return bytes.count > Self.longestLine ? .broken("a line is too long") : .end
      }
      let line = take(end).filter { !"\r\n".utf8.contains($0) }
      if !line.allSatisfy({ $0 == UInt8(ascii: " ") }) { return .message(line) }
    }
  }

  private mutating func nextBody() -> Event {
    guard let end = end(of: "\r\n\r\n", before: Self.longestHeader) else {
      return bytes.count > Self.longestHeader ? .broken("a header is too long") : .end
    }
    let header = String(decoding: take(end), as: UTF8.self)
    let name = "content-length:"
    let field = header.split(separator: "\r\n").last { $0.lowercased().hasPrefix(name) }
    guard let length = field.flatMap({ Int($0.dropFirst(name.count).drop { $0 == " " }) }),
      0...Self.longestBody ~= length
    else { return .broken("a header without a usable Content-Length") }
    while bytes.count < length {
      let more = read()
      if more.isEmpty { return .end }
      bytes += more
    }
    return .message(take(length))
  }

  /// Reads up to these characters, or to the end of the input.
  private mutating func end(of mark: String, before limit: Int) -> Int? {
    var checked = 0
    while true {
      if let found = bytes[checked...].firstRange(of: Array(mark.utf8)) { return found.upperBound }
      checked = max(bytes.count - mark.utf8.count, 0)
      guard bytes.count <= limit, case let more = read(), !more.isEmpty else { return nil }
      bytes += more
    }
  }

  private mutating func take(_ count: Int) -> [UInt8] {
    defer { bytes.removeFirst(count) }
    return Array(bytes[..<count])
  }
}
