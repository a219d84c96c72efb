import MvvmgenStorage

/// The owner of a file, according to its first lines.
package enum Ownership: Hashable, Sendable {
  case foreign
  /// It begins like a generated file. The checksum is the same in every format, so files of other
  /// versions of mvvmgen are recognized, too.
  case tool(format: Int?, Body)

  package enum Body: Hashable, Sendable {
    case intact
    /// mvvmgen didn't write it.
    case edited
    /// It contains conflict markers of a version control system.
    case conflicted
  }

  /// Determines the owner of a file's bytes; CRLF is read as LF.
  package init(of bytes: ArraySlice<UInt8>) {
    let lines = HeaderLines(bytes: bytes)
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
    // Another format may have another header.
    let isHeaderIntact = format != Header.format || lines.areOurs
    self = .tool(format: format, isIntact && isHeaderIntact ? .intact : .edited)
  }
}

extension Header {
  /// Whether two files differ only in the line with the checksum. A merge can cause that by taking
  /// one side's checksum and both sides' changes.
  package static func differsOnlyInChecksum(
    _ file: ArraySlice<UInt8>, from other: ArraySlice<UInt8>
  ) -> Bool {
    let (one, two) = (HeaderLines(bytes: file), HeaderLines(bytes: other))
    guard let marker = one.marker, let otherMarker = two.marker else { return false }
    return one.beforeMarker.elementsEqual(two.beforeMarker)
      && file[marker.bodyStart...].elementsEqual(other[otherMarker.bodyStart...])
  }
}

extension ArraySlice<UInt8> {
  /// The text with LF instead of CRLF.
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

/// Parses a header from a file's bytes.
private struct HeaderLines {
  let bytes: ArraySlice<UInt8>

  /// A conflict in the first line puts a marker before it.
  var beginsAsToolOwned: Bool {
    let first = line(at: bytes.startIndex)
    let opening = first.text.starts(with: HeaderLines.ourSide) ? line(at: first.next) : first
    return opening.text.starts(with: Header.opening.utf8)
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

  /// Whether the lines before the checksum are those that this version of mvvmgen writes.
  var areOurs: Bool {
    let lines = beforeMarker.withLFLineEnds
    return lines.starts(with: Header.opening.utf8)
      && lines.suffix(Header.warning.utf8.count).elementsEqual(Header.warning.utf8)
      && lines.count { $0 == UInt8(ascii: "\n") } == 3
  }

  /// The three lines before the checksum.
  var beforeMarker: ArraySlice<UInt8> {
    var start = bytes.startIndex
    for _ in 0..<3 { start = line(at: start).next }
    return bytes[..<start]
  }

  /// Parses the format and the checksum from the fourth line, and finds the start of the body.
  var marker: (format: Int, checksum: Checksum, bodyStart: Int)? {
    let (text, next) = line(at: beforeMarker.endIndex)
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

  /// A line without its terminator, and the offset of the next one.
  private func line(at start: Int) -> (text: ArraySlice<UInt8>, next: Int) {
    let rest = bytes[start...]
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return (rest, bytes.endIndex) }
    let text = bytes[start..<end]
    return (text.last == UInt8(ascii: "\r") ? text.dropLast() : text, end + 1)
  }
}
