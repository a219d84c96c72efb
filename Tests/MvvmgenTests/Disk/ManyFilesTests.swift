import Foundation
import MvvmgenAppModel
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax
import Testing

@testable import MvvmgenTemplates
@testable import mvvmgen

/// Projects whose files several threads read, compare and write.
@Suite struct ManyFilesTests {
  private let sandbox: Sandbox
  private let names = (100..<250).map { "Service\($0)" }

  init() throws {
    sandbox = try Sandbox()
    for name in names {
      let spec = #"{ "service": "\#(name)", "members": ["id\#(name): Int"] }"#
      try sandbox.write("Specs/\(name).service.json", spec)
    }
  }

  @Test func allAreWritten() throws {
    let outcome = sandbox.run("generate")
    #expect(outcome.code == 0)
    let specs = try names.map { name in
      let path = "Specs/\(name).service.json"
      return SourceFile(path: ProjectPath(path), bytes: Array(try sandbox.read(path).utf8))
    }
    var expected = Dictionary(
      uniqueKeysWithValues: specs.map { ($0.path.text, String(decoding: $0.bytes, as: UTF8.self)) })
    for file in MvvmgenGenerator.generate(specs, configuration: Configuration()).files {
      var bytes: [UInt8] = []
      file.render(into: &bytes)
      expected[file.path.text] = String(decoding: bytes, as: UTF8.self)
    }
    #expect(try sandbox.contents() == expected)
    #expect(sandbox.run("check").code == 0)
  }

  @Test func findingsAndVerdictsAreInOrder() throws {
    let findings = names.map { name in
      "Specs/\(name).service.json:1:15: warning: no screen and no coordinator uses the service "
        + "`\(name)` [MG433]\n"
    }
    let first = sandbox.run("check")
    #expect(first.errors.hasPrefix(findings.joined()))
    let missing = first.output.split(separator: "\n").filter { $0.hasPrefix("missing: ") }
      .map { line -> String in String(line.prefix { $0 != "(" }.dropFirst(9).dropLast()) }
    let files = names.map { name -> String in "Generated/Services/\(name).generated.swift" }
    #expect(missing == ["Generated/AppServices.generated.swift"] + files)
    #expect(sandbox.run("check") == first)
  }

  @Test(arguments: [50, 500]) func aFailedWriteLeavesNoHalf(number: Int) throws {
    let counting = LockedFaults(Faults(.failure(ENOSPC), at: number))
    let outcome = sandbox.run(["generate"]) {
      $0.perform = { counting.perform($0) }
    }
    #expect(outcome.code == 2)
    let written = try sandbox.contents().filter { $0.key.hasPrefix("Generated/") }
    #expect(sandbox.run("generate").code == 0)
    let whole = try sandbox.contents()
    #expect(written.allSatisfy { whole[$0.key] == $0.value })
    #expect(whole.keys.allSatisfy { !$0.hasSuffix(".tmp") })
  }
}

/// Faults in several threads.
private final class LockedFaults: Sendable {
  private let faults: Locked<Faults>

  init(_ faults: Faults) {
    self.faults = Locked(faults)
  }

  func perform(_ change: FileChange) -> Int {
    faults.withLock { $0.perform(change) }
  }
}
