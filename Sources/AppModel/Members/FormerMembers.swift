import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The specs of the run before, each resolved by itself.
struct FormerMembers: Sendable {
  private(set) var screens: [ObjectIdentifier: ResolvedSpec<Screen>] = [:]
  private(set) var flows: [ObjectIdentifier: ResolvedSpec<FlowInterface>] = [:]
  private(set) var services: [ObjectIdentifier: ResolvedSpec<Service>] = [:]

  mutating func keep(
    _ screens: [ResolvedSpec<Screen>], _ flows: [ResolvedSpec<FlowInterface>],
    _ services: [ResolvedSpec<Service>]
  ) {
    self.screens = Self.byFile(screens)
    self.flows = Self.byFile(flows)
    self.services = Self.byFile(services)
  }

  private static func byFile<Item>(
    _ resolved: [ResolvedSpec<Item>]
  ) -> [ObjectIdentifier: ResolvedSpec<Item>] {
    Dictionary(resolved.map { (ObjectIdentifier($0.source), $0) }) { first, _ in first }
  }
}

/// A spec, resolved by itself.
struct ResolvedSpec<Item: Sendable>: Sendable {
  let item: Item
  let diagnostics: Diagnostics
  /// Types with the names of types that tests import.
  let besideImports: [TypeName]
  let noted: NotedNames
  /// The file of the spec.
  let source: any AnyObject & Sendable
  let circumstances: Circumstances
}

/// Facts from other specs that change how one is resolved: whatever `MemberResolver` reads of others.
struct Circumstances: Hashable {
  let isBesideTask: Bool
  let servicesLikeRuntimes: Set<TypeName>
  /// Those of a flow.
  var number: Int?
  var isDeclared = false
  var isCancelAnswered = false
}
