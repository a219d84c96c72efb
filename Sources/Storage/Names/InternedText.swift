// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public because the compiler can't specialize package types in other targets. No product exposes
// this target.

/// An interned name: each text is stored once, for as long as the process lives. So it is an ordinary
/// value that all threads can use, and to copy, compare or hash it costs as much as a number. The
/// same names occur in every spec, lookup and file.
public struct InternedText: Sendable {
  @usableFromInline let kept: Immortal<Record>

  @inlinable @inline(__always)
  var record: Record { kept.value }

  /// The header in front of the bytes.
  @usableFromInline struct Record: Sendable {
    @usableFromInline let hash: UInt
    /// Beyond ASCII, a text can have several spellings; any other has only itself.
    @usableFromInline let firstSpelling: Immortal<Record>
    @usableFromInline let count: Int32
    @usableFromInline let traits: Traits
  }

  /// Properties that are needed often.
  @usableFromInline struct Traits: OptionSet, Sendable {
    @usableFromInline let rawValue: Int32

    @inlinable init(rawValue: Int32) { self.rawValue = rawValue }

    @inlinable static var isASCII: Traits { Traits(rawValue: 1) }
    @inlinable static var needsBackticks: Traits { Traits(rawValue: 2) }
    @inlinable static var isRefusedAsMember: Traits { Traits(rawValue: 4) }
    @inlinable static var isRefusedAsType: Traits { Traits(rawValue: 8) }
    @inlinable static var isLowerCamelCase: Traits { Traits(rawValue: 16) }
  }

  public init(_ bytes: Bytes) {
    kept = InternedTexts.record(of: bytes)
  }

  /// Interns a range of the bytes. Without a slice, which would be counted.
  public init(_ bytes: __shared [UInt8], _ range: Range<Int>) {
    self = bytes.withBytes(range) { InternedText($0) }
  }

  public init(_ text: String) {
    self = text.withBytes { InternedText($0) }
  }

  /// Interns the bytes that `write` appends.
  public init(writing write: (inout [UInt8]) -> Void) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(128)
    write(&bytes)
    self = bytes.withBytes { InternedText($0) }
  }

  /// Interns the text with a prefix and a suffix.
  public init(_ prefix: StaticString = "", _ text: InternedText, _ suffix: String = "") {
    self = suffix.withBytes { suffix in .joined(prefix.bytes, text.bytes, suffix) }
  }

  @inlinable @inline(__always)
  public var bytes: Bytes { kept.following(Int(record.count)) }

  public var string: String { String(decoding: bytes, as: UTF8.self) }

  @inlinable var traits: Traits { record.traits }
  @inlinable public var isASCII: Bool { traits.contains(.isASCII) }
  @inlinable @inline(__always)
  var needsBackticks: Bool { traits.contains(.needsBackticks) }
  @inlinable public var isRefusedAsMember: Bool { traits.contains(.isRefusedAsMember) }
  @inlinable public var isRefusedAsType: Bool { traits.contains(.isRefusedAsType) }
  /// Whether `swift format` accepts it as the name of a member.
  @inlinable public var isLowerCamelCase: Bool { traits.contains(.isLowerCamelCase) }
}

/// Two spellings of a text beyond ASCII are equal, as those of a String are.
extension InternedText: Hashable {
  @inlinable public static func == (one: InternedText, other: InternedText) -> Bool {
    one.record.firstSpelling == other.record.firstSpelling
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(record.firstSpelling.value.hash)
  }

  /// Dictionaries ask for it: the text was hashed when it was interned.
  @inlinable public func _rawHashValue(seed: Int) -> Int {
    Self.mixed(record.firstSpelling.value.hash, seed)
  }

  @inlinable static func mixed(_ hash: UInt, _ seed: Int) -> Int {
    let (high, low) = (hash ^ UInt(bitPattern: seed)).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return Int(bitPattern: high ^ low)
  }

  /// A text that equals another only if its bytes do.
  public struct Spelling: Hashable, Sendable {
    @usableFromInline let text: InternedText

    @inlinable public init(_ text: InternedText) {
      self.text = text
    }

    @inlinable public static func == (one: Self, other: Self) -> Bool {
      one.text.kept == other.text.kept
    }

    @inlinable public func hash(into hasher: inout Hasher) {
      hasher.combine(text.record.hash)
    }

    @inlinable public func _rawHashValue(seed: Int) -> Int {
      InternedText.mixed(text.record.hash, seed)
    }
  }

  /// A text whose case is ignored.
  public struct Caseless: Hashable, Sendable {
    /// In lower case if it isn't ASCII.
    private let text: InternedText
    @usableFromInline let hash: UInt

    public init(_ text: InternedText) {
      self.text = text.isASCII ? text : InternedText(text.string.lowercased())
      // Letters of both cases differ in this bit. What else does, equality tells apart.
      hash =
        self.text.isASCII
        ? self.text.bytes.hash(ignoring: 0x2020_2020_2020_2020)
        : self.text.record.firstSpelling.value.hash
    }

    public static func == (one: Self, other: Self) -> Bool {
      guard one.text.isASCII, other.text.isASCII else { return one.text == other.text }
      return one.text.bytes.elementsEqual(other.text.bytes) { $0.lowercased == $1.lowercased }
    }

    @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    @inlinable public func _rawHashValue(seed: Int) -> Int { InternedText.mixed(hash, seed) }
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { isCapital ? self | 0x20 : self }
}
