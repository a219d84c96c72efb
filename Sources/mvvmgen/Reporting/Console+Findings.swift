import MvvmgenSyntax

extension Console {
  /// Reports findings: for people on standard error, for programs on standard output.
  func report(_ findings: [Finding], as format: OutputFormat) {
    for finding in findings where !isQuiet || finding.severity == .error {
      switch format {
      case .text: errors.write(finding.text(isColored: errors.isColored))
      case .xcode: output.write(finding.issues)
      case .json: result(finding.json.compact)
      case .github: result(finding.workflowCommand)
      case .sarif: sarif.append(finding)
      }
    }
  }

  /// Reports why a run can't continue. Programs receive it, too: without findings, they would
  /// conclude that the run found nothing.
  func fail(_ message: String, as format: OutputFormat) {
    error(message)
    switch format {
    case .text, .xcode: break
    case .json:
      result(
        JSONText.object([("kind", .string("failure")), ("message", .string(message))]).compact)
    case .github: result("::error::\(message.workflowText)")
    case .sarif: sarifFailures.append(message)
    }
  }
}

extension Finding {
  func text(isColored: Bool) -> String {
    let word = isColored ? severity.colored : severity.rawValue + ":"
    var text = location.line("\(word) \(message.printable) [\(code)]")
    if location.typed == nil, let excerpt {
      if location.isDraft { text += "  in \(location.path.printable) as changed:\n" }
      text += excerpt.text
    }
    for note in notes {
      let line = "note: \(note.message.printable)"
      let isInDraft = note.location.isDraft && note.location.typed == nil
      text +=
        isInDraft ? "\(note.location.path.printable): \(line)\n" : note.location.line(line)
    }
    if let fixIt {
      let line = fixIt.text.onOneLine.printable
      let isInFile = fixIt.location.typed == nil && !fixIt.location.isDraft
      text += isInFile ? fixIt.location.line(line) : "\(line)\n"
    }
    return text
  }

  /// In the format that Xcode reads from a build's log.
  var issues: String {
    var text = "\(location.text): \(severity.rawValue): \(message.printable) [\(code)]\n"
    for note in notes { text += "\(note.location.text): note: \(note.message.printable)\n" }
    return text
  }

  var json: JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("kind", .string("diagnostic")), ("severity", .string(severity.rawValue)),
      ("code", .string(code)),
    ]
    members += location.members + [("message", .string(message))]
    if !notes.isEmpty {
      let notes = notes.map { note in
        JSONText.object(note.location.members + [("message", .string(note.message))])
      }
      members.append(("notes", .array(notes)))
    }
    if let fixIt {
      var fix = fixIt.location.members + [("replacement", .string(fixIt.replacement))]
      if fixIt.isSuggestion { fix.append(("isSuggestion", .bool(true))) }
      members.append(("fixIt", .object(fix)))
    }
    return .object(members)
  }

  /// In the format that GitHub's runner reads from a job's output.
  var workflowCommand: String {
    let text = ([message] + notes.map { "\($0.location.text): note: \($0.message)" })
      .joined(separator: "\n")
    let properties = "\(location.workflowProperties),title=\(code.workflowProperty)"
    return "::\(severity.rawValue) \(properties)::\(text.workflowText)"
  }
}

extension Finding.Location {
  /// The message after the position, or before the typed text.
  fileprivate func line(_ message: String) -> String {
    if let typed { return "mvvmgen: \(message)\n\(typed.text)" }
    return isDraft ? "mvvmgen: \(message)\n" : "\(text): \(message)\n"
  }

  var text: String { "\(path.printable):\(start.line):\(start.column)" }

  var members: [(key: String, value: JSONText)] {
    let members: [(key: String, value: JSONText)] = [
      ("path", .string(path)), ("line", .number(start.line)), ("column", .number(start.column)),
      ("endLine", .number(end.line)), ("endColumn", .number(end.column)),
    ]
    return members + (typed?.option.map { [("option", .string($0))] } ?? [])
  }

  var workflowProperties: String {
    "file=\(path.workflowProperty),line=\(start.line),col=\(start.column)"
  }
}

extension Diagnostic.Severity {
  fileprivate var colored: String {
    switch self {
    case .error: "\u{1B}[1;31merror:\u{1B}[0m"
    case .warning: "\u{1B}[1;35mwarning:\u{1B}[0m"
    }
  }
}

extension String {
  var workflowText: String { percentEncoded { "%\r\n".utf8.contains($0) } }

  var workflowProperty: String { percentEncoded { "%\r\n:,".utf8.contains($0) } }
}
