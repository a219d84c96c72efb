import Foundation
import Testing

/// Whether the tests record the results instead of comparing them: `RECORD_GOLDENS=1`.
enum Recording {
  static let isOn = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil

  /// Writes the results with `record`, and warns if that changed anything, so that the run isn't
  /// mistaken for a comparison. Refused where `CI` is set.
  ///
  /// - Parameter record: returns whether anything has changed.
  static func run(_ name: String, _ record: () throws -> Bool) throws {
    try #require(
      ProcessInfo.processInfo.environment["CI"] == nil, "goldens aren't recorded in CI")
    guard try record() else { return }
    withKnownIssue { Issue.record("recorded \(name): review the difference") }
  }

  /// Compares a file with its expected text, or writes that text.
  static func check(_ file: URL, is text: String) throws {
    let recorded = try String(contentsOf: file, encoding: .utf8)
    if recorded.utf8.elementsEqual(text.utf8) { return }
    guard !isOn else {
      return try run(file.lastPathComponent) {
        try Data(text.utf8).write(to: file)
        return true
      }
    }
    Issue.record(
      """
      \(file.lastPathComponent) is out of date: run 'RECORD_GOLDENS=1 swift test --filter AsRecorded'
      \(lineDifference(from: recorded, to: text))
      """)
  }
}

/// The lines that differ, each with its number.
func lineDifference(from expected: String?, to actual: String?) -> String {
  func lines(_ text: String?) -> [Substring] {
    text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
  }
  return lines(actual).difference(from: lines(expected)).map { change in
    switch change {
    case .remove(let line, let text, _): "- \(line + 1): \(text)"
    case .insert(let line, let text, _): "+ \(line + 1): \(text)"
    }
  }.joined(separator: "\n")
}
