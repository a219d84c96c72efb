package import MvvmgenAppModel
package import MvvmgenLanguage
package import MvvmgenSyntax

/// Where the specs of an app name a member.
package struct MemberUses {
  /// The spans of the name, with those of its declarations.
  package let spans: Set<SourceSpan>
  /// Those of answers under `"*"`, to it and to others of the name.
  package let shared: [SourceSpan]

  /// - Parameter declared: specs that declare the owner in another target.
  package init(_ member: MemberSubject, declared: [SpecOutline], in meanings: Meanings) {
    let lists = member.lists
    let declarations = ([member.owner] + declared).flatMap(\.members)
      .filter { $0.name == member.name && lists.contains($0.list) }
    spans = Set(
      declarations.map(\.span) + member.keys.map(\.span) + meanings.spans(of: member.meanings))
    shared = member.isAnswered ? meanings.spans(sharedBy: member.meanings) : []
  }
}
