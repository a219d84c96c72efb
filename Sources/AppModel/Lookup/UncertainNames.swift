import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The names of screens, flows and services that are uncertain while the specs have errors: they are
/// declared more than once, or in specs that couldn't be decoded.
struct UncertainNames: Equatable {
  private var names: [SpecKind: Set<InternedText>]
  /// Whether a spec that couldn't be decoded may have any name.
  let hasUnknown: Bool

  init(_ specs: Specs) {
    names = specs.unread.names.mapValues { Set($0.map { InternedText($0) }) }
    hasUnknown = specs.unread.hasUnknownNames
    addRepeated(specs.screens.lazy.map(\.spec.name.value.interned), .screen)
    addRepeated(specs.coordinators.lazy.map(\.spec.name.value.interned), .coordinator)
  }

  private mutating func addRepeated(_ all: some Collection<InternedText>, _ kind: SpecKind) {
    var seen = Set<InternedText>(minimumCapacity: all.count)
    for name in all where !seen.insert(name).inserted { names[kind, default: []].insert(name) }
  }

  /// Those of one kind that are known to be uncertain.
  subscript(kind: SpecKind) -> Set<InternedText> { names[kind] ?? [] }

  /// Whether a spec of that kind may have the name.
  func mayBe(_ kind: SpecKind, _ name: InternedText) -> Bool {
    hasUnknown || self[kind].contains(name)
  }

  /// - Parameter name: the service's in flows.
  func mayBeService(_ name: MemberName) -> Bool {
    hasUnknown
      || self[.service].contains { ServiceReference(TypeName(validated: $0)).property == name }
  }
}
