import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The answers to a screen in each of the roles in which a flow shows it.
struct AnsweredInRoles {
  let screen: Screen
  /// For each event, the answers and their roles.
  private var answers: [[(role: MemberName, answered: AnsweredEvent)]] = []
  private var places: [MemberName: Int] = [:]

  var isEmpty: Bool { answers.isEmpty }

  init(_ screen: Screen) {
    self.screen = screen
  }

  mutating func add(_ answered: [AnsweredEvent], as role: MemberName) {
    for event in answered {
      let name = event.event.signature.name
      let place = places.insert(answers.count, for: name) ?? answers.count
      if place == answers.count { answers.append([]) }
      answers[place].append((role, event))
    }
  }

  /// The answers to an event, with the roles for which it does: one under `"*"` for all that have no
  /// other.
  func answers(to event: Event) -> [(roles: [MemberName], answered: AnsweredEvent)] {
    var cases: [(roles: [MemberName], answered: AnsweredEvent)] = []
    guard let place = places[event.signature.name] else { return [] }
    var shared: Int?
    for (role, answered) in answers[place] {
      if answered.isForAll, let shared {
        cases[shared].roles.append(role)
      } else {
        if answered.isForAll { shared = cases.count }
        cases.append(([role], answered))
      }
    }
    return cases
  }
}

/// Resolves the answers to screens that the flow shows in several roles.
extension AnswerResolver {
  /// Each event has one method, which asks for the role where the answers differ.
  mutating func answers(_ sender: AnsweredInRoles) -> Coordinator.ScreenAnswers {
    let screen = sender.screen
    return Coordinator.ScreenAnswers(
      screen: screen.names,
      answers: screen.events.compactMap { event -> Answer? in
        let cases = sender.answers(to: event)
        guard let first = cases.first else { return nil }
        guard cases.count > 1 || !first.answered.isForAll else {
          return answer(first.answered.answer.steps, in: .screen(screen, event, as: nil))
        }
        return answer(
          cases.map { roles, answered in
            let role = answered.isForAll ? nil : roles.first
            let answer = self.answer(answered.answer.steps, in: .screen(screen, event, as: role))
            return AnswersByRole.Case(roles: roles, steps: answer.steps)
          }, to: event, of: screen)
      })
  }

  private func answer(
    _ cases: [AnswersByRole.Case], to event: Event, of screen: Screen
  ) -> Answer {
    let byRole = AnswersByRole(sender: event.sender, type: screen.names.role, cases: cases)
    return Answer(
      signature: event.signature, sender: event.sender, summary: event.summary,
      steps: [.byRole(byRole)], usesSender: true)
  }

  // MARK: Checks

  /// Whether it is named without a role, and has roles elsewhere in the flow.
  func lacksRole(_ screen: ShownScreen) -> Bool {
    screen.role == nil && !shown.roles(of: screen.name).isEmpty
  }

  /// Whether some answers to a screen in a role may be those without one, which are reported.
  func mayBeAnsweredWithoutRole(_ screen: ShownScreen) -> Bool {
    screen.role != nil && shown.screen(screen.screen.names.base.interned) != nil
  }

  /// Reports a screen without a role, if this flow, or else the nearest above that shows it, shows
  /// it in roles; returns whether it did.
  @discardableResult
  mutating func reportMissingRole(_ name: ShownName) -> Bool {
    guard name.role == nil else { return false }
    var roles = shown.roles(of: name.name.value)
    if roles.isEmpty, shown.screen(name.written.value) == nil {
      roles =
        navigation.above(coordinator.number).lazy
        .map { [navigation] in navigation[$0].roles(of: name.name.value) }
        .first { !$0.isEmpty } ?? []
    }
    guard !roles.isEmpty else { return false }
    if !coordinator.hasErrors, isWorthReporting() {
      let names = roles.map { "\(name.name.value.string):\($0.text)" }
      diagnostics.report(
        .roleMissing, at: name.name.span,
        "\(name.name.value.quoted) is shown in roles here: say which, \(Diagnostic.list(names, last: "or"))",
        replaceWith: names.count == 1 ? names[0] : nil)
    }
    return true
  }

  /// Within the coordinator, the enumerations of a screen's roles and of a choice hide types of their
  /// names. All answers are resolved before.
  mutating func checkHiddenTypes(of spec: CoordinatorSpec) {
    guard shown.hasRoles || !choiceTypes.isEmpty else { return }
    var used = Set<TypeName>(spec.typesInAnswers)
    func add(_ type: SwiftType) {
      for name in type.typeNames { used.insert(name) }
    }
    for property in coordinator.data {
      add(property.type)
      for name in property.defaultValue?.typeNames ?? [] { used.insert(name) }
    }
    let events = shown.screensOnce.flatMap(\.events) + shown.flows.flatMap(\.flow.reports)
    for event in events + Array(coordinator.reports) {
      for parameter in event.signature.parameters { add(parameter.type) }
    }
    let outside = spec.events.flatMap(\.declaration.parameters)
    for parameter in outside { add(parameter.value.type.value) }
    for value in spec.valuesInAnswers { add(value.type.value) }
    for shown in shown.screens where shown.role != nil {
      let isFirst = shown.role == self.shown.roles(of: shown.screen.names.base.interned).first
      guard isFirst, used.contains(shown.screen.names.role) else { continue }
      let (screen, type) = (shown.screen.names.base.text, shown.screen.names.role.text)
      diagnostics.report(
        .roleTypeIsHidden, at: shown.span,
        "the roles of \(screen.quoted) become the type \(type.quoted) in this flow, which hides the "
          + "app's type of that name: write that with its module, or rename one of them")
    }
    for type in choiceTypes where used.contains(type.value) {
      diagnostics.report(
        .roleTypeIsHidden, at: type.span,
        "the cases of this choice become the type \(type.value.text.quoted) in this flow, which hides the app's "
          + "type of that name: write that with its module, or rename it")
    }
  }
}

extension FlowNavigation {
  /// Its screens, each once, whatever its roles.
  var screensOnce: [Screen] {
    guard hasRoles else { return screens.map(\.screen) }
    var seen: Set<InternedText> = []
    return screens.map(\.screen).filter { seen.insert($0.names.base.interned).inserted }
  }

  /// The screens that it shows in roles.
  var screenRoles: [Coordinator.ScreenRoles] {
    inRoles.map {
      Coordinator.ScreenRoles(screen: $0.screen.names, roles: $0.roles)
    }
  }
}

extension Diagnostic {
  static func roleOfFlow(_ name: Located<InternedText>) -> Diagnostic {
    let flow = name.value.string.prefix { $0 != ShownName.separator }
    return Diagnostic(
      .roleOfFlow, at: name.span,
      "\(name.value.quoted) isn't a flow's name: only screens have roles",
      replaceWith: String(flow))
  }
}
