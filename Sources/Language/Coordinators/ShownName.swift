package import Storage
package import Syntax

/// The name of a screen or a flow in a coordinator's spec. `Content:about` is a screen in one of the roles in
/// which the coordinator shows it.
package struct ShownName: Sendable {
  /// The name as written.
  package let written: Located<InternedText>
  private let parts: Kept<Parts>?

  /// The texts before the colon and after it.
  private struct Parts {
    let name: Located<InternedText>
    let role: Located<MemberName>
  }

  /// Its part before the colon.
  package var name: Located<InternedText> { parts?.value.name ?? written }
  package var role: Located<MemberName>? { parts?.value.role }

  init(_ text: JSONString) {
    self.init(text.interned)
  }

  /// A name without a role.
  package init(_ name: Located<InternedText>) {
    (written, parts) = (name, nil)
  }

  fileprivate init(
    _ written: Located<InternedText>, name: Located<InternedText>, role: Located<MemberName>
  ) {
    (self.written, parts) = (written, Kept(Parts(name: name, role: role)))
  }

  /// Names nothing, since what is written can't be read, which is reported.
  static func unread(at span: SourceSpan) -> ShownName {
    ShownName(Located(InternedText(""), at: span))
  }

  package var isUnread: Bool { name.value.bytes.isEmpty }

  /// Separates a screen from its role.
  package static let separator: Character = ":"
}

extension SpecDecoder {
  /// Decodes the name of something that may have a role.
  mutating func shownName(
    _ text: JSONString, as kind: SpecReference.Kind
  ) -> ShownName {
    guard text.contains(UInt8(ascii: ":")) else {
      recorder?.take(text, as: kind)
      return ShownName(text)
    }
    let base = text.text.prefix { $0 != ShownName.separator }
    let length = base.utf8.count
    let name = Located(InternedText(String(base)), at: text.span(of: 0..<length))
    recorder?.take(name, as: kind)
    if base.isEmpty {
      diagnostics.report(
        .role, at: text.span,
        "\(text.text.quoted) names no screen: a role stands after the screen's name and a colon, as "
          + "in `Content:about`")
    }
    let role = MemberName.parse(text, from: length + 1, into: &diagnostics)
    // The role of a screen may also be unknown.
    if let role, role.value.isCaseOfOptional {
      diagnostics.report(
        .role, at: role.span,
        "a role can't be called \(role.value.text.quoted), which Swift takes for a case of "
          + "`Optional`: choose another name")
    }
    guard !base.isEmpty, let role else { return .unread(at: text.span) }
    recorder?.take(role, of: String(base))
    return ShownName(text.interned, name: name, role: role)
  }
}
