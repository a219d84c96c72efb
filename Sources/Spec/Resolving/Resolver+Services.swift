extension Resolver {
  /// The coordinators, each with the services of all flows below it. They are named one by one,
  /// since type aliases that name each other in a circle don't compile.
  func flattened(_ coordinators: [Coordinator]) -> [Coordinator] {
    let indices = Dictionary(
      coordinators.enumerated().map { ($1.names.base, $0) }, uniquingKeysWith: { first, _ in first }
    )
    var parents: [[Int]] = Array(repeating: [], count: coordinators.count)
    for (parent, coordinator) in coordinators.enumerated() {
      for child in coordinator.children.compactMap({ indices[$0] }) {
        parents[child].append(parent)
      }
    }
    var services = coordinators.map { Set($0.services) }
    var changed = Array(coordinators.indices)
    while let child = changed.popLast() {
      for parent in parents[child] where !services[child].isSubset(of: services[parent]) {
        services[parent].formUnion(services[child])
        changed.append(parent)
      }
    }
    return zip(coordinators, services).map { coordinator, services in
      var coordinator = coordinator
      coordinator.services = services.sorted()
      return coordinator
    }
  }
}
