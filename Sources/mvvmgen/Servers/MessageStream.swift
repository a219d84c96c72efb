import MvvmgenStorage

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
      guard let end = position(of: "\n", before: Self.longestLine) else {
        return isTooLong(Self.longestLine) ? .broken("a line is too long") : .end
      }
      let line = take(end, and: 1).filter { $0 != UInt8(ascii: "\r") }
      if !line.allSatisfy({ $0 == UInt8(ascii: " ") }) { return .message(line) }
    }
  }

  private mutating func nextBody() -> Event {
    guard let end = position(of: "\r\n\r\n", before: Self.longestHeader) else {
      return isTooLong(Self.longestHeader) ? .broken("a header is too long") : .end
    }
    let header = String(decoding: take(end, and: 4), as: UTF8.self)
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
    return .message(take(length, and: 0))
  }

  /// Reads up to these characters, or to the end.
  private mutating func position(of mark: StaticString, before limit: Int) -> Int? {
    var start = 0
    while true {
      let last = bytes.count - mark.utf8CodeUnitCount
      for place in start..<max(last + 1, start)
      where bytes.have(mark, in: place..<place + mark.utf8CodeUnitCount) {
        return place
      }
      start = max(last + 1, start)
      guard !isTooLong(limit), case let more = read(), !more.isEmpty else { return nil }
      bytes += more
    }
  }

  private func isTooLong(_ limit: Int) -> Bool { bytes.count > limit }

  private mutating func take(_ count: Int, and rest: Int) -> [UInt8] {
    defer { bytes.removeFirst(count + rest) }
    return Array(bytes[..<count])
  }
}
