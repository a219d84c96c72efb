import Language
import Storage
import Syntax

extension Resolver {
  /// For each flow, the services of the flow, its screens and all flows below it: sorted, without
  /// duplicates. They are listed one by one, since type aliases that refer to each other in a cycle
  /// don't compile.
  ///
  /// - Parameter used: the services that the answers of each flow use.
  func requirements(ofAnswers used: [[TypeName]]) -> [ArenaList<ServiceReference>] {
    let all = (services.all.map(\.value) + screens.compactMap(\.choice)).sorted()
    var numbers = NameTable<TypeName, Int>(capacity: all.count)
    for (number, service) in all.enumerated() { numbers.insert(number, for: service.name) }
    var needed = zip(flows, shown).map { flow, shown in
      var needed = NumberSet(below: all.count)
      func add(_ service: TypeName) {
        if let number = numbers[service] { needed.insert(number) }
      }
      for item in flow.spec.services { add(item.service.value) }
      for service in used[flow.number] { add(service) }
      for screen in shown.screens.lazy.map(\.screen) {
        for use in screen.services { add(use.service.name) }
        if let choice = screen.choice { add(choice.name) }
      }
      return needed
    }
    gather(&needed)
    return needed.map { needed in ArenaList(needed.numbers) { all[$0] } }
  }

  /// The types of the screens and flows that a flow shows and that need no services.
  func withoutServices(
    _ shown: FlowNavigation, _ requirements: [ArenaList<ServiceReference>]
  ) -> Set<TypeName> {
    var types: Set<TypeName> = []
    for screen in shown.screens.lazy.map(\.screen) where screen.services.isEmpty {
      types.insert(screen.names.screen)
    }
    for flow in shown.flows.lazy.map(\.flow) where requirements[flow.number].isEmpty {
      types.insert(flow.names.coordinator)
    }
    return types
  }

  /// Adds the sets of the flows below to each set, until nothing changes.
  private func gather(_ sets: inout [NumberSet]) {
    let parents = shown.parents
    var changed = Array(sets.indices)
    while let child = changed.popLast() {
      for parent in parents[child] where sets[parent].formUnion(sets[child]) {
        changed.append(parent)
      }
    }
  }
}

extension Screen {
  /// The protocol that chooses its variant; nil if there is none to choose.
  var choice: ServiceReference? { variants.isEmpty ? nil : ServiceReference(names.variant) }
}

extension ServiceReference: Comparable {
  package static func < (one: ServiceReference, other: ServiceReference) -> Bool {
    one.name < other.name
  }
}

/// A set of numbers from 0 on, one bit for each.
private struct NumberSet {
  private var words: [UInt64]

  init(below bound: Int) {
    words = Array(repeating: 0, count: (bound + 63) / 64)
  }

  mutating func insert(_ number: Int) {
    words[number / 64] |= 1 << UInt64(number % 64)
  }

  /// Whether the other set added anything.
  mutating func formUnion(_ other: NumberSet) -> Bool {
    var isChanged = false
    for (index, word) in other.words.enumerated() where word & ~words[index] != 0 {
      words[index] |= word
      isChanged = true
    }
    return isChanged
  }

  /// In ascending order.
  var numbers: [Int] {
    var numbers: [Int] = []
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        numbers.append(64 * index + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return numbers
  }
}
