import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The part of a coordinator that other specs depend on. A class, because it is passed around
/// often.
final class FlowInterface: Sendable {
  /// The index of its spec among those of all coordinators; those without a name come last.
  let number: Int
  let names: Coordinator.Names
  let path: ProjectPath
  let spec: CoordinatorSpec
  let inputs: [Property]
  /// The state that it keeps between events.
  let state: [Property]
  /// Names whose values are never logged, wherever the spec declares them.
  let secret: Set<MemberName>
  /// Its inputs and its state.
  let data: [Property]
  let reports: [Event]
  /// How it reports, and how its children report to it.
  let reporting: Reporting
  /// Whether a flow that starts it answers `cancelled`.
  let isCancelAnswered: Bool
  /// Whether flows that nobody here knows may start it.
  let isOpen: Bool
  /// Whether its code sees a type called `Task`.
  let isBesideTask: Bool
  /// The event that the parent receives when the flow ends without a report.
  let cancelled: Event
  private let inputIndex: NameIndex
  private let stateIndex: NameIndex
  private let reportIndex: NameIndex
  private let tabIndex: NameIndex
  private let beginningIndex: NameIndex

  /// Whether it has the closure of an event.
  func hasClosure(_ name: MemberName) -> Bool {
    reporting == .closures && reports.contains { $0.signature.name.closure == name }
  }

  init(
    number: Int, names: Coordinator.Names, path: ProjectPath, spec: CoordinatorSpec,
    inputs: [Property], state: [Property], reports: [Event],
    reporting: Reporting, isCancelAnswered: Bool = false, isOpen: Bool = false,
    isBesideTask: Bool = false
  ) {
    self.number = number
    self.names = names
    self.path = path
    self.spec = spec
    self.inputs = inputs
    self.state = state
    secret = Set(spec.secret.map(\.value))
    data = inputs + state
    self.reports = reports
    self.reporting = reporting
    (self.isCancelAnswered, self.isOpen) = (isCancelAnswered, isOpen)
    self.isBesideTask = isBesideTask
    inputIndex = NameIndex(inputs)
    stateIndex = NameIndex(state)
    reportIndex = NameIndex(reports)
    tabIndex = NameIndex(spec.tabs)
    beginningIndex = NameIndex(spec.starts)
    cancelled = Event(
      signature: Signature(name: MemberName(.cancelled), parameters: []),
      sender: FixedName.local(names.variable, names.coordinator.lowercased) { _ in false },
      summary: nil)
  }

  /// The same flow for a target that knows its declaration alone: a protocol has no default values.
  func elsewhere() -> FlowInterface {
    FlowInterface(
      number: number, names: names.elsewhere, path: path, spec: spec,
      inputs: inputs.map {
        Property(name: $0.name, type: $0.type, isEscaping: $0.isEscaping, summary: $0.summary)
      },
      state: state, reports: reports, reporting: reporting, isCancelAnswered: isCancelAnswered)
  }

  /// How it reports to a flow that starts it.
  var reportingToStarter: Reporting {
    reports.isEmpty && !isCancelAnswered ? .none : reporting
  }

  var hasErrors: Bool { spec.hasErrors }

  func input(_ name: InternedText) -> Property? { inputIndex.first(name, in: inputs) }

  func state(_ name: InternedText) -> Property? { stateIndex.first(name, in: state) }

  /// The screen or the flow whose event it passes on.
  func origin(of event: InternedText) -> Meaning.Owner? {
    spec.origins[MemberName(validated: event)].map { Meaning.Owner($0.kind, $0.name) }
  }

  func report(_ name: InternedText) -> Event? { reportIndex.first(name, in: reports) }

  /// The index of the beginning with this name among its `starts`.
  func beginning(_ name: InternedText) -> Int? { beginningIndex.place(name, in: spec.starts) }

  /// The steps of a beginning; without a name, of its `start`.
  func firstSteps(at name: Located<InternedText>?) -> [StepSpec] {
    guard let name else { return spec.start }
    return beginning(name.value).map { spec.starts[$0].steps } ?? []
  }

  /// Whether a flow is one of its tabs.
  func hasTab(_ name: InternedText) -> Bool { tabIndex.first(name, in: spec.tabs) != nil }
}

extension [FlowInterface] {
  /// The names of events that links of several of them have.
  var namesOfLinks: Set<InternedText> {
    var owners: [InternedText: Int] = [:]
    for flow in self {
      for event in Set(flow.spec.links.map(\.event.name.value)) { owners[event, default: 0] += 1 }
    }
    return Set(owners.lazy.filter { $0.value > 1 }.map(\.key))
  }
}
