import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The resolved specs of the run before, for `generate --watch`, each with what it was resolved from: a
/// run takes from here whatever would be the same again. All of it depends on the configuration and on
/// the list of files.
package struct FormerApp: Sendable {
  var members = FormerMembers()
  private var navigation: [ObjectIdentifier: ResolvedNavigation] = [:]
  private var answers: [ObjectIdentifier: ResolvedAnswers] = [:]
  /// By the answers, which an entry keeps alive.
  private var coordinators: [ObjectIdentifier: (answers: ResolvedAnswers, whole: Coordinator)] = [:]
  var typeNames: CheckedTypeNames?
  /// The names that were unknown because of errors, on which all answers depend.
  var recovery: ErrorRecovery?

  /// Of no run yet.
  package init() {}

  /// The screens and flows that the flow shows, if they would be the same again.
  func navigation(of flow: FlowInterface, in directory: Directory) -> ResolvedNavigation? {
    guard let known = navigation[ObjectIdentifier(flow)],
      known.reads?.areFound(in: directory) == true
    else { return nil }
    return known
  }

  mutating func keep(_ navigation: [ResolvedNavigation]) {
    self.navigation = Dictionary(navigation.map { (ObjectIdentifier($0.flow), $0) }) { first, _ in
      first
    }
  }

  /// The answers of a flow, if they would be the same again.
  func answers(
    of flow: FlowInterface, showing shown: FlowNavigation, isStarted: Bool,
    in directory: Directory, _ navigation: Navigation
  ) -> ResolvedAnswers? {
    guard let known = answers[ObjectIdentifier(flow)], known.shown === shown.version,
      known.isStarted == isStarted, known.reads?.areFound(in: directory, navigation) == true
    else { return nil }
    return known
  }

  mutating func keep(_ answers: [ResolvedAnswers]) {
    self.answers = Dictionary(answers.map { (ObjectIdentifier($0.flow), $0) }) { first, _ in first }
  }

  /// The coordinator with these answers and services, if there was one.
  func coordinator(
    _ answers: ResolvedAnswers, _ services: [ServiceReference], withoutServices: Set<TypeName>
  ) -> Coordinator? {
    guard let known = coordinators[ObjectIdentifier(answers)]?.whole,
      known.services == services, known.withoutServices == withoutServices
    else { return nil }
    return known
  }

  mutating func keep(_ coordinators: [Coordinator], _ answers: [ResolvedAnswers]) {
    self.coordinators = Dictionary(
      zip(answers, coordinators).map { (ObjectIdentifier($0), ($0, $1)) }
    ) { first, _ in first }
  }
}

/// The screens and flows that a flow shows.
struct ResolvedNavigation: Sendable {
  let flow: FlowInterface
  let shown: FlowNavigation
  /// Nil if nobody keeps it.
  let reads: Reads?

  init(of flow: FlowInterface, in directory: Directory, isKept: Bool) {
    self.flow = flow
    reads = isKept ? Reads() : nil
    shown = FlowNavigation(flow.spec, in: directory.noting(in: reads))
  }
}

/// The answers of a flow.
final class ResolvedAnswers: Sendable {
  /// Its services aren't known yet.
  let coordinator: Coordinator
  /// The services that the answers use.
  let services: [TypeName]
  let findings: AnswerFindings
  /// Those of this flow, which shows this.
  let flow: FlowInterface
  let shown: Version
  let isStarted: Bool
  /// Nil if nobody keeps them.
  let reads: Reads?

  init(
    _ coordinator: Coordinator, services: [TypeName], _ findings: AnswerFindings,
    of flow: FlowInterface, showing shown: Version, isStarted: Bool, _ reads: Reads?
  ) {
    self.flow = flow
    (self.coordinator, self.services, self.findings) = (coordinator, services, findings)
    (self.shown, self.isStarted, self.reads) = (shown, isStarted, reads)
  }
}
