package import MvvmgenLanguage
import MvvmgenSyntax

/// Keeps the names under `secret` up to date when declarations change.
extension SpecDraft {
  /// Writes a value's new name under `secret`: in place of the old one, or beside it where
  /// something else in the spec still has that.
  package mutating func renameSecret(_ old: String, to new: String, of member: MemberSubject) {
    let spec = member.owner
    guard member.isValue, let index = spec.secret.firstIndex(where: { $0.value == old }) else {
      return
    }
    let isNewKnown = spec.secret.contains { $0.value == new }
    let isOldNeeded = spec.namesOfValues.count { $0 == old } > 1
    edit(spec.span.file) { json, editor in
      guard let spans = json[ScreenKey.secret.rawValue]?.elements.map(\.span),
        spans.indices.contains(index)
      else {
        return nil
      }
      let names = [isOldNeeded ? old : nil, isNewKnown ? nil : new].compactMap(\.self)
      guard !names.isEmpty else { return editor.remove(index, of: spans) }
      return SourceEdit(
        span: spans[index], replacement: names.map(JSONText.quoted).joined(separator: ", "))
    }
  }

  /// Adds a name, unless it is secret already.
  package mutating func addSecret(_ name: String, of spec: SpecOutline) {
    guard !spec.secret.contains(where: { $0.value == name }) else { return }
    append(name, to: ScreenKey.secret.rawValue, of: spec)
  }

  /// Removes the names under `secret` that nothing has any more, and the key with the last one.
  package mutating func removeLostSecrets(of spec: SpecOutline) {
    let known = Set(spec.namesOfValues)
    for name in spec.secret.map(\.value) where !known.contains(name) {
      edit(spec.span.file) { json, editor in
        let key = ScreenKey.secret.rawValue
        let index = json[key]?.elements.map { $0.string?.text }.firstIndex(of: name)
        return index.flatMap { editor.remove($0, ofListUnder: key, in: json) }
      }
    }
  }
}
