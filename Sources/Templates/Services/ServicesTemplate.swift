import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// `AppServices.generated.swift`: for each service the protocol that gives access to it, and the
/// composition of all of them.
struct ServicesTemplate {
  let services: [Service]
  /// The protocols that give access to all that the app needs.
  let composition: [TypeName]
  let configuration: Configuration

  init(_ app: App) {
    (services, composition) = (app.services, app.composition)
    configuration = app.configuration
  }

  var hasAny: Bool { !composition.isEmpty }

  var code: Code {
    """
    \(imports.code)

    \(sections: services.map { has($0.reference) } + [all])

    """
  }

  private var imports: Imports {
    var configuration = configuration
    let parts = [access] + services.map { configuration.access(of: $0.reference.has) }
    configuration.access = Configuration.Access.allCases.last(where: parts.contains) ?? access
    var imports = Imports(configuration)
    for service in services { imports.add(SwiftType(service.reference.name)) }
    imports.add(visible: composition)
    return imports
  }

  private func has(_ service: ServiceReference) -> Code {
    """
    @MainActor
    \(configuration.access(of: service.has).modifier)protocol \(service.has) {
      \(Code.required("\(service.property)", "any \(service.name)"))
    }
    """
  }

  /// That of a target which others use is as visible as the least visible of its parts.
  private var access: Configuration.Access {
    guard configuration.isUsed else { return configuration.access }
    let parts = composition.map(configuration.access)
    return Configuration.Access.allCases.first(where: parts.contains) ?? configuration.access
  }

  private var all: Code {
    """
    /// All services that the \(configuration.module == nil ? "app" : "module")'s screens and flows need.
    \(Code.composition("\(access.modifier)typealias \(configuration.servicesName)", composition.map { "\($0)" }))
    """
  }
}
