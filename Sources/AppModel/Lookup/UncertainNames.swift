import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The names of screens, flows and services that are uncertain while the specs have errors: they are
/// declared more than once, or in specs that couldn't be decoded.
struct UncertainNames {
  let screens: Set<InternedText>
  let flows: Set<InternedText>
  /// The names that these services would have in flows.
  private let services: Set<MemberName>
  /// Whether a spec that couldn't be decoded may have any name.
  let hasUnknown: Bool

  init(_ specs: Specs) {
    screens = Self.repeated(
      specs.screens.lazy.map(\.spec.name.value.interned), or: specs.unread.names[.screen])
    flows = Self.repeated(
      specs.coordinators.lazy.map(\.spec.name.value.interned), or: specs.unread.names[.coordinator])
    var services: Set<MemberName> = []
    for name in specs.unread.names[.service] ?? [] {
      services.insert(ServiceReference(TypeName(validated: InternedText(name))).property)
    }
    self.services = services
    hasUnknown = specs.unread.hasUnknownNames
  }

  private static func repeated(
    _ names: some Collection<InternedText>, or unread: Set<String>?
  ) -> Set<InternedText> {
    var seen = Set<InternedText>(minimumCapacity: names.count)
    var repeated: Set<InternedText> = []
    for name in names where !seen.insert(name).inserted { repeated.insert(name) }
    for name in unread ?? [] { repeated.insert(InternedText(name)) }
    return repeated
  }

  func mayBeScreen(_ name: InternedText) -> Bool {
    hasUnknown || screens.contains(name)
  }

  func mayBeService(_ name: MemberName) -> Bool {
    hasUnknown || services.contains(name)
  }

  func mayBeFlow(_ name: InternedText) -> Bool {
    hasUnknown || flows.contains(name)
  }
}
