import MvvmgenStorage
import MvvmgenSyntax

/// Reads bytes that the fuzzer made as specs: files behind lines such as `=== Login.screen.json`.
/// Bytes without such a line are one file.
func fuzzedSpecs(in bytes: [UInt8]) -> [SourceFile] {
  var files: [SourceFile] = []
  var path = "Login.screen.json"
  var text: [UInt8] = []
  func end() {
    if !text.isEmpty { files.append(SourceFile(path: ProjectPath(path), bytes: text)) }
    text = []
  }
  for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    if line.starts(with: Array("=== ".utf8)) {
      end()
      path = String(decoding: line.dropFirst(4), as: UTF8.self)
    } else {
      text += line
      text.append(UInt8(ascii: "\n"))
    }
  }
  end()
  return files
}

/// Something that must hold for every input, and doesn't.
struct Found: Error, CustomStringConvertible {
  let description: String
}

func demand(_ condition: Bool, _ description: @autoclosure () -> String) throws {
  if !condition { throw Found(description: description()) }
}

/// Every location of a finding is in its file, and its text is one line.
func demandPlaces(_ diagnostics: Diagnostics, in sources: [SourceFile]) throws {
  for finding in diagnostics.all {
    let fixIts = finding.fixIt.map { [$0.span] } ?? []
    for span in [finding.span] + finding.notes.map(\.span) + fixIts {
      try demand(sources.indices.contains(Int(span.file)), "\(finding.message): no such file")
      let count = Int32(sources[Int(span.file)].bytes.count)
      try demand(
        0 <= span.start && span.start <= span.end && span.end <= count,
        "\(finding.message): outside of its file")
    }
    try demand(!finding.message.contains("\n"), "\(finding.message): more than a line")
  }
}
