import Language
import Storage
import Syntax

/// The names of screens and flows of which nothing is certain while the specs have errors: they are
/// declared more than once, or by specs that couldn't be read.
struct UncertainNames {
  let screens: Set<InternedText>
  let flows: Set<InternedText>
  /// Whether a spec that couldn't be read may have any name.
  let hasUnknown: Bool

  init(_ specs: Specs) {
    screens = Self.repeated(specs.screens.lazy.map(\.spec.name.value.interned))
      .union(specs.unread.screens.map { InternedText($0) })
    flows = Self.repeated(specs.coordinators.lazy.map(\.spec.name.value.interned))
      .union(specs.unread.coordinators.map { InternedText($0) })
    hasUnknown = specs.unread.hasUnknownNames
  }

  private static func repeated(_ names: some Collection<InternedText>) -> Set<InternedText> {
    var seen = NameTable<InternedText, Void>(capacity: names.count)
    var repeated: Set<InternedText> = []
    for name in names where !seen.insert(name) { repeated.insert(name) }
    return repeated
  }

  func mayBeScreen(_ name: InternedText) -> Bool {
    hasUnknown || screens.contains(name)
  }

  func mayBeFlow(_ name: InternedText) -> Bool {
    hasUnknown || flows.contains(name)
  }
}
