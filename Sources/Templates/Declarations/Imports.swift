import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The modules that a file must import, and no others: a missing one is an error, a superfluous one
/// a warning.
struct Imports {
  private let modules: ModuleTable
  private let access: Configuration.Access
  /// The modules that appear in the file's interface, sorted like all of them.
  private var visible: [TypeName] = []
  private var hidden: [TypeName] = []
  /// Those that only what the package sees has in its interface, in a public type.
  private var inPackage: [TypeName] = []

  init(_ configuration: Configuration) {
    modules = configuration.modules
    access = configuration.access
  }

  static let runtime = TypeName(.runtime)
  static let uiKit = TypeName("UIKit")
  static let swiftUI = TypeName("SwiftUI")
  static let observation = TypeName("Observation")
  static let testing = TypeName("Testing")

  /// A module that appears in the interface.
  mutating func add(_ module: TypeName) {
    visible.insertSorted(module)
  }

  /// A module that only bodies use.
  mutating func add(hidden module: TypeName) {
    hidden.insertSorted(module)
  }

  /// The module of a protocol that a type conforms to: in the interface only if the type is public.
  mutating func add(conformanceTo module: TypeName) {
    if access == .package { add(hidden: module) } else { add(module) }
  }

  // MARK: - The interface

  mutating func add(_ type: SwiftType) {
    add(visible: type.typeNames)
  }

  mutating func add(_ signature: Signature) {
    for parameter in signature.parameters { add(parameter.type) }
    for constraint in signature.generics.compactMap(\.constraint) { add(constraint) }
  }

  /// Adds a function that is seen no further than this.
  mutating func add(_ signature: Signature, _ access: Configuration.Access) {
    var narrow = self
    narrow.visible = []
    narrow.add(signature)
    for module in narrow.visible {
      if self.access == .public, access != .public {
        inPackage.insertSorted(module)
      } else {
        visible.insertSorted(module)
      }
    }
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
        if let result = function.result { add(result) }
        if let thrown = function.thrownType { add(thrown) }
      }
    }
  }

  mutating func add(visible names: some Sequence<TypeName>) {
    for name in names {
      if let module = modules[name] { add(module) }
    }
  }

  // MARK: - The implementation

  mutating func add(hidden type: SwiftType) {
    add(hidden: type.typeNames)
  }

  mutating func add(hidden properties: some Sequence<Property>) {
    for property in properties {
      add(hidden: property.type)
      if let value = property.defaultValue { add(hidden: value) }
    }
  }

  mutating func add(hidden names: some Sequence<TypeName>) {
    for name in names {
      if let module = modules[name] { add(hidden: module) }
    }
  }

  /// All modules that declare types: the compiler doesn't warn of a superfluous import that isn't
  /// visible.
  mutating func addModulesOfTypes() {
    for module in modules.all { add(hidden: module) }
  }

  // MARK: - Code

  var code: Code {
    guard access != .internal else { return hidden() }
    return .sections([
      .lines(
        hidden.map {
          visible.containsSorted($0) || inPackage.containsSorted($0) ? "" : "import \($0)"
        }),
      Self.visible(visible, access, inPackage: inPackage.filter { !visible.containsSorted($0) }),
    ])
  }

  /// The imports of a file whose declarations are internal.
  func hidden(with modules: TypeName...) -> Code {
    var all = self
    for module in visible { all.add(hidden: module) }
    for module in modules { all.add(hidden: module) }
    return .lines(all.hidden.map { "import \($0)" })
  }

  /// The imports of test doubles, with the app's module if that is another one.
  func ofDoubles(_ configuration: Configuration) -> Code {
    guard let module = configuration.doubles?.module else { return hidden() }
    return access == .internal ? ofTests(of: module) : hidden(with: module)
  }

  /// The imports of tests, which may use internal declarations.
  func ofTests(of module: TypeName?) -> Code {
    guard let module else { return hidden() }
    var all = self
    for module in visible { all.add(hidden: module) }
    // What a test names of other targets may be internal there.
    let targets = all.hidden.filter { modules.generated?.isTarget($0) == true }
    return .sections([
      .lines(all.hidden.filter { !targets.contains($0) }.map { "import \($0)" }),
      .lines(Set(targets + [module]).sorted().map { "@testable import \($0)" }),
    ])
  }

  /// The imports of modules in the interface: with an access level if the compiler supports it.
  static func visible(
    _ modules: [TypeName], _ access: Configuration.Access, inPackage: [TypeName] = []
  ) -> Code {
    let all = (modules + inPackage).sorted()
    guard access != .internal, !all.isEmpty else { return .lines(all.map { "import \($0)" }) }
    let level = { inPackage.contains($0) ? Configuration.Access.package : access }
    return """
      #if hasFeature(InternalImportsByDefault)
        \(lines: all.map { "\(level($0).modifier)import \($0)" })
      #else
        \(lines: all.map { "import \($0)" })
      #endif
      """
  }
}

extension [TypeName] {
  /// Inserts a name in order, unless it is included already.
  fileprivate mutating func insertSorted(_ name: TypeName) {
    if last == name { return }
    let place = place(of: name)
    if place == count || self[place] != name { insert(name, at: place) }
  }

  fileprivate func containsSorted(_ name: TypeName) -> Bool {
    let place = place(of: name)
    return place < count && self[place] == name
  }

  /// The index of the name in order, whether or not it is included.
  private func place(of name: TypeName) -> Int {
    var (first, end) = (0, count)
    while first < end {
      let middle = (first + end) / 2
      if self[middle] < name { first = middle + 1 } else { end = middle }
    }
    return first
  }
}
