import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The specs of the run before, each resolved by itself.
struct FormerMembers: Sendable {
  private(set) var screens: [ObjectIdentifier: ResolvedSpec<Screen>] = [:]
  private(set) var flows: [ObjectIdentifier: ResolvedSpec<FlowInterface>] = [:]
  private(set) var services: [ObjectIdentifier: ResolvedSpec<Service>] = [:]

  mutating func keep(_ specs: ResolvedSpecs) {
    screens = Self.byFile(specs.screens)
    flows = Self.byFile(specs.flows)
    services = Self.byFile(specs.services)
  }

  private static func byFile<Item>(
    _ resolved: [ResolvedSpec<Item>]
  ) -> [ObjectIdentifier: ResolvedSpec<Item>] {
    Dictionary(resolved.map { (ObjectIdentifier($0.source), $0) }) { first, _ in first }
  }
}

/// All specs, each resolved by itself.
struct ResolvedSpecs: Sendable {
  let screens: [ResolvedSpec<Screen>]
  let flows: [ResolvedSpec<FlowInterface>]
  let services: [ResolvedSpec<Service>]
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
