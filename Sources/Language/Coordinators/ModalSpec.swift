package import MvvmgenStorage
package import MvvmgenSyntax

/// How something is presented.
package struct ModalSpec {
  package internal(set) var style = ModalStyle.sheet
  /// The parameters of the style, if there are any.
  package internal(set) var look: ModalLook?

  /// Whether nothing is said of it.
  package var isPlain: Bool { style == .sheet && look == nil }
}

/// The effect of a swipe down, or of going back, beside or instead of taking away what is shown.
package struct ExitSpec: Sendable {
  package let key: Key
  /// The event that it sends; nil for `stay`, which means that it does nothing.
  package let event: Located<InternedText>?

  /// The keys in a spec.
  package enum Key: String, CaseIterable, Sendable {
    case onBack, afterBack, onSwipe, afterSwipe

    /// Whether a modal is swiped down.
    package var isSwipe: Bool { self == .onSwipe || self == .afterSwipe }
    /// Whether the event is sent instead, and its answer decides.
    package var isBefore: Bool { self == .onBack || self == .onSwipe }
  }

  /// The word for nothing.
  package static let stayWord = AnswerWord.stay.rawValue
}

extension SpecDecoder {
  mutating func exit(_ key: ExitSpec.Key, _ value: JSON) -> ExitSpec? {
    string(value).map { text in
      let isStay = key.isBefore && text.text == ExitSpec.stayWord
      return ExitSpec(key: key, event: isStay ? nil : text.interned)
    }
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
  static let table = WordTable<Self>()
  static let place = "a style"
  static let required: [Self] = [.kind]

  case kind, detents, grabber, cornerRadius, anchor

  var row: KeyRow<ModalLook> {
    switch self {
    case .kind: .elsewhere(.oneOf(ModalStyle.self))
    case .detents:
      KeyRow(
        \.detents,
        .array(
          of: .any(of: [
            .oneOf(DetentWord.self), .points(from: 1), .text("^([1-9][0-9]?|100)%$"),
          ]), fewest: 1),
        "The heights of a sheet: words, points, or parts of all that it can take."
      ) { $0.detents($1) }
    case .grabber: KeyRow(\.showsGrabber, .bool) { $0.bool($1) ?? false }
    case .cornerRadius:
      KeyRow(\.cornerRadius, .points(from: 0)) {
        $0.points($1, expected: "a number of points")
      }
    case .anchor:
      .text(\.anchor, "The accessibility identifier of what a popover points at.")
    }
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
  mutating func style(_ value: JSON, of modal: inout ModalSpec) {
    guard value.kind == .object else {
      if let style = choice(value, of: ModalStyle.self) { modal.style = style }
      return
    }
    var look = ModalLook()
    let found = read(
      StyleKey.self, of: value, into: &look,
      misplaced: { key in
        let isBeside = CompanionKey(key).map(AnswerKey.present.companions.contains) == true
        return isBeside
          ? .misplacedKey(key, "belongs beside `present`, not into the style") : nil
      })
    guard let kind = found[.kind]?.value, let style = choice(kind, of: ModalStyle.self) else {
      return
    }
    (modal.style, modal.look) = (style, look)
    for (text, _) in value.members {
      guard let key = StyleKey(text), !key.styles.contains(style) else { continue }
      let styles = Diagnostic.list(key.styles.map(\.rawValue), last: "or")
      diagnostics.report(.misplacedKey(text, "goes only with the kind \(styles)"))
    }
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

/// A height at which a sheet rests.
package enum Detent: Sendable {
  case word(DetentWord, at: SourceSpan)
  /// In points.
  case height(SwiftValue)
  /// A part of all that the sheet can take, as a fraction of 1.
  case fraction(SwiftValue)

  /// Whether it is lower than another, as far as that is the same on all screens.
  fileprivate func isLower(than other: Detent) -> Bool {
    switch (self, other) {
    case (.height(let one), .height(let other)):
      Double(one.text).flatMap { one in Double(other.text).map { one < $0 } } ?? false
    default: part.flatMap { one in other.part.map { one < $0 } } ?? false
    }
  }

  /// Of all that the sheet can take; nil where that depends on the screen or the content.
  private var part: Double? {
    switch self {
    case .word(.medium, _): 0.5
    case .word(.large, _): 1
    case .fraction(let part): Double(part.text)
    case .word(.fit, _), .height: nil
    }
  }
}

/// The named heights of a sheet.
package enum DetentWord: String, CaseIterable, Sendable {
  case medium, large, fit
}

extension SpecDecoder {
  mutating func detents(_ value: JSON) -> [Detent] {
    guard isArray(value, of: "heights") else { return [] }
    if value.count == 0 {
      diagnostics.report(.wrongKind(value, expected: "one height or more"))
    }
    var detents: [Detent] = []
    for element in value.elements {
      guard let detent = detent(element) else { continue }
      if let last = detents.last, detent.isLower(than: last) {
        diagnostics.report(
          .heightsOutOfOrder, at: element.span,
          "this height is lower than the one before it: UIKit takes the lowest first")
      }
      detents.append(detent)
    }
    return detents
  }

  /// Decodes a word, a number of points, or a part such as `40%`.
  private mutating func detent(_ value: JSON) -> Detent? {
    guard let text = value.string?.text else {
      let expected = "a height: `medium`, `large`, `fit`, points such as 320, or `40%`"
      guard let points = points(value, expected: expected) else { return nil }
      if let part = Self.percent(points.text) {
        diagnostics.report(.partInPoints(part, at: value.span))
      }
      return .height(points)
    }
    if let word = DetentWord(rawValue: text) { return .word(word, at: value.contentSpan) }
    if let percent = (1...100).first(where: { text == "\($0)%" }) {
      return .fraction(.literal("\(Double(percent) / 100)"))
    }
    if Self.isNumber(text) {
      diagnostics.report(
        Self.percent(text).map { .partInPoints($0, at: value.span) }
          ?? Diagnostic(
            .unknownValue, at: value.span, "a number of points has no quotes: write \(text.quoted)",
            replaceWith: text))
      return nil
    }
    // Not the nearest: `140%` isn't meant as `40%`.
    let part = text.hasSuffix("%") ? "1% to 100%" : "40%"
    diagnostics.report(.unknownValue(value, known: DetentWord.allCases.map(\.rawValue) + [part]))
    return nil
  }

  /// `50%` for `0.5`, which nobody means in points.
  private static func percent(_ number: String) -> String? {
    guard let part = Double(number), part < 1 else { return nil }
    return "\(max(Int((part * 100).rounded()), 1))%"
  }

  /// Whether JSON would take it without the quotes, unlike `0x10` or `nan`.
  private static func isNumber(_ text: String) -> Bool {
    let parts = text.utf8.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDigit) }
      && (parts[0].count == 1 || parts[0].first != UInt8(ascii: "0"))
  }
}

extension Diagnostic {
  fileprivate static func partInPoints(_ percent: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownValue, at: span,
      "a height is at least 1 point; for a part of all that the sheet can take, write `\"\(percent)\"`",
      replaceWith: "\"\(percent)\"")
  }
}
