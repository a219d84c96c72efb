extension String {
  /// The order of the bytes, which is the same on every machine.
  package func precedes(_ other: String) -> Bool {
    let isBefore = utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { two in
        UnsafeRawBufferPointer(one).precedes(UnsafeRawBufferPointer(two))
      }
    }
    if case .some(.some(let isBefore)) = isBefore { return isBefore }
    return utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension UnsafeRawBufferPointer {
  /// Eight bytes at a time: paths that are sorted begin alike.
  func precedes(_ other: UnsafeRawBufferPointer) -> Bool {
    let shared = Swift.min(count, other.count)
    var offset = 0
    while offset + 8 <= shared {
      let one = UInt64(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let two = UInt64(bigEndian: other.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      guard one == two else { return one < two }
      offset += 8
    }
    while offset < shared {
      guard self[offset] == other[offset] else { return self[offset] < other[offset] }
      offset += 1
    }
    return count < other.count
  }
}
