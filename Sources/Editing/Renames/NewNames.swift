import MvvmgenAppModel
import MvvmgenStorage

/// The new names by the old ones.
package struct NewNames {
  package private(set) var names: [String: GeneratedSymbols.Symbol] = [:]

  package init() {}

  /// The names for a service without a spec.
  package init(ofService old: String, to new: String) {
    names[old] = GeneratedSymbols.Symbol(text: new, kind: .type)
    let has = ServiceReference(TypeName(validated: new)).has.text
    names[ServiceReference(TypeName(validated: old)).has.text] =
      GeneratedSymbols.Symbol(text: has, kind: .type)
  }

  package init(_ old: GeneratedSymbols, _ new: GeneratedSymbols) {
    for (role, symbol) in old.symbols {
      guard let other = new.symbols[role], other.text != symbol.text else { continue }
      names[symbol.text] = other
    }
  }

  /// The names that are gone.
  package init(of old: GeneratedSymbols, lostIn new: GeneratedSymbols) {
    let kept = Set(new.symbols.values.map(\.text))
    for symbol in old.symbols.values where !kept.contains(symbol.text) {
      names[symbol.text] = symbol
    }
  }

  /// The names that don't change, for finding what they refer to.
  package init(unchanged types: Set<String>) {
    for type in types { names[type] = GeneratedSymbols.Symbol(text: type, kind: .type) }
  }

  /// The types, with their old and their new names.
  package var types: Set<String> {
    let types = names.filter { $0.value.kind == .type }
    return Set(types.keys).union(types.values.map(\.text))
  }

  /// Leaves out types that the developer declares.
  package mutating func removeAll(_ types: Set<String>) {
    for type in types { names[type] = nil }
  }

  /// A member of a spec.
  package mutating func add(_ old: String, _ new: String) {
    names[old] = GeneratedSymbols.Symbol(text: new, kind: .member)
  }

  subscript(word: String) -> GeneratedSymbols.Symbol? { names[word] }

  func type(_ word: String) -> String? {
    names[word].flatMap { $0.kind == .type ? $0.text : nil }
  }
}
