import MvvmgenSyntax

/// How a screen's view is created, as a word.
package enum ViewWord: String, CaseIterable {
  case uikit, swiftui, storyboard, picker, session, none
}

enum ViewKey: String, SpecKey {
  case kind, storyboard, identifier

  var key: Key {
    switch self {
    case .kind: Key(.oneOf(ViewWord.self))
    case .storyboard: Key(.words, "The storyboard's name.")
    case .identifier: Key(.words, "The view controller's identifier in it.")
    }
  }
}

extension SpecDecoder {
  /// Decodes a word, or an object with the details of a storyboard.
  mutating func view(_ value: JSON, into screen: inout ScreenSpec) {
    screen.viewSpan = value.contentSpan
    guard value.kind == .object else {
      screen.view = view(viewWord(value), Storyboard())
      return
    }
    var kind: JSON?
    var keys: [JSONString] = []
    var storyboard = Storyboard()
    for (key, value) in value.members {
      switch ViewKey(rawValue: key.text) {
      case .kind:
        kind = value
        continue
      case .storyboard: storyboard.name = storyboardName(value)
      case .identifier:
        storyboard.identifier = storyboardName(value)
        screen.identifierKey = key
      case nil:
        diagnostics.report(.unknownKey(key, known: ViewKey.words, in: "a view"))
        continue
      }
      keys.append(key)
    }
    guard let kind else {
      return diagnostics.report(.missingKey(ViewKey.kind.rawValue, in: value, "a view"))
    }
    screen.viewSpan = kind.contentSpan
    let word = viewWord(kind)
    screen.view = view(word, storyboard)
    guard let word, word != .storyboard else { return }
    for key in keys {
      diagnostics.report(.misplacedKey(key, "is only valid with `\"kind\": \"storyboard\"`"))
    }
  }

  private mutating func viewWord(_ value: JSON) -> ViewWord? {
    if value.string?.text == "code" {
      diagnostics.report(
        .unknownValue, at: value.contentSpan,
        "`code` is called \(ViewWord.uikit.rawValue.quoted) now",
        replaceWith: ViewWord.uikit.rawValue)
      return nil
    }
    return choice(value, of: ViewWord.self)
  }

  private func view(_ word: ViewWord?, _ storyboard: Storyboard) -> ScreenView? {
    switch word {
    case nil: nil
    case .uikit: .uikit
    case .swiftui: .swiftui
    case ViewWord.none?: ScreenView.none
    case .storyboard: .storyboard(storyboard)
    case .picker: .picker
    case .session: .session
    }
  }

  /// Decodes a name from Interface Builder into a string literal.
  private mutating func storyboardName(_ value: JSON) -> SwiftValue? {
    guard let text = string(value) else { return nil }
    let isName = text.text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || " -_.".unicodeScalars.contains(scalar)
    }
    guard isName, !text.text.isEmpty else {
      diagnostics.report(
        .notAStoryboardName, at: text.span,
        "\(text.text.quoted) isn't a name in a storyboard: "
          + "expected letters, digits, spaces, `-`, `_` and `.`")
      return nil
    }
    return .literal("\"\(text.text)\"")
  }
}
