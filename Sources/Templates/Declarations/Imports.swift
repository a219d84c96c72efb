import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The modules that a file must import, and no others: a missing one is an error, a superfluous one
/// a warning.
struct Imports {
  private let modules: ModuleTable
  private let access: Configuration.Access
  /// Sorted, each with the use that is seen furthest.
  private var imported: [(module: TypeName, use: Use)] = []

  /// How far a file shows that it uses a module.
  private enum Use: Int {
    /// Only bodies use it.
    case hidden
    /// It is in the interface that the package sees, in a public type.
    case inPackage
    case visible
  }

  init(_ configuration: Configuration) {
    modules = configuration.modules
    access = configuration.access
  }

  static let runtime = TypeName(.runtime)
  static let runtimeTesting = TypeName(.runtimeTesting)
  static let uiKit = TypeName("UIKit")
  static let swiftUI = TypeName("SwiftUI")
  static let observation = TypeName("Observation")
  static let testing = TypeName("Testing")

  private mutating func add(_ module: TypeName, _ use: Use) {
    var (place, end) = (0, imported.count)
    while place < end {
      let middle = (place + end) / 2
      if imported[middle].module < module { place = middle + 1 } else { end = middle }
    }
    if place == imported.count || imported[place].module != module {
      imported.insert((module, use), at: place)
    } else if imported[place].use.rawValue < use.rawValue {
      imported[place].use = use
    }
  }

  private mutating func add(_ names: some Sequence<TypeName>, _ use: Use) {
    for name in names {
      if let module = modules[name] { add(module, use) }
    }
  }

  // MARK: - The interface

  /// A module that appears in the interface.
  mutating func add(_ module: TypeName) { add(module, .visible) }

  /// The module of a protocol that a type conforms to: in the interface only if the type is public.
  mutating func add(conformanceTo module: TypeName) {
    add(module, access == .package ? .hidden : .visible)
  }

  mutating func add(visible names: some Sequence<TypeName>) { add(names, .visible) }

  mutating func add(_ type: SwiftType) { add(type.typeNames, .visible) }

  mutating func add(_ signature: Signature) { add(signature, access) }

  /// Adds a function that is seen no further than this.
  mutating func add(_ signature: Signature, _ access: Configuration.Access) {
    let use: Use = self.access == .public && access != .public ? .inPackage : .visible
    for parameter in signature.parameters { add(parameter.type.typeNames, use) }
    for type in signature.generics.compactMap(\.constraint) { add(type.typeNames, use) }
  }

  mutating func add(_ inputs: some Sequence<Property>) {
    for input in inputs {
      add(input.type)
      guard let value = input.defaultValue else { continue }
      // Arguments of callers in other modules are part of the interface, but not those of callers
      // in the same package.
      if access != .public { add(hidden: value) } else { add(visible: value.typeNames) }
    }
  }

  /// Adds all that a screen's view model has in its interface. The types of its state are in it, the
  /// default values aren't.
  mutating func addMembers(of screen: Screen) {
    add(screen.inputs)
    for state in screen.state {
      add(state.type)
      if let value = state.defaultValue { add(hidden: value) }
      add(start: state)
    }
    add(screen.actions)
    add(screen.events)
  }

  mutating func add(_ events: some Sequence<Event>) {
    for event in events { add(event.signature) }
  }

  mutating func add(_ actions: some Sequence<Screen.Action>) {
    for action in actions { add(action.signature) }
  }

  mutating func add(_ service: Service.Declaration) {
    for member in service.members {
      switch member {
      case .value(let value): add(value.type)
      case .function(let function):
        add(function.signature)
        for type in [function.result, function.thrownType].compactMap(\.self) { add(type) }
      }
    }
  }

  // MARK: - The implementation

  /// A module that only bodies use.
  mutating func add(hidden module: TypeName) { add(module, .hidden) }

  mutating func add(hidden names: some Sequence<TypeName>) { add(names, .hidden) }

  mutating func add(hidden type: SwiftType) { add(type.typeNames, .hidden) }

  mutating func add(hidden properties: some Sequence<Property>) {
    for property in properties {
      add(hidden: property.type)
      if let value = property.defaultValue { add(hidden: value) }
      add(start: property)
    }
  }

  private mutating func add(start property: Property) {
    guard let start = property.start else { return }
    add(hidden: Expression.parameter(start.head, path: start.members))
  }

  /// All modules that declare types: the compiler doesn't warn of a superfluous import that isn't
  /// visible.
  mutating func addModulesOfTypes() {
    for module in modules.all { add(hidden: module) }
  }

  // MARK: - Code

  /// The imports of modules in the interface have an access level if the compiler supports it.
  var code: Code {
    guard access != .internal else { return hidden() }
    let visible = imported.filter { $0.use != .hidden }
    let hidden = Code.lines(imported.map { $0.use == .hidden ? "import \($0.module)" : "" })
    guard !visible.isEmpty else { return hidden }
    let seen: Code = """
      #if hasFeature(InternalImportsByDefault)
        \(lines: visible.map { "\(($0.use == .inPackage ? .package : access).modifier)import \($0.module)" })
      #else
        \(lines: visible.map { "import \($0.module)" })
      #endif
      """
    return .sections([hidden, seen])
  }

  /// The imports of a file whose declarations are internal.
  func hidden(with modules: TypeName...) -> Code {
    var all = self
    for module in modules { all.add(hidden: module) }
    return .lines(all.imported.map { "import \($0.module)" })
  }

  /// The imports of test doubles, with the app's module if that is another one.
  func ofDoubles(_ configuration: Configuration) -> Code {
    guard let module = configuration.doubles?.module else { return hidden() }
    var visible = self
    visible.add(module)
    if configuration.doubles?.isPublic == true { return visible.code }
    return access == .internal ? ofTests(of: module) : hidden(with: module)
  }

  /// The imports of tests, which may use internal declarations.
  func ofTests(of module: TypeName?) -> Code {
    guard let module else { return hidden() }
    // What a test names of other targets may be internal there.
    let targets = imported.map(\.module).filter { modules.generated?.isTarget($0) == true }
    return .sections([
      .lines(imported.map { targets.contains($0.module) ? "" : "import \($0.module)" }),
      .lines(Set(targets + [module]).sorted().map { "@testable import \($0)" }),
    ])
  }
}
