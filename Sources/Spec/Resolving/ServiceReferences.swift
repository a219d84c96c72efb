/// The services that an app's specs declare and use, each once, in the order of their first places.
struct ServiceReferences {
  let all: [Located<ServiceReference>]
  /// So many, the first, have a spec.
  let declaredCount: Int
  private let numbers: NameTable<TypeName, Int>

  init(_ specs: Specs) {
    var all: [Located<ServiceReference>] = []
    var numbers = NameTable<TypeName, Int>()
    func add(_ name: Located<TypeName>) {
      guard numbers.insert(all.count, for: name.value) == nil else { return }
      all.append(name.map(ServiceReference.init))
    }
    for spec in specs.services { add(spec.spec.name) }
    declaredCount = all.count
    for screen in specs.screens {
      for item in screen.spec.services { add(item.service) }
    }
    for coordinator in specs.coordinators {
      for item in coordinator.spec.services { add(item.service) }
    }
    (self.all, self.numbers) = (all, numbers)
  }

  /// Another is that of a spec without a name, whose findings alone count.
  subscript(name: TypeName) -> ServiceReference {
    numbers[name].map { all[$0].value } ?? ServiceReference(name)
  }
}
