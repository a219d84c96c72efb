import MvvmgenStorage
import MvvmgenSyntax

/// Records the declarations and references that a decoder reads.
final class SpecRecorder {
  private(set) var references: [SpecReference] = []
  private(set) var outlines: [SpecOutline] = []
  /// The list that is being decoded.
  var list: MemberList?
  private var members: [SpecMember] = []

  func take(_ name: JSONString, as kind: SpecReference.Kind) {
    references.append(SpecReference(kind: kind, name: name.text, span: name.span))
  }

  func take(_ name: Located<InternedText>, as kind: SpecReference.Kind) {
    references.append(SpecReference(kind: kind, name: name.value.string, span: name.span))
  }

  func take(_ name: Located<TypeName>, as kind: SpecReference.Kind) {
    references.append(SpecReference(kind: kind, name: name.value.text, span: name.span))
  }

  /// Records a declaration, and the identifiers in it even if it is invalid.
  func take(_ declaration: (some NamedDeclaration)?, written text: JSONString) {
    take(code: text)
    if let declaration { add(declaration, written: text) }
  }

  /// Records a declaration whose identifiers are recorded.
  func add(_ declaration: some NamedDeclaration, written text: JSONString) {
    guard let list else { return }
    members.append(
      SpecMember(
        list: list, name: declaration.name.value.text, span: declaration.name.span, text: text.text,
        parameters: declaration.parameterNames, type: declaration.valueType,
        hasDefault: declaration.hasDefault))
  }

  func take(_ service: ServiceItem, written text: JSONString) {
    let name = service.property?.value.text ?? service.service.value.text
    members.append(SpecMember(list: .services, name: name, span: text.span, text: text.text))
  }

  /// Ends a spec; one without a name has no outline.
  func take(_ outline: SpecOutline) {
    if !outline.name.isEmpty {
      outlines.append(outline)
      outlines[outlines.count - 1].members = members
    }
    (members, list) = ([], nil)
  }

  /// Records the identifiers in a text that is Swift.
  func take(code: JSONString) {
    let bytes = Array(code.text.utf8)
    for word in Identifiers(in: bytes) where word.context == .code {
      let qualifier = word.qualifier.map { String(decoding: bytes[$0], as: UTF8.self) }
      if word.isMember, qualifier == nil { continue }
      references.append(
        SpecReference(
          kind: qualifier.map { .member(of: $0) } ?? .word,
          name: String(decoding: bytes[word.range], as: UTF8.self),
          span: code.span(of: word.range)))
    }
  }
}

extension SpecDecoder {
  /// Records the identifiers in a text that is Swift if it begins with `=`.
  func record(value: JSONString) {
    if value.isExpression { recorder?.take(code: value) }
  }
}
