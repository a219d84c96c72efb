import MvvmgenSyntax

extension Explanation {
  /// For a terminal.
  var text: String {
    let lines = meaning.wrapped().joined(separator: "\n")
    var text = "\(code.rawValue): \(title) (\(severity.rawValue))\n\n\(lines)\n"
    if !failing.isEmpty { text += "\nThis causes it:\n\n\(failing.indentedText)" }
    if !fixed.isEmpty { text += "\nThis doesn't:\n\n\(fixed.indentedText)" }
    return text
  }

  /// For a page.
  var markdown: String {
    var text = "\(meaning)\n"
    if !failing.isEmpty { text += "\nThis causes it:\n\n\(failing.markdown)" }
    if !fixed.isEmpty { text += "\nThis doesn't:\n\n\(fixed.markdown)" }
    return text
  }
}

extension [Explanation.File] {
  fileprivate var indentedText: String {
    map { file in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      return "    \(file.name)\n"
        + (file.text.isEmpty ? [] : lines).map { $0.isEmpty ? "\n" : "      \($0)\n" }.joined()
    }.joined(separator: "\n")
  }

  fileprivate var markdown: String {
    map { file in
      "`\(file.name)`\n\n```json\n\(file.text.isEmpty ? "" : file.text + "\n")```\n"
    }.joined(separator: "\n")
  }
}
