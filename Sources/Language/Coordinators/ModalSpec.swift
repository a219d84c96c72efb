package import Storage
package import Syntax

/// How something is presented.
package struct ModalSpec {
  package let style: ModalStyle
  private let details: Kept<Details>?

  private struct Details {
    let look: ModalLook?
    let onSwipe: SwipeSpec?
  }

  init(style: ModalStyle = .sheet, look: ModalLook? = nil, onSwipe: SwipeSpec? = nil) {
    self.style = style
    details = Kept(
      Details(look: look, onSwipe: onSwipe), unless: look == nil && onSwipe == nil)
  }

  /// The parameters of the style, if there are any.
  package var look: ModalLook? { details?.value.look }
  /// What a swipe down does, unless it closes the modal.
  package var onSwipe: SwipeSpec? { details?.value.onSwipe }

  /// Whether nothing is said of it.
  package var isPlain: Bool { style == .sheet && look == nil && onSwipe == nil }

  /// Whether the user can't swipe it away.
  package var isHeldFast: Bool {
    if case .stay? = onSwipe { true } else { style.coversAll }
  }
}

/// What a swipe down does instead of closing a modal.
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
  /// The heights at which a sheet rests, as an array.
  package var detents: SwiftValue?
  package var showsGrabber = false
  package var cornerRadius: SwiftValue?
  /// The accessibility identifier of the view that a popover points at.
  package var anchor: SwiftValue?
}

/// The keys of a style object.
package enum StyleKey: String, CaseIterable {
  case kind, detents, grabber, cornerRadius, anchor

  /// The styles that support the key.
  var styles: [ModalStyle] {
    switch self {
    case .kind: ModalStyle.allCases
    case .detents, .grabber, .cornerRadius: [.sheet, .formSheet]
    case .anchor: [.popover]
    }
  }
}

/// The named heights of a sheet.
package enum DetentWord: String, CaseIterable {
  case medium, large, fit
}

extension SpecDecoder {
  /// Decodes a word, or an object with the parameters of a sheet or a popover.
  mutating func style(_ value: JSON) -> (ModalStyle?, ModalLook?) {
    guard value.kind == .object else { return (choice(value, of: ModalStyle.self), nil) }
    var style: ModalStyle?
    var look = ModalLook()
    var keys: [(key: StyleKey, text: JSONString)] = []
    for (text, value) in value.members {
      guard let key = StyleKey(rawValue: text.text) else {
        let known = StyleKey.allCases.map(\.rawValue)
        diagnostics.report(.unknownKey(text, known: known, in: "a style"))
        continue
      }
      keys.append((key, text))
      switch key {
      case .kind: style = choice(value, of: ModalStyle.self)
      case .detents: look.detents = detents(value)
      case .grabber: look.showsGrabber = bool(value) ?? false
      case .cornerRadius: look.cornerRadius = points(value, expected: "a number of points")
      case .anchor: look.anchor = self.text(value)
      }
    }
    guard keys.contains(where: { $0.key == .kind }) else {
      diagnostics.report(.missingKey(StyleKey.kind.rawValue, in: value, "a style"))
      return (nil, nil)
    }
    guard let style else { return (nil, nil) }
    for (key, text) in keys where !key.styles.contains(style) {
      let styles = Diagnostic.list(key.styles.map(\.rawValue), last: "or")
      diagnostics.report(.misplacedKey(text, "goes only with the kind \(styles)"))
    }
    return (style, look)
  }

  private mutating func detents(_ value: JSON) -> SwiftValue? {
    guard isArray(value, of: "heights") else { return nil }
    let heights = value.elements.compactMap { detent($0) }
    if value.count == 0 {
      diagnostics.report(.wrongKind(value, expected: "one height or more"))
    }
    return heights.isEmpty ? nil : .literal("[\(heights.joined(separator: ", "))]")
  }

  /// Decodes a word, a number of points, or a fraction such as `40%`, into Swift.
  private mutating func detent(_ value: JSON) -> String? {
    guard let text = value.string?.text else {
      let expected = "a height: `medium`, `large`, `fit`, points such as 320, or `40%`"
      return points(value, expected: expected)
        .map { ".height(\($0.text))" }
    }
    if let word = DetentWord(rawValue: text) { return ".\(word.rawValue)" }
    if let percent = (1...100).first(where: { text == "\($0)%" }) {
      return ".fraction(\(Double(percent) / 100))"
    }
    if Self.isNumber(text) {
      diagnostics.report(.quotedPoints(text, at: value.span))
      return nil
    }
    // Not the nearest: `140%` isn't meant as `40%`.
    let part = text.hasSuffix("%") ? "1% to 100%" : "40%"
    diagnostics.report(.unknownValue(value, known: DetentWord.allCases.map(\.rawValue) + [part]))
    return nil
  }

  /// Whether JSON would take it without the quotes, unlike `0x10` or `nan`.
  private static func isNumber(_ text: String) -> Bool {
    let parts = text.utf8.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDigit) }
      && (parts[0].count == 1 || parts[0].first != UInt8(ascii: "0"))
  }

  private mutating func points(_ value: JSON, expected: String) -> SwiftValue? {
    guard let number = value.number else {
      diagnostics.report(.wrongKind(value, expected: expected))
      return nil
    }
    guard let points = Double(number), (0...10_000).contains(points) else {
      diagnostics.report(.noPoints(number, at: value.span))
      return nil
    }
    return .literal(number)
  }
}

extension Diagnostic {
  /// A key of a style beside the style.
  static func besideStyle(_ key: JSONString, _ style: StyleKey) -> Diagnostic {
    let kind = (style.styles.first ?? .sheet).rawValue
    let known = style == .kind ? "" : ", \"\(style.rawValue)\": …"
    return Diagnostic(
      .unknownKey, at: key.span,
      "\(key.text.quoted) belongs to the style: write "
        + "`\"style\": { \"kind\": \"\(kind)\"\(known) }`")
  }

  fileprivate static func quotedPoints(_ points: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownValue, at: span, "a number of points has no quotes: write \(points.quoted)",
      fixIt: FixIt(at: span, replaceWith: points))
  }

  fileprivate static func noPoints(_ number: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownValue, at: span,
      "unknown value \(number.quoted); expected points, from 0 to 10000")
  }
}
