import MvvmgenStorage
import MvvmgenSyntax
import Testing

@testable import MvvmgenLanguage
@testable import mvvmgen

/// A key that has another name now is read under its former one, with a warning and a fix-it.
struct FormerKeyTests {
  private struct Paint {
    var color = ""
    var size = ""
  }

  private enum PaintKey: String, SpecKey {
    static let table = WordTable<Self>()
    static let place = "a paint"
    static let required: [Self] = [.color]
    static let former: [String: Self] = ["colour": .color]

    case color, size

    var row: KeyRow<Paint> {
      switch self {
      case .color: KeyRow(\.color, .text("")) { $0.string($1)?.text ?? "" }
      case .size: KeyRow(\.size, .text("")) { $0.string($1)?.text ?? "" }
      }
    }
  }

  private func read(_ text: String) throws -> (paint: Paint, findings: String) {
    let source = SourceFile(path: "Wall.json", bytes: Array(text.utf8))
    var diagnostics = Diagnostics()
    let json = try #require(JSON.parse(source, file: 0, into: &diagnostics))
    var decoder = SpecDecoder(recorder: nil)
    var paint = Paint()
    decoder.read(PaintKey.self, of: json, into: &paint)
    return (paint, decoder.diagnostics.findings(in: [source]).text)
  }

  @Test func itIsReadAndCorrected() throws {
    let (paint, findings) = try read(#"{ "colour": "red", "size": "S" }"#)
    #expect(paint.color == "red")
    #expect(
      findings == """
        Wall.json:1:4: warning: `colour` is the former name of `color`, and unknown from the next minor version on [MG253]
          1 | { "colour": "red", "size": "S" }
            |    ^~~~~~
        Wall.json:1:4: fix-it: replace 'colour' with 'color'

        """)
  }

  @Test func theSpecsOwnKeysAreReadAlike() throws {
    let source = SourceFile(path: "Wall.json", bytes: Array(#"{ "colour": "red" }"#.utf8))
    var diagnostics = Diagnostics()
    let json = try #require(JSON.parse(source, file: 0, into: &diagnostics))
    var decoder = SpecDecoder(recorder: nil)
    var paint = Paint()
    decoder.readSpec(PaintKey.self, of: json, into: &paint)
    #expect(paint.color == "red")
    #expect(decoder.diagnostics.all.map(\.code) == [.formerWord])
  }

  @Test func bothAtOnceAreAnError() throws {
    let (_, findings) = try read(#"{ "colour": "red", "color": "blue" }"#)
    #expect(
      findings == """
        Wall.json:1:4: error: `colour` is the former name of `color`, which is here, too [MG207]
          1 | { "colour": "red", "color": "blue" }
            |    ^~~~~~

        """)
  }
}
