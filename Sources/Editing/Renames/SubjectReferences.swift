package import MvvmgenAppModel
package import MvvmgenLanguage
import MvvmgenSyntax

/// The spans in specs and the configuration that refer to a subject, or to a type generated for it.
package struct SubjectReferences {
  let subject: Subject
  let newName: String
  let names: NewNames
  /// Whether a screen and a coordinator both have the subject's name.
  let isNameShared: Bool
  /// The app's own modules, as far as the configuration names them.
  let modules: Set<String>

  package init(
    subject: Subject, newName: String, names: NewNames, isNameShared: Bool, modules: Set<String>
  ) {
    (self.subject, self.newName, self.names) = (subject, newName, names)
    (self.isNameShared, self.modules) = (isNameShared, modules)
  }

  /// The spans with their replacements.
  package func edits(_ references: SpecReferences, _ meanings: Meanings) -> [SourceEdit] {
    let renamed = Subject(kind: subject.kind, name: newName)
    let newWord = subject.kind == .service ? renamed.property : newName
    var seen: Set<SourceSpan> = []
    let meant = meanings.spans(of: [Meaning(subject.owner)]).filter { seen.insert($0).inserted }
    return references.all.compactMap { reference in
      replacement(of: reference).map { SourceEdit(span: reference.span, replacement: $0) }
    } + meant.map { SourceEdit(span: $0, replacement: newWord) }
  }

  private func replacement(of reference: SpecReference) -> String? {
    switch reference.kind {
    case .spec(let kind):
      if kind == subject.kind, reference.name == subject.name { return newName }
      return kind == .service ? names.type(reference.name) : nil
    case .shown:
      guard subject.kind != .service, !isNameShared, reference.name == subject.name else {
        return nil
      }
      return newName
    case .word: return names.type(reference.name)
    case .member(let qualifier):
      return modules.contains(qualifier) ? names.type(reference.name) : nil
    }
  }
}
