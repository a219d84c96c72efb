import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

/// `ChatFlow.generated.swift`: a flow that a target declares and another one has, and the protocol of
/// the services that give it.
struct DeclaredFlowTemplate {
  let coordinator: Coordinator
  let factory: ServiceReference
  let configuration: Configuration

  private var access: Code { configuration.access.modifier }
  private var name: TypeName { factory.name }

  /// Nil for a flow that no other target declares.
  init?(_ coordinator: Coordinator, _ configuration: Configuration) {
    guard let factory = coordinator.names.factory else { return nil }
    (self.coordinator, self.factory) = (coordinator, factory)
    self.configuration = configuration
  }

  var code: Code {
    """
    \(imports.code)

    \(ReportsTemplate(coordinator: coordinator, access: access).delegate)

    /// The \(coordinator.names.base.spoken) flow, which another module has.
    @MainActor
    \(access)protocol \(name): \(wrap: "\(.runtime).Coordinator") {
      \(lines: coordinator.inputs.map { .required("\($0.name)", "\($0.type)") })
      \(reports.requirements)
    }

    /// Services that give the flow: the module that has it fulfils this for yours.
    @MainActor
    \(access)protocol \(factory.has) {
      \(make)
    }

    """
  }

  private var imports: Imports {
    var imports = Imports(configuration)
    imports.add(Imports.runtime)
    for input in coordinator.inputs { imports.add(input.type) }
    imports.add(coordinator.reports)
    return imports
  }

  private var reports: ReportsTemplate { ReportsTemplate(coordinator: coordinator, access: "") }

  private var make: Code { "func make\(name)(\(list: parameters)) -> any \(name)" }

  private var parameters: CodeList {
    coordinator.inputs.map {
      Code.parameter("\($0.name)", $0.type, isEscaping: $0.isEscaping)
    }
  }

  private func fulfilment(_ type: Code, with services: CodeList, _ access: Code = "") -> Code {
    let inputs: CodeList = coordinator.inputs.map { .argument($0.name, "\($0.name)") }
    return """
      \(access)\(make) {
        \(Code.call(type, services + inputs))
      }
      """
  }

  /// In the file of the flow itself.
  func fulfilment(needing services: TypeName?) -> Code {
    """
    /// Fulfilled for services that have what the flow needs.
    extension \(factory.has)\(services.map { " where Self: \($0)" } ?? "") {
      \(fulfilment("\(coordinator.names.coordinator)", with: .services("self", ifAny: services != nil), access))
    }
    """
  }

  private var shown: Code { configuration.accessOfDoubles }

  /// For the tests of a target that doesn't see the flow.
  var doubles: Code {
    """
    \(imports.ofDoubles(configuration))

    /// Shows nothing.
    @MainActor
    \(shown)final class \(name.stub): \(wrap: "\(name)") {
      \(shown)let \(.flow) = \(.runtime).Flow()
      \(ReportsTemplate(coordinator: coordinator, access: shown).members)
      \(lines: coordinator.inputs.map { .property("\(shown)let \($0.name)", "\($0.type)") })

      \(shown)init(\(list: parameters)) {
        \(lines: coordinator.inputs.map { "self.\($0.name) = \($0.name)" })
      }

      \(shown)func \(.start)() {}
    }

    extension \(factory.has) {
      \(fulfilment("\(name.stub)", with: [], shown))
    }

    """
  }
}
