package import MvvmgenAppModel
package import MvvmgenLanguage
package import MvvmgenSyntax

/// Where the specs of an app name a member.
package struct MemberUses {
  package let declarations: [SourceSpan]
  /// The spans of the name, with those of its declarations.
  package let spans: Set<SourceSpan>
  /// Those of answers under `"*"`, to it and to others of the name.
  package let shared: [SourceSpan]

  /// - Parameter declared: specs that declare the owner in another target.
  package init(_ member: MemberSubject, declared: [SpecOutline], in meanings: Meanings) {
    let lists = member.lists
    let listed = ([member.owner] + declared).flatMap(\.members)
      .filter { $0.name == member.name && lists.contains($0.list) }
    let declarations = Set(listed.map(\.span) + member.keys.map(\.span))
    self.declarations = declarations.sorted { ($0.file, $0.start) < ($1.file, $1.start) }
    spans = declarations.union(meanings.spans(of: member.meanings))
    shared = member.isAnswered ? meanings.spans(sharedBy: member.meanings) : []
  }
}
