import Spec

/// `LoginDoubles.generated.swift`: the test doubles of a screen, a coordinator or a service.
struct DoublesFile {
  let doubles: [DoublesTemplate]
  let imports: Imports
  let configuration: Configuration

  var code: Code {
    """
    \(lines: [imports.hidden(), app])

    \(sections: doubles.map(\.code))

    """
  }

  /// The import of the app's module, where the doubles are in another one.
  private var app: Code {
    guard let module = configuration.doubles?.module else { return .empty }
    return configuration.access == .internal ? "@testable import \(module)" : "import \(module)"
  }
}

extension DoublesFile {
  init(_ screen: Screen, configuration: Configuration) {
    var imports = Imports(configuration)
    if !screen.state.isEmpty { imports.add(Imports.runtime) }
    imports.add(screen.inputs)
    imports.add(screen.state.map(\.type))
    imports.add(screen.state.compactMap(\.defaultValue).flatMap(\.typeNames).map(SwiftType.init))
    imports.add(screen.actions.map(\.signature) + screen.events.map(\.signature))
    let viewModel = DoublesTemplate(
      name: screen.names.viewModel,
      inputs: screen.inputs,
      values: screen.state,
      isObserved: true,
      functions: .numbered(
        screen.actions.map { action in
          DoublesTemplate.Function(
            signature: action.signature, isAsync: action.isAsync, key: action.signature.name)
        }))
    let delegate = DoublesTemplate(
      name: screen.names.flowDelegate,
      events: screen.events.map { ($0.signature, $0.sender(screen.names.viewModel)) })
    self.init(
      doubles: screen.events.isEmpty ? [viewModel] : [viewModel, delegate],
      imports: imports, configuration: configuration)
  }

  init(_ coordinator: Coordinator, configuration: Configuration) {
    var imports = Imports(configuration)
    imports.add(coordinator.reports.map(\.signature))
    let type = coordinator.names.coordinator
    let cancelled = Signature(name: MemberName(validated: "cancelled"), parameters: [])
    let events =
      coordinator.reports.map { ($0.signature, "_ \($0.sender): \(type)" as Code) }
      + [(cancelled, "_ \(coordinator.names.variable): \(type)" as Code)]
    self.init(
      doubles: [DoublesTemplate(name: coordinator.names.delegate, events: events)],
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
            signature: function.signature, isAsync: function.isAsync,
            isThrowing: function.isThrowing, result: function.result,
            key: function.signature.name))
      }
    }
    let double = DoublesTemplate(
      name: service.reference.name, inputs: [], values: values, isObserved: false,
      functions: .numbered(functions))
    self.init(doubles: [double], imports: imports, configuration: configuration)
  }
}

extension DoublesTemplate {
  fileprivate init(name: TypeName, events: [(Signature, Code)]) {
    self.init(
      name: name, inputs: [], values: [], isObserved: false,
      functions: events.map { Function(signature: $0, sender: $1, key: $0.name) })
  }
}

extension [DoublesTemplate.Function] {
  /// Functions that share a name are told apart by their labels.
  fileprivate static func numbered(_ functions: [DoublesTemplate.Function]) -> Self {
    functions.map { function in
      let name = function.signature.name
      guard functions.filter({ $0.signature.name == name }).count > 1 else { return function }
      let labels = function.signature.parameters.map { parameter in
        (parameter.argumentLabel ?? parameter.name).capitalized.text
      }
      var function = function
      function.key = MemberName(validated: name.text + labels.joined())
      return function
    }
  }
}

extension SwiftType {
  /// The type of a name alone.
  init(_ name: TypeName) { self = .named([NamePart(name: name)]) }
}
