import MvvmgenSyntax

/// How a screen's view is created, as a word.
package enum ViewWord: String, CaseIterable {
  case uikit, swiftui, storyboard, picker, session, none
}

enum ViewKey: String, SpecKey {
  static let table = KeyTable<Self>()
  static let place = "a view"
  static let required: [Self] = [.kind]

  case kind, storyboard, identifier

  var row: KeyRow<Storyboard> {
    switch self {
    case .kind: .elsewhere(.oneOf(ViewWord.self))
    case .storyboard:
      KeyRow(\.name, .words, "The storyboard's name.") { $0.storyboardName($1) }
    case .identifier:
      KeyRow(\.identifier, .words, "The view controller's identifier in it.") {
        $0.storyboardName($1)
      }
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
    var storyboard = Storyboard()
    let found = read(ViewKey.self, of: value, into: &storyboard)
    screen.identifierKey = found[.identifier]?.text
    guard let kind = found[.kind]?.value else { return }
    screen.viewSpan = kind.contentSpan
    let word = viewWord(kind)
    screen.view = view(word, storyboard)
    guard let word, word != .storyboard else { return }
    for (key, text, _) in found.all where key != .kind {
      diagnostics.report(.misplacedKey(text, "is only valid with `\"kind\": \"storyboard\"`"))
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
  fileprivate mutating func storyboardName(_ value: JSON) -> SwiftValue? {
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
