import Storage
import Syntax

extension Specs {
  /// The specs with a name, in the order of their kinds and files.
  package var outlines: [SpecOutline] {
    let screens = screens.map { screen in
      SpecOutline(
        kind: .screen, name: screen.spec.name,
        events: screen.spec.flow.map(\.declaration.name.value.text))
    }
    let coordinators = coordinators.map { SpecOutline(kind: .coordinator, name: $0.spec.name) }
    let services = services.map { SpecOutline(kind: .service, name: $0.spec.name) }
    return screens + coordinators + services
  }
}
