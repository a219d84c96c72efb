import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// `AuthService.generated.swift`: a service's protocol.
struct ServiceTemplate {
  let service: Service
  let declaration: Service.Declaration
  let configuration: Configuration

  var code: Code {
    let name = service.reference.name
    return """
      \(imports.code)

      \(Code.documentation(declaration.summary))
      @MainActor
      \(configuration.access.modifier)protocol \(name)\(declaration.isChangedThroughReferences ? ": AnyObject" : "") {
        \(lines: declaration.members.map(requirement))
      }

      """
  }

  private var imports: Imports {
    var imports = Imports(configuration)
    imports.add(declaration)
    return imports
  }

  private func requirement(_ member: Service.Member) -> Code {
    switch member {
    case .value(let value):
      """
      \(Code.documentation(value.summary))
      \(Code.required("\(value.name)", "\(value.type)", value.isSettable ? "{ get set }" : "{ get }"))
      """
    case .function(let function):
      """
      \(Code.documentation(function.summary))
      \(function.head)
      """
    }
  }
}

extension Service.Function {
  /// The function without a body.
  var head: Code {
    let effects: Code = .effects(isAsync: isAsync, isThrowing: isThrowing, thrown: thrownType)
    return "\(Code.function(signature))\(effects)\(result.map { " -> \($0)" } ?? "")"
  }
}

extension Service.Declaration {
  /// View models and coordinators hold services in constants, and a property is set through a
  /// constant only if it holds an object.
  fileprivate var isChangedThroughReferences: Bool {
    members.contains { member in
      if case .value(let value) = member { value.isSettable } else { false }
    }
  }
}

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
