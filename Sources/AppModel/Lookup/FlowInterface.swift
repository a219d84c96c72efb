import Language
import Storage
import Syntax

/// What others need to know of a coordinator. A class, since it is passed on often.
final class FlowInterface: Sendable {
  /// The place of its spec among those of all coordinators; those without a name come last.
  let number: Int
  let names: Coordinator.Names
  let path: ProjectPath
  let spec: CoordinatorSpec
  let inputs: ArenaList<Property>
  let reports: ArenaList<Event>
  /// How it reports, and hears what it shows.
  let reporting: Reporting
  /// What the parent hears when the flow ends without a report.
  let cancelled: Event

  init(
    number: Int, names: Coordinator.Names, path: ProjectPath, spec: CoordinatorSpec,
    inputs: ArenaList<Property>, reports: ArenaList<Event>, reporting: Reporting
  ) {
    self.number = number
    self.names = names
    self.path = path
    self.spec = spec
    self.inputs = inputs
    self.reports = reports
    self.reporting = reporting
    cancelled = Event(
      signature: Signature(name: MemberName(.cancelled), parameters: []),
      sender: FixedName.local(names.variable, names.coordinator.lowercased) { _ in false },
      summary: nil)
  }

  var invalidKeys: InvalidKeys { spec.invalidKeys }
}
