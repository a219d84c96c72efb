import MvvmgenCStorage

/// All texts that the process has interned.
///
/// An open-addressing hash table: a text is in the slot of its hash, or in a later one before the
/// next empty slot. Nothing is ever removed, so threads look up texts without a lock; only adding
/// one takes it.
enum InternedTexts {
  typealias Record = InternedText.Record
  /// Each is written once, after its record.
  private typealias Slots = UnsafeMutablePointer<UnsafeMutableRawPointer?>

  private static let additions = Locked(Additions())

  /// Only the thread that adds a text uses it.
  private struct Additions {
    var count = 0
    /// Memory for records: small first, since many runs need few.
    var next = UnsafeMutableRawPointer.allocate(byteCount: 1 << 13, alignment: 8)
    var room = 1 << 13
    /// The first spelling of each text beyond ASCII.
    var spellings: [String: Immortal<Record>] = [:]
  }

  @inline(__always)
  static func record(of bytes: Bytes) -> Immortal<Record> {
    let hash = bytes.hash
    return record(of: bytes, hash) ?? additions.withLock { add(bytes, hash, &$0) }
  }

  private static func record(
    of bytes: Bytes, _ hash: UInt
  ) -> Immortal<Record>? {
    guard let slots = slots else { return nil }
    let mask = UInt(bitPattern: slots[0]) - 1
    var slot = hash & mask
    while let found = loadShared(slots + Int(slot) + 1) {
      let record = Immortal(at: UnsafePointer(found.assumingMemoryBound(to: Record.self)))
      if record.value.hash == hash, record.bytes.equals(bytes) { return record }
      slot = (slot + 1) & mask
    }
    return nil
  }

  @inline(never)
  private static func add(
    _ bytes: Bytes, _ hash: UInt, _ additions: inout Additions
  ) -> Immortal<Record> {
    // Another thread may have been faster.
    if let record = record(of: bytes, hash) { return record }
    let record = store(bytes, hash, &additions)
    additions.count += 1
    insert(record, into: slots(withRoomFor: additions.count))
    return record
  }

  /// The first has the number of the others, which is a power of two.
  private static var slots: Slots? {
    loadShared(namesVariable())?.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  /// The slots, of which at most half are taken.
  private static func slots(withRoomFor records: Int) -> Slots {
    let old = slots
    let count = old.map { Int(bitPattern: $0[0]) } ?? 0
    if let old, 2 * records <= count { return old }
    let larger = empty(max(2 * count, 1 << 8))
    for case let known? in UnsafeBufferPointer(start: old.map { $0 + 1 }, count: count) {
      insert(Immortal(at: UnsafePointer(known.assumingMemoryBound(to: Record.self))), into: larger)
    }
    // Others may still look texts up in the smaller ones, so these stay.
    storeShared(namesVariable(), larger)
    return larger
  }

  private static func insert(_ record: Immortal<Record>, into slots: Slots) {
    let mask = UInt(bitPattern: slots[0]) - 1
    var slot = record.value.hash & mask
    while slots[Int(slot) + 1] != nil { slot = (slot + 1) & mask }
    storeShared(slots + Int(slot) + 1, UnsafeMutableRawPointer(mutating: record.pointer))
  }

  private static func empty(_ count: Int) -> Slots {
    let slots = Slots.allocate(capacity: count + 1)
    slots.initialize(repeating: nil, count: count + 1)
    slots[0] = UnsafeMutableRawPointer(bitPattern: count)
    return slots
  }

  private static func store(
    _ bytes: Bytes, _ hash: UInt, _ additions: inout Additions
  ) -> Immortal<Record> {
    let stride = MemoryLayout<Record>.stride
    // After the bytes is a zero, as system calls need it.
    let size = (stride + bytes.count + 8) & ~7
    if additions.room < size {
      additions.room = max(size, 1 << 16)
      additions.next = .allocate(byteCount: additions.room, alignment: 8)
    }
    let record = additions.next.bindMemory(to: Record.self, capacity: 1)
    let copy = UnsafeMutableRawBufferPointer(start: additions.next + stride, count: bytes.count + 1)
    copy.copyMemory(from: UnsafeRawBufferPointer(start: bytes.start, count: bytes.count))
    copy[bytes.count] = 0
    additions.next += size
    additions.room -= size
    let traits = InternedText.Traits(of: bytes)
    let own = Immortal(at: UnsafePointer(record))
    var spelling = own
    if !traits.contains(.isASCII) {
      let text = bytes.text
      spelling = additions.spellings[text] ?? spelling
      additions.spellings[text] = spelling
    }
    record.initialize(
      to: Record(
        hash: hash, firstSpelling: spelling, count: Int32(clamping: bytes.count), traits: traits))
    return own
  }
}

extension Immortal<InternedText.Record> {
  fileprivate var bytes: Bytes { following(Int(value.count)) }
}

extension InternedText {
  static func joined(_ prefix: Bytes, _ text: Bytes, _ suffix: Bytes) -> InternedText {
    let end = prefix.count + text.count
    return withUnsafeTemporaryAllocation(byteCount: end + suffix.count, alignment: 1) { room in
      guard let start = room.baseAddress else { return InternedText(Bytes("")) }
      start.copyMemory(from: prefix.start, byteCount: prefix.count)
      (start + prefix.count).copyMemory(from: text.start, byteCount: text.count)
      (start + end).copyMemory(from: suffix.start, byteCount: suffix.count)
      return InternedText(Bytes(at: start, count: room.count))
    }
  }

  /// The bytes with a zero after them, as system calls need them.
  package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    bytes.start.withMemoryRebound(to: CChar.self, capacity: bytes.count + 1, body)
  }
}

extension InternedText.Traits {
  fileprivate init(of text: Bytes) {
    self = []
    if Keywords.reserved.contains(text) { formUnion([.needsBackticks, .isRefusedAsType]) }
    if Keywords.refusedAsMembers.contains(text) { insert(.isRefusedAsMember) }
    if Keywords.refusedAsTypes.contains(text) { insert(.isRefusedAsType) }
    guard text.areASCII else { return }
    insert(.isASCII)
    if text.first?.isCapital != true, !text.dropFirst().contains(UInt8(ascii: "_")) {
      insert(.isLowerCamelCase)
    }
  }
}

extension Bytes {
  /// Processes eight bytes at a time.
  fileprivate var areASCII: Bool {
    var bits: UInt64 = 0
    var offset = 0
    while offset + 8 <= count {
      bits |= word(at: offset)
      offset += 8
    }
    while offset < count {
      bits |= UInt64(self[offset])
      offset += 1
    }
    return bits & 0x8080_8080_8080_8080 == 0
  }

  fileprivate var hash: UInt { self.hash(ignoring: 0) }

  /// A hash that doesn't depend on some bits of each eight bytes.
  ///
  /// Few bytes, and the last eight of many, are read together, some of them twice.
  func hash(ignoring bits: UInt64) -> UInt {
    var hash = UInt64(truncatingIfNeeded: count)
    func mix(_ word: UInt64) {
      let (high, low) = (hash ^ word & ~bits).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = high ^ low &+ 0xD6E8_FEB8_6659_FD93
    }
    var offset = 0
    while offset + 8 < count {
      mix(word(at: offset))
      offset += 8
    }
    mix(count >= 8 ? word(at: count - 8) : shortWord)
    return UInt(truncatingIfNeeded: hash)
  }

  /// All bytes, of which there are fewer than eight.
  private var shortWord: UInt64 {
    if count >= 4 {
      let first = start.loadUnaligned(as: UInt32.self)
      let last = start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      return UInt64(UInt32(littleEndian: last)) << 32 | UInt64(UInt32(littleEndian: first))
    }
    guard let first, let last else { return 0 }
    return UInt64(last) << 16 | UInt64(self[count / 2]) << 8 | UInt64(first)
  }
}
