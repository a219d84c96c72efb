import Syntax

/// Bytes → JSON: whatever it reads can be walked, and a text read back.
@_cdecl("LLVMFuzzerTestOneInput")
public func readJSON(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let source = SourceFile(
    path: "Login.screen.json", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  var diagnostics = Diagnostics()
  let json = JSON.parse(source, file: 0, into: &diagnostics)
  precondition(json != nil || diagnostics.hasErrors, "nothing was read, and nothing is said")
  check(diagnostics, in: [source])
  if let json { walk(json, within: 0..<Int32(count)) }
  return 0
}

private func walk(_ json: JSON, within range: Range<Int32>) {
  let span = json.span
  precondition(
    range.lowerBound <= span.start && span.start < span.end && span.end <= range.upperBound)
  switch json.kind {
  case .object:
    for (key, value) in json.members {
      precondition(span.start < key.span.start && key.span.end < value.span.start)
      _ = key.text
      walk(value, within: span.start..<span.end)
    }
  case .array:
    for element in json.elements { walk(element, within: span.start..<span.end) }
  case .string: _ = json.string?.text
  case .number: precondition(json.number?.isEmpty == false)
  case .bool: precondition(json.bool != nil)
  case .null: break
  }
}
