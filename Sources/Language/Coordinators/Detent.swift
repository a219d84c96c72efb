import MvvmgenStorage
package import MvvmgenSyntax

/// A height at which a sheet rests.
package enum Detent: Sendable {
  case word(DetentWord)
  /// In points.
  case height(SwiftValue)
  /// A part of all that the sheet can take, as a fraction of 1.
  case fraction(SwiftValue)

  /// Whether it is lower than another, as far as that is the same on all screens.
  fileprivate func isLower(than other: Detent) -> Bool {
    switch (self, other) {
    case (.height(let one), .height(let other)): Self.isLess(one, other)
    default: part.flatMap { one in other.part.map { one < $0 } } ?? false
    }
  }

  /// Of all that the sheet can take; nil where that depends on the screen or the content.
  private var part: Double? {
    switch self {
    case .word(.medium): 0.5
    case .word(.large): 1
    case .fraction(let part): Double(part.text)
    case .word(.fit), .height: nil
    }
  }

  private static func isLess(_ one: SwiftValue, _ other: SwiftValue) -> Bool {
    guard let one = Double(one.text), let other = Double(other.text) else { return false }
    return one < other
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
    if let word = DetentWord(rawValue: text) { return .word(word) }
    if let percent = (1...100).first(where: { text == "\($0)%" }) {
      return .fraction(.literal("\(Double(percent) / 100)"))
    }
    if Self.isNumber(text) {
      diagnostics.report(
        Self.percent(text).map { .partInPoints($0, at: value.span) }
          ?? .quotedPoints(text, at: value.span))
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
  fileprivate static func quotedPoints(_ points: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownValue, at: span, "a number of points has no quotes: write \(points.quoted)",
      replaceWith: points)
  }

  fileprivate static func partInPoints(_ percent: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownValue, at: span,
      "a height is at least 1 point; for a part of all that the sheet can take, write `\"\(percent)\"`",
      replaceWith: "\"\(percent)\"")
  }
}
