import MvvmgenAppModel
package import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
package import MvvmgenSyntax

/// A name in specs, and all places of what it means.
package struct SpecName {
  /// The name in question.
  package let span: SourceSpan
  /// As the operands of `rename` say what it is: a kind, the owner of a member, and the name.
  package let operands: [String]
  package let declarations: [SourceSpan]
  /// With the declarations, in the order of the files.
  package let places: [SourceSpan]

  fileprivate init(
    _ span: SourceSpan, _ operands: [String], declared declarations: [SourceSpan],
    used uses: Set<SourceSpan>
  ) {
    (self.span, self.operands, self.declarations) = (span, operands, declarations)
    places = uses.sorted { ($0.file, $0.start) < ($1.file, $1.start) }
  }

  /// The name at an offset, as far as errors in specs allow; nil where no spec declares one.
  package init?(at offset: Int, in file: Int32, of input: ProjectInput) {
    let names = SpecNames(input: input, survey: input.survey, meanings: input.meanings)
    guard let name = names.name(at: offset, in: file) else { return nil }
    self = name
  }
}

private struct SpecNames {
  let input: ProjectInput
  let survey: SpecSurvey
  let meanings: Meanings

  /// With those that declare the spec for other targets.
  private func specs(_ kind: SpecKind, _ name: String) -> [SpecOutline] {
    (survey.outlines + survey.declared).filter { $0.kind == kind && $0.name == name }
  }

  func name(at offset: Int, in file: Int32) -> SpecName? {
    for reference in survey.references.all where reference.span.reaches(offset, in: file) {
      guard case .spec(let kind) = reference.kind else { continue }
      return spec(Subject(kind: kind, name: reference.name), at: reference.span)
    }
    for (meaning, span) in meanings.meanings(at: offset, in: file) {
      if let name = name(for: meaning, at: span) { return name }
    }
    for outline in survey.outlines + survey.declared where outline.span.file == file {
      for kind in MemberKind.renamed {
        let declared = declarations(kind, in: outline).first { $0.span.reaches(offset, in: file) }
        if let declared { return member(kind, declared.name, of: outline, at: declared.span) }
      }
    }
    return nil
  }

  private func name(for meaning: Meaning, at span: SourceSpan) -> SpecName? {
    guard let owner = meaning.owner else { return nil }
    let kinds: [MemberKind]
    switch meaning.kind {
    case .data: return nil
    case .spec: return spec(Subject(kind: owner.kind, name: owner.name.text), at: span)
    case .role(let screen):
      let name = "\(screen.string)\(ShownName.separator)\(meaning.name.string)"
      // Its use declares it: what has it is the screen.
      return SpecName(
        span, [MemberKind.role.rawValue, owner.name.text, name],
        declared: specs(.screen, screen.string).map(\.span),
        used: Set(meanings.spans(of: [meaning])))
    case .value: kinds = [.input, .state, .field, .derived]
    case .action: kinds = [.action]
    case .event, .outside: kinds = [.event]
    case .answer: kinds = [.answer]
    case .served: kinds = [.member]
    }
    let name = meaning.name.string
    for outline in specs(owner.kind, owner.name.text) {
      let kind = kinds.first { declarations($0, in: outline).contains { $0.name == name } }
      if let kind { return member(kind, name, of: outline, at: span) }
    }
    return nil
  }

  private func spec(_ subject: Subject, at span: SourceSpan) -> SpecName {
    let references = SubjectReferences(
      subject: subject, newName: subject.name, names: NewNames(),
      isNameShared: subject.sharesItsName(in: survey), modules: [])
    return SpecName(
      span, [subject.kind.rawValue, subject.name],
      declared: specs(subject.kind, subject.name).map(\.span),
      used: Set(references.edits(survey.references, meanings).map(\.span)))
  }

  private func member(
    _ kind: MemberKind, _ name: String, of owner: SpecOutline, at span: SourceSpan
  ) -> SpecName {
    let member = MemberSubject(kind: kind, owner: owner, name: name, in: input.generated().app)
    let uses = MemberUses(member, declared: specs(owner.kind, owner.name), in: meanings)
    return SpecName(
      span, [kind.rawValue, owner.name, name],
      declared: declarations(kind, in: owner).filter { $0.name == name }.map(\.span),
      used: uses.spans)
  }

  private func declarations(
    _ kind: MemberKind, in owner: SpecOutline
  ) -> [(name: String, span: SourceSpan)] {
    let list = kind.list(in: owner.kind)
    return owner.members.filter { $0.list == list }.map { ($0.name, $0.span) }
      + kind.keys(in: owner).map { ($0.value, $0.span) }
  }
}
