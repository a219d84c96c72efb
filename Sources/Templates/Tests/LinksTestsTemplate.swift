import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// `AppLinkTests.swift`: a test for each pattern, which reads a URL as a link, and writes the link.
struct LinksTestsTemplate {
  let links: [Link]
  let values: TestValues
  let configuration: Configuration

  var code: Code {
    var taken = Set<MemberName>()
    let tests = links.map { link -> Code in
      let name = link.name.free(FreeSuffix.again, avoiding: taken)
      taken.insert(name)
      return test(link, name)
    }
    return .tests(
      TypeName(.appLinkTests), "The links that the app opens, and their URLs.",
      imports.ofTests(of: configuration.doubles?.module), tests)
  }

  /// The names of a test's constants.
  private static var taken: [MemberName] {
    ["link", "url"].map { MemberName(validated: $0) }
  }

  private var imports: Imports {
    var imports = Imports(configuration)
    imports.add(hidden: Imports.testing)
    imports.add(hidden: .url)
    for link in links {
      values.addImports(for: link.data.parameters.map(\.type), to: &imports)
      for value in link.arguments.compactMap(\.value.written) { imports.add(hidden: value) }
    }
    return imports
  }

  private func test(_ link: Link, _ name: MemberName) -> Code {
    do throws(TestValues.Unknown) {
      let data = try values.data(of: link.data, besides: Self.taken)
      let address = address(of: link, data)
      let isWritten = links.contains { $0.name == link.name && $0.holesOfArguments != nil }
      guard let made = made(link, data), address != nil || isWritten else {
        throw TestValues.Unknown(need: "a URL")
      }
      let url: Code = address.map { "URL(string: \"\($0)\")" } ?? "link.url"
      let isRead = address != nil && isWritten
      return """
        @Test func \(name)() throws {
          \(lines: data.constants)
          \(Code.assignment("let link", "\(.appLink)\(made)"))
          let url = try #require(\(url))
          #expect(\(.appLink)(url) == link)
          \(isRead ? "#expect(link.url.flatMap { \(.appLink)($0) } == link)" : "")
        }
        """
    } catch {
      let written = Code(InternedText(link.written))
      return .disabled(name, "needs \(error.need)", ["// Yours to write: `\(written)`."])
    }
  }

  /// The case that the URL is.
  private func made(_ link: Link, _ data: TestValues.Data) -> Code? {
    let arguments = link.arguments.map { argument -> Code? in
      switch argument.value {
      case .parameter(let name, let path):
        data.values[name].map { .argument(argument.label, .dotted($0, path)) }
      case .value(let value): .argument(argument.label, "\(configuration.inDoubles(value))")
      case .built, .sender, .member, .service: nil
      }
    }
    let known = arguments.compactMap(\.self)
    guard known.count == arguments.count else { return nil }
    return known.isEmpty
      ? ".\(label: link.name)" : .call(".\(label: link.name)", known.map { $0 })
  }

  /// A URL of the pattern; nil where only the app knows how it writes a value.
  private func address(of link: Link, _ data: TestValues.Data) -> Code? {
    guard let base = configuration.links.base, let pattern = link.pattern else { return nil }
    func text(_ part: Link.Part) -> Code? {
      switch part {
      case .literal(let word): Code(word)
      case .hole(let hole), .rest(let hole):
        hole.type == .string && configuration.doubles?.values[.string] == nil
          ? "\(unescaped: hole.name)"
          : hole.type == .bool || hole.type.takesZero ? data.values[hole.name] : nil
      }
    }
    let path = pattern.segments.map { text($0) }
    let items = pattern.query.map { item in
      text(item.value).map { "\(Code(item.name))=\($0)" as Code }
    }
    let known = (path + items).compactMap(\.self)
    guard data.constants.isEmpty, known.count == path.count + items.count else { return nil }
    let words: Code = .joined(known.prefix(path.count).map { $0 }, by: "/")
    let query: Code = .joined(known.dropFirst(path.count).map { $0 }, by: "&")
    let address: Code = "\(Code(InternedText(base)))\(path.isEmpty ? "" : "/")\(words)"
    return items.isEmpty ? address : "\(address)?\(query)"
  }
}
