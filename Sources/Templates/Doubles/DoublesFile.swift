import AppModel
import Language
import Storage

/// `LoginDoubles.generated.swift`: the test doubles of a screen, a coordinator or a service.
struct DoublesFile {
  let doubles: [DoublesTemplate]
  let imports: Imports
  let configuration: Configuration

  var code: Code {
    """
    \(imports.ofDoubles(configuration))

    \(sections: doubles.map { $0.qualified(for: configuration).code })

    """
  }
}

extension DoublesFile {
  init(_ screen: Screen, configuration: Configuration) {
    var imports = Imports(configuration)
    let observation = screen.observation
    if observation == .observable { imports.add(Imports.observation) }
    if !screen.state.isEmpty, observation == .property || screen.list != nil {
      imports.add(Imports.runtime)
    }
    imports.addMembers(of: screen)
    let viewModel = DoublesTemplate(
      of: screen.names.viewModel,
      inputs: screen.inputs,
      values: screen.state,
      closures: screen.closures,
      observation: observation,
      functions: screen.actions.map { action in
        DoublesTemplate.Function(action.signature, isAsync: action.isAsync)
      },
      hiding: screen.secret)
    self.init(
      doubles: screen.delegated.isEmpty
        ? [viewModel] : [viewModel, DoublesTemplate(reportsOf: screen)],
      imports: imports, configuration: configuration)
  }

  init(_ coordinator: Coordinator, configuration: Configuration) {
    var imports = Imports(configuration)
    imports.add(coordinator.reports)
    self.init(
      doubles: [DoublesTemplate(reportsOf: coordinator)], imports: imports,
      configuration: configuration)
  }

  init(_ service: Service, _ declaration: Service.Declaration, configuration: Configuration) {
    var imports = Imports(configuration)
    imports.add(declaration)
    let doubles = DoublesTemplate(service.reference.name, declaration)
    if doubles.functions.contains(where: \.mayBeUnanswered) { imports.add(Imports.runtime) }
    self.init(doubles: [doubles], imports: imports, configuration: configuration)
  }
}

extension DoublesTemplate {
  /// The doubles of a screen's events.
  init(reportsOf screen: Screen) {
    self.init(
      of: screen.names.delegateProtocol,
      functions: screen.delegated.map {
        Function($0.signature, sender: $0.sender(screen.names.viewModel))
      },
      hiding: screen.secret)
  }

  /// The doubles of a flow's events.
  init(reportsOf coordinator: Coordinator) {
    let type = coordinator.names.coordinator
    let cancelled = Signature(name: MemberName(.cancelled), parameters: [])
    let ended: [Function] =
      coordinator.reportsCancelled
      ? [Function(cancelled, sender: "_ \(coordinator.names.variable): \(type)")] : []
    self.init(
      of: coordinator.names.delegate,
      functions: coordinator.reports.map {
        Function($0.signature, sender: "_ \($0.sender): \(type)")
      } + ended,
      hiding: coordinator.secret)
  }

  /// The doubles of a service.
  init(_ name: TypeName, _ declaration: Service.Declaration) {
    var values: [Property] = []
    var functions: [DoublesTemplate.Function] = []
    for member in declaration.members {
      switch member {
      case .value(let value): values.append(value)
      case .function(let function):
        functions.append(
          DoublesTemplate.Function(
            function.signature, isAsync: function.isAsync, isThrowing: function.isThrowing,
            thrownType: function.thrownType, result: function.result))
      }
    }
    self.init(
      of: name, values: ArenaList(values), functions: functions, hiding: declaration.secret)
  }
}
