import MvvmgenSyntax

/// A piece of Swift in a JSON string, JSON's own escapes included, and what reading it gives: the
/// canonical text, or what was said, as lines.
struct Grammar {
  let written: String

  init(_ written: String) {
    self.written = written
  }

  var type: [String] {
    lines { SwiftType.parse($0, into: &$1)?.text }
  }

  var value: [String] {
    lines { SwiftValue.parse($0, into: &$1)?.text }
  }

  func read<Parsed>(
    _ parse: (JSONString, Int, inout Diagnostics) -> Parsed?
  ) -> Parsed? {
    var diagnostics = Diagnostics()
    return Reading("\"\(written)\"").json?.string.flatMap { parse($0, 0, &diagnostics) }
  }

  func lines(_ parse: (JSONString, inout Diagnostics) -> String?) -> [String] {
    var reading = Reading("\"\(written)\"")
    guard let string = reading.json?.string else { return reading.lines }
    let text = parse(string, &reading.diagnostics)
    return (text.map { [$0] } ?? []) + reading.lines
  }
}
