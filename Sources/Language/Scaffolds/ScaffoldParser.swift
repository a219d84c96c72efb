import MvvmgenStorage
package import MvvmgenSyntax

/// Reads one of the team's templates: finds its marks, and the sample's names in its lines.
package struct ScaffoldParser {
  private let bytes: [UInt8]
  private let file: Int32
  private let sample: ScaffoldSample
  private let words: [Identifiers.Word]
  private var template: ScaffoldTemplate
  /// The mark of the block that is open.
  private var mark: SourceSpan?
  /// The sample's members that the block names.
  private var named: Set<MemberName> = []
  private var next = 0
  private var diagnostics = Diagnostics()

  private init(
    _ source: SourceFile, _ kind: ScaffoldKind, file: Int32, _ sample: ScaffoldSample
  ) {
    bytes = Array(source.bytes)
    (self.file, self.sample) = (file, sample)
    words = Array(Identifiers(in: bytes))
    template = ScaffoldTemplate(kind: kind, path: source.path)
  }

  package static func parse(
    _ source: SourceFile, _ kind: ScaffoldKind, file: Int32, sample: ScaffoldSample,
    into diagnostics: inout Diagnostics
  ) -> ScaffoldTemplate {
    var parser = ScaffoldParser(source, kind, file: file, sample)
    parser.parse()
    diagnostics.append(parser.diagnostics)
    return parser.template
  }

  private mutating func parse() {
    template.blocks = [.init()]
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let isCRLF = end > start && bytes[end - 1] == UInt8(ascii: "\r")
      let line = start..<(isCRLF ? end - 1 : end)
      if let text = Self.mark(in: bytes[line]) { read(text) } else { readLine(line) }
      start = end + 1
    }
    closeBlock()
    guard let mark else { return }
    diagnostics.report(
      .openMark, at: mark, "nothing ends these lines: expected `\(Self.prefix) end` below them")
  }

  // MARK: - Marks

  private static let prefix = "// mvvmgen:"

  /// The text of a mark, which is alone on its line.
  private static func mark(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard text.starts(with: prefix.utf8) else { return nil }
    return text
  }

  private mutating func read(_ text: ArraySlice<UInt8>) {
    let span = SourceSpan(file: file, start: text.startIndex, end: text.endIndex)
    let written = String(decoding: text.dropFirst(Self.prefix.utf8.count), as: UTF8.self)
    let words = written.split(separator: " ").map(String.init)
    closeBlock()
    if words == ["end"] {
      if mark == nil {
        diagnostics.report(.openMark, at: span, "nothing is repeated above: expected no `end` here")
      }
      (mark, template.blocks) = (nil, template.blocks + [.init()])
    } else if let selection = Self.selection(words) {
      mark = span
      template.blocks.append(.init(selection: selection))
      if sample.names(selection.list).isEmpty {
        diagnostics.report(
          .unknownPlaceholder, at: span,
          "the spec of \(sample.name.text.quoted) has no \(selection.list.rawValue): give it one, "
            + "which stands for those of a \(template.kind.isOfFlow ? "flow" : "screen")")
      }
    } else {
      let known = ScaffoldTemplate.Members.allCases.map { "each \($0.rawValue)" } + ["end"]
      let typed = words.joined(separator: " ")
      let hint = closest(to: typed, in: known).map { "did you mean \($0.quoted)?" }
      diagnostics.report(
        .unknownMark, at: span,
        "unknown mark \(typed.quoted); \(hint ?? "expected \(Diagnostic.list(known, last: "or"))")")
      // An `end` may follow.
      mark = span
      template.blocks.append(.init())
    }
  }

  /// `each state Bool`, `each action async`, `each other state`
  private static func selection(_ words: [String]) -> ScaffoldTemplate.Selection? {
    let isOther = words.dropFirst().first == "other"
    var rest = words.dropFirst(isOther ? 2 : 1)
    guard words.first == "each", let list = rest.popFirst().flatMap(ScaffoldTemplate.Members.init)
    else { return nil }
    let filter = rest.isEmpty ? nil : rest.joined(separator: " ")
    switch list {
    case .state, .field, .derived, .input: break
    case .action, .decision: guard filter == nil || filter == "async" else { return nil }
    case .event: guard filter == nil else { return nil }
    }
    guard filter == nil || !isOther else { return nil }
    return ScaffoldTemplate.Selection(list: list, filter: filter, isOther: isOther)
  }

  /// Checks that its lines name one of the sample's members.
  private mutating func closeBlock() {
    defer { named = [] }
    guard let mark, let list = template.blocks.last?.selection?.list,
      case let names = sample.names(list), !names.isEmpty, named.count != 1
    else { return }
    diagnostics.report(
      .unknownPlaceholder, at: mark,
      "the lines below name \(named.isEmpty ? "no" : "more than one") \(list.rawValue) of "
        + "\(sample.name.text.quoted): expected "
        + Diagnostic.list(names.map(\.text), last: "or"))
  }

  // MARK: - Lines

  private mutating func readLine(_ range: Range<Int>) {
    let index = template.blocks.count - 1
    let list = template.blocks[index].selection?.list
    let names = list.map(sample.names) ?? []
    var line = ScaffoldLine(
      bytes, range, isDeclaring: template.kind.isDeclaring, names, of: sample.name)
    while next < words.count, words[next].range.lowerBound < range.upperBound {
      let word = words[next]
      next += 1
      guard word.range.lowerBound >= range.lowerBound else { continue }
      line.read(word)
      if mark == nil { checkOutside(word) }
    }
    line.finish()
    named.formUnion(line.named)
    template.blocks[index].lines.append(line.pieces)
  }

  /// Reports a member of the sample's view model between no marks: screens don't have it.
  private mutating func checkOutside(_ word: Identifiers.Word) {
    guard word.context == .code, let qualifier = word.qualifier,
      bytes[qualifier].elementsEqual("viewModel".utf8)
    else { return }
    let name = String(decoding: bytes[word.range], as: UTF8.self)
    let lists = ScaffoldTemplate.Members.allCases
    guard let list = lists.first(where: { sample.names($0).contains { $0.text == name } })
    else { return }
    diagnostics.report(
      .unknownPlaceholder,
      at: SourceSpan(file: file, start: word.range.lowerBound, end: word.range.upperBound),
      "\(name.quoted) is only a name of \(sample.name.text.quoted): write "
        + "`\(Self.prefix) each \(list.rawValue)` above")
  }
}
