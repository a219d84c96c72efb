/// The targets of a `project.yml`, of which XcodeGen makes an Xcode project.
struct XcodeGenProject {
  private typealias Line = (indent: Int, text: Substring)
  private typealias Entry = (key: String, value: String, lines: ArraySlice<Line>)

  private let entries: [Entry]

  init(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline).compactMap { line -> Line? in
      let indent = line.prefix { $0 == " " }.count
      let content = line.dropFirst(indent).split(separator: " #", omittingEmptySubsequences: false)[
        0]
      return content.isEmpty || content.first == "#" ? nil : (indent, content)
    }
    entries = Self.entries(of: lines[...])
  }

  /// The targets, except for tests.
  var targets: [AppTarget] {
    let options = Self.entry("options", in: entries)
    let version = options.flatMap { Self.version(in: Self.entries(of: $0.lines)) }
    let targets = Self.entry("targets", in: entries).map { Self.entries(of: $0.lines) } ?? []
    return targets.compactMap { target in
      let fields = Self.entries(of: target.lines)
      let type = Self.entry("type", in: fields)?.value ?? ""
      guard !type.hasSuffix("test"), !type.hasSuffix("testing") else { return nil }
      let sources = Self.entry("sources", in: fields).map(Self.firstPath) ?? target.key
      let dependencies = Self.dependencies(Self.entry("dependencies", in: fields))
      return AppTarget(
        name: target.key, folder: sources, isApp: type.hasPrefix("application"),
        version: Self.version(in: fields) ?? version,
        isLibrary: type.hasPrefix("framework") || type.hasPrefix("library"),
        dependencies: dependencies.targets, productDependencies: dependencies.products,
        hasAllDependencies: dependencies.areAll)
    }
  }

  /// A package's product has its name, unless another one is written. A list in one line isn't read.
  private static func dependencies(
    _ list: Entry?
  ) -> (targets: [String], products: [String], areAll: Bool) {
    var (targets, products, areAll) = ([String](), [String](), list?.value.isEmpty != false)
    for line in list?.lines ?? [] {
      let item = line.text.drop { "- ".contains($0) }.split(separator: ":").map(unquoted)
      switch item.first {
      case "target": targets += item.dropFirst()
      case "package": products += item.dropFirst()
      case "product": products = products.dropLast() + item.dropFirst()
      default: areAll = areAll && item.first?.first != "{" && item.first != "products"
      }
    }
    return (targets, products, areAll)
  }

  /// Written as one path, as a list, or as a list of tables.
  private static func firstPath(in sources: Entry) -> String {
    guard sources.value.isEmpty else {
      return unquoted(sources.value.split(separator: ",").first?.trimming("[]") ?? "")
    }
    let first = sources.lines.first?.text ?? ""
    let item = first.drop { "- ".contains($0) }
    return unquoted(item.hasPrefix("path:") ? item.dropFirst("path:".count) : item)
  }

  private static func version(in fields: [Entry]) -> String? {
    guard let target = entry("deploymentTarget", in: fields) else { return nil }
    return target.value.isEmpty
      ? entry("iOS", in: entries(of: target.lines))?.value : target.value
  }

  private static func entry(_ key: String, in entries: [Entry]) -> Entry? {
    entries.first { $0.key == key }
  }

  /// The keys of a table, each with its value in the same line, or the lines below it.
  private static func entries(of lines: ArraySlice<Line>) -> [Entry] {
    guard let indent = lines.first?.indent else { return [] }
    let isKey = { (line: Line) in line.indent <= indent && line.text.first != "-" }
    let keys = lines.indices.filter { isKey(lines[$0]) }
    return keys.enumerated().map { number, index in
      let end = number + 1 < keys.count ? keys[number + 1] : lines.endIndex
      let parts = lines[index].text.split(separator: ":", maxSplits: 1)
      return (
        unquoted(parts.first ?? ""), unquoted(parts.dropFirst().first ?? ""),
        lines[(index + 1)..<end]
      )
    }
  }

  private static func unquoted(_ text: Substring) -> String { String(text.trimming(" \t\"'")) }
}

extension Substring {
  func trimming(_ signs: String) -> Substring {
    let start = drop { signs.contains($0) }
    return start.dropLast(start.reversed().prefix { signs.contains($0) }.count)
  }
}
