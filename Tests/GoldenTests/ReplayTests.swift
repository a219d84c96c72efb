import Foundation
import MvvmgenStorage
import MvvmgenSyntax
import Testing

/// The properties that the fuzzers check on every input hold for the initial corpus: the specs of
/// all fixtures and of the cases of all diagnostics. `Fuzzing/run` continues from there.
struct ReplayTests {
  private let cases: [[SourceFile]]

  init() throws {
    let fixtures = try Fixture.all.map { try $0.sources() + [$0.configuration] }
    cases = try fixtures + DiagnosticCase.all.map(\.specs)
    try #require(cases.count > 400)
  }

  @Test func everyFileIsReadAsJSON() {
    for source in cases.joined() { replay(Array(source.bytes), "\(source.path)", fuzzJSON) }
  }

  /// Parses everything in quotes as a type, a value, a name and a declaration.
  @Test func everyTextIsReadAsSwift() {
    var texts: Set<[UInt8]> = []
    for source in cases.joined() where source.bytes.count < 20_000 {
      var text: [UInt8]?
      var isEscaped = false
      for byte in source.bytes {
        if byte == UInt8(ascii: "\""), !isEscaped {
          if let text { texts.insert(text) }
          text = text == nil ? [] : nil
        } else {
          text?.append(byte)
        }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      }
    }
    #expect(texts.count > 1_000)
    for text in texts { replay(text, String(decoding: text, as: UTF8.self), fuzzDeclarations) }
  }

  @Test func everyCaseIsGeneratedTwiceTheSame() {
    for sources in cases {
      let parts = sources.map { Array("=== \($0.path)\n".utf8) + $0.bytes }
      replay(Array(parts.joined(separator: "\n".utf8)), "\(sources.map(\.path))", fuzzSpecs)
    }
  }

  /// The checks can fail.
  @Test func aDemandThatFailsIsReported() {
    #expect(throws: Found.self) { try demand(false, "wrong") }
  }

  func replay(_ bytes: [UInt8], _ name: String, _ target: ([UInt8]) throws -> Void) {
    do {
      try target(bytes)
    } catch {
      Issue.record("\(name): \(error)")
    }
  }
}
