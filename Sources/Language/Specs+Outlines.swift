import Storage
import Syntax

extension Specs {
  /// The specs that have a name, in the order of their kinds and files.
  package var outlines: [SpecOutline] {
    let screens = screens.map { screen in
      let spec = screen.spec
      var outline = SpecOutline(
        kind: .screen, name: spec.name, summary: spec.summary,
        events: spec.flow.map(\.declaration.name.value.text))
      outline.launch = spec.launch.map(\.argument)
      return outline
    }
    let coordinators = coordinators.map { coordinator in
      let spec = coordinator.spec
      var outline = SpecOutline(
        kind: .coordinator, name: spec.name, summary: spec.summary,
        events: spec.flow.map(\.declaration.name.value.text))
      outline.launch = spec.launch.map(\.argument)
      outline.isRoot = spec.root != nil
      return outline
    }
    let services = services.map {
      SpecOutline(kind: .service, name: $0.spec.name, summary: $0.spec.summary)
    }
    return screens + coordinators + services
  }
}
