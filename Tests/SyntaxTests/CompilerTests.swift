import Foundation
import MvvmgenStorage
import MvvmgenSyntax
import Testing

/// What the grammar prints, against the compiler and `swift format` themselves.
@Suite struct CompilerTests {
  @Test func canonicalTypesCompile() throws {
    let aliases = SwiftTypeTests.canonicalTypes.enumerated().map { index, type in
      "typealias T\(index) = \(type.1)"
    }
    let said = try typecheck(declarations + aliases)
    #expect(said == "")
  }

  @Test func canonicalValuesCompile() throws {
    let values = try Self.values.enumerated().map { index, pair in
      let value = try #require(Grammar(pair.value.inJSON).read(SwiftValue.parse))
      let type = try #require(Grammar(pair.type).read(SwiftType.parse))
      return "let v\(index): \(type.text) = \(value.text)"
    }
    let empty = try ["Int?", "Bool", "String", "[Int]", "[String: Int]", "Set<Int>"].enumerated()
      .map { index, text in
        let value = try #require(Grammar(text).read(SwiftType.parse)?.emptyValue)
        return "let e\(index): \(text) = \(value.text)"
      }
    let said = try typecheck(declarations + values + empty)
    #expect(said == "")
  }

  private static let values: [(type: String, value: String)] = [
    ("Int", "-12345678"), ("UInt32", "0xDEADBEEF"), ("Int", "0b1111000011"),
    ("Int", "0o17"), ("Int", "007"), ("Double", "1_0.2_5"), ("Double", "-1.5e-3"),
    ("Double", "1E9"),
    ("String", #""\n\t\r\0\\\"\'\u{1F989}{}; // é👩‍👧""#), ("Int?", "nil"), ("Kind", ".grid"),
    ("Kind", ".default"), ("Kind", "Kind.default"), ("Kind", ".list(rows: 3)"), ("Kind", "Kind.in"),
    ("Owl", "Owl(name: \"x\", 3)"), ("Owl", ".init(in: 1, init: 2)"), ("Owl", "Owl.init(inout: 1)"),
    ("Owl", "Owl(let: 1)"),
    ("Models.Owl", "Models.Owl()"), ("[Int]", "Array<Int>()"),
    ("[Int]", "[Int](repeating:1,count:2)"),
    ("Set<Int>", "Set<Int>()"), ("Int?", "Optional<Int>.none"), ("Int??", "Optional<Int?>(3)"),
    ("Int.Type", "Int.self"),
    ("[[Kind: Int?]]", "[[:],[.grid:nil]]"), ("[Int].Type", "[Int].self"),
  ]

  @Test func namesCompileWhereTheyAreDeclaredAndUsed() throws {
    let names = Self.words.compactMap { word in
      Grammar(word).lines { MemberName.parse($0, into: &$1)?.value.text }.first
        .flatMap { $0 == word ? MemberName(validated: word) : nil }
    }
    #expect(names.count == Self.words.count - 6, "`_`, `self`, `Self`, `init`, `Type`, `Protocol`")
    let uses = names.enumerated().map { index, name in
      """
      protocol P\(index) {
        var \(name.code): Int { get }
        func \(name.code)(\(name.label): Int, for \(name.label)2: Int)
      }
      enum E\(index) {
        case \(name.code)
        case other(\(name.label): Int)
      }
      struct N\(index) {
        let \(name.code): Int
        init(\(name.label): Int) { self.\(name.label) = \(name.code) }
        func \(name.code)(_ \(name.label): Int) -> Int { \(name.code) + self.\(name.label) }
        func both(\(name.label): Int) -> Int { self.\(name.label)(\(name.code)) }
      }
      func use\(index)(\(name.label): Int, to n: N\(index)) -> (E\(index), (Int, \(name.label): Int)) {
        let \(name.code) = N\(index)(\(name.argumentLabel): \(name.code)).both(\(name.argumentLabel): 1)
        _ = { (\(name.code): Int) in \(name.code) }(\(name.code)) + n.\(name.label)
        return (E\(index).\(name.label), (1, \(name.argumentLabel): \(name.code)))
      }
      """.replacingOccurrences(of: "`2", with: "2`")
    }
    let said = try typecheck(uses)
    #expect(said == "")
    let formatted = try format(uses)
    #expect(formatted == uses.joined(separator: "\n") + "\n")
  }

  /// Swift's keywords, the contextual ones, and what else could be special.
  private static let words = """
    _ self Self init Type Protocol Any as associatedtype await break case catch class continue \
    default defer deinit do else enum extension fallthrough false fileprivate for func guard if \
    import in inout internal is let nil operator precedencegroup private protocol public repeat \
    rethrows return static struct subscript super switch throw throws true try typealias var where \
    while actor any async borrowing consume consuming convenience copy discard distributed dynamic \
    each final get indirect infix isolated lazy left macro mutating none nonisolated nonmutating of \
    open optional override package postfix prefix reasync required right sending set some unowned \
    unsafe weak willSet didSet yield then using accessor module value type id newValue oldValue \
    description hash print available
    """.split(separator: " ").map(String.init)

  @Test func unicodeNamesCompile() throws {
    let scalars: [UInt32] = [
      0xA7, 0xAB, 0xB0, 0xB1, 0xB6, 0xBA, 0xBB, 0xBE, 0xBF, 0xD6, 0xF6, 0xF7, 0xFF, 0x36F, 0x370,
      0x1DFF, 0x1E00, 0x2040, 0x2041, 0x2053, 0x2055, 0x20F0, 0x24FF, 0x2775, 0x2793, 0x2794,
      0x2BFF,
      0x2DFF, 0x2E00, 0x3003, 0x3007, 0x3008, 0x3020, 0x302F, 0xFD3D, 0xFE2F, 0xFE30, 0xFE44,
      0xFE45,
      0xFE46,
      0xA8, 0xAA, 0xAF, 0xB2, 0xB5, 0xB7, 0xBC, 0xC0, 0xD8, 0xF8, 0x167F, 0x1681, 0x300, 0x1DC0,
      0x203F, 0x2054, 0x2070, 0x20D0, 0x218F, 0x2460, 0x2776, 0x2C00, 0x2E80, 0x3004, 0x3021,
      0x3031,
      0x3042, 0xD7A3, 0xF900, 0xFDF0, 0xFE47, 0xFE20, 0x1F989, 0x20000, 0x9F, 0xA0, 0xA9, 0xAC,
      0xD7,
      0x1680, 0x2010, 0x2190, 0x2300, 0x2500, 0x2600, 0x3000, 0x3030, 0xFD3E, 0xFFFD, 0x2E7F,
    ]
    var lines: [String] = []
    var refused: [String] = []
    for scalar in scalars.compactMap(Unicode.Scalar.init) {
      for name in ["a\(scalar)", "\(scalar)a"] {
        let isRead =
          Grammar(name).lines { MemberName.parse($0, into: &$1)?.value.text }.first == name
        let index = isRead ? lines.count : refused.count
        let line = "func f\(index)() { let \(name) = 1; _ = \(name) }"
        if isRead { lines.append(line) } else { refused.append(line) }
      }
    }
    let said = try typecheck(lines)
    #expect(said == "")
    let saidOfRefused = try typecheck(refused)
    for (index, line) in refused.enumerated() {
      #expect(saidOfRefused.contains("File.swift:\(index + 1):"), "\(line)")
    }
  }

  @Test func swiftFormatKeepsWhatIsPrinted() throws {
    let types = SwiftTypeTests.canonicalTypes.enumerated().map { "typealias T\($0) = \($1.1)" }
    let values = SwiftValueTests.canonicalValues.enumerated().map { "let v\($0) = \($1.1)" }
    let lines = types + values
    let formatted = try format(lines)
    #expect(formatted == lines.joined(separator: "\n") + "\n")
    let linted = try format(lines, "lint", "--strict")
    #expect(linted == "")
  }

  private let declarations = [
    "protocol P {}", "protocol Q {}", "protocol R {}", "struct Owl {", "  init(`let`: Int) {}",
    "  init(name: String, _ count: Int) {}", "  init(in: Int, init: Int) {}",
    "  init(`inout`: Int) {}", "}",
    "enum Models { struct Owl {} }", "enum Kind: Hashable {", "  case grid, `default`, `in`",
    "  case list(rows: Int)", "}", "struct A<T> { struct C<U> {} }", "struct B {}", "struct D {}",
    "typealias Handler = () -> Void", "struct Größe {}", "struct _Private {}",
    "enum Typed { struct TypeName {} }",
  ]

  private func typecheck(_ lines: [String]) throws -> String {
    try run("swiftc", ["-typecheck", "-swift-version", "6", "-parse-as-library"], lines)
  }

  private func format(_ lines: [String], _ arguments: String...) throws -> String {
    // All default rules: a `rules` entry, as this project's file has one, would turn off the rest.
    let configuration = #"{ "version": 1, "lineLength": 100, "indentation": { "spaces": 2 } }"#
    return try run("swift", ["format"] + arguments + ["--configuration", configuration], lines)
  }

  /// What a tool says about a file.
  private func run(_ tool: String, _ arguments: [String], _ lines: [String]) throws -> String {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appending(path: "File.swift")
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments + [file.path]
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
