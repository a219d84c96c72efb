import Spec

extension Explanation {
  /// For a terminal.
  package var text: String {
    var text = "\(code): \(title) (\(severity.rawValue))\n\n\(meaning.wrapped(at: 80))\n"
    if !failing.files.isEmpty { text += "\nThis causes it:\n\n\(failing.indentedText)" }
    if !mended.files.isEmpty { text += "\nThis doesn't:\n\n\(mended.indentedText)" }
    return text
  }

  /// For a page.
  package var markdown: String {
    var text = "\(meaning)\n"
    if !failing.files.isEmpty { text += "\nThis causes it:\n\n\(failing.markdown)" }
    if !mended.files.isEmpty { text += "\nThis doesn't:\n\n\(mended.markdown)" }
    return text
  }
}

extension Explanation.Example {
  fileprivate var indentedText: String {
    files.map { name, text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return "    \(name)\n" + lines.map { $0.isEmpty ? "\n" : "      \($0)\n" }.joined()
    }.joined(separator: "\n")
  }

  package var markdown: String {
    files.map { name, text in
      "`\(name)`\n\n```json\n\(text.isEmpty ? "" : text + "\n")```\n"
    }.joined(separator: "\n")
  }
}

extension String {
  fileprivate func wrapped(at width: Int) -> String {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
