package import MvvmgenStorage
package import MvvmgenSyntax

/// The screen or flow that a step refers to, and its data.
package struct TargetSpec {
  package internal(set) var shown: ShownName
  package internal(set) var with: [BindingSpec] = []
  /// The variant of the screen, if the spec chooses it.
  package internal(set) var variant: Located<InternedText>?
  /// The beginning of the flow, if the spec chooses one.
  package internal(set) var beginning: Located<InternedText>?
  /// The title in a bar above the screen.
  package internal(set) var title: Located<SwiftValue>?
  /// The app's own transition to it.
  package internal(set) var transition: Located<MemberName>?
  /// Whether nothing happens where the flow shows it, or runs it, already.
  package internal(set) var isUnlessThere = false
  /// The event that is sent when the user takes it away.
  package internal(set) var exit: ExitSpec?

  package init(
    _ shown: ShownName, with: [BindingSpec] = [], variant: Located<InternedText>? = nil,
    beginning: Located<InternedText>? = nil
  ) {
    (self.shown, self.with) = (shown, with)
    (self.variant, self.beginning) = (variant, beginning)
  }

  /// Whether the user can't take it away.
  package var isHeld: Bool { exit.map { $0.event == nil } ?? false }

  /// Without its role.
  package var name: Located<InternedText> { shown.name }
}

/// The name of a screen or a flow in a coordinator's spec. `Content:about` is a screen in one of the roles in
/// which the coordinator shows it.
package struct ShownName: Sendable {
  /// The name as written.
  package let written: Located<InternedText>
  /// Its part before the colon.
  package let name: Located<InternedText>
  package let role: Located<MemberName>?

  init(_ text: JSONString) {
    self.init(text.interned)
  }

  /// A name without a role.
  package init(_ name: Located<InternedText>) {
    (written, self.name, role) = (name, name, nil)
  }

  fileprivate init(
    _ written: Located<InternedText>, name: Located<InternedText>, role: Located<MemberName>
  ) {
    (self.written, self.name, self.role) = (written, name, role)
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
  ///
  /// - Parameter kind: nil where only the app says whether it means a screen or a flow.
  mutating func shownName(
    _ text: JSONString, as kind: SpecReference.Kind? = nil
  ) -> ShownName {
    guard text.contains(UInt8(ascii: ":")) else {
      if let kind { recorder?.take(text, as: kind) }
      return ShownName(text)
    }
    let base = text.text.prefix { $0 != ShownName.separator }
    let length = base.utf8.count
    let name = Located(InternedText(String(base)), at: text.span(of: 0..<length))
    if let kind { recorder?.take(name, as: kind) }
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
    return ShownName(text.interned, name: name, role: role)
  }
}
