import MvvmgenLanguage
package import MvvmgenStorage

extension Screen.Names {
  init(_ base: TypeName, _ suffixes: Suffixes, isSwiftUI: Bool) {
    self.base = base
    variable = base.lowercased
    viewModel = base + suffixes.viewModel
    let plain = base + suffixes.services
    // A screen called `App` leaves `AppServices` to the app.
    services = plain == .appServices ? base + suffixes.screen + suffixes.services : plain
    delegateProtocol = base + suffixes.flowDelegate
    screen = base + suffixes.screen
    screenBase = base + suffixes.screenBase
    view = base + (isSwiftUI ? suffixes.view : suffixes.viewController)
    variant = base + "Variant"
  }

  /// The types with these names, for finding clashes.
  func types(_ flowOutput: Configuration.FlowOutput) -> [TypeName] {
    flowOutput == .delegate
      ? [viewModel, services, delegateProtocol, screen, screenBase, view]
      : [viewModel, services, screen, screenBase, view]
  }

  /// The additional types of a screen with variants.
  func variantTypes(_ variants: [MemberName]) -> [TypeName] {
    [variant, ServiceReference(variant).has] + variants.map { view(of: $0) }
  }

  /// `LoginAlert`
  package var alert: TypeName { base + "Alert" }

  /// `LoginTests`
  package var tests: TypeName { base + Affix.tests }

  /// The enumeration of its roles in a flow.
  package var role: TypeName { base + "Role" }

  /// `loginScreen`, in a screen that embeds it.
  package var property: MemberName { screen.lowercased }

  /// Its view controller, in the view controller of a screen that embeds it.
  package var child: MemberName {
    let name = variable + "ViewController"
    return Self.ofViewControllers.contains(name.text) ? name + FreeSuffix.control : name
  }

  private static let ofViewControllers = WordSet([
    "parentViewController", "presentedViewController", "presentingViewController",
    "splitViewController",
  ])

  /// Its view, in the view of a screen that embeds it.
  package var childView: MemberName { variable + "View" }

  /// The type of its view there.
  package var content: TypeName { base + "Content" }

  /// `OwlsGridViewController` for the variant `grid`.
  package func view(of variant: MemberName) -> TypeName {
    let suffix = view.text.dropFirst(base.text.count)
    return base + "\(variant.capitalized.text)\(suffix)"
  }
}

extension Configuration {
  /// The composition of all services: `AppServices`, or that of a target.
  package var servicesName: TypeName { module.map { $0 + "Services" } ?? TypeName(.appServices) }
}

extension Coordinator.Names {
  init(_ base: TypeName, _ suffixes: Suffixes, isDeclared: Bool = false) {
    self.base = base
    declared = isDeclared ? base + "Flow" : nil
    variable = base.lowercased
    coordinator = base + suffixes.coordinator
    delegate = base + suffixes.coordinatorDelegate
    services = coordinator + suffixes.services
    beginning = base + "Beginning"
  }

  /// The delegate of a flow that is declared elsewhere is there, too.
  func types(_ flowOutput: Configuration.FlowOutput) -> [TypeName] {
    flowOutput == .delegate && declared == nil
      ? [coordinator, delegate, services] : [coordinator, services]
  }

  /// Whether these are the names by which a target knows it that doesn't see its coordinator.
  package var isElsewhere: Bool { declared == coordinator }

  /// How services give the flow: `HasChatFlow`.
  package var factory: ServiceReference? { declared.map { ServiceReference($0) } }

  /// The names for a target that doesn't see its coordinator.
  var elsewhere: Self {
    var names = self
    names.coordinator = declared ?? coordinator
    return names
  }

  /// `AuthCoordinatorTests`
  package var tests: TypeName { coordinator + Affix.tests }

  /// The protocol of the methods that the developer writes.
  package var decisions: TypeName { coordinator + "Decisions" }
}

extension ServiceReference {
  package init(_ name: TypeName) {
    self.name = name
    has = TypeName(validated: InternedText("Has", name.interned))
    property = name.lowercased
  }
}

extension Screen {
  /// The additional parameters of initializers, besides inputs and services.
  package func parameter(_ name: FixedName) -> MemberName {
    var free = MemberName(name)
    while inputs.contains(where: { $0.name == free })
      || services.contains(where: { $0.property == free })
    {
      free = free + FreeSuffix.ofApp
    }
    return free
  }
}

extension TypeName {
  static func + (name: TypeName, suffix: String) -> TypeName {
    TypeName(validated: InternedText("", name.interned, suffix))
  }
}
