import AppModel
import Language
import Storage
import Syntax

/// Where the developer's code means a member of a service by a name that others have, too.
struct ServedMember {
  /// The names under which view models and flows have the service.
  private let properties: Set<String>
  /// The protocol, its doubles, and the types that conform to it.
  private var types: Set<String>
  /// Those whose initializers have the properties as parameters.
  private var memberwise: Set<String>

  init(of service: TypeName, in app: App) {
    memberwise = [service.stub.text, service.spy.text]
    types = memberwise.union([service.text])
    let uses = app.screens.flatMap(\.services).filter { $0.service.name == service }
    properties = Set(
      uses.map(\.property.text) + [ServiceReference(service).property.text])
  }

  /// Finds the types that conform in these files.
  mutating func findTypes(in files: [[UInt8]]) {
    let outlines = files.map { EnclosingTypes(in: $0) }
    let heads = outlines.flatMap(\.heads)
    var known = 0
    // Subclasses of what conforms follow, whatever the order of the files.
    while known < types.count {
      known = types.count
      for head in heads where !types.isDisjoint(with: head.words.dropFirst()) {
        if let name = head.name { types.insert(name) }
      }
    }
    let initialized = outlines.flatMap(\.words).filter { $0.text == "init" && !$0.word.isMember }
    let structures = heads.filter { $0.keyword == "struct" }.compactMap(\.name)
    memberwise.formUnion(
      types.intersection(structures).subtracting(initialized.compactMap(\.head?.name)))
  }

  /// The words that may mean the member.
  func words(_ names: Set<String>, in bytes: [UInt8]) -> [Identifiers.Word] {
    let words = EnclosingTypes(in: bytes).words
    return words.indices.compactMap { index in
      let word = words[index]
      guard names.contains(word.text) else { return nil }
      let before = index > 0 ? words[index - 1].text : ""
      return means(word, after: before, in: bytes) ? word.word : nil
    }
  }

  private func means(_ word: EnclosingTypes.Word, after before: String, in bytes: [UInt8]) -> Bool {
    let isWithin = word.head.map { !types.isDisjoint(with: $0.words) } == true
    guard !word.word.isMember else {
      guard let qualifier = word.word.qualifier else { return true }
      let text = String(decoding: bytes[qualifier], as: UTF8.self)
      if properties.contains(text) { return true }
      if ["self", "super", "Self"].contains(text) { return isWithin }
      let isType = text.unicodeScalars.first?.properties.isUppercase == true
      return isType ? types.contains(text) : text != "\(FixedName.viewModel.text)"
    }
    guard !isDeclared(before) else { return isWithin }
    guard isLabel(word.word, in: bytes) else { return isWithin && !word.isShadowed }
    return callee(before: word.word.range.lowerBound, in: bytes).map(memberwise.contains) == true
  }

  private func isDeclared(_ before: String) -> Bool {
    ["case", "func", "let", "var"].contains(before)
  }

  private func isLabel(_ word: Identifiers.Word, in bytes: [UInt8]) -> Bool {
    let next = bytes[word.range.upperBound...].first { $0 != UInt8(ascii: " ") }
    return next == UInt8(ascii: ":")
  }

  /// The word before the parenthesis that is open at the offset.
  private func callee(before offset: Int, in bytes: [UInt8]) -> String? {
    var (position, depth) = (offset - 1, 0)
    while position >= 0 {
      switch bytes[position] {
      case UInt8(ascii: ")"): depth += 1
      case UInt8(ascii: "(") where depth == 0:
        let name = bytes[..<position].reversed().prefix { byte in
          Unicode.Scalar(byte).properties.isXIDContinue || byte >= 0x80
        }
        return name.isEmpty ? nil : String(decoding: name.reversed(), as: UTF8.self)
      case UInt8(ascii: "("): depth -= 1
      default: break
      }
      position -= 1
    }
    return nil
  }
}
