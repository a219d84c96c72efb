import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The names in the declarations of one spec that are compared with those of all specs.
struct WrittenNames {
  /// The members that are capitalized like a type, or begin in a script without case.
  private(set) var likeTypes: [Located<MemberName>] = []
  /// The types of values, then those of results, but those that are only of Swift's own.
  private(set) var types: [Located<SwiftType>] = []

  init(_ spec: some DeclaringSpec, services: [ServiceItem] = []) {
    var results: [Located<SwiftType>] = []
    spec.forEachValue {
      add($0.name)
      add($0.type)
    } andFunction: { function in
      add(function.name)
      if let result = function.result { results.append(result) }
    }
    for result in results { add(result) }
    for property in services.lazy.compactMap(\.property) { add(property) }
  }

  private mutating func add(_ name: Located<MemberName>) {
    if name.value.interned.bytes.first?.isSmall == false { likeTypes.append(name) }
  }

  private mutating func add(_ type: Located<SwiftType>) {
    // Nearly all are Swift's own types, which need no comparison.
    if !type.value.traits.contains(.isConcrete) { types.append(type) }
  }
}
