// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public because the compiler can't specialize package types in other targets. No product exposes
// this target.

/// An interned name: each thread stores a text once for the duration of the run. The same names
/// occur in every spec, lookup and file; as Strings they would be allocated, counted and compared
/// every time.
public struct InternedText: Sendable {
  @usableFromInline let record: Kept<Record>

  /// The header in front of the bytes.
  @usableFromInline struct Record {
    @usableFromInline let hash: UInt
    /// Equal for texts that differ only in case.
    @usableFromInline let caselessHash: UInt
    @usableFromInline let count: Int32
    @usableFromInline let traits: Traits
  }

  /// Properties that are needed often.
  @usableFromInline struct Traits: OptionSet {
    @usableFromInline let rawValue: Int32

    @inlinable init(rawValue: Int32) { self.rawValue = rawValue }

    @inlinable static var isASCII: Traits { Traits(rawValue: 1) }
    @inlinable static var needsBackticks: Traits { Traits(rawValue: 2) }
    @inlinable static var isRefusedAsMember: Traits { Traits(rawValue: 4) }
    @inlinable static var isRefusedAsType: Traits { Traits(rawValue: 8) }
    @inlinable static var isLowerCamelCase: Traits { Traits(rawValue: 16) }
  }

  public init(_ bytes: UnsafeRawBufferPointer) {
    record = Kept(at: ThreadMemory.ofThread.pointee.record(of: bytes))
  }

  public init(_ text: String) {
    var text = text
    self = text.withUTF8 { InternedText(UnsafeRawBufferPointer($0)) }
  }

  /// Interns the bytes that `write` appends.
  public init(writing write: (inout [UInt8]) -> Void) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(64)
    write(&bytes)
    self = bytes.withUnsafeBytes { InternedText($0) }
  }

  /// Interns the text with a prefix and a suffix.
  public init(_ prefix: StaticString = "", _ text: InternedText, _ suffix: String = "") {
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
  public var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: record.pointer + 1, count: Int(record.value.count))
  }

  @inlinable var hash: UInt { record.value.hash }

  public var string: String { String(decoding: bytes, as: UTF8.self) }

  @inlinable public var isASCII: Bool { record.value.traits.contains(.isASCII) }
  @inlinable @inline(__always)
  var needsBackticks: Bool { record.value.traits.contains(.needsBackticks) }
  @inlinable public var isRefusedAsMember: Bool { record.value.traits.contains(.isRefusedAsMember) }
  @inlinable public var isRefusedAsType: Bool { record.value.traits.contains(.isRefusedAsType) }
  /// Whether `swift format` accepts it as the name of a member.
  @inlinable public var isLowerCamelCase: Bool { record.value.traits.contains(.isLowerCamelCase) }
}

extension InternedText: Hashable, NameKey {
  /// Beyond ASCII, texts are compared like Strings, since one text can have several spellings. An
  /// ASCII text equals only itself.
  @inlinable public static func == (one: InternedText, other: InternedText) -> Bool {
    one.hasBytes(of: other) || !one.isASCII && one.isSpelling(of: other)
  }

  /// Whether both are the same text, which another thread may have interned again.
  @inlinable @inline(__always)
  func hasBytes(of other: InternedText) -> Bool {
    record == other.record || record.value.hash == other.record.value.hash && copies(other)
  }

  @usableFromInline func copies(_ other: InternedText) -> Bool { bytes.equals(other.bytes) }

  @usableFromInline func isSpelling(of other: InternedText) -> Bool {
    !other.isASCII && string == other.string
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(tableHash)
  }

  /// Equal for all spellings of a text.
  @inlinable public var tableHash: UInt {
    isASCII ? record.value.hash : UInt(bitPattern: string.hashValue)
  }

  /// A text whose case is ignored.
  public struct Caseless: Hashable, Sendable, NameKey {
    public let text: InternedText

    public init(_ text: InternedText) {
      self.text = text
    }

    public static func == (one: Caseless, other: Caseless) -> Bool {
      guard !one.text.hasBytes(of: other.text) else { return true }
      guard one.text.isASCII, other.text.isASCII else {
        return one.text.string.lowercased() == other.text.string.lowercased()
      }
      return one.text.bytes.elementsEqual(other.text.bytes) { $0.lowercased == $1.lowercased }
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(tableHash) }

    @inlinable public var tableHash: UInt { text.record.value.caselessHash }
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { isCapital ? self | 0x20 : self }
}
