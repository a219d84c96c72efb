import MvvmgenCStorage

/// All texts that the process has interned.
///
/// An open-addressing hash table: a text is in the slot of its hash, or in a later one before the
/// next empty slot. Nothing is ever removed, so threads look up texts without a lock; only adding
/// one takes it.
final class InternedTexts: @unchecked Sendable {
  // Safe: a slot is written once, after its record, and a larger table is shared once it is filled.
  typealias Record = InternedText.Record
  private typealias Slots = UnsafeMutablePointer<UnsafeMutableRawPointer?>

  static let all = InternedTexts()

  /// Where the slots are. The first has the number of the others, which is a power of two.
  private let table = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
  private let additions = Locked(Additions())

  /// Only the thread that adds a text uses it.
  private struct Additions {
    var count = 0
    /// Memory for records: small first, since many runs need few.
    var next = UnsafeMutableRawPointer.allocate(byteCount: 1 << 13, alignment: 8)
    var room = 1 << 13
    /// The first spelling of each text beyond ASCII.
    var spellings: [String: UnsafePointer<Record>] = [:]
  }

  private init() {
    table.initialize(to: UnsafeMutableRawPointer(Self.slots(1 << 8)))
  }

  @inline(__always)
  func record(of bytes: UnsafeRawBufferPointer) -> UnsafePointer<Record> {
    let hash = bytes.hash
    return record(of: bytes, hash) ?? additions.withLock { add(bytes, hash, &$0) }
  }

  private func record(
    of bytes: UnsafeRawBufferPointer, _ hash: UInt
  ) -> UnsafePointer<Record>? {
    guard let slots = loadShared(table)?.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    else { return nil }
    let mask = UInt(bitPattern: slots[0]) - 1
    var slot = hash & mask
    while let found = loadShared(slots + Int(slot) + 1) {
      let record = UnsafePointer(found.assumingMemoryBound(to: Record.self))
      if record.pointee.hash == hash, record.bytes.equals(bytes) { return record }
      slot = (slot + 1) & mask
    }
    return nil
  }

  @inline(never)
  private func add(
    _ bytes: UnsafeRawBufferPointer, _ hash: UInt, _ additions: inout Additions
  ) -> UnsafePointer<Record> {
    // Another thread may have been faster.
    if let record = record(of: bytes, hash) { return record }
    let record = store(bytes, hash, &additions)
    additions.count += 1
    guard var slots = table.pointee?.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    else { return record }
    let count = Int(bitPattern: slots[0])
    if 2 * additions.count > count {
      let larger = Self.slots(2 * count)
      for case let known? in UnsafeBufferPointer(start: slots + 1, count: count) {
        Self.insert(UnsafePointer(known.assumingMemoryBound(to: Record.self)), into: larger)
      }
      // Others may still look texts up in the smaller one, so it stays.
      storeShared(table, larger)
      slots = larger
    }
    Self.insert(record, into: slots)
    return record
  }

  private static func insert(_ record: UnsafePointer<Record>, into slots: Slots) {
    let mask = UInt(bitPattern: slots[0]) - 1
    var slot = record.pointee.hash & mask
    while slots[Int(slot) + 1] != nil { slot = (slot + 1) & mask }
    storeShared(slots + Int(slot) + 1, UnsafeMutableRawPointer(mutating: record))
  }

  private static func slots(_ count: Int) -> Slots {
    let slots = Slots.allocate(capacity: count + 1)
    slots.initialize(repeating: nil, count: count + 1)
    slots[0] = UnsafeMutableRawPointer(bitPattern: count)
    return slots
  }

  private func store(
    _ bytes: UnsafeRawBufferPointer, _ hash: UInt, _ additions: inout Additions
  ) -> UnsafePointer<Record> {
    let stride = MemoryLayout<Record>.stride
    // After the bytes is a zero, as system calls need it.
    let size = (stride + bytes.count + 8) & ~7
    if additions.room < size {
      additions.room = max(size, 1 << 16)
      additions.next = .allocate(byteCount: additions.room, alignment: 8)
    }
    let record = additions.next.bindMemory(to: Record.self, capacity: 1)
    let copy = UnsafeMutableRawBufferPointer(start: additions.next + stride, count: bytes.count + 1)
    copy.copyMemory(from: bytes)
    copy[bytes.count] = 0
    additions.next += size
    additions.room -= size
    let traits = InternedText.Traits(of: bytes)
    var spelling = UnsafePointer(record)
    if !traits.contains(.isASCII) {
      let text = bytes.text
      spelling = additions.spellings[text] ?? spelling
      additions.spellings[text] = spelling
    }
    record.initialize(
      to: Record(
        hash: hash, firstSpelling: spelling, count: Int32(clamping: bytes.count), traits: traits))
    return UnsafePointer(record)
  }
}

extension UnsafePointer<InternedText.Record> {
  fileprivate var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: self + 1, count: Int(pointee.count))
  }
}

extension InternedText.Traits {
  fileprivate init(of text: UnsafeRawBufferPointer) {
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

  fileprivate var hash: UInt {
    var hash = UInt64(truncatingIfNeeded: count)
    var offset = 0
    func mix(_ word: UInt64) {
      let (high, low) = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
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
