import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// `LoginDoubles.generated.swift`: the test doubles of a screen's or a flow's events, or of a service.
struct DoublesFile {
  private var doubles: DoublesTemplate
  private var imports: Imports
  private let configuration: Configuration

  var code: Code {
    """
    \(imports.ofDoubles(configuration))

    \(doubles.qualified(for: configuration).code)

    """
  }

  private init(_ doubles: DoublesTemplate, _ configuration: Configuration) {
    (self.doubles, self.configuration) = (doubles, configuration)
    self.doubles.access = configuration.accessOfDoubles
    imports = Imports(configuration)
    if doubles.needsTesting { imports.add(Imports.runtimeTesting) }
  }
}

extension DoublesFile {
  init(_ screen: Screen, configuration: Configuration) {
    self.init(DoublesTemplate(reportsOf: screen), configuration)
    imports.add(screen.delegated)
  }

  init(_ coordinator: Coordinator, configuration: Configuration) {
    self.init(DoublesTemplate(reportsOf: coordinator), configuration)
    imports.add(coordinator.reports)
    if let declared = coordinator.names.declared { imports.add(visible: [declared]) }
  }

  init(_ service: Service, _ declaration: Service.Declaration, configuration: Configuration) {
    let name = service.reference.name
    self.init(DoublesTemplate(name, declaration), configuration)
    imports.add(declaration)
    // Beside the app, they import all of its target.
    if configuration.doubles?.module == nil { imports.add(visible: CollectionOfOne(name)) }
  }
}

extension Configuration {
  var accessOfDoubles: Code { doubles?.isPublic == true ? Access.public.modifier : .empty }

  /// The configuration of the doubles of a service or a flow, which may be another target's.
  func declaring(_ type: TypeName, isPublic: Bool) -> Configuration {
    if isPublic { return ofSupport }
    guard doubles?.module != nil, let module = modules[type] else { return self }
    var configuration = self
    configuration.doubles?.module = module
    return configuration
  }
}

extension DoublesTemplate {
  /// The spy of a screen's events.
  init(reportsOf screen: Screen) {
    self.init(
      of: screen.names.delegateProtocol,
      functions: screen.delegated.map {
        Function($0.signature, sender: $0.sender(screen.names.viewModel))
      },
      hiding: screen.secret)
  }

  /// The spy of a flow's events.
  init(reportsOf coordinator: Coordinator) {
    let type = coordinator.names.sender
    self.init(
      of: coordinator.names.delegate,
      functions: coordinator.reported.map {
        Function($0.signature, sender: "_ \($0.sender): \(type)")
      },
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
      of: name, hasStub: true, values: values, functions: functions,
      hiding: declaration.secret)
  }
}

/// Doubles and tests in another module see the app's types and those of the modules that they
/// import, and neither takes precedence: ambiguous names must be qualified with the app's module.
extension Configuration {
  func inDoubles(_ type: SwiftType) -> SwiftType {
    guard let module = moduleInDoubles else { return type }
    return type.qualified(with: module, where: isAmbiguousInDoubles)
  }

  func inDoubles(_ value: SwiftValue) -> SwiftValue {
    guard let module = moduleInDoubles else { return value }
    return value.qualified(with: module, where: isAmbiguousInDoubles)
  }

  func inDoubles(_ name: TypeName) -> Code {
    guard let module = moduleInDoubles, isAmbiguousInDoubles(name) else { return "\(name)" }
    return "\(module).\(name)"
  }

  /// Nil where no name can need it.
  fileprivate var moduleInDoubles: TypeName? { modules.hasOwn ? doubles?.module : nil }

  private func isAmbiguousInDoubles(_ type: TypeName) -> Bool {
    type != doubles?.module && modules.isOwn(type)
  }
}

extension DoublesTemplate {
  func qualified(for configuration: Configuration) -> DoublesTemplate {
    guard configuration.moduleInDoubles != nil else { return self }
    func qualify(_ type: SwiftType) -> SwiftType { configuration.inDoubles(type) }
    var template = self
    template.protocolName = configuration.inDoubles(name)
    template.values = values.map { value in
      value.converted(type: qualify(value.type)) { configuration.inDoubles($0) }
    }
    for index in functions.indices {
      template.functions[index].signature = functions[index].signature.convertingTypes(qualify)
      template.functions[index].thrownType = functions[index].thrownType.map(qualify)
      template.functions[index].result = functions[index].result.map(qualify)
    }
    return template
  }
}
