package import MvvmgenStorage
package import MvvmgenSyntax

/// How something is presented.
package struct ModalSpec {
  package let style: ModalStyle
  /// The parameters of the style, if there are any.
  package let look: ModalLook?
  /// The effect of a swipe down, unless it closes the modal.
  package let onSwipe: SwipeSpec?

  init(style: ModalStyle = .sheet, look: ModalLook? = nil, onSwipe: SwipeSpec? = nil) {
    (self.style, self.look, self.onSwipe) = (style, look, onSwipe)
  }

  /// Whether nothing is said of it.
  package var isPlain: Bool { style == .sheet && look == nil && onSwipe == nil }

  /// Whether the user can't swipe it away.
  package var isHeldFast: Bool {
    if case .stay? = onSwipe { true } else { style.coversAll }
  }
}

/// The effect of a swipe down that doesn't close the modal.
package enum SwipeSpec: Sendable {
  /// It sends this event.
  case event(Located<InternedText>)
  /// Nothing.
  case stay

  /// The word for nothing.
  package static let stayWord = AnswerWord.stay.rawValue

  init(_ text: JSONString) {
    self = text.text == Self.stayWord ? .stay : .event(text.interned)
  }
}

/// The parameters of a sheet or a popover.
package struct ModalLook: Sendable {
  /// The heights at which a sheet rests, the lowest first; empty for UIKit's own.
  package var detents: [Detent] = []
  package var showsGrabber = false
  package var cornerRadius: SwiftValue?
  /// The accessibility identifier of the view that a popover points at.
  package var anchor: SwiftValue?
}

enum StyleKey: String, SpecKey {
  static let table = KeyTable<Self>()
  static let place = "a style"
  static let required: [Self] = [.kind]

  case kind, detents, grabber, cornerRadius, anchor

  var row: KeyRow<Modal> {
    switch self {
    case .kind: .choice(\.style)
    case .detents:
      KeyRow(
        \.look.detents,
        .array(
          of: .any(of: [
            .oneOf(DetentWord.self), .points(from: 1), .text("^([1-9][0-9]?|100)%$"),
          ]), fewest: 1),
        "The heights of a sheet: words, points, or parts of all that it can take."
      ) { $0.detents($1) }
    case .grabber: KeyRow(\.look.showsGrabber, .bool) { $0.bool($1) ?? false }
    case .cornerRadius:
      KeyRow(\.look.cornerRadius, .points(from: 0)) {
        $0.points($1, expected: "a number of points")
      }
    case .anchor:
      .text(\.look.anchor, "The accessibility identifier of what a popover points at.")
    }
  }

  struct Modal {
    var style: ModalStyle?
    var look = ModalLook()
  }

  /// The styles that support the key.
  var styles: [ModalStyle] {
    switch self {
    case .kind: ModalStyle.allCases
    case .detents, .grabber, .cornerRadius: [.sheet, .formSheet]
    case .anchor: [.popover]
    }
  }
}

extension Schema {
  package static let styleWord = oneOf(ModalStyle.self)
  /// A style in long form.
  package static var style: Schema { object(of: StyleKey.self) }

  fileprivate static func points(from minimum: Int) -> Schema {
    Schema([
      ("type", .string("number")), ("minimum", .number(minimum)), ("maximum", .number(10_000)),
    ])
  }
}

extension SpecDecoder {
  /// Decodes a word, or an object with the parameters of a sheet or a popover.
  mutating func style(_ value: JSON) -> (ModalStyle?, ModalLook?) {
    guard value.kind == .object else { return (choice(value, of: ModalStyle.self), nil) }
    var modal = StyleKey.Modal()
    let found = read(
      StyleKey.self, of: value, into: &modal,
      misplaced: { key in
        let isBeside = CompanionKey(key).map(AnswerKey.present.companions.contains) == true
        return isBeside
          ? .misplacedKey(key, "belongs beside `present`, not into the style") : nil
      })
    guard let style = modal.style else { return (nil, nil) }
    for (key, text, _) in found.all where !key.styles.contains(style) {
      let styles = Diagnostic.list(key.styles.map(\.rawValue), last: "or")
      diagnostics.report(.misplacedKey(text, "goes only with the kind \(styles)"))
    }
    return (style, modal.look)
  }

  mutating func points(_ value: JSON, expected: String) -> SwiftValue? {
    guard let number = value.number else {
      diagnostics.report(.wrongKind(value, expected: expected))
      return nil
    }
    guard let points = Double(number), (0...10_000).contains(points) else {
      diagnostics.report(
        .unknownValue, at: value.span,
        "unknown value \(number.quoted); expected points, from 0 to 10000")
      return nil
    }
    return .literal(number)
  }
}
