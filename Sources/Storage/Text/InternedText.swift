#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The text of a name, kept once and for as long as the process runs: the same names are in every
/// spec, lookup and file, and as Strings they would be allocated, counted and compared over again.
package struct InternedText: @unchecked Sendable {
  // What it points to never changes and is never freed, so all threads can read it.
  @usableFromInline let record: UnsafePointer<Record>

  /// What stands before the bytes.
  @usableFromInline struct Record {
    @usableFromInline let hash: UInt
    /// The same for texts that differ only in case.
    @usableFromInline let caselessHash: UInt
    @usableFromInline let count: Int32
    @usableFromInline let traits: Traits
  }

  /// What is asked of each name again and again.
  @usableFromInline struct Traits: OptionSet {
    @usableFromInline let rawValue: Int32

    @inlinable init(rawValue: Int32) { self.rawValue = rawValue }

    @inlinable static var isASCII: Traits { Traits(rawValue: 1) }
    @inlinable static var needsBackticks: Traits { Traits(rawValue: 2) }
    static let isRefusedAsMember = Traits(rawValue: 4)
    static let isRefusedAsType = Traits(rawValue: 8)
    static let isLowerCamelCase = Traits(rawValue: 16)
  }

  package init(_ bytes: UnsafeRawBufferPointer) {
    record = InternedTexts.all.withLock { $0.record(of: bytes) }
  }

  package init(_ text: String) {
    var text = text
    self = text.withUTF8 { InternedText(UnsafeRawBufferPointer($0)) }
  }

  /// The text that `write` appends the bytes of.
  package init(writing write: (inout [UInt8]) -> Void) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(64)
    write(&bytes)
    self = bytes.withUnsafeBytes { InternedText($0) }
  }

  /// The text with another before and behind it.
  package init(_ prefix: StaticString = "", _ text: InternedText, _ suffix: String = "") {
    var suffix = suffix
    self = prefix.withUTF8Buffer { before in
      suffix.withUTF8 { after in
        InternedText(joining: UnsafeRawBufferPointer(before), text.bytes, .init(after))
      }
    }
  }

  private init(
    joining before: UnsafeRawBufferPointer, _ text: UnsafeRawBufferPointer,
    _ after: UnsafeRawBufferPointer
  ) {
    let count = before.count + text.count + after.count
    self = withUnsafeTemporaryAllocation(byteCount: count, alignment: 1) { room in
      room.copyMemory(from: before)
      UnsafeMutableRawBufferPointer(rebasing: room[before.count...]).copyMemory(from: text)
      UnsafeMutableRawBufferPointer(rebasing: room[(count - after.count)...])
        .copyMemory(from: after)
      return InternedText(UnsafeRawBufferPointer(room))
    }
  }

  @inlinable @inline(__always)
  package var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: record + 1, count: Int(record.pointee.count))
  }

  var hash: UInt { record.pointee.hash }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  @inlinable package var isASCII: Bool { record.pointee.traits.contains(.isASCII) }
  @inlinable @inline(__always)
  var needsBackticks: Bool { record.pointee.traits.contains(.needsBackticks) }
  package var isRefusedAsMember: Bool { record.pointee.traits.contains(.isRefusedAsMember) }
  package var isRefusedAsType: Bool { record.pointee.traits.contains(.isRefusedAsType) }
  /// Whether `swift format` takes it for the name of a member.
  package var isLowerCamelCase: Bool { record.pointee.traits.contains(.isLowerCamelCase) }
}

extension InternedText: Hashable, NameKey {
  /// As Strings compare beyond ASCII, where one text can have several spellings; one in ASCII
  /// equals itself alone.
  @inlinable package static func == (one: InternedText, other: InternedText) -> Bool {
    one.record == other.record || !one.isASCII && one.isSpelling(of: other)
  }

  @usableFromInline func isSpelling(of other: InternedText) -> Bool {
    !other.isASCII && string == other.string
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(tableHash)
  }

  /// All spellings of a text have one.
  package var tableHash: UInt { isASCII ? record.pointee.hash : UInt(bitPattern: string.hashValue) }

  /// A text whose case doesn't matter.
  package struct Caseless: Hashable, Sendable, NameKey {
    package let text: InternedText

    package init(_ text: InternedText) {
      self.text = text
    }

    package static func == (one: Caseless, other: Caseless) -> Bool {
      guard one.text.record != other.text.record else { return true }
      guard one.text.isASCII, other.text.isASCII else {
        return one.text.string.lowercased() == other.text.string.lowercased()
      }
      return one.text.bytes.elementsEqual(other.text.bytes) { $0.lowercased == $1.lowercased }
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(tableHash) }

    package var tableHash: UInt { text.record.pointee.caselessHash }
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { isCapital ? self | 0x20 : self }
}

/// All texts, in memory that is never freed.
private struct InternedTexts {
  typealias Record = InternedText.Record

  static let all = Locked(InternedTexts())

  /// Found by their hash: at its place, or behind it up to the next that is empty.
  private var places = [UnsafePointer<Record>?](repeating: nil, count: 1 << 10)
  private var count = 0
  private var free = UnsafeMutableRawPointer.allocate(byteCount: chunkSize, alignment: 8)
  private var room = chunkSize

  private static let chunkSize = 1 << 14

  mutating func record(of bytes: UnsafeRawBufferPointer) -> UnsafePointer<Record> {
    let hash = bytes.hash(or: 0)
    var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
    while let record = places[place] {
      if record.pointee.hash == hash, record.holds(bytes) { return record }
      place = (place + 1) & (places.count - 1)
    }
    let record = add(bytes, hash)
    places[place] = record
    count += 1
    if 2 * count > places.count { grow() }
    return record
  }

  private mutating func add(
    _ bytes: UnsafeRawBufferPointer, _ hash: UInt
  ) -> UnsafePointer<Record> {
    let stride = MemoryLayout<Record>.stride
    let size = (stride + bytes.count + 7) & ~7
    if room < size {
      room = max(size, Self.chunkSize)
      free = .allocate(byteCount: room, alignment: 8)
    }
    defer { (free, room) = (free + size, room - size) }
    UnsafeMutableRawBufferPointer(start: free + stride, count: bytes.count).copyMemory(from: bytes)
    return UnsafePointer(free.initializeMemory(as: Record.self, to: Record(of: bytes, hash)))
  }

  private mutating func grow() {
    let old = places
    places = Array(repeating: nil, count: 2 * old.count)
    for case let record? in old {
      var place = Int(truncatingIfNeeded: record.pointee.hash) & (places.count - 1)
      while places[place] != nil { place = (place + 1) & (places.count - 1) }
      places[place] = record
    }
  }
}

extension InternedText.Record {
  fileprivate init(of bytes: UnsafeRawBufferPointer, _ hash: UInt) {
    self.hash = hash
    count = Int32(clamping: bytes.count)
    var traits = InternedText.Traits(ofWord: bytes)
    if bytes.areASCII {
      traits.insert(.isASCII)
      if bytes.first?.isCapital != true, !bytes.dropFirst().contains(UInt8(ascii: "_")) {
        traits.insert(.isLowerCamelCase)
      }
      // Sets the bit that tells small letters from capitals; that it is set in others is no harm.
      caselessHash = bytes.hash(or: 0x20)
    } else {
      var lowercased = String(decoding: bytes, as: UTF8.self).lowercased()
      let isASCII = lowercased.utf8.allSatisfy { $0 < 0x80 }
      caselessHash =
        isASCII
        ? lowercased.withUTF8 { UnsafeRawBufferPointer($0).hash(or: 0x20) }
        : UInt(bitPattern: lowercased.hashValue)
    }
    self.traits = traits
  }
}

extension InternedText.Traits {
  /// What Swift reserves a word for; it reserves no long one.
  fileprivate init(ofWord bytes: UnsafeRawBufferPointer) {
    self = []
    guard bytes.count <= 15 else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    if Keywords.needsBackticks(text) { insert(.needsBackticks) }
    if Keywords.isRefusedAsMember(text) { insert(.isRefusedAsMember) }
    if Keywords.isRefusedAsType(text) { insert(.isRefusedAsType) }
  }
}

extension UnsafePointer<InternedText.Record> {
  fileprivate func holds(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard Int(pointee.count) == bytes.count, let start = bytes.baseAddress else {
      return Int(pointee.count) == bytes.count
    }
    return memcmp(self + 1, start, bytes.count) == 0
  }
}

extension UnsafeRawBufferPointer {
  /// Eight bytes at a time.
  fileprivate var areASCII: Bool {
    var bits: UInt64 = 0
    var offset = 0
    while offset + 8 <= count {
      bits |= loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      offset += 8
    }
    while offset < count {
      bits |= UInt64(self[offset])
      offset += 1
    }
    return bits & 0x8080_8080_8080_8080 == 0
  }

  /// A hash of the bytes, each with these bits set.
  fileprivate func hash(or bits: UInt8) -> UInt {
    let mask = 0x0101_0101_0101_0101 &* UInt64(bits)
    var hash = UInt64(truncatingIfNeeded: count)
    var offset = 0
    func mix(_ word: UInt64) {
      let (high, low) = (hash ^ (word | mask)).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = high ^ low &+ 0xD6E8_FEB8_6659_FD93
    }
    while offset + 8 <= count {
      mix(UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < count {
      rest = rest << 8 | UInt64(self[offset])
      offset += 1
    }
    mix(rest)
    return UInt(truncatingIfNeeded: hash)
  }
}
