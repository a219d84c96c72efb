import MvvmgenStorage
import MvvmgenSyntax

/// Bytes → JSON: whatever it reads can be walked, and a text read back.
func fuzzJSON(_ bytes: [UInt8]) throws {
  let source = SourceFile(path: "Login.screen.json", bytes: bytes)
  var diagnostics = Diagnostics()
  let json = JSON.parse(source, file: 0, into: &diagnostics)
  try demand(json != nil || diagnostics.hasErrors, "nothing was read, and nothing is reported")
  try demandPlaces(diagnostics, in: [source])
  if let json { try walk(json, within: 0..<Int32(bytes.count)) }
}

private func walk(_ json: JSON, within range: Range<Int32>) throws {
  let span = json.span
  try demand(
    range.lowerBound <= span.start && span.start < span.end && span.end <= range.upperBound,
    "\(span) isn't within \(range)")
  switch json.kind {
  case .object:
    for (key, value) in json.members {
      try demand(
        span.start < key.span.start && key.span.end < value.span.start,
        "\(key.text) isn't before its value")
      try walk(value, within: span.start..<span.end)
    }
  case .array:
    for element in json.elements { try walk(element, within: span.start..<span.end) }
  case .string: _ = json.string?.text
  case .number: try demand(json.number?.isEmpty == false, "a number without digits")
  case .bool: try demand(json.bool != nil, "a Boolean without a value")
  case .null: break
  }
}
