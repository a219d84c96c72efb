// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public because the compiler can't specialize package types in other targets. No product exposes
// this target.

/// The name of a Swift type, such as `Login`: an identifier that isn't a keyword.
public struct TypeName: Hashable, Sendable {
  public let interned: InternedText

  // What the compiler derives can't be inlined in other targets.
  @inlinable
  public static func == (one: TypeName, other: TypeName) -> Bool { one.interned == other.interned }

  @inlinable
  public func _rawHashValue(seed: Int) -> Int { interned._rawHashValue(seed: seed) }

  /// Creates a name from text that is known to be an identifier, because the parser or another name
  /// produced it.
  public init(validated text: String) {
    interned = InternedText(text)
  }

  public init(_ text: StaticString) {
    interned = InternedText(text.bytes)
  }

  public init(validated text: InternedText) {
    interned = text
  }

  public var text: String { interned.string }

  /// The name of a variable of this type: `URLOpener` becomes `urlOpener`, `IDs` becomes `ids`.
  public var lowercased: MemberName {
    let bytes = interned.bytes
    guard interned.isASCII, bytes.count > 1, bytes[0].isCapital, !bytes[1].isCapital else {
      return lowercasedWords
    }
    return MemberName(validated: interned.withFirst(bytes[0] | 0x20))
  }

  private var lowercasedWords: MemberName {
    let text = text
    let underscores = text.utf8.prefix { $0 == UInt8(ascii: "_") }.count
    let scalars = Array(text.unicodeScalars.dropFirst(underscores))
    var capitals = scalars.prefix { $0.isCapital }.count
    if capitals > 1, capitals < scalars.count, scalars[capitals].isSmall {
      let next = capitals + 1
      let isPlural =
        scalars[capitals] == "s"
        && (next == scalars.count || !scalars[next].isSmall)
      // The last capital begins the next word.
      if !isPlural { capitals -= 1 }
    }
    var lowercased = String(repeating: "_", count: underscores)
    for scalar in scalars.prefix(capitals) {
      lowercased += scalar.lowercaseMapping
    }
    lowercased += String(text.unicodeScalars.dropFirst(underscores + capitals))
    return MemberName(validated: lowercased)
  }
}

/// The name of a Swift member or parameter, as the developer wrote it, without backticks.
public struct MemberName: Hashable, Sendable {
  public let interned: InternedText

  // What the compiler derives can't be inlined in other targets.
  @inlinable
  public static func == (one: MemberName, other: MemberName) -> Bool {
    one.interned == other.interned
  }

  @inlinable
  public func _rawHashValue(seed: Int) -> Int { interned._rawHashValue(seed: seed) }

  /// Creates a name from text that is known to be an identifier, because the parser or another name
  /// produced it.
  public init(validated text: String) {
    interned = InternedText(text)
  }

  public init(_ text: StaticString) {
    interned = InternedText(text.bytes)
  }

  public init(validated text: InternedText) {
    interned = text
  }

  public var text: String { interned.string }

  /// Whether Swift needs backticks where the name is declared or used alone.
  @inlinable @inline(__always)
  public var needsBackticks: Bool { interned.needsBackticks }

  /// The name as declared or used alone: in backticks where Swift needs them.
  public var code: String { needsBackticks ? "`\(text)`" : text }

  /// Whether Swift needs backticks in a declaration, as the label of a parameter or tuple element,
  /// or after a dot.
  public var needsBackticksAsLabel: Bool {
    interned.needsBackticks && Keywords.needsBackticksAsLabel(text)
  }

  /// Whether Swift needs backticks as an argument's label in a call, where unnecessary ones cause a
  /// warning.
  public var needsBackticksAsArgument: Bool { interned.needsBackticks && text == "inout" }

  /// The name as a label in a declaration, or after a dot, in backticks where Swift needs them.
  public var label: String { needsBackticksAsLabel ? "`\(text)`" : text }

  /// The name as an argument's label in a call.
  public var argumentLabel: String { needsBackticksAsArgument ? "`\(text)`" : text }

  /// The name as part of a type's name: `didSignIn` becomes `DidSignIn`. On its own it may be a
  /// keyword.
  public var capitalized: TypeName {
    let bytes = interned.bytes
    if interned.isASCII, let first = bytes.first {
      if first.isCapital { return TypeName(validated: interned) }
      if first.isSmall { return TypeName(validated: interned.withFirst(first & ~0x20)) }
    }
    let text = text
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { $0 != "_" }) else {
      return TypeName(validated: text)
    }
    guard !scalars[first].isCapital else { return TypeName(validated: text) }
    let capital = scalars[first].properties.uppercaseMapping
    let rest = scalars[scalars.index(after: first)...]
    return TypeName(validated: String(scalars[..<first]) + capital + String(rest))
  }
}

extension InternedText {
  /// The text with its first byte replaced.
  fileprivate func withFirst(_ byte: UInt8) -> InternedText {
    InternedText { text in
      text += bytes
      text[0] = byte
    }
  }
}

extension WordSet {
  package func contains(_ type: TypeName) -> Bool { contains(type.interned.bytes) }
}
