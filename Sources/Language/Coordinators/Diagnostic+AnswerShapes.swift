import MvvmgenSyntax

extension Diagnostic {
  /// A word that isn't an answer. The keys of answers are included, for those who forget the
  /// braces.
  static func unknownAnswer(_ word: JSONString, isNamed: Bool = false) -> Diagnostic {
    func finding(_ message: String, replaceWith replacement: String? = nil) -> Diagnostic {
      Diagnostic(.unknownValue, at: word.span, message, replaceWith: replacement)
    }
    let (text, written) = (word.text, word.text.quoted)
    if isNamed {
      let right = "{ \"answer\": \"\(text)\" }"
      return Diagnostic(
        .unknownValue, at: word.span, "\(written) is the name of an answer: write `\(right)`",
        fixIt: FixIt(at: word.span.withQuotes, replaceWith: right))
    }
    let words = AnswerWord.words
    if let meant = OtherWords.neighbours.meaning(of: text, among: words) {
      return finding(
        "unknown answer \(written); it is called \(meant.quoted) here", replaceWith: meant)
    }
    let keys = AnswerKey.words.filter { !words.contains($0) && $0 != "do" }
    let key = OtherWords.neighbours.meaning(of: text, among: keys)
    if let nearest = key ?? closest(to: text, in: words + keys) {
      return keys.contains(nearest)
        ? finding("\(written) alone isn't an answer: write `{ \"\(nearest)\": … }`")
        : finding(
          "unknown answer \(written); did you mean \(nearest.quoted)?", replaceWith: nearest)
    }
    let screen = text.first?.isUppercase == true ? text : "Login"
    return finding(
      text.hasPrefix("did")
        ? "\(written) alone isn't an answer: for a report of the flow's own, write "
          + "`{ \"finish\": \"\(text)\" }`, or `report` if the flow goes on"
        : "unknown answer \(written); expected \(list(words, last: "or")), "
          + "or an object such as `{ \"push\": \"\(screen)\" }`")
  }

  static func noAnswer(_ object: JSON) -> Diagnostic {
    let keys = object.members.map(\.key)
    if let key = keys.first, keys.allSatisfy({ CompanionKey($0) != nil }) {
      return Diagnostic(
        .misplacedKey, at: key.span,
        "\(key.text.quoted) alone isn't an answer: write it in the braces of the answer to which it belongs"
      )
    }
    if let word = keys.first(where: { AnswerWord($0) != nil }) {
      return .wordAsKey(word, of: object)
    }
    let known = AnswerKey.words + WidthKey.words
    let isMeant = { (key: JSONString) in
      Suggestion(for: key, among: known, others: .neighbours).hint != nil
    }
    if let key = keys.first, OtherWords.neighbours.meaning(of: key.text, among: known) == nil,
      let word = OtherWords.neighbours.meaning(of: key.text, among: AnswerWord.words)
    {
      return .wordAsKey(key, of: object, meaning: word)
    }
    guard let key = keys.first(where: isMeant) ?? keys.first else {
      return Diagnostic(
        .missingKey, at: object.span.start(1),
        "an answer says what happens: expected an object such as `{ \"push\": \"Login\" }`, "
          + "or `\"stay\"` for nothing")
    }
    return .unknownKey(key, known: known, in: "an answer")
  }

  /// `{ "restart": true }`
  ///
  /// - Parameter meaning: what the word is called here.
  private static func wordAsKey(
    _ word: JSONString, of object: JSON, meaning: String? = nil
  ) -> Diagnostic {
    func finding(_ message: String, _ fixIt: FixIt? = nil) -> Diagnostic {
      Diagnostic(.unknownKey, at: word.span, "\(word.text.quoted) \(message)", fixIt: fixIt)
    }
    let name = meaning ?? word.text
    let value = object[word.text]
    // Who dismisses a screen means that one.
    if name == "back", !["dismiss", "close"].contains(word.text), let screen = value?.string {
      return finding(
        "goes to what is below; to go back to \(screen.text.quoted), write "
          + "`{ \"popTo\": \"\(screen.text)\" }`",
        FixIt(at: word.span, replaceWith: AnswerKey.popTo.rawValue))
    }
    if name == "back", let number = value?.number, number != "1" {
      return finding(
        "takes no number: to go back further, name the screen, `{ \"popTo\": \"Login\" }`")
    }
    let isAlone = object.count == 1
    let right = isAlone ? "\"\(name)\"" : "{ \"do\": \"\(name)\", … }"
    return finding(
      "is a word, not a key: write `\(right)`",
      isAlone && value?.bool != false ? FixIt(at: object.span, replaceWith: right) : nil)
  }

  /// `{ "start": "Login" }` where a flow begins: written like an answer, or without any known key.
  static func noBeginning(_ value: JSON, of kinds: [StartKey]) -> Diagnostic {
    let known = kinds.map(\.rawValue)
    if let only = known.first, known.count == 1 {
      let place = kinds == [.push] ? "a screen above the first" : "a `start` object"
      return .missingKey(only, in: value, place)
    }
    if let other = value.members.first(where: { StartKey($0.key).map { $0 != .push } ?? false }) {
      return Diagnostic(
        .unknownKey, at: other.key.span,
        "\(other.key.text.quoted) isn't possible here: show a flow whose `start` has it")
    }
    guard let text = value.members.lazy.map(\.key).first(where: { AnswerKey($0) != nil }) else {
      return .noneOf(known, in: value, "a `start` object")
    }
    let right: StartKey? =
      switch AnswerKey(text) {
      case .start: .flow
      case .push, .replace: .screen
      default: nil
      }
    let way =
      right.map { "where a flow begins, write \($0.rawValue.quoted)" }
      ?? "a flow begins with \(list(known, last: "or"))"
    return Diagnostic(
      .unknownKey, at: text.span, "\(text.text.quoted) is an answer: \(way)",
      fixIt: right.map { FixIt(at: text.span, replaceWith: $0.rawValue) })
  }

  /// `"screens": ["Login"]`
  static func answersAsArray(_ array: JSON) -> Diagnostic {
    let names = array.elements.map { $0.string?.text }
    let right = names.map { "\(JSONText.quoted($0 ?? "Login")): {}" }
    let object = right.isEmpty ? "{}" : "{ \(right.joined(separator: ", ")) }"
    return Diagnostic(
      .wrongKind, at: array.span.start(1),
      "expected an object with answers under each name, not an array: write `\(object)`, each with "
        + "its answers",
      fixIt: names.contains(nil) ? nil : FixIt(at: array.span, replaceWith: object))
  }

  /// `{ "push": { "screen": "Login" } }`, written as where a flow begins.
  static func noName(_ value: JSON, after key: AnswerKey, at text: JSONString) -> Diagnostic {
    let isAlone = value.count == 1
    let shows = [.push, .present, .replace, .start].contains(key)
    func finding(_ message: String, at span: SourceSpan, _ right: String) -> Diagnostic {
      Diagnostic(
        .wrongKind, at: value.span.start(1), message,
        fixIt: isAlone ? FixIt(at: span, replaceWith: right) : nil)
    }
    if shows, let flow = value[StartKey.flow]?.value.string {
      let way = key == .start || key == .push ? "" : ", \"as\": \"\(key.rawValue)\""
      let right = "\"start\": \"\(flow.text)\"\(way)"
      return finding(
        "a flow is started by its name: write `{ \(right) }`, with all else beside it",
        at: SourceSpan(
          file: value.span.file, start: Int(text.span.start) - 1, end: Int(value.span.end)),
        right)
    }
    if shows, let screen = value[StartKey.screen]?.value.string {
      return finding(
        "an answer names the screen itself: write `{ \"\(key.rawValue)\": \"\(screen.text)\" }`, with "
          + "all else beside it",
        at: value.span, "\"\(screen.text)\"")
    }
    if key == .finish, value.bool == true {
      return Diagnostic(
        .wrongKind, at: value.span,
        "`finish` names a report of the flow; to end without one, write the word `\"finish\"`")
    }
    if key == .select, value.kind == .number {
      let tabs = value.root[CoordinatorKey.tabs]?.value
      let flows = tabs?.elements.compactMap { $0[TabKey.flow]?.value.string?.text } ?? []
      return .wrongKind(value, expected: "the name of a tab's flow", ": \(list(flows, last: "or"))")
    }
    return .wrongKind(value, expected: "a string")
  }

  /// `{ "push": "Login(name: name)" }`, or the service `"AuthService()"`
  static func calledName(_ name: JSONString, _ reason: (String) -> String) -> Diagnostic {
    let bare = String(name.text.prefix { $0 != "(" })
    return Diagnostic(
      .unexpectedSwift, at: name.span, "expected only a name, \(bare.quoted): \(reason(bare))",
      fixIt: name.text.hasSuffix("()") ? FixIt(at: name.span, replaceWith: bare) : nil)
  }
}
