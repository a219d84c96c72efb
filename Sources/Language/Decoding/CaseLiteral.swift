package import MvvmgenStorage
import MvvmgenSyntax

/// A value that a `switch` tells apart, which isn't the case of an enumeration.
package enum CaseLiteral: String, SpecWord {
  package static let table = WordTable<Self>()

  case `true`, `false`, `nil`
}

extension MemberName {
  /// Whether it would mean a case of `Optional` where the value may also be nil.
  package var isCaseOfOptional: Bool { isSome || interned.bytes.equals("none") }

  /// Whether that is the case with a value.
  package var isSome: Bool { interned.bytes.equals("some") }
}

extension SpecDecoder {
  /// Decodes a name, or a name with the data that it brings.
  mutating func nameWithData(_ text: JSONString) -> FunctionDeclaration? {
    guard text.contains(UInt8(ascii: "(")) else {
      return MemberName.parse(text, into: &diagnostics).map {
        FunctionDeclaration(name: $0, parameters: [])
      }
    }
    recorder?.take(code: text)
    return FunctionDeclaration.parse(text, into: &diagnostics)
  }

  /// Decodes the name of a case, with its associated values, as in Swift: `unknown(reason: String)`.
  mutating func caseDeclaration(
    _ text: JSONString, of what: String = "a case"
  ) -> FunctionDeclaration? {
    if let meant = text.text.caseMeant {
      diagnostics.report(
        .wrongCases, at: text.span, "\(what) is written as it is declared: \(meant.quoted)",
        replaceWith: meant.contains("…") ? nil : meant)
      return nil
    }
    guard let declaration = nameWithData(text) else { return nil }
    for span in [declaration.asyncSpan, declaration.throwsSpan, declaration.result?.span] {
      if let span {
        diagnostics.report(
          .wrongCases, at: span,
          "\(what) is a name and the data that it brings, such as `known(owl: Owl)`")
      }
    }
    for value in declaration.parameters {
      guard case .other = value.label else { continue }
      diagnostics.report(
        .wrongCases, at: value.value.name.span,
        "the data of \(what) has one name, as in `owl: Owl`, or `_ owl: Owl` without a label")
    }
    valuesInAnswers.append(contentsOf: declaration.parameters.lazy.map(\.value))
    return declaration
  }
}

extension String {
  /// The case that is meant by a pattern or a value of Swift's: `.game`, `Item.game`, `game()`,
  /// `game(let game)`, `let game`.
  fileprivate var caseMeant: String? {
    if hasPrefix("let ") { return "some(\(dropFirst(4)): …)" }
    let path = prefix { $0 != "(" }
    let name = path.split(separator: ".").last ?? ""
    let data = dropFirst(path.count).dropFirst()
    guard data.allSatisfy({ !"([<\"".contains($0) }), !name.isEmpty,
      data.last == ")" || data.isEmpty
    else { return nil }
    var isPattern = path != name || self == "\(path)()"
    var values: [String] = []
    for value in data.dropLast().split(separator: ",") {
      let words = value.split { $0 == " " || $0 == ":" }
      let names = words.filter { $0 != "let" && $0 != "var" }
      if value.contains(":"), names.count == words.count {
        values.append(String(value.drop { $0 == " " }))
        continue
      }
      isPattern = true
      guard let first = names.first, first != "_" else { continue }
      let type = names.last.flatMap { $0.first?.isUppercase == true ? $0 : nil }
      let name = first.prefix(1).lowercased() + first.dropFirst()
      values.append("\(name): \(type ?? "…")")
    }
    let all = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
    return isPattern ? "\(name)\(all)" : nil
  }
}
