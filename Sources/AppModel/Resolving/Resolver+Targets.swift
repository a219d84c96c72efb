import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Divides the app by its targets.
extension Resolver {
  /// The app's targets, each as an app of its own; and the specs that others name.
  ///
  /// - Parameter used: the services that the answers of each flow use.
  func parts(
    of app: App, within borders: Borders, servicesOfAnswers used: [[TypeName]],
    into diagnostics: inout Diagnostics
  ) -> (parts: [App], named: PlacesOfSpecs) {
    var borders = borders
    noteNames(in: &borders, servicesOfAnswers: used)
    noteLinks(app, in: &borders)
    noteSteps(of: app, in: &borders)
    borders.settleServices()
    borders.settle()
    diagnostics.append(borders.diagnostics)
    publish(app, in: &borders)
    let generated = GeneratedTypes(homes(in: borders, app), in: configuration.targets)
    return (Division(app, borders, generated, self).parts, borders.named)
  }

  private func noteNames(in borders: inout Borders, servicesOfAnswers used: [[TypeName]]) {
    for (screen, file) in zip(screens, specs.screens) {
      let home = borders.target(of: screen.origin.span)
      if let choice = screen.choice { borders.add(choice: choice.name, of: screen.origin.span) }
      for item in file.spec.services { borders.note(service: item.service, from: home) }
      for child in file.spec.embeds {
        guard let spec = directory.screen(child.value.interned)?.origin.span else { continue }
        borders.note(embedded: child, spec, from: home)
      }
      let span = screen.origin.span
      for property in screen.inputs { borders.note(property.type, at: span, from: home) }
      for property in screen.state { borders.note(property.type, at: span, from: home) }
      for action in screen.actions { note(action.signature, at: span, from: home, in: &borders) }
      for event in screen.events { note(event.signature, at: span, from: home, in: &borders) }
    }
    for declaration in declared.all {
      if let type = declaration.flow.names.declared {
        borders.add(choice: type, of: declaration.name.span)
      }
      let name = declaration.flow.spec.name
      if let home = declaration.home {
        borders.note(
          name.map(\.interned), of: declaration.name.span, from: home, isDeclared: true)
      }
      borders.beNamed(name.span, at: declaration.name.span)
    }
    for (flow, shown) in app.navigated {
      let name = flow.spec.name
      let home = borders.target(of: name.span)
      for item in flow.spec.services { borders.note(service: item.service, from: home) }
      for service in used[flow.number] {
        borders.note(service: Located(service, at: name.span), from: home)
      }
      for screen in shown.screens {
        let spec = screen.screen.origin.span
        borders.note(
          Located(screen.screen.names.base.interned, at: screen.span), of: spec, from: home)
        for event in screen.screen.events {
          note(event.signature, at: screen.span, from: home, in: &borders)
        }
      }
      for child in shown.flows {
        let named = Located(child.flow.names.base.interned, at: child.span)
        if !child.flow.names.isElsewhere {
          borders.note(named, of: child.flow.spec.name.span, from: home, isFlow: true)
        }
        if child.flow.reportingToStarter != .none,
          let declaration = declared.declaration(of: child.flow)
        {
          borders.note(named, of: declaration.name.span, from: home, isDeclared: true)
        }
        for report in child.flow.reports {
          note(report.signature, at: child.span, from: home, in: &borders)
        }
      }
      for property in flow.data { borders.note(property.type, at: name.span, from: home) }
      for report in flow.reports { note(report.signature, at: name.span, from: home, in: &borders) }
    }
  }

  /// Steps also name the screens of a flow that are asked before the user takes it away, and screens and flows above.
  private func noteSteps(of app: App, in borders: inout Borders) {
    let owners = Dictionary(
      app.coordinators.map { ($0.names.coordinator, $0) }, uniquingKeysWith: { first, _ in first })
    for coordinator in app.coordinators {
      let (place, home) = (coordinator.origin.span, borders.target(of: coordinator.origin.span))
      var names: [(name: Located<TypeName>, spec: SourceSpan)] = []
      coordinator.visitAnswers { answer in
        answer.visitSteps { step in
          switch step {
          case .start(let flow, _, _, _):
            names += (flow.exit?.answers ?? []).map { ($0.screen, $0.spec) }
          case .popTo(.screenAbove(let target), _, _):
            if let owner = target.role?.owner.flatMap({ owners[$0] }) {
              names.append((Located(owner.names.base, at: place), owner.origin.span))
            }
            guard let screen = directory.screen(target.base.interned) else { return }
            names.append((Located(target.base, at: place), screen.origin.span))
          case .popTo(.flowAbove(let target), _, _):
            guard let flow = owners[target.type] else { return }
            names.append((Located(target.base, at: place), flow.origin.span))
          default: break
          }
        }
      }
      for (name, spec) in names { borders.note(name.map(\.interned), of: spec, from: home) }
    }
  }

  private func note(
    _ signature: Signature, at span: SourceSpan, from home: Int, in borders: inout Borders
  ) {
    for parameter in signature.parameters {
      borders.note(parameter.type, at: span, from: home)
    }
  }

  /// Links are generated where the app begins, for the flows that are seen from there.
  private func noteLinks(_ app: App, in borders: inout Borders) {
    let homes = Set(
      app.roots.compactMap { directory.flow($0.base.interned)?.spec.name.span }
        .map { borders.target(of: $0) }
    ).filter { !configuration.isOpen($0) }
    let marked = flows.filter { $0.spec.root != nil }
    if configuration.inSight == nil, let root = marked.first?.spec.root,
      marked.allSatisfy(\.isOpen), let link = flows.lazy.compactMap(\.spec.links.first).first
    {
      return borders.reportLinks(link.event.name, root: root)
    }
    // Those who see a flow may be out of sight.
    let first = configuration.inSight == nil ? homes.min() : nil
    for flow in flows {
      guard let link = flow.spec.links.first else { continue }
      let spec = flow.spec.name.span
      let seeing = homes.filter { configuration.target($0, sees: borders.target(of: spec)) }
      for home in seeing.isEmpty ? Set([first].compactMap(\.self)) : seeing {
        borders.note(
          Located(flow.names.base.interned, at: link.event.name.span), of: spec, from: home,
          because: ", where links are generated,")
      }
    }
  }

  /// Makes public all that public declarations name.
  private func publish(_ app: App, in borders: inout Borders) {
    for coordinator in app.coordinators where borders.isNamed(coordinator.origin.span) {
      let home = borders.target(of: coordinator.origin.span)
      for service in coordinator.services where borders.isSeen(service.name, from: home) {
        borders.beNamed(service: service.name, at: coordinator.origin.span)
      }
    }
    var pending = screens.filter { borders.isNamed($0.origin.span) }
    while let screen = pending.popLast() {
      let span = screen.origin.span
      for use in screen.services { borders.beNamed(service: use.service.name, at: span) }
      for child in directory.embedded(in: screen) where borders.beNamed(child.origin.span, at: span)
      {
        pending.append(child)
      }
    }
  }

  private func homes(
    in borders: Borders, _ app: App
  ) -> [TypeName: GeneratedTypes.Home] {
    let types = generatedTypes()
    var homes = [TypeName: GeneratedTypes.Home](
      minimumCapacity: types.count + app.services.count)
    func home(_ target: Int, isNamed: Bool) -> GeneratedTypes.Home {
      let target = configuration.targets[target]
      return GeneratedTypes.Home(
        target.name.value, isNamed ? .public : target.configuration.access)
    }
    for type in types {
      homes.insert(
        home(borders.target(of: type.span), isNamed: borders.isNamed(type.span)), for: type.value)
    }
    for service in app.services.map(\.reference) {
      guard let target = borders.target(ofService: service.name) else { continue }
      let isNamed = borders.isPublic(service: service.name)
      homes.insert(home(target, isNamed: isNamed), for: service.has)
    }
    let given = declared.all.compactMap(\.flow.names.declared)
    for name in app.services.map(\.reference.name) + given where homes[name]?.access == .public {
      guard let target = borders.target(ofService: name),
        let support = configuration.targets[target].configuration.support
      else { continue }
      homes[name.stub] = GeneratedTypes.Home(support.module.value, .public)
    }
    return homes
  }
}

/// Divides an app by its targets.
struct Division {
  let app: App
  let borders: Borders
  let generated: GeneratedTypes
  let directory: Directory
  let navigation: Navigation
  private let linking: [FlowInterface]
  let declared: DeclaredFlows
  private let coordinators: [TypeName: Coordinator]

  init(_ app: App, _ borders: Borders, _ generated: GeneratedTypes, _ resolver: Resolver) {
    (self.app, self.borders, self.generated) = (app, borders, generated)
    (directory, navigation, declared) = (
      resolver.directory, resolver.navigation, resolver.declared
    )
    linking = resolver.flows.filter { !$0.spec.links.isEmpty }
    coordinators = Dictionary(
      app.coordinators.map { ($0.names.base, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Each target as an app of its own.
  var parts: [App] {
    let screens = Dictionary(grouping: app.screens) { borders.target(of: $0.origin.span) }
    let seen = app.coordinators.filter {
      directory.flow($0.names.base.interned)?.spec.isElsewhere == false
    }
    let flows = Dictionary(grouping: seen) { borders.target(of: $0.origin.span) }
    let services = Dictionary(grouping: app.services) {
      borders.target(ofService: $0.reference.name) ?? 0
    }
    return app.configuration.targets.indices.map { index in
      part(index, screens[index] ?? [], flows[index] ?? [], services[index] ?? [])
    }
  }

  private func part(
    _ index: Int, _ screens: [Screen], _ flows: [Coordinator], _ services: [Service]
  ) -> App {
    var own = app.configuration.targets[index].configuration
    own.modules.generated = generated
    let flows = flows.map { flow in
      var flow = flow
      flow.composed = composed(flow, from: index)
      return flow
    }
    var (used, composition) = (Set<TypeName>(), Set<TypeName>())
    func add(_ service: ServiceReference) {
      used.insert(service.name)
      composition.insert(service.has)
    }
    for screen in screens {
      for use in screen.services { add(use.service) }
      if let choice = screen.choice { add(choice) }
    }
    for service in services { add(service.reference) }
    for flow in flows {
      for service in flow.services { used.insert(service.name) }
      for name in flow.composed { composition.insert(name) }
    }
    let names =
      app.launchPoints.isEmpty ? [] : Set(screens.map(\.names.base) + flows.map(\.names.base))
    let roots = flows.map(\.names).filter {
      directory.flow($0.base.interned)?.spec.root != nil
    }
    var part = App(
      configuration: own, ownNames: app.ownNames, screens: screens, embedded: app.embedded,
      coordinators: flows,
      services: services, doubled: app.services.filter { used.contains($0.reference.name) },
      composition: composition.sorted(),
      launchPoints: app.launchPoints.filter { names.contains($0.destination.target.base) },
      links: !app.configuration.isOpen(index) && roots.contains(where: app.roots.contains)
        ? links(seenFrom: index) : [],
      roots: roots,
      parts: [])
    part.declared = self.flows(declared.all.filter { $0.target == index })
    part.given = self.flows(
      declared.all.filter {
        $0.flow.names.factory.map { used.contains($0.name) } == true
          && !$0.isSeen(from: index, app.configuration)
      })
    return part
  }

  private func flows(_ declarations: [DeclaredFlows.Declaration]) -> [DeclaredFlow] {
    declarations.compactMap { declaration -> DeclaredFlow? in
      guard var flow = coordinators[declaration.flow.names.base] else { return nil }
      flow.version = nil
      // The flow's own spec may be out of sight, and say more about them.
      flow.reports = zip(flow.reports, declaration.file.spec.flow).map { report, spec in
        Event(signature: report.signature, sender: report.sender, summary: spec.summary)
      }
      return DeclaredFlow(
        flow: flow, origin: Origin(path: declaration.file.path, span: declaration.name.span))
    }
  }

  private func links(seenFrom target: Int) -> [Link] {
    let seen = linking.filter {
      borders.target(target, sees: borders.target(of: $0.spec.name.span))
    }
    let names = Set(seen.map(\.names.base))
    let shared = seen.namesOfLinks
    return app.links.filter { names.contains($0.coordinator.base) }.map { link in
      var link = link
      link.name = Link.name(of: link.event.name, link.coordinator, among: shared)
      return link
    }
  }

  /// The protocols that give access to the services that a flow needs. Those that its target doesn't
  /// see are in the compositions of the screens and flows that need them.
  private func composed(_ flow: Coordinator, from target: Int) -> [TypeName] {
    func isHidden(_ service: ServiceReference) -> Bool {
      !borders.isSeen(service.name, from: target)
    }
    let seen = flow.services.filter { !isHidden($0) }.map(\.has)
    guard seen.count < flow.services.count else { return Array(seen) }
    let made = declared.made(of: flow.services.contains, in: target, app.configuration)
    var others: Set<TypeName> = []
    var pending = [flow.names.base]
    var visited = Set(pending)
    while let name = pending.popLast() {
      guard let interface = directory.flow(name.interned) else { continue }
      for screen in navigation[interface.number].screens.lazy.map(\.screen)
      where screen.services.contains(where: { isHidden($0.service) }) {
        others.insert(screen.names.services)
      }
      let children = navigation[interface.number].flows.lazy.map(\.flow)
      for child in children.filter({ !$0.names.isElsewhere }) + made {
        if borders.target(of: child.spec.name.span) == target {
          if visited.insert(child.names.base).inserted { pending.append(child.names.base) }
        } else if coordinators[child.names.base]?.services.contains(where: isHidden) == true {
          others.insert(child.names.services)
        }
      }
    }
    return seen + others.sorted()
  }
}
