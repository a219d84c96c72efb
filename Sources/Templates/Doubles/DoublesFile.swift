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
    \(importsOfTests)

    \(sections: doubles.map { $0.qualified(for: configuration).code })

    """
  }

  /// Includes the app's module if the doubles are in another one.
  private var importsOfTests: Code {
    guard let module = configuration.doubles?.module else { return imports.hidden() }
    guard configuration.access == .internal else { return imports.hidden(with: module) }
    return .sections([imports.hidden(), "@testable import \(module)"])
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
    imports.add(screen.inputs)
    imports.add(screen.state)
    imports.add(screen.actions)
    imports.add(screen.events)
    let viewModel = DoublesTemplate(
      of: screen.names.viewModel,
      inputs: screen.inputs,
      values: screen.state,
      closures: screen.closures,
      observation: observation,
      functions: screen.actions.map { action in
        DoublesTemplate.Function(action.signature, isAsync: action.isAsync)
      })
    let delegate = DoublesTemplate(
      of: screen.names.flowDelegate,
      events: screen.delegated.map { ($0.signature, $0.sender(screen.names.viewModel)) })
    self.init(
      doubles: screen.delegated.isEmpty ? [viewModel] : [viewModel, delegate],
      imports: imports, configuration: configuration)
  }

  init(_ coordinator: Coordinator, configuration: Configuration) {
    var imports = Imports(configuration)
    imports.add(coordinator.reports)
    let type = coordinator.names.coordinator
    let cancelled = Signature(name: MemberName(.cancelled), parameters: [])
    let events =
      coordinator.reports.map { ($0.signature, "_ \($0.sender): \(type)" as Code) }
      + [(cancelled, "_ \(coordinator.names.variable): \(type)" as Code)]
    self.init(
      doubles: [DoublesTemplate(of: coordinator.names.delegate, events: events)],
      imports: imports, configuration: configuration)
  }

  init(_ service: Service, _ declaration: Service.Declaration, configuration: Configuration) {
    var imports = Imports(configuration)
    imports.add(declaration)
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
    let double = DoublesTemplate(
      of: service.reference.name, values: ArenaList(values), functions: functions)
    self.init(doubles: [double], imports: imports, configuration: configuration)
  }
}

extension DoublesTemplate {
  fileprivate init(of name: TypeName, events: [(Signature, Code)]) {
    self.init(of: name, functions: events.map { Function($0, sender: $1) })
  }
}
