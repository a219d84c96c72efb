package import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The link that a URL is, as far as specs say.
package struct LinkMatch: Sendable {
  package let link: Link
  /// The text in each hole, by its name.
  package let texts: [(name: String, text: String)]

  /// Conditions of which only the app knows.
  package var unknown: [String] {
    switch link.source {
    case .type(let type): ["\(type.text) reads it"]
    case .pattern(let pattern):
      pattern.holes.filter { !$0.type.isInEveryApp }.map {
        "\($0.name.text) can be read as \($0.type.text)"
      }
    case .others: []
    }
  }
}

extension App {
  /// A link as its spec writes it; nil if there is none.
  package func link(written text: String) -> LinkMatch? {
    links.first { $0.written == text }.map { LinkMatch(link: $0, texts: []) }
  }

  /// The first link whose words a URL has, as the generated code finds it; nil without one, or where a
  /// text isn't a value of a type that every app has.
  package func link(for url: String) -> LinkMatch? {
    if let address = URLParts(url), let words = try? address.words(of: configuration.links) {
      for link in links {
        guard let pattern = link.pattern, let match = pattern.match(words, address.items) else {
          continue
        }
        return match.fault == nil ? LinkMatch(link: link, texts: match.texts) : others(than: url)
      }
    }
    return others(than: url)
  }

  /// Why a URL isn't a link, if one part of it is the reason; else nil.
  package func obstacle(in url: String) -> String? {
    guard let address = URLParts(url) else { return "it has no scheme" }
    do throws(Obstacle) {
      let words = try address.words(of: configuration.links)
      return links.lazy.compactMap { $0.pattern?.match(words, address.items)?.fault }.first
    } catch {
      return error.text
    }
  }

  /// A type comes first, of which only the app knows whether it reads the URL.
  private func others(than url: String) -> LinkMatch? {
    links.first { $0.pattern == nil }.map { LinkMatch(link: $0, texts: [("url", url)]) }
  }
}

extension Link.Pattern {
  fileprivate func match(
    _ words: [String], _ items: [(name: String, text: String?)]
  ) -> (texts: [(name: String, text: String)], fault: String?)? {
    guard hasRest ? words.count >= segments.count : words.count == segments.count else {
      return nil
    }
    var (texts, fault): ([(String, String)], String?) = ([], nil)
    func take(_ hole: Link.Hole, _ text: String?) {
      texts.append((hole.name.text, text ?? ""))
      if text.map({ hole.type.mayBe($0) }) == true { return }
      let problem = text == nil ? "escapes what isn't text" : "has to be of type \(hole.type.text)"
      fault = fault ?? "`\(hole.name.text)` \(problem)"
    }
    for (index, part) in segments.enumerated() {
      switch part {
      case .literal(let word): if word.string != words[index] { return nil }
      case .hole(let hole): take(hole, words[index])
      case .rest(let hole): take(hole, words[index...].joined(separator: "/"))
      }
    }
    for item in query {
      let given = items.first { $0.name == item.name.string }
      switch item.value {
      case .literal(let word):
        if !items.contains(where: { $0 == (item.name.string, word.string) }) { return nil }
      case .hole(let hole), .rest(let hole):
        if let given { take(hole, given.text) } else if item.isRequired { return nil }
      }
    }
    return (texts, fault)
  }
}

extension SwiftType {
  /// Whether the text is a value, where the type is one that every app has.
  fileprivate func mayBe(_ text: String) -> Bool {
    switch self.text {
    case "Int": Int(text) != nil
    case "Double": Double(text) != nil
    case "Bool": Bool(text) != nil
    default: true
    }
  }

  fileprivate var isInEveryApp: Bool { ["Int", "Double", "Bool", "String"].contains(text) }
}

/// The parts of a URL, without escapes.
private struct URLParts {
  /// The text is nil where what is escaped in it isn't text.
  let items: [(name: String, text: String?)]
  private let scheme: String
  /// Nil, as the path, where what is escaped isn't text.
  private let host: String?
  private let path: [String]?

  init?(_ url: String) {
    guard let colon = url.firstIndex(of: ":") else { return nil }
    scheme = url[..<colon].lowercased()
    var rest = url[url.index(after: colon)...].prefix { $0 != "#" }
    let query = rest.firstIndex(of: "?").map { rest[rest.index(after: $0)...] } ?? ""
    rest = rest.prefix { $0 != "?" }
    let hasHost = rest.hasPrefix("//")
    if hasHost { rest = rest.dropFirst(2) }
    let authority = hasHost ? rest.prefix { $0 != "/" } : ""
    host =
      authority.split(separator: "@").last?.split(separator: ":").first
      .map(\.withoutEscapes) ?? ""
    let encoded = rest.dropFirst(authority.count).split(separator: "/")
    let words = encoded.compactMap(\.withoutEscapes)
    path = words.count < encoded.count ? nil : words
    items = query.split(separator: "&").compactMap { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return parts[0].withoutEscapes.map { ($0, (parts.dropFirst().first ?? "").withoutEscapes) }
    }
  }

  /// The words of the path.
  func words(of addresses: LinkAddresses) throws(Obstacle) -> [String] {
    let isOfWeb = scheme == "https" || scheme == "http"
    let (list, name) =
      isOfWeb ? (addresses.hosts, host?.lowercased() ?? "") : (addresses.schemes, scheme)
    guard list.contains(name) else {
      throw Obstacle(
        "mvvmgen.json doesn't have `\(name)` among its \(isOfWeb ? "hosts" : "schemes")")
    }
    guard let path, let host else { throw Obstacle("what its path escapes isn't text") }
    return isOfWeb || host.isEmpty ? path : [host] + path
  }
}

/// The part of a URL that is none of the app's.
private struct Obstacle: Error {
  let text: String

  init(_ text: String) { self.text = text }
}

extension Substring {
  /// Nil where what is escaped isn't UTF-8.
  fileprivate var withoutEscapes: String? {
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(\.isHexDigit),
        let escaped = UInt8(digits, radix: 16)
      {
        bytes.append(escaped)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }
}
