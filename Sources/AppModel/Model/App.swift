package import MvvmgenLanguage
package import MvvmgenStorage
package import MvvmgenSyntax

/// The whole app as its specs describe it: every name is resolved, and all data is bound and
/// type-checked. All errors in specs were found before this value exists, so templates can't fail.
package struct App: Sendable {
  package let configuration: Configuration
  /// Its own types that have the names of types that others declare, as the configuration knows them.
  package let ownNames: [TypeName]
  /// Sorted by name, like coordinators and services.
  package let screens: [Screen]
  /// The screens whose views other screens' views contain.
  package let embedded: EmbeddedScreens
  package let coordinators: [Coordinator]
  /// Every service that a screen or a coordinator uses or that a spec declares.
  package let services: [Service]
  /// The services that have test doubles.
  package let doubled: [Service]
  /// The protocols that give access to all that screens and flows need: to services, and to choices
  /// between variants.
  package let composition: [TypeName]
  /// Sorted by name.
  package let launchPoints: [LaunchPoint]
  /// The most specific first.
  package let links: [Link]

  /// The flow that the window starts, or else those that no flow starts.
  package let roots: [Coordinator.Names]
  /// Its targets, each as an app of its own; none without targets.
  package internal(set) var parts: [App]
  /// The names of specs that are public, each with the place in another target that names it first.
  package internal(set) var named = PlacesOfSpecs()
  /// The flows that a target declares and another one has.
  package internal(set) var declared: [DeclaredFlow] = []
  /// Those that a target starts, and of which it sees the declaration alone.
  package internal(set) var given: [DeclaredFlow] = []

  package var isEmpty: Bool { screens.isEmpty && coordinators.isEmpty && services.isEmpty }
}

/// The screens whose views the views of other screens contain. Without errors, no screen contains
/// another twice, or itself.
package struct EmbeddedScreens: Sendable {
  private var screens: [InternedText: [Screen]] = [:]
  private var embedded: Set<InternedText> = []
  private var isEmpty = true

  package init() {}

  /// Whether another screen contains this one.
  package func contains(_ screen: Screen) -> Bool {
    !isEmpty && embedded.contains(screen.names.base.interned)
  }

  /// The screens that a screen contains directly, in the order of its spec.
  package subscript(container: Screen) -> [Screen] {
    isEmpty ? [] : screens[container.names.base.interned] ?? []
  }

  /// A screen with all that it contains.
  package func part(of container: Screen) -> EmbeddedScreens {
    var part = EmbeddedScreens()
    for screen in [container] + all(in: container) { part.add(self[screen], to: screen) }
    return part
  }

  mutating func add(_ embedded: [Screen], to container: Screen) {
    guard !embedded.isEmpty else { return }
    isEmpty = false
    screens.insert(embedded, for: container.names.base.interned)
    for screen in embedded { self.embedded.insert(screen.names.base.interned) }
  }

  /// All screens that a screen contains, each after the one that contains it.
  package func all(in container: Screen) -> [Screen] {
    self[container].flatMap { [$0] + all(in: $0) }
  }
}

/// A flow, and the spec that declares it in another target.
package struct DeclaredFlow: Sendable {
  package let flow: Coordinator
  package let origin: Origin
}

/// The origin of something in a spec: the path, and the span of its name.
package struct Origin: Sendable {
  package let path: ProjectPath
  package let span: SourceSpan
}

/// A member of a view model: an input, a state or a stored property.
package struct Property: Sendable {
  package let name: MemberName
  package let type: SwiftType
  /// Whether it is a function, so that a parameter that is stored needs `@escaping`.
  package let isEscaping: Bool
  package let defaultValue: SwiftValue?
  /// The input, or the part of one, that it starts from, if it does.
  package let start: DataPath?
  /// Whether the view edits it.
  package let isEdited: Bool
  /// Whether a service's property can be set.
  package var isSettable = false
  package let summary: Summary?

  package init(
    name: MemberName, type: SwiftType, isEscaping: Bool = false,
    defaultValue: SwiftValue? = nil, start: DataPath? = nil, isEdited: Bool = false,
    summary: Summary? = nil
  ) {
    (self.name, self.type, self.isEscaping) = (name, type, isEscaping)
    (self.defaultValue, self.start) = (defaultValue, start)
    (self.isEdited, self.summary) = (isEdited, summary)
  }
}

/// A function's name and parameters.
package struct Signature: Hashable, Sendable {
  package let name: MemberName
  /// The generic parameters in `<…>`, which only a service's function has.
  package let generics: [GenericParameter]
  package let parameters: [Parameter]

  package init(
    name: MemberName, generics: [GenericParameter] = [],
    parameters: [Parameter]
  ) {
    self.name = name
    self.generics = generics
    self.parameters = parameters
  }

  /// Few functions have the same name.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Whether callers choose types.
  package var isGeneric: Bool { !generics.isEmpty || parameters.contains(where: \.isOpaque) }

  package struct Parameter: Hashable, Sendable {
    package let label: FunctionDeclaration.Label
    package let name: MemberName
    package let type: SwiftType
    package var isEscaping = false
    package var isInout = false
    /// Whether it is `some P`, where `P` is the type.
    package var isOpaque = false
  }
}

/// An event that a screen or a flow reports to the flow that shows it.
package struct Event: Sendable {
  package let signature: Signature
  /// The name of the sender, the first parameter of the delegate's method.
  package let sender: MemberName
  package let summary: Summary?
  /// Whether its spec says that it doesn't wait while something covers its screen.
  package var isDroppedLate = false

  package init(signature: Signature, sender: MemberName, summary: Summary?) {
    (self.signature, self.sender, self.summary) = (signature, sender, summary)
  }
}

/// How a screen or a flow reports events to the flow that shows it.
package enum Reporting: Sendable {
  /// It has no events, or nothing to report them to.
  case none
  case delegate
  case closures

  init(by output: Configuration.FlowOutput, unless isSilent: Bool = false) {
    self = isSilent ? .none : output == .closures ? .closures : .delegate
  }
}

extension Screen {
  /// The events that its flow delegate receives.
  package var delegated: [Event] { reporting == .delegate ? events : [] }
}

/// A service as one view model or coordinator uses it: its name there, and the service.
package struct ServiceUse: Sendable {
  package let property: MemberName
  package let service: ServiceReference
}

/// A service's protocol, and the protocol that gives access to it.
package struct ServiceReference: Hashable, Sendable {
  package let name: TypeName
  /// `HasAuthService`
  package let has: TypeName
  /// `authService`
  package let property: MemberName
}

/// A place for each spec. A file has one spec, so that nothing is hashed.
package struct PlacesOfSpecs: Sendable {
  private var places: [SourceSpan?] = []

  package subscript(spec: SourceSpan) -> SourceSpan? {
    let file = Int(spec.file)
    return places.indices.contains(file) ? places[file] : nil
  }

  mutating func insert(_ place: SourceSpan, of spec: SourceSpan) {
    let file = Int(spec.file)
    if file >= places.count {
      places += Array(repeating: nil, count: file + 1 - places.count)
    }
    places[file] = place
  }
}
