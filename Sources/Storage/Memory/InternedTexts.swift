/// The texts that a thread has interned in a run.
struct InternedTexts {
  typealias Record = InternedText.Record

  /// An open-addressing hash table: a text is in the slot of its hash, or in a later one before the
  /// next empty slot.
  private var slots: [UnsafePointer<Record>?] = []
  private var count = 0

  @inline(__always)
  fileprivate mutating func record(
    of bytes: UnsafeRawBufferPointer, in arena: inout Arena
  ) -> UnsafePointer<Record> {
    let hash = bytes.hash(or: 0)
    if 2 * count >= slots.count { grow() }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while let record = slots[slot] {
      if record.pointee.hash == hash, record.holds(bytes) { return record }
      slot = (slot + 1) & (slots.count - 1)
    }
    let record = Self.keep(bytes, hash, in: &arena)
    slots[slot] = record
    count += 1
    return record
  }

  private static func keep(
    _ bytes: UnsafeRawBufferPointer, _ hash: UInt, in arena: inout Arena
  ) -> UnsafePointer<Record> {
    let stride = MemoryLayout<Record>.stride
    let memory = arena.take(stride + bytes.count)
    UnsafeMutableRawBufferPointer(start: memory + stride, count: bytes.count)
      .copyMemory(from: bytes)
    return UnsafePointer(memory.initializeMemory(as: Record.self, to: Record(of: bytes, hash)))
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: nil, count: max(2 * old.count, 1 << 8))
    for case let record? in old {
      var slot = Int(truncatingIfNeeded: record.pointee.hash) & (slots.count - 1)
      while slots[slot] != nil { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = record
    }
  }
}

extension ThreadMemory {
  mutating func record(
    of bytes: UnsafeRawBufferPointer
  ) -> UnsafePointer<InternedText.Record> {
    names.record(of: bytes, in: &arena)
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
      // Sets the bit that distinguishes lowercase letters from capitals. Setting it in other bytes
      // is harmless.
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
  /// How Swift reserves a word.
  fileprivate init(ofWord word: UnsafeRawBufferPointer) {
    self = []
    if Keywords.reserved.contains(word) { formUnion([.needsBackticks, .isRefusedAsType]) }
    if Keywords.refusedAsMembers.contains(word) { insert(.isRefusedAsMember) }
    if Keywords.refusedAsTypes.contains(word) { insert(.isRefusedAsType) }
  }
}

extension UnsafePointer<InternedText.Record> {
  fileprivate func holds(_ bytes: UnsafeRawBufferPointer) -> Bool {
    UnsafeRawBufferPointer(start: self + 1, count: Int(pointee.count)).equals(bytes)
  }
}

extension UnsafeRawBufferPointer {
  /// Processes eight bytes at a time.
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

  /// Hashes the bytes, with these bits set in each.
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
