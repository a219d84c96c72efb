import MvvmgenAppModel
package import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
package import MvvmgenSyntax

/// A name in specs, and all places of what it means.
package struct SpecName {
  /// As the operands of `rename` say what it is: a kind, the owner of a member, and the name.
  package let operands: [String]
  package let declarations: [SourceSpan]
  /// With the declarations, in the order of the files.
  package let places: [SourceSpan]

  fileprivate init(_ operands: [String], _ declarations: [SourceSpan], _ places: [SourceSpan]) {
    (self.operands, self.declarations) = (operands, declarations)
    self.places = Set(places).sorted { ($0.file, $0.start) < ($1.file, $1.start) }
  }

  /// The name at an offset, as far as errors in specs allow; nil where no spec declares one.
  package init?(at offset: Int, in file: Int32, of input: ProjectInput) {
    let names = SpecNames(
      word: input.sources[Int(file)].word(at: offset), input: input, survey: input.survey,
      meanings: input.meanings)
    let found = (names.subjects + names.members + names.roles).first {
      $0.place(at: offset, in: file) != nil
    }
    guard let found else { return nil }
    self = found
  }

  package func place(at offset: Int, in file: Int32) -> SourceSpan? {
    places.first { $0.file == file && Int($0.start) <= offset && offset <= Int($0.end) }
  }
}

/// All that a word can mean.
private struct SpecNames {
  let word: String
  let input: ProjectInput
  let survey: SpecSurvey
  let meanings: Meanings

  var subjects: [SpecName] {
    SpecKind.allCases.flatMap { kind in
      Subject(kind: kind, name: word).names(in: survey).map { Subject(kind: kind, name: $0) }
    }.filter { $0.name == word || $0.kind == .service && $0.property == word }.map { subject in
      let references = SubjectReferences(
        subject: subject, newName: subject.name, names: NewNames(),
        isNameShared: subject.sharesItsName(in: survey), modules: [])
      return SpecName(
        [subject.kind.rawValue, subject.name], specs(subject.kind, subject.name).map(\.span),
        references.edits(survey.references, meanings).map(\.span))
    }
  }

  var members: [SpecName] {
    let found = survey.outlines.flatMap { owner in
      MemberKind.renamed.filter { $0.names(in: owner).contains(word) }.map { (owner, $0) }
    }
    let app = found.isEmpty ? nil : input.generated().app
    return found.map { owner, kind in
      let member = MemberSubject(kind: kind, owner: owner, name: word, in: app)
      let uses = MemberUses(member, declared: specs(owner.kind, owner.name), in: meanings)
      return SpecName([kind.rawValue, owner.name, word], uses.declarations, Array(uses.spans))
    }
  }

  /// Its use declares a role: what has it is the screen.
  var roles: [SpecName] {
    meanings.roles.filter { $0.name == word }.map { role in
      SpecName(
        [MemberKind.role.rawValue, role.flow, role.shownName],
        specs(.screen, role.screen).map(\.span), meanings.spans(of: [role.meaning]))
    }
  }

  /// With those that declare the spec for other targets.
  private func specs(_ kind: SpecKind, _ name: String) -> [SpecOutline] {
    (survey.outlines + survey.declared).filter { $0.kind == kind && $0.name == name }
  }
}

extension SourceFile {
  fileprivate func word(at offset: Int) -> String {
    func isInWord(_ byte: UInt8) -> Bool {
      byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte >= 0x80
    }
    let start = bytes[..<offset].lastIndex { !isInWord($0) }.map { $0 + 1 } ?? 0
    return String(decoding: bytes[start...].prefix(while: isInWord), as: UTF8.self)
  }
}
