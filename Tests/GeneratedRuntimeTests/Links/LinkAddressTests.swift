import GeneratedRuntime
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// URLs are read as their app means them, and written so that they can be read again.
struct LinkAddressTests {
  private func address(_ url: String) throws -> LinkAddress {
    LinkAddress(try #require(URL(string: url)), schemes: ["owlery"], hosts: ["owlery.app"])
  }

  @Test(arguments: [
    "owlery://owls/1", "owlery:///owls/1", "OWLERY://owls/1/", "https://owlery.app/owls/1",
    "http://OWLERY.app/owls/1/?a=b#c", "https://user@owlery.app:8080//owls//1",
  ])
  func schemesHostsAndSlashes(_ url: String) throws {
    let address = try address(url)
    #expect(address.hasPath("owls", "1"))
    #expect(address.hasPath("owls", nil))
    #expect(address.hasPath("owls", rest: true))
    #expect(!address.hasPath("owls"))
    #expect(!address.hasPath("owls", nil, nil))
  }

  @Test(arguments: [
    "https://elsewhere.app/owls", "mailto:owls", "other://owls", "file:///owls", "owls",
    "https:owls",
    "https://owlery.app.example/owls", "owlery-x://owls",
  ])
  func othersAreNoAddress(_ url: String) throws {
    let address = try address(url)
    #expect(!address.hasPath("owls"))
    #expect(!address.hasPath())
  }

  @Test func wordsAndItemsAreWithoutEscapes() throws {
    let address = try address("owlery://a%2Fb/%C3%A4%20?q=x%26y&q=2&empty=&none")
    #expect(try address.word(at: 1).text == "ä ")
    #expect(try address.item("q").text == "x&y")
    #expect(try address.optionalItem("empty")?.text == "")
    #expect(try address.optionalItem("none")?.text == "")
    #expect(try address.optionalItem("missing")?.text == nil)
    #expect(address.has("q", "2"))
    #expect(throws: LinkAddress.Mismatch.self) { try address.word(at: 7) }
    #expect(throws: LinkAddress.Mismatch.self) { try address.rest(from: 7) }
    #expect(throws: LinkAddress.Mismatch.self) { try address.word(at: -1) }
  }

  @Test func whatIsNoTextIsNoPath() throws {
    #expect(try !address("owlery:///%FF%FE").hasPath(nil))
    #expect(try !address("owlery://%FF/owls").hasPath("owls"))
  }

  /// The first item of a name counts, as for any other value; what no link asks for is nobody's concern.
  @Test func whatIsNoTextIsNoItem() throws {
    let address = try address("owlery:///owls?name=%FF&name=snowy&from=caf%E9&%FF=1&size=2")
    #expect(address.hasPath("owls", items: ["name", "size"]))
    #expect(throws: LinkAddress.Mismatch.self) { try address.item("name") }
    #expect(throws: LinkAddress.Mismatch.self) { try address.optionalItem("name") }
    #expect(address.has("name", "snowy"))
    #expect(!address.has("name", ""))
    #expect(try address.item("size").text == "2")
    #expect(!address.hasPath("owls", items: [""]))
  }

  enum Kind: String { case barn, snowy }
  struct ID: RawRepresentable, Equatable {
    let rawValue: Int
  }

  @Test func valuesComeBack() throws {
    func again<Value>(
      _ text: LinkText, _ value: (LinkText) throws -> Value, _ check: (Value) -> Bool
    ) throws {
      let url = try #require(
        LinkAddress.url(
          "https://owlery.app", path: ["v", text], items: [("item", text), ("no", nil)])
      )
      let address = try address(url.absoluteString)
      #expect(check(try value(address.word(at: 1))))
      #expect(check(try value(address.item("item"))))
      #expect(try address.optionalItem("no")?.text == nil)
    }
    let odd = "a/b?c=d&e#f %25+ä🦉;:@!$'()*,[]\u{7F}"
    try again(LinkText(odd), { try $0.value() as String }, { $0 == odd })
    try again(LinkText(-7), { try $0.value() as Int }, { $0 == -7 })
    try again(LinkText(0.5), { try $0.value() as Double }, { $0 == 0.5 })
    try again(LinkText(true), { try $0.value() as Bool }, { $0 })
    try again(LinkText(Kind.snowy), { try $0.value() as Kind }, { $0 == .snowy })
    try again(LinkText(ID(rawValue: 3)), { try $0.value() as ID }, { $0 == ID(rawValue: 3) })
    let id = UUID()
    try again(LinkText(id), { try $0.value() as UUID }, { $0 == id })
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    try again(LinkText(date), { try $0.value() as Date }, { $0 == date })
    let page = try #require(URL(string: "https://example.org/a?b=c"))
    try again(LinkText(page), { try $0.value() as URL }, { $0 == page })
  }

  @Test func theRestOfAPathKeepsItsSlashes() throws {
    let url = try #require(
      LinkAddress.url("owlery://", path: ["files"], rest: LinkText("a b/c/d")))
    let address = try address(url.absoluteString)
    #expect(url.absoluteString == "owlery:///files/a%20b/c/d")
    #expect(try address.rest(from: 1).text == "a b/c/d")
  }

  /// A URL would lose them.
  @Test(arguments: ["", ".", "..", "a//b", "/a", "a/", "a/../b"])
  func noURLOfWordsThatWouldBeLost(_ text: String) {
    #expect(LinkAddress.url("owlery://", path: ["files"], rest: LinkText(text)) == nil)
    let isWord = !["", ".", ".."].contains(text)
    #expect((LinkAddress.url("owlery://", path: [LinkText(text), "b"]) != nil) == isWord)
  }

  @Test(arguments: ["x", "", "1.5", "99999999999999999999", "0x10", " 1"])
  func whatIsNoNumberIsAMismatch(_ text: String) {
    #expect(throws: LinkAddress.Mismatch.self) { try LinkText(text).value() as Int }
    #expect(throws: LinkAddress.Mismatch.self) { try LinkText(text).value() as Kind }
    #expect(throws: (any Error).self) { try LinkText(text).value() as Date }
    #expect(throws: LinkAddress.Mismatch.self) { try LinkText(text).value() as UUID }
  }

  /// A URL from outside never traps.
  @Test func randomURLsDoNoHarm() throws {
    var random = SystemRandomNumberGenerator()
    let parts = [
      "owlery:", "https:", "//", "/", "owlery.app", "owls", "%", "%2", "%ZZ", "%FF", "?", "&", "=",
      "#",
      "a", "1", ":", "@", "[", "]", "ä", " ", "\u{0}", "..", "+", "🦉",
    ]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...12, using: &random))
        .map { _ in parts[Int.random(in: 0..<parts.count, using: &random)] }.joined()
      guard let url = URL(string: text) else { continue }
      let address = LinkAddress(url, schemes: ["owlery"], hosts: ["owlery.app"])
      _ = address.hasPath("owls", nil, items: ["a"])
      _ = try? address.word(at: 1).value() as Int
      _ = try? address.optionalItem("a")
    }
  }
}
