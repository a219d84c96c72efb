import Foundation
import Testing

/// Texts that are recorded beside the tests. `RECORD_GOLDENS=1 swift test` records them again.
enum Golden {
  static func expect(_ text: String, is name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Recorded/\(name)")
    let environment = ProcessInfo.processInfo.environment
    if environment["RECORD_GOLDENS"] != nil, environment["CI"] == nil {
      try Data(text.utf8).write(to: file)
    }
    #expect(text == (try String(contentsOf: file, encoding: .utf8)))
  }
}
