import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

extension Resolver {
  /// For each flow, the services of the flow, its screens and all flows below it: sorted, without
  /// duplicates. They are listed one by one, since type aliases that refer to each other in a cycle
  /// don't compile.
  ///
  /// - Parameter used: the services that the answers of each flow use.
  func requirements(ofAnswers used: [[TypeName]]) -> [[ServiceReference]] {
    let factories = declared.all.compactMap(\.flow.names.factory)
    let all = (services.all.map(\.value) + screens.compactMap(\.choice) + factories).sorted()
    var numbers = [TypeName: Int](minimumCapacity: all.count)
    for (number, service) in all.enumerated() { numbers.insert(number, for: service.name) }
    var needed = app.navigated.map { flow, shown in
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
      for child in shown.flows.lazy.map(\.flow.names) where child.isElsewhere {
        add(child.coordinator)
      }
      return needed
    }
    gather(&needed)
    while provideFlows(in: &needed, numbers) { gather(&needed) }
    return needed.map { needed in needed.numbers.map { all[$0] } }
  }

  /// The types of the screens and flows that a flow shows and that need no services.
  func withoutServices(
    _ shown: FlowNavigation, _ requirements: [[ServiceReference]]
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

  /// Where a flow is seen that is declared elsewhere, services that have all it needs give it. Returns
  /// whether that adds any.
  private func provideFlows(
    in needed: inout [NumberSet], _ numbers: [TypeName: Int]
  ) -> Bool {
    guard let borders, !declared.all.isEmpty else { return false }
    var isChanged = false
    for flow in flows {
      let own = needed[flow.number]
      let made = declared.made(
        of: { numbers[$0.name].map(own.contains) == true },
        in: borders.target(of: flow.spec.name.span), configuration)
      for other in made where needed[flow.number].formUnion(needed[other.number]) {
        isChanged = true
      }
    }
    return isChanged
  }

  /// Adds the sets of the flows below to each set, until nothing changes.
  private func gather(_ sets: inout [NumberSet]) {
    let parents =
      borders == nil
      ? navigation.parents : navigation.flows.parents { !$0.names.isElsewhere }
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
  package var choice: ServiceReference? { variants.isEmpty ? nil : ServiceReference(names.variant) }
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

  func contains(_ number: Int) -> Bool { words[number / 64] & (1 << UInt64(number % 64)) != 0 }

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
