import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The services that an app's specs declare or use, without duplicates, in the order of their first
/// mentions.
struct ServiceReferences {
  let all: [Located<ServiceReference>]
  /// The number of services with a spec; they come first.
  let declaredCount: Int
  /// Which of them a screen or coordinator uses.
  private let isUsed: [Bool]
  private let numbers: [TypeName: Int]

  init(_ specs: Specs) {
    var all: [Located<ServiceReference>] = []
    var numbers: [TypeName: Int] = [:]
    var isUsed: [Bool] = []
    func add(_ name: Located<TypeName>, isUse: Bool) {
      if let number = numbers.insert(all.count, for: name.value) {
        if isUse { isUsed[number] = true }
      } else {
        all.append(name.map(ServiceReference.init))
        isUsed.append(isUse)
      }
    }
    for spec in specs.services { add(spec.spec.name, isUse: false) }
    declaredCount = all.count
    for screen in specs.screens {
      for item in screen.spec.services { add(item.service, isUse: true) }
    }
    for coordinator in specs.coordinators {
      for item in coordinator.spec.services { add(item.service, isUse: true) }
    }
    (self.all, self.isUsed, self.numbers) = (all, isUsed, numbers)
  }

  /// The names of the services with a spec.
  var declared: [TypeName] { all.prefix(declaredCount).map(\.value.name) }

  /// Whether a spec declares the service.
  func isDeclared(_ name: TypeName) -> Bool {
    numbers[name].map { $0 < declaredCount } == true
  }

  /// The services with a spec that nothing uses.
  var unused: [Located<ServiceReference>] {
    zip(all, isUsed).filter { !$0.1 }.map(\.0)
  }

  /// Other elements belong to specs without a name, which have their own findings.
  subscript(name: TypeName) -> ServiceReference {
    numbers[name].map { all[$0].value } ?? ServiceReference(name)
  }
}
