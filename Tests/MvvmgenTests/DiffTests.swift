import Foundation
import Testing

@testable import mvvmgen

@Suite struct DiffTests {
  @Test func hunksAreExact() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n5\n", with: "\nfive\n").replacing("\n9\n", with: "\n9\nnine\n")
      .replacing("\n20\n", with: "\n20")
    #expect(
      diff(old, new) == """
        --- a/f
        +++ b/f
        @@ -2,11 +2,12 @@
         2
         3
         4
        -5
        +five
         6
         7
         8
         9
        +nine
         10
         11
         12
        @@ -17,4 +18,4 @@
         17
         18
         19
        -20
        +20
        \\ No newline at end of file

        """
    )
    // Six lines between two changes are context of both: one hunk.
    let near = old.replacing("\n5\n", with: "\nfive\n").replacing("\n12\n", with: "\ntwelve\n")
    #expect(
      diff(old, near).split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -2,14 +2,14 @@"])
    let far = old.replacing("\n5\n", with: "\nfive\n").replacing("\n13\n", with: "\n\n")
    #expect(
      diff(old, far).split(separator: "\n").filter { $0.hasPrefix("@@") } == [
        "@@ -2,7 +2,7 @@", "@@ -10,7 +10,7 @@",
      ]
    )
    #expect(diff("a\n", "a\n") == "")
    #expect(diff(nil, "a\nb\n") == "--- /dev/null\n+++ b/f\n@@ -0,0 +1,2 @@\n+a\n+b\n")
    #expect(diff("a\n", nil) == "--- a/f\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
  }

  /// Random texts, each tested with the real tools.
  @Test(arguments: ["git", "patch"]) func toolsAcceptIt(_ tool: String) throws {
    let sandbox = try Sandbox()
    var random = SplitMix(state: 7)
    var expected: [String: String] = [:]
    var difference = ""
    for number in 0..<60 {
      let old = number % 10 == 0 ? nil : text(&random)
      let new = number % 10 == 5 ? nil : text(&random)
      let path = number % 3 == 0 ? "a folder/\(number) ü.swift" : "folder/\(number).swift"
      if let old { try sandbox.write(path, old) }
      if let new { expected[path] = new }
      difference += "stale: \(path) (from somewhere)\n" + diff(old, new, path)
    }
    let outcome =
      tool == "git"
      ? try sandbox.execute("/usr/bin/git", ["apply"], input: difference)
      : try sandbox.execute("/usr/bin/patch", ["-p1", "-s", "-E"], input: difference)
    #expect(outcome == Outcome())
    #expect(try sandbox.contents() == expected)
  }

  @Test func editsAreShortest() {
    #expect(
      lineEdits(from: [1, 2, 3, 1, 2, 2, 1], to: [3, 2, 1, 2, 1, 3]).count { $0 != .keep } == 5
    )
    #expect(lineEdits(from: [], to: []) == [])
  }

  @Test func hugeDifferencesAreBounded() {
    let old = Array(0..<200_000)
    let new = [-1] + Array(100_000..<300_000)
    let edits = lineEdits(from: old, to: new)
    #expect(edits.count { $0 == .delete } == 200_000)
    #expect(edits.count { $0 == .insert } == 200_001)
    let scattered = old.map { $0 % 1000 == 0 ? -$0 - 1 : $0 }
    #expect(lineEdits(from: old, to: scattered).count { $0 == .insert } == 200)
  }

  private func text(_ random: inout SplitMix) -> String {
    let lines = (0..<Int.random(in: 1...40, using: &random)).map { _ in
      "\(Int.random(in: 0...5, using: &random))"
    }
    return lines.joined(separator: "\n") + (Bool.random(using: &random) ? "\n" : "")
  }

  private func diff(_ old: String?, _ new: String?, _ path: String = "f") -> String {
    var output: [UInt8] = []
    UnifiedDiff(from: Array((old ?? "").utf8)[...], to: Array((new ?? "").utf8)[...]).append(
      from: old.map { _ in path },
      to: new.map { _ in path },
      into: &output
    )
    return String(decoding: output, as: UTF8.self)
  }
}

/// The same numbers on every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
