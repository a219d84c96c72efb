import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

extension Rules {
  /// A spec has something of the type of each value that scaffolded tests may pass.
  static func testValues(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    let values = app.configuration.allDoubles.reduce(into: [:]) { values, doubles in
      values.merge(doubles.values) { first, _ in first }
    }
    guard !values.isEmpty else { return }
    var used: Set<SwiftType> = []
    for spec in app.specs.screens.lazy.map(\.spec) {
      spec.addTypes(to: &used)
      // A test of its list may pass the value's `id`.
      if let item = spec.list?.value { used.insert(item) }
    }
    for spec in app.specs.coordinators.lazy.map(\.spec) { spec.addTypes(to: &used) }
    for spec in app.specs.services.lazy.map(\.spec) { spec.addTypes(to: &used) }
    for service in app.services.all.lazy.map(\.value.name) { used.insert(SwiftType(service)) }
    used.formUnion(used.compactMap(\.ownerOfID))
    if app.asksForNil { used.formUnion(used.map(\.wrapped)) }
    let unused = values.filter { !used.contains($0.key) }
      .map { Located($0.key, at: $0.value.span) }
    guard !unused.isEmpty else { return }
    let candidates = used.filter { values[$0] == nil }
    for type in unused.sorted(by: { $0.span.start < $1.span.start }) {
      // An optional, or a type inside it, is another type, and no other spelling.
      let known = candidates.filter { Set($0.typeNames) != Set(type.value.typeNames) }
      diagnostics.report(
        .unusedValue, "nothing in the specs is of the type \(type.value.text.quoted)",
        Suggestion(for: type.value.text, at: type.span, among: known.map(\.text).sorted()),
        or: "tests pass it where a spec has exactly this type")
    }
  }
}

extension WholeApp {
  /// Whether a `switch` tells nil from other values, which its tests pass then.
  fileprivate var asksForNil: Bool {
    flows.lazy.flatMap(\.spec.allSteps).contains { step in
      guard case .switch(_, let cases, _) = step.kind else { return false }
      return cases.contains { $0.literal == .nil }
    }
  }
}

extension DeclaringSpec {
  fileprivate func addTypes(to types: inout Set<SwiftType>) {
    forEachValue { types.insert($0.type.value) }
    forEachFunction { function in
      if let result = function.result {
        types.insert(result.value.erasing(function.generics))
      }
    }
  }
}
