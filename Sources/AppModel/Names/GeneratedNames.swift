import Language
package import Storage

extension Screen.Names {
  init(_ base: TypeName, _ suffixes: Suffixes) {
    self.base = base
    variable = base.lowercased
    viewModel = base + suffixes.viewModel
    defaultViewModel = base + suffixes.defaultViewModel
    services = base + suffixes.services
    flowDelegate = base + suffixes.flowDelegate
    screen = base + suffixes.screen
    viewController = base + suffixes.viewController
    variant = base + "Variant"
  }

  /// The types that bear these names, for telling names apart.
  var types: [TypeName] {
    [viewModel, defaultViewModel, services, flowDelegate, screen, viewController]
  }

  /// The types of a screen that has variants, beside the others.
  func variantTypes(_ variants: ArenaList<MemberName>) -> [TypeName] {
    [variant, ServiceReference(variant).has] + variants.map { viewController(of: $0) }
  }

  /// `OwlsGridViewController` of the variant `grid`.
  package func viewController(of variant: MemberName) -> TypeName {
    let suffix = viewController.text.dropFirst(base.text.count)
    return base + "\(variant.capitalized.text)\(suffix)"
  }
}

extension Coordinator.Names {
  init(_ base: TypeName, _ suffixes: Suffixes) {
    self.base = base
    variable = base.lowercased
    coordinator = base + suffixes.coordinator
    delegate = base + suffixes.coordinatorDelegate
    services = coordinator + suffixes.services
  }

  var types: [TypeName] { [coordinator, delegate, services] }
}

extension ServiceReference {
  package init(_ name: TypeName) {
    self.name = name
    has = TypeName(validated: InternedText("Has", name.interned))
    property = name.lowercased
  }
}

extension TypeName {
  static func + (name: TypeName, suffix: String) -> TypeName {
    TypeName(validated: InternedText("", name.interned, suffix))
  }
}

/// The members that generated types have themselves.
enum ReservedName {
  static func contains(_ name: InternedText) -> Bool {
    // All are short; longer names, which most are, needn't be compared.
    guard name.bytes.count <= 12 else { return false }
    return switch name.string {
    case "cancelled", "delegate", "flow", "flowDelegate", "list", "presence", "services", "start",
      "viewModel":
      true
    default: false
    }
  }

  /// The first of the two that is neither reserved nor taken, numbered if need be.
  static func free(
    _ first: MemberName, _ second: @autoclosure () -> MemberName,
    unless isTaken: (MemberName) -> Bool
  ) -> MemberName {
    if !ReservedName.contains(first.interned), !isTaken(first) { return first }
    var number = 2
    return free(second(), from: &number, unless: isTaken)
  }

  /// The name, numbered if need be.
  ///
  /// - Parameter number: the one to begin with; then the one that comes next.
  static func free(
    _ name: MemberName, from number: inout Int, unless isTaken: (MemberName) -> Bool
  ) -> MemberName {
    if !ReservedName.contains(name.interned), !isTaken(name) { return name }
    while isTaken(name + "\(number)") { number += 1 }
    defer { number += 1 }
    return name + "\(number)"
  }
}
