import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Resolves the answers of one coordinator.
struct AnswerResolver {
  let coordinator: FlowInterface
  let shown: FlowNavigation
  let directory: Directory
  /// What the flows of the app show.
  let navigation: Navigation
  let recovery: ErrorRecovery
  var meanings: Meanings
  /// Its findings, which the caller appends.
  var diagnostics = Diagnostics()
  /// The methods for the developer to write: of all answers, and of the current one.
  private(set) var ownMethods: Set<MemberName> = []
  private(set) var ownMethodsOfAnswer: Set<MemberName> = []
  /// For each name that was numbered, the next number: an answer may have very many decisions.
  private(set) var methodNumbers: [String: Int] = [:]
  /// The coordinator's members, whose names those methods avoid; nil until needed.
  private(set) var members: Set<MemberName>?
  /// The names of the local constants that any step of the answer may have.
  private(set) lazy var constants = gatherConstants()
  private(set) lazy var named = gatherNamedAnswers()
  private(set) lazy var whoIsTold = gatherTold()
  /// For each flow that was looked up, the names that several of its methods share.
  private(set) var repeatedMethods: [Int: Set<MemberName>] = [:]
  var unknownNames = 0
  /// The enumerations that choices become in the coordinator.
  var choiceTypes: [Located<TypeName>] = []
  /// Warnings that are right only in an app without errors.
  var warnings = Diagnostics()
  /// Names that no spec has.
  var missing: [MissingName] = []
  /// Data that doesn't fit what takes it by its name.
  var misfits: [Mismatch] = []
  /// The services that answers use.
  var usedServices: [TypeName] = []
  /// How the answer that is being resolved uses the data of its event.
  var eventData = EventData()

  /// All that it found.
  var findings: AnswerFindings {
    AnswerFindings(
      diagnostics: diagnostics, warnings: warnings, missing: missing, misfits: misfits,
      meanings: meanings)
  }

  /// The sender of the event that is being answered.
  enum Trigger {
    case start
    /// In a role, if its answer depends on that.
    case screen(Screen, Event, as: MemberName?)
    case flow(FlowInterface, Event)
    case outside(Signature)
    /// Another answer, which gives this one.
    case answer(NamedAnswer)
  }

  mutating func answer(_ steps: [StepSpec], in trigger: Trigger) -> Answer {
    clearAnswer()
    var scope = AnswerScope(trigger, coordinator: coordinator)
    let resolved = self.steps(steps, in: &scope)
    checkForStaleData(in: scope)
    return Answer(
      signature: scope.signature, sender: scope.sender, summary: scope.summary, steps: resolved,
      usesSender: eventData.usesSender)
  }

  /// Forgets the answer that was resolved before.
  mutating func clearAnswer() {
    ownMethodsOfAnswer.removeAll()
    methodNumbers.removeAll()
    eventData.removeAll()
  }

  mutating func screens(
    _ specs: [CoordinatorSpec.SenderSpec], shown: [ShownScreen]
  ) -> [Coordinator.ScreenAnswers] {
    let senders = shown.map { Sender($0, isComplete: recovery.knows($0.screen)) }
    var table = AnswerTable(specs, of: senders, mayLackAnswers: coordinator.hasErrors)
    var inRoles = self.shown.inRoles.map { AnsweredInRoles($0.screen) }
    let answers = zip(shown, senders).compactMap { shown, sender -> Coordinator.ScreenAnswers? in
      let screen = shown.screen
      if lacksRole(shown) { return nil }
      let missing = table.answer(sender, into: &diagnostics)
      note(table.answered, of: Meaning.Owner(screen))
      if let missing, !mayBeAnsweredWithoutRole(shown), !isPushedWithoutStack(shown) {
        report(missing, isShown: !shown.ways.isEmpty)
      }
      guard !screen.events.isEmpty else { return nil }
      if let role = shown.role, let place = self.shown.placeInRoles(screen.names.base.interned) {
        inRoles[place].add(table.answered, as: role)
        return nil
      }
      return Coordinator.ScreenAnswers(
        screen: screen.names,
        answers: table.answered.map {
          answer($0.answer.steps, in: .screen(screen, $0.event, as: nil))
        })
    }
    for (index, unused) in meanings.areNoted ? table.unused : [] {
      _ = answer(unused.answer.steps, in: .screen(shown[index].screen, unused.event, as: nil))
    }
    if recovery.names[.screen].isEmpty, knowsAll(senders) {
      table.checkAnswersToAll(of: .screen, into: &diagnostics, warnings: &warnings)
    }
    return answers + inRoles.filter { !$0.isEmpty }.map { self.answers($0) }
  }

  mutating func flows(
    _ specs: [CoordinatorSpec.SenderSpec], shown: [ShownFlow]
  ) -> [Coordinator.FlowAnswers] {
    let senders = shown.map { Sender($0) }
    var table = AnswerTable(specs, of: senders, mayLackAnswers: coordinator.hasErrors)
    let answers = zip(shown, senders).map { shown, sender in
      let flow = shown.flow
      if let missing = table.answer(sender, into: &diagnostics) {
        report(missing, isShown: shown.isShownByStep)
      }
      note(table.answered, of: Meaning.Owner(flow), origins: flow)
      return Coordinator.FlowAnswers(
        flow: flow.names,
        isHeard: flow.reportingToStarter != .none,
        answers: table.answered.map { answer($0.answer.steps, in: .flow(flow, $0.event)) })
    }
    for (index, unused) in meanings.areNoted ? table.unused : [] {
      _ = answer(unused.answer.steps, in: .flow(shown[index].flow, unused.event))
    }
    if knowsAll(senders) {
      table.checkAnswersToAll(of: .flow, into: &diagnostics, warnings: &warnings)
    }
    return answers
  }

  /// Whether nothing else may send an event that an answer under `"*"` is for.
  private func knowsAll(_ senders: [Sender]) -> Bool {
    recovery.knowsAllNavigation && senders.allSatisfy(\.isComplete)
  }

  private mutating func note(
    _ answered: [AnsweredEvent], of sender: Meaning.Owner, origins flow: FlowInterface? = nil
  ) {
    guard meanings.areNoted else { return }
    for one in answered {
      meanings.note(
        .event, one.answer.event, of: flow?.origin(of: one.answer.event.value) ?? sender)
    }
  }

  /// Registers a method for the developer to write. Its name depends on the sender, the event and
  /// the way to the decision only, so that no other answer ever changes it.
  mutating func customCall(
    _ way: String, at span: SourceSpan, reaches: [Target], in scope: AnswerScope
  ) -> CustomCall {
    let name = ownMethod(way)
    eventData.isPassedOn = true
    eventData.used += scope.parameters.map(\.name)
    if !ownMethods.insert(name).inserted || isMember(name) {
      diagnostics.report(
        .customClash, at: span,
        "your method for this would be called \(name.text.quoted), but something else here has that "
          + "name; rename one of them")
    }
    return CustomCall(name: name, parameters: scope.parameters, reaches: reaches)
  }

  /// The name of the way, with a number for another decision on the same way.
  private mutating func ownMethod(_ way: String) -> MemberName {
    let name = MemberName(validated: way)
    if ownMethodsOfAnswer.insert(name).inserted { return name }
    var number = methodNumbers[way] ?? 2
    defer { methodNumbers[way] = number + 1 }
    while true {
      let next = MemberName(validated: way + "\(number)")
      if ownMethodsOfAnswer.insert(next).inserted { return next }
      number += 1
    }
  }

  private mutating func isMember(_ name: MemberName) -> Bool {
    let members = members ?? gatherMembers()
    self.members = members
    return members.contains(name)
  }

  private func gatherConstants() -> Set<MemberName> {
    var names: Set<MemberName> = []
    for screen in shown.screens.lazy.map(\.screen.names) {
      for name in [screen.variable, screen.screen.lowercased] { names.insert(name) }
    }
    for flow in shown.flows.lazy.map(\.flow.names) {
      for name in [flow.variable, flow.coordinator.lowercased] { names.insert(name) }
    }
    return names
  }

  /// The names that several methods of a flow share.
  mutating func repeatedMethods(of flow: FlowInterface) -> Set<MemberName> {
    if let repeated = repeatedMethods[flow.number] { return repeated }
    var seen: Set<MemberName> = []
    var repeated: Set<MemberName> = []
    for name in flow.spec.methodNames(showing: navigation[flow.number])
    where !seen.insert(name).inserted { repeated.insert(name) }
    repeatedMethods[flow.number] = repeated
    return repeated
  }

  private func gatherMembers() -> Set<MemberName> {
    var members: Set<MemberName> = []
    for input in coordinator.data { members.insert(input.name) }
    for method in coordinator.spec.methodNames(showing: shown) { members.insert(method) }
    return members
  }
}
