import MvvmgenStorage
import MvvmgenSyntax
import Testing

/// Whatever a spec contains, parsing it terminates, and the results have valid spans.
@Suite struct RobustnessTests {
  @Test func noTextTrapsOrMovesOutOfItsString() throws {
    let seeds = [
      "signIn(email e: [String: (Int, x: any P & Q)?], _ b: @escaping () async throws -> Owl<A.B>) async",
      #"x: Set<Int>?? = [.a(b: \"\\u{1F989}\"): Owl(-0x1F, nil), 1.5e3: [:]]"#,
      "Swift.bSwift.b(Optional<Z>.l, [Array<Z?>: Dictionary<(any P)?, Z>.self])",
      #"\u0061\ud83e\udd89é: (inout Int, `in`: A.Type) throws -> Void"#,
    ]
    let pieces = [
      "(", ")", "[", "]", "<", ">", ".", ",", ":", "=", "-", "->", "?", "!", "@", "&", "`", " ",
      "_",
      #"\""#, #"\\"#, #"\n"#, #"\u0000"#, #"\u202e"#, #"\ud83e\udd89"#, "é", "any ", "inout ", "0x",
      "async ", "e", "9", "{", "//", "#",
    ]
    for seed in seeds {
      let scalars = Array(seed.unicodeScalars)
      for index in scalars.indices {
        let head = String(String.UnicodeScalarView(scalars[..<index]))
        let tail = String(String.UnicodeScalarView(scalars[(index + 1)...]))
        try check(head)
        for piece in pieces { try check(head + piece + tail) }
      }
    }
  }

  /// Parses the text as everything that it could be, from every offset near its start.
  private func check(_ text: String) throws {
    var reading = Reading("\"\(text)\"")
    guard let string = reading.json?.string else {
      #expect(reading.diagnostics.all.count == 1)
      return
    }
    if let type = SwiftType.parse(string, into: &reading.diagnostics) {
      #expect(Grammar(type.text.inJSON).type == [type.text])
    }
    if let value = SwiftValue.parse(string, into: &reading.diagnostics) {
      #expect(Grammar(value.text.inJSON).value == [value.text])
    }
    reading.diagnostics = Diagnostics()
    let values = [
      ValueDeclaration.parse(string, into: &reading.diagnostics)?.type.span,
      FunctionDeclaration.parse(string, into: &reading.diagnostics)?.name.span,
      SwiftType.parse(string, into: &reading.diagnostics).map { _ in string.span },
      SwiftValue.parse(string, into: &reading.diagnostics).map { _ in string.span },
      TypeName.parse(string, into: &reading.diagnostics)?.span,
    ]
    #expect(values.filter { $0 == nil }.count <= reading.diagnostics.all.count)
    for span in reading.diagnostics.all.map(\.span) + values.compactMap({ $0 }) {
      let isInside =
        string.span.start <= span.start && span.start <= span.end
        && span.end <= string.span.end
      #expect(isInside, "\(text)")
    }
  }
}
