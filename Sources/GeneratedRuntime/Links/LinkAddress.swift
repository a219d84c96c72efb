#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A URL from outside, taken apart: the words of its path, and the items of its query. It has neither
/// where the URL isn't one of the app's.
public struct LinkAddress {
  /// Something that a URL doesn't have, or has in another form.
  public struct Mismatch: Error {
    /// Creates one.
    public init() {}
  }

  private let words: [String]?
  /// The text is nil where what is escaped in it isn't UTF-8.
  private let items: [(name: String, text: String?)]

  /// Takes a URL apart.
  ///
  /// `owlery://owls/1` and `owlery:///owls/1` are one address, as are `https://owlery.app/owls/1` and
  /// the same with a slash at the end.
  ///
  /// - Parameters:
  ///   - url: as the system hands it over.
  ///   - schemes: the app's own, in lower case.
  ///   - hosts: those of its web links, in lower case.
  public init(_ url: URL, schemes: [String], hosts: [String]) {
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    let scheme = parts?.scheme?.lowercased() ?? ""
    let isWeb = scheme == "https" || scheme == "http"
    guard let parts,
      isWeb ? hosts.contains(parts.host?.lowercased() ?? "") : schemes.contains(scheme)
    else {
      (words, items) = (nil, [])
      return
    }
    let host = isWeb ? "" : parts.percentEncodedHost ?? ""
    let encoded =
      (host.isEmpty ? [] : [host[...]]) + parts.percentEncodedPath.split(separator: "/")
    let words = encoded.compactMap(\.withoutEscapes)
    self.words = words.count < encoded.count ? nil : words
    items = (parts.percentEncodedQueryItems ?? []).compactMap { item in
      item.name[...].withoutEscapes.map { ($0, (item.value ?? "")[...].withoutEscapes) }
    }
  }

  /// Whether the path has these words, with any in place of nil, and the query has these items, with
  /// any values.
  ///
  /// - Parameters:
  ///   - path: the words.
  ///   - rest: whether at least one more word follows.
  ///   - items: the names of the items.
  public func hasPath(_ path: String?..., rest: Bool = false, items: [String] = []) -> Bool {
    guard let words, rest ? words.count > path.count : words.count == path.count else {
      return false
    }
    return zip(path, words).allSatisfy { $0 == nil || $0 == $1 }
      && items.allSatisfy { name in self.items.contains { $0.name == name } }
  }

  /// Whether the query has an item with this value.
  public func has(_ item: String, _ value: String) -> Bool {
    items.contains { $0.name == item && $0.text == value }
  }

  /// A word of the path, counted from 0.
  public func word(at index: Int) throws -> LinkText {
    guard let words, words.indices.contains(index) else { throw Mismatch() }
    return LinkText(words[index])
  }

  /// The path from a word on, with its slashes.
  public func rest(from index: Int) throws -> LinkText {
    guard let words, words.indices.contains(index) else { throw Mismatch() }
    return LinkText(words[index...].joined(separator: "/"))
  }

  /// The first item of the query with a name.
  public func item(_ name: String) throws -> LinkText {
    guard let item = try optionalItem(name) else { throw Mismatch() }
    return item
  }

  /// The first item of the query with a name; nil without one.
  public func optionalItem(_ name: String) throws -> LinkText? {
    guard let item = items.first(where: { $0.name == name }) else { return nil }
    guard let text = item.text else { throw Mismatch() }
    return LinkText(text)
  }

  /// The URL of a path and a query; nil where a word of the path is empty or only dots, which no URL
  /// would keep.
  ///
  /// - Parameters:
  ///   - base: what it begins with, such as `https://owlery.app`.
  ///   - path: the words.
  ///   - rest: the rest of the path, with its slashes.
  ///   - items: those without a value are left out.
  public static func url(
    _ base: String, path: [LinkText], rest: LinkText? = nil, items: [(String, LinkText?)] = []
  ) -> URL? {
    guard var parts = URLComponents(string: base) else { return nil }
    let last = rest?.text.split(separator: "/", omittingEmptySubsequences: false) ?? []
    let words = path.map(\.text) + last.map { String($0) }
    guard !words.contains(where: { ["", ".", ".."].contains($0) }) else { return nil }
    parts.percentEncodedPath = words.map { "/\($0.asWordOfPath)" }.joined()
    let query = items.compactMap { name, text in
      text.map { URLQueryItem(name: name, value: $0.text) }
    }
    if !query.isEmpty { parts.queryItems = query }
    return parts.url
  }
}

extension Substring {
  /// The text that is escaped in it; nil where that isn't UTF-8.
  fileprivate var withoutEscapes: String? {
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, let escaped = UInt8(digits, radix: 16) else { return nil }
      bytes.append(escaped)
      rest = rest.dropFirst(2)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }
}

extension String {
  /// With all that isn't a letter, a digit or one of `-._~` escaped, so that it is one word.
  fileprivate var asWordOfPath: String {
    utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
