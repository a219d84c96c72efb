package import MvvmgenLanguage
package import MvvmgenStorage
package import MvvmgenSyntax

/// The meaning of a name in a spec.
package struct Meaning: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Data of an event, a case or an alert.
    case data
    /// An input, a state, a field or a derived value.
    case value
    case action
    /// An event of a screen, or a report of a flow.
    case event
    /// An event that a flow receives from outside.
    case outside
    /// A named answer.
    case answer
    /// A member of a service.
    case served
    /// A role in which a flow shows a screen.
    case role(of: InternedText)
    /// A screen, a flow or a service itself.
    case spec
  }

  /// A screen, a flow or a service.
  package struct Owner: Hashable, Sendable {
    package let kind: SpecKind
    package let name: TypeName

    package init(_ kind: SpecKind, _ name: TypeName) {
      (self.kind, self.name) = (kind, name)
    }

    init(_ screen: Screen) { self.init(.screen, screen.names.base) }

    init(_ flow: FlowInterface) { self.init(.coordinator, flow.names.base) }
  }

  let kind: Kind
  fileprivate var name: InternedText
  /// Whose spec declares it; nil for data.
  let owner: Owner?

  package init(_ kind: Kind, _ name: InternedText, of owner: Owner?) {
    (self.kind, self.name, self.owner) = (kind, name, owner)
  }

  /// The name of a screen, a flow or a service.
  package init(_ owner: Owner) {
    self.init(.spec, owner.name.interned, of: owner)
  }
}

/// The meanings of the names in specs, in the order in which they are looked up. Only some commands
/// ask for them: other runs note nothing.
package struct Meanings: Sendable {
  private struct Use: Sendable {
    let meaning: Meaning
    let span: SourceSpan
    /// False for data that is passed by its name.
    let isWritten: Bool
  }

  let areNoted: Bool
  private var uses: [Use] = []
  /// The members that answers use, and that no spec of a screen has.
  package private(set) var gaps: [ScreenGap] = []

  init(areNoted: Bool) {
    self.areNoted = areNoted
  }

  mutating func note(
    _ kind: Meaning.Kind, _ name: InternedText, of owner: @autoclosure () -> Meaning.Owner? = nil,
    at span: SourceSpan, isWritten: Bool = true
  ) {
    guard areNoted else { return }
    uses.append(Use(meaning: Meaning(kind, name, of: owner()), span: span, isWritten: isWritten))
  }

  mutating func note(
    _ kind: Meaning.Kind, _ name: Located<InternedText>, of owner: @autoclosure () -> Meaning.Owner
  ) {
    note(kind, name.value, of: owner(), at: name.span)
  }

  mutating func note(_ gap: @autoclosure () -> ScreenGap) {
    if areNoted { gaps.append(gap()) }
  }

  mutating func append(_ others: Meanings) {
    uses += others.uses
    gaps += others.gaps
  }

  /// All that specs name.
  package var named: Set<Meaning> { Set(uses.lazy.filter(\.isWritten).map(\.meaning)) }

  /// Where one of these is named.
  package func spans(of meanings: Set<Meaning>) -> [SourceSpan] {
    uses.filter { $0.isWritten && meanings.contains($0.meaning) }.map(\.span)
  }

  /// All roles that flows name.
  package var roles: [ScreenRole] {
    named.compactMap { meaning in
      guard case .role(let screen) = meaning.kind, let flow = meaning.owner else { return nil }
      return ScreenRole(
        meaning: meaning, flow: flow.name.text, screen: screen.string, name: meaning.name.string)
    }
  }

  /// Where something else is meant as well: an answer under `"*"` is for several senders.
  package func spans(sharedBy meanings: Set<Meaning>) -> [SourceSpan] {
    let others = Set(
      uses.lazy.filter { $0.isWritten && !meanings.contains($0.meaning) }.map(\.span))
    return spans(of: meanings).filter(others.contains)
  }

  /// Whether all names still mean the same after these have got another name.
  package func areSame(_ after: Meanings, renaming meanings: Set<Meaning>, to name: String) -> Bool
  {
    let newName = InternedText(name)
    return uses.elementsEqual(after.uses) { old, new in
      var meaning = old.meaning
      if meanings.contains(meaning) { meaning.name = newName }
      return meaning == new.meaning && old.isWritten == new.isWritten
    }
  }

  /// Where a screen or a flow is named, and something else is meant after one has got another name.
  package func change(
    in after: Meanings, renaming old: Meaning.Owner, to new: Meaning.Owner
  ) -> SourceSpan? {
    let (before, after) = (
      uses.filter { $0.meaning.kind == .spec }, after.uses.filter { $0.meaning.kind == .spec }
    )
    return zip(before, after).first {
      $0.meaning.owner == old ? $1.meaning.owner != new : $0.meaning != $1.meaning
    }?.0.span
  }
}

/// A role in which a flow shows a screen.
package struct ScreenRole: Sendable {
  package let meaning: Meaning
  package let flow: String
  package let screen: String
  package let name: String

  package var shownName: String { "\(screen)\(ShownName.separator)\(name)" }
}

/// Data that an answer uses, where the spec of a screen doesn't declare it.
package struct ScreenGap: Sendable {
  package let screen: TypeName
  package let member: Member
  package let data: [Datum]

  /// The member that the screen lacks, or in which something is missing.
  package enum Member: Sendable {
    case inputs
    case event(MemberName)
    case action(MemberName)
  }

  package struct Datum: Sendable {
    package let name: MemberName
    /// Nil if only the compiler can know it.
    package let type: SwiftType?
    /// Whether a part of it is used.
    package var hasParts = false
  }

  init(_ screen: Screen, _ member: Member, _ data: [Datum]) {
    (self.screen, self.member, self.data) = (screen.names.base, member, data)
  }
}
