package import MvvmgenSyntax

/// How a screen's view is created.
package enum ScreenView: String, CaseIterable, Sendable {
  /// A view controller in code, scaffolded.
  case uikit
  /// A SwiftUI view, scaffolded, in a hosting controller.
  case swiftui
  /// A view controller in a storyboard, scaffolded.
  case storyboard
  /// A system view controller that returns one result.
  case picker
  /// Something that the system shows by itself, and that returns one result.
  case session
  /// A view controller that the developer creates.
  case none

  package var isSession: Bool { self == .session }

  /// Whether the system draws it, and it returns one result.
  package var isOfSystem: Bool { self == .picker || isSession }
}

enum ViewKey: String, SpecKey {
  static let table = WordTable<Self>()
  static let place = "a view"
  static let required: [Self] = [.kind]

  case kind, storyboard, identifier

  var row: KeyRow<Storyboard> {
    switch self {
    case .kind: .elsewhere(.oneOf(ScreenView.self))
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
      screen.view = screenView(value)
      return
    }
    let found = read(ViewKey.self, of: value, into: &screen.storyboard)
    screen.identifierKey = found[.identifier]?.text
    guard let kind = found[.kind]?.value else { return }
    screen.viewSpan = kind.contentSpan
    screen.view = screenView(kind)
    guard let view = screen.view, view != .storyboard else { return }
    for (text, _) in value.members where ViewKey(text).map({ $0 != .kind }) == true {
      diagnostics.report(.misplacedKey(text, "is only valid with `\"kind\": \"storyboard\"`"))
    }
  }

  private mutating func screenView(_ value: JSON) -> ScreenView? {
    guard value.string?.text == "code" else { return choice(value, of: ScreenView.self) }
    let name = ScreenView.uikit.rawValue
    diagnostics.report(
      .unknownValue, at: value.contentSpan, "`code` is called \(name.quoted) now",
      replaceWith: name)
    return nil
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

/// Where a storyboard's view controller is; by default, both names are that of its type.
package struct Storyboard: Sendable {
  /// String literals.
  package var name: SwiftValue?
  package var identifier: SwiftValue?
}
