import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// `AppLinks.generated.swift`: the links that the app opens, read from URLs, written as URLs, and sent
/// to their flows.
struct LinksTemplate {
  private let links: [Link]
  private let byName: [MemberName: [Link]]
  private let patterns: [(pattern: Link.Pattern, link: Link)]
  /// Whether data has the names that the generated code has for others.
  private let (isAddressTaken, isStageTaken): (Bool, Bool)
  /// The first link to each event.
  private let cases: [Link]
  private let roots: [Coordinator.Names]
  private let configuration: Configuration

  init(_ app: App, configuration: Configuration) {
    links = app.links
    byName = Dictionary(grouping: links, by: \.name)
    patterns = links.compactMap { link in link.pattern.map { ($0, link) } }
    isAddressTaken = patterns.contains { $0.pattern.holes.contains { $0.name.text == "address" } }
    isStageTaken = links.contains { $0.event.parameters.contains { $0.name.text == "stage" } }
    roots = app.roots
    self.configuration = configuration
    var seen: Set<MemberName> = []
    cases = app.links.filter { seen.insert($0.name).inserted }
  }

  private var access: Code { configuration.access.modifier }

  var code: Code {
    """
    \(imports.code)

    \(sections: [enumeration, printing] + roots.map(reading))

    """
  }

  private var enumeration: Code {
    """
    /// The links that the app opens.
    \(access)enum \(.appLink): Swift.Equatable, \(.runtime).StageLink {
      \(sections: [.lines(cases.map(declaration)), reading, readingPatterns, url, waits, sending])
    }
    """
  }

  private var printing: Code {
    let enumeration = EnumerationTemplate(
      cases.map { .init($0.name, $0.values) },
      hiding: links.reduce(into: Set()) { $0.formUnion($1.secret) }, access: access)
    guard enumeration.isSecret else { return .empty }
    return """
      extension \(.appLink)\(enumeration.conforming()) {
        \(enumeration.members)
      }
      """
  }

  private var imports: Imports {
    var imports = Imports(configuration)
    imports.add(Imports.runtime)
    imports.add(.url)
    for link in links {
      imports.add(link.event)
      imports.add(hidden: CollectionOfOne(link.coordinator.coordinator))
      if case .type(let type) = link.source { imports.add(hidden: type) }
      for hole in link.pattern?.holes ?? [] { imports.add(hidden: hole.type) }
      for value in link.arguments.compactMap(\.value.written) { imports.add(hidden: value) }
    }
    return imports
  }

  private func declaration(_ link: Link) -> Code {
    let patterns = (byName[link.name] ?? []).map { "`\($0.written)`" }
    return """
      /// \(Code(InternedText(patterns.joined(separator: ", "))))
      \(EnumerationTemplate.Case(link.name, link.values).declaration)
      """
  }

  // MARK: - Reading

  private var reading: Code {
    let fromPatterns: Code =
      patterns.isEmpty
      ? .empty
      : """
      let address = \(addressOfURL)
      if let link = try? Self(address) {
        self = link
        return
      }
      """
    let others = links.filter { $0.pattern == nil }
    return """
      /// Reads a URL; nil if no link matches it.
      \(access)init?(_ url: URL) {
        \(fromPatterns)
        \(lines: others.map(readOther))
        \(others.contains(where: \.isForOthers) ? "" : "return nil")
      }
      """
  }

  private func readOther(_ link: Link) -> Code {
    let made: Code = "self = \(value(of: link))"
    guard case .type(let type) = link.source else { return made }
    let read: Code = "\(type)(url: url)"
    return """
      if \(link.usesData ? "let link = \(read)" : "\(read) != nil") {
        \(made)
        return
      }
      """
  }

  private var addressOfURL: Code {
    func list(_ texts: [String]) -> Code {
      "[\(Code.joined(texts.map { "\(SwiftValue(string: $0))" }, by: ", "))]"
    }
    let addresses = configuration.links
    return .call(
      "\(.runtime).LinkAddress",
      ["url", "schemes: \(list(addresses.schemes))", "hosts: \(list(addresses.hosts))"])
  }

  /// The address of a URL, whatever its holes are called.
  private var address: Code { isAddressTaken ? "addressOfLink" : "address" }

  /// The stage that gets a link, whatever its data is called.
  private var stage: Code { isStageTaken ? "receiver" : "stage" }

  private var readingPatterns: Code {
    guard !patterns.isEmpty else { return .empty }
    return """
      /// Reads the address as the most specific link that matches it.
      private init(_ \(address): \(.runtime).LinkAddress) throws {
        \(lines: patterns.map { read($0.pattern, $0.link) })
        throw \(.runtime).LinkAddress.Mismatch()
      }
      """
  }

  private func read(_ pattern: Link.Pattern, _ link: Link) -> Code {
    """
    if \(matches(pattern)) {
      \(lines: pattern.readings(address).map { "let \($0.hole.name): \($0.hole.code) = try \($0.code)" })
      self = \(value(of: link))
      return
    }
    """
  }

  private func matches(_ pattern: Link.Pattern) -> Code {
    let parts: CodeList = pattern.words.map { word -> Code in
      if let word { "\(SwiftValue(string: word.string))" } else { "nil" }
    }
    let items: CodeList = pattern.query.filter(\.isRequired).map {
      "\(SwiftValue(string: $0.name.string))"
    }
    let options: CodeList = [
      pattern.hasRest ? "rest: true" : "",
      items.isEmpty ? "" : "items: [\(Code.joined(items, by: ", "))]",
    ]
    let values: CodeList = pattern.query.map { item in
      guard let word = item.value.literal else { return .empty }
      let (name, value) = (SwiftValue(string: item.name.string), SwiftValue(string: word.string))
      return "\(address).has(\(name), \(value))"
    }
    return .joined([.call("\(address).hasPath", parts + options)] + values, by: " && ")
  }

  private func value(of link: Link) -> Code {
    let template = AnswerTemplate(answer: .uncalled, coordinator: nil)
    let arguments = template.arguments(link.arguments)
    return arguments.isEmpty
      ? ".\(label: link.name)" : .call(".\(label: link.name)", arguments)
  }

  // MARK: - Writing

  private var url: Code {
    """
    /// The link as a URL; nil if it can't be written as one.
    \(access)var url: URL? {
      switch self {
      \(lines: cases.map(write))
      }
    }
    """
  }

  /// The first of its patterns that all of its data fits.
  private func write(_ first: Link) -> Code {
    let written = (byName[first.name] ?? []).lazy.compactMap { link in
      link.holesOfArguments.flatMap { holes in link.pattern.map { ($0, holes) } }
    }.first
    if first.isForOthers, let place = first.arguments.firstIndex(where: \.value.isWhole) {
      let url = first.event.parameters[place].name
      let values: CodeList = first.event.parameters.map { $0.name == url ? "let \(url)" : "_" }
      return "case .\(Code.call("\(label: first.name)", values)): \(url)"
    }
    guard let base = configuration.links.base, let (pattern, holes) = written else {
      return "case .\(label: first.name): nil"
    }
    let names = Dictionary(
      zip(holes.map(\.name), first.event.parameters.map(\.name)),
      uniquingKeysWith: { one, _ in one })
    func text(_ part: Link.Part) -> Code {
      switch part {
      case .literal(let word): "\(SwiftValue(string: word.string))"
      case .hole(let hole), .rest(let hole):
        ".init(\(names[hole.name] ?? hole.name))"
      }
    }
    let path: CodeList = pattern.segments.filter { !$0.isRest }.map(text)
    let rest: CodeList = pattern.segments.filter(\.isRest).map { "rest: \(text($0))" }
    let items: CodeList = pattern.query.map { item in
      let value: Code =
        if let hole = item.value.hole, hole.isOptional {
          "\(names[hole.name] ?? hole.name).map { .init($0) }"
        } else {
          text(item.value)
        }
      return "(\(SwiftValue(string: item.name.string)), \(value))"
    }
    let arguments: CodeList =
      ["\(SwiftValue(string: base))", "path: [\(Code.joined(path, by: ", "))]"] + rest
      + [items.isEmpty ? "" : "items: [\(list: items)]"]
    return """
      case .\(first.values.pattern(of: first.name)):
        \(Code.call("\(.runtime).LinkAddress.url", arguments))
      """
  }

  // MARK: - Sending

  private var waits: Code {
    let impatient = cases.filter(\.isOnlyWhileRunning).map { ".\(label: $0.name)" as Code }
    guard !impatient.isEmpty else { return .empty }
    let exceptions: Code = """
      switch self {
      case \(Code.joined(impatient, by: ", ")): false
      default: true
      }
      """
    return """
      /// Whether the link waits for its flow to start.
      \(access)var waits: Bool {
        \(impatient.count == cases.count ? "false" : exceptions)
      }
      """
  }

  private var sending: Code {
    """
    /// Sends the link to its flow; false if the flow isn't running.
    \(access)func send(to \(stage): \(.runtime).Stage) -> Bool {
      switch self {
      \(lines: cases.map(send))
      }
    }
    """
  }

  private func send(_ link: Link) -> Code {
    let arguments: CodeList = link.event.parameters.map { parameter in
      parameter.argumentLabel.map { "\(argument: $0): \(parameter.name)" } ?? "\(parameter.name)"
    }
    return """
      case .\(link.values.pattern(of: link.name)):
        \(stage).send(to: \(link.coordinator.coordinator).self) { \(block: .call("$0.\(label: link.event.name)", arguments)) }
      """
  }

  private func reading(by root: Coordinator.Names) -> Code {
    """
    extension \(root.coordinator): \(.runtime).LinkingCoordinator {
      /// Reads a URL as a link; nil if no link matches it.
      \(access)static func link(for url: URL) -> (any \(.runtime).StageLink)? {
        \(.appLink)(url)
      }
    }
    """
  }
}

extension Link {
  fileprivate var isForOthers: Bool { if case .others = source { true } else { false } }
}

extension Expression {
  /// Whether it is all of the URL that no other link matches.
  fileprivate var isWhole: Bool {
    if case .parameter(_, let path) = self { path.isEmpty } else { false }
  }
}

extension Link.Part {
  fileprivate var isRest: Bool { if case .rest = self { true } else { false } }
}

extension Link.Hole {
  /// Its type.
  fileprivate var code: Code { isOptional ? "\(type)?" : "\(type)" }
}

extension Link.Pattern {
  /// The words of the path, with nil for each hole.
  fileprivate var words: [InternedText?] { segments.filter { !$0.isRest }.map(\.literal) }

  /// The expression that reads each hole.
  fileprivate func readings(_ address: Code) -> [(hole: Link.Hole, code: Code)] {
    let ofPath = segments.enumerated().compactMap { index, part -> (Link.Hole, Code)? in
      let place = Code(InternedText("\(index)"))
      return switch part {
      case .literal: nil
      case .hole(let hole): (hole, "\(address).word(at: \(place)).value()")
      case .rest(let hole): (hole, "\(address).rest(from: \(place)).value()")
      }
    }
    let ofQuery = query.compactMap { item -> (Link.Hole, Code)? in
      let name: Code = "\(SwiftValue(string: item.name.string))"
      return item.value.hole.map {
        (
          $0,
          $0.isOptional
            ? "\(address).optionalItem(\(name))?.value()" : "\(address).item(\(name)).value()"
        )
      }
    }
    return ofPath + ofQuery
  }
}
