package import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

/// The generated declarations, and those of the methods that the developer writes, each keyed by
/// its role in the app. The roles leave out the subject's own name, so that two apps that differ
/// only in that name have equal roles.
package struct GeneratedSymbols {
  /// The kind of declaration.
  enum Kind: Hashable, Sendable {
    case type
    /// A nested generated type.
    case nestedType
    /// A method that the developer writes.
    case method
    /// A property, an action, an event or the like, which other types may have, too.
    case member
  }

  package struct Symbol: Hashable, Sendable {
    let text: String
    let kind: Kind
  }

  private(set) var symbols: [[String]: Symbol] = [:]
  private let subject: Subject
  /// Whether tests are scaffolded.
  private let hasTests: Bool

  package init(_ app: App, of subject: Subject) {
    self.subject = subject
    hasTests = app.configuration.allDoubles.contains { $0.tests != nil }
    let hasDoubles = app.configuration.hasDoubles
    for screen in app.screens {
      add(screen, hasDoubles)
      for embedded in app.embedded[screen] { add(embedded, in: screen) }
    }
    for coordinator in app.coordinators { add(coordinator, hasDoubles) }
    for service in app.services {
      add(
        service.reference, ["service", part(.service, service.reference.name)],
        hasDoubles: hasDoubles && service.declaration != nil)
    }
  }

  /// The types, one by one.
  package var types: Set<String> {
    Set(symbols.values.lazy.filter { $0.kind == .type }.map(\.text))
  }

  /// The existing types of the subject.
  package var typesOfSubject: Set<String> {
    let own = symbols.lazy.filter { role, symbol in
      symbol.kind == .type && role[0] == subject.kind.rawValue && role[1].isEmpty
    }
    return Set(own.map(\.value.text))
  }

  private func part(_ kind: SpecKind, _ name: TypeName) -> String {
    kind == subject.kind && name.text == subject.name ? "" : name.text
  }

  private mutating func add(_ type: TypeName, _ role: [String], isSpied: Bool = false) {
    symbols[role] = Symbol(text: type.text, kind: .type)
    guard isSpied else { return }
    symbols[role + ["spy"]] = Symbol(text: type.spy.text, kind: .type)
    // The name of a spy's enumeration of calls if `Call` is taken.
    symbols[role + ["call"]] = Symbol(text: (type + FixedName.call).text, kind: .nestedType)
  }

  private mutating func add(_ screen: Screen, _ hasDoubles: Bool) {
    let (names, role) = (screen.names, ["screen", part(.screen, screen.names.base)])
    add(names.viewModel, role + ["viewModel"])
    if !screen.delegated.isEmpty {
      add(names.delegateProtocol, role + ["flowDelegate"], isSpied: hasDoubles)
    }
    add(names.services, role + ["services"])
    add(names.screen, role + ["screen"])
    add(names.screenBase, role + ["screenBase"])
    add(names.view, role + ["view"])
    if hasTests { add(names.tests, role + ["tests"]) }
    if let alerts = screen.alerts { add(alerts.type, role + ["alert"]) }
    if !screen.samples.isEmpty {
      add(names.sample, role + ["sample"])
      add(names.sampleViewModel, role + ["sampleViewModel"])
    }
    guard !screen.variants.isEmpty else { return }
    add(ServiceReference(names.variant), role + ["variant"], hasDoubles: false)
    for variant in screen.variants {
      add(names.view(of: variant), role + ["view", variant.text])
    }
  }

  /// Adds the members with which a screen and its view contain an embedded one.
  private mutating func add(_ embedded: Screen, in screen: Screen) {
    let names = embedded.names
    let role = ["screen", part(.screen, screen.names.base), "embeds", part(.screen, names.base)]
    symbols[role] = Symbol(text: names.property.text, kind: .member)
    let view = screen.view.isSwiftUI ? names.childView : names.child
    symbols[role + ["view"]] = Symbol(text: view.text, kind: .member)
    if screen.view.isSwiftUI {
      symbols[role + ["content"]] = Symbol(text: names.content.text, kind: .nestedType)
    }
  }

  private mutating func add(_ coordinator: Coordinator, _ hasDoubles: Bool) {
    let names = coordinator.names
    let role = ["coordinator", part(.coordinator, names.base)]
    add(names.coordinator, role + ["coordinator"])
    add(names.delegate, role + ["delegate"], isSpied: hasDoubles)
    add(names.services, role + ["services"])
    if let factory = names.factory {
      add(factory.name, role + ["elsewhere"])
      add(factory.has, role + ["has"])
      if hasDoubles { add(factory.name.stub, role + ["stub"]) }
      symbols[role + ["make"]] = Symbol(text: "make\(factory.name.text)", kind: .member)
    }
    if hasTests { add(names.tests, role + ["tests"]) }
    if coordinator.hasDecisions { add(names.decisions, role + ["decisions"]) }
    add(coordinator.start, role + ["start"])
    if !coordinator.beginnings.isEmpty { add(names.beginning, role + ["beginning"]) }
    add(coordinator.beginnings.map(\.start), role + ["beginning"])
    add(coordinator.events, role + ["event"])
    add(coordinator.named, role + ["answer"])
    for screen in coordinator.screens {
      add(screen.answers, role + ["screen", part(.screen, screen.screen.base)])
    }
    for roles in coordinator.roles {
      symbols[role + ["screen", part(.screen, roles.screen.base), "role"]] = Symbol(
        text: roles.screen.role.text, kind: .nestedType)
    }
    for flow in coordinator.flows {
      add(flow.answers, role + ["flow", part(.coordinator, flow.flow.base)])
    }
  }

  private mutating func add(_ service: ServiceReference, _ role: [String], hasDoubles: Bool) {
    add(service.name, role, isSpied: hasDoubles)
    // Previews have one, too.
    add(service.name.stub, role + ["stub"])
    add(service.has, role + ["has"])
    symbols[role + ["property"]] = Symbol(text: service.property.text, kind: .member)
  }

  private mutating func add(_ answers: some Sequence<Answer>, _ role: [String]) {
    for (number, answer) in answers.enumerated() { add(answer, role + ["\(number)"]) }
  }

  private mutating func add(_ answer: Answer, _ role: [String]) {
    for (number, step) in answer.steps.enumerated() { add(step, role + ["\(number)"]) }
  }

  private mutating func add(_ step: Step, _ role: [String]) {
    step.forEachPart { part in
      guard case .calls(let call, let choice) = part else { return }
      symbols[role + ["method"]] = Symbol(text: call.name.text, kind: .method)
      if let choice { symbols[role + ["type"]] = Symbol(text: choice.type.text, kind: .nestedType) }
    }
    for (branch, steps) in step.branches.enumerated() {
      for (number, step) in steps.enumerated() { add(step, role + ["\(branch)", "\(number)"]) }
    }
  }
}
