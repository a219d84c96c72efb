import AppModel
import Language
import Syntax

/// `AppServices.generated.swift`: for each service the protocol that gives access to it, and the
/// composition of all of them.
struct ServicesTemplate {
  let services: [Service]
  /// Further decisions of the app: how screens with variants are shown.
  let choices: [ServiceReference]
  let configuration: Configuration

  var hasAny: Bool { !services.isEmpty || !choices.isEmpty }

  private var access: Code { configuration.access.modifier }

  var code: Code {
    """
    \(imports.code)

    \(sections: services.map { has($0.reference) } + [all])

    """
  }

  private var imports: Imports {
    var imports = Imports(configuration)
    for service in services { imports.add(SwiftType(service.reference.name)) }
    return imports
  }

  private func has(_ service: ServiceReference) -> Code {
    """
    @MainActor
    \(access)protocol \(service.has) {
      \(Code.required("\(service.property)", "any \(service.name)"))
    }
    """
  }

  private var all: Code {
    let members = (services.map(\.reference) + choices).sorted()
    return """
      /// All services that the app's screens and flows need.
      \(Code.composition("\(access)typealias \(.appServices)", members.map { "\($0.has)" }))
      """
  }
}
