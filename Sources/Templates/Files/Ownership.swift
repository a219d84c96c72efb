/// Whose a file is, by what it begins with.
package enum Ownership: Hashable, Sendable {
  case foreign
  /// Begins as a tool-owned file does. Checksums are the same in every format, so that a file of
  /// another version of mvvmgen is judged like one of this version.
  case tool(format: Int?, Body)

  package enum Body: Hashable, Sendable {
    case intact
    /// Isn't what mvvmgen wrote.
    case edited
    /// Holds a version control system's conflict markers: nobody's words yet.
    case conflicted
  }

  /// Judges a file as it was read; CRLF line ends count as LF.
  package init(of bytes: ArraySlice<UInt8>) {
    let lines = HeaderLines(bytes)
    guard lines.beginsAsToolOwned else {
      self = .foreign
      return
    }
    guard !lines.hasConflictMarkers else {
      self = .tool(format: nil, .conflicted)
      return
    }
    guard let (format, checksum, bodyStart) = lines.marker else {
      self = .tool(format: nil, .edited)
      return
    }
    let body = bytes[bodyStart...]
    let isIntact = Checksum(of: body) == checksum || Checksum(of: body.withLFLineEnds) == checksum
    // Another format may have had another header.
    let isHeaderIntact = format != Header.format || lines.areOurs
    self = .tool(format: format, isIntact && isHeaderIntact ? .intact : .edited)
  }
}

extension Header {
  /// Whether a file differs from another only in the line with the checksum. A merge leaves it so
  /// that took one side's line beside both sides' changes.
  package static func differsOnlyInChecksum(
    _ file: ArraySlice<UInt8>, from other: ArraySlice<UInt8>
  ) -> Bool {
    let (one, two) = (HeaderLines(file), HeaderLines(other))
    guard let marker = one.marker, let otherMarker = two.marker else { return false }
    return one.beforeMarker.elementsEqual(two.beforeMarker)
      && file[marker.bodyStart...].elementsEqual(other[otherMarker.bodyStart...])
  }
}

extension ArraySlice<UInt8> {
  /// The same text with LF for each CRLF.
  package var withLFLineEnds: ArraySlice<UInt8> {
    var result: ArraySlice<UInt8> = []
    result.reserveCapacity(count)
    for index in indices {
      let isLineEnd =
        self[index] == UInt8(ascii: "\r") && index + 1 < endIndex
        && self[index + 1] == UInt8(ascii: "\n")
      if !isLineEnd { result.append(self[index]) }
    }
    return result
  }
}

/// Finds a header's parts in bytes from disk.
private struct HeaderLines {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// A conflict over the first line puts a marker before it.
  var beginsAsToolOwned: Bool {
    let first = line(at: bytes.startIndex)
    guard !first.text.starts(with: HeaderLines.ourSide) else {
      return line(at: first.next).text.starts(with: Header.opening.utf8)
    }
    return first.text.starts(with: Header.opening.utf8)
  }

  var hasConflictMarkers: Bool {
    var start = bytes.startIndex
    var isOpen = false
    while start < bytes.endIndex {
      let (text, next) = line(at: start)
      if isOpen {
        if text.starts(with: HeaderLines.theirSide) { return true }
      } else {
        isOpen = text.starts(with: HeaderLines.ourSide)
      }
      start = next
    }
    return false
  }

  /// Whether the lines before the checksum say what this version of mvvmgen writes there.
  var areOurs: Bool {
    let lines = beforeMarker.withLFLineEnds
    return lines.starts(with: Header.opening.utf8)
      && lines.suffix(Header.warning.utf8.count).elementsEqual(Header.warning.utf8)
      && lines.count { $0 == UInt8(ascii: "\n") } == 3
  }

  /// The three lines before the one with the checksum.
  var beforeMarker: ArraySlice<UInt8> {
    var start = bytes.startIndex
    for _ in 0..<3 { start = line(at: start).next }
    return bytes[..<start]
  }

  /// The format and the checksum of the fourth line, and where the body starts.
  var marker: (format: Int, checksum: Checksum, bodyStart: Int)? {
    var start = bytes.startIndex
    for _ in 0..<3 { start = line(at: start).next }
    let (text, next) = line(at: start)
    let prefix = Array(Header.marker.utf8)
    guard text.starts(with: prefix) else { return nil }
    let values = text.dropFirst(prefix.count)
    guard let space = values.firstIndex(of: UInt8(ascii: " ")) else { return nil }
    let key = Array(Header.checksumKey.utf8)
    guard values[space...].starts(with: key),
      let format = Int(String(decoding: values[..<space], as: UTF8.self)),
      let checksum = Checksum(digits: values[space...].dropFirst(key.count))
    else { return nil }
    let blank = line(at: next)
    return blank.text.isEmpty && blank.next > next ? (format, checksum, blank.next) : nil
  }

  private static let ourSide = Array("<<<<<<< ".utf8)
  private static let theirSide = Array(">>>>>>> ".utf8)

  /// A line without its end, and where the next one starts.
  private func line(at start: Int) -> (text: ArraySlice<UInt8>, next: Int) {
    let rest = bytes[start...]
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return (rest, bytes.endIndex) }
    let text = bytes[start..<end]
    return (text.last == UInt8(ascii: "\r") ? text.dropLast() : text, end + 1)
  }
}
