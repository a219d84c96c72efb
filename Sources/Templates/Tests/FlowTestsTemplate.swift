import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

/// `AuthCoordinatorTests.swift`: a walk through a flow, with a test for each answer to a screen or to a
/// child flow, and for each button of its alerts.
struct FlowTestsTemplate {
  let coordinator: Coordinator
  let answers: [Answered]
  let values: TestValues
  let configuration: Configuration
  /// Those of the flow.
  var services = TestServices()
  /// Whether a test has used what the runtime has for tests.
  var usesTesting = false

  private var names: Coordinator.Names { coordinator.names }

  var code: Code {
    let members: CodeList
    var tests = self
    do throws(TestValues.Unknown) {
      let taken = Answered.Sender.members + answers.map(\.sender.variable)
      tests.services = try values.doubles(of: coordinator.services, names.services, besides: taken)
      let inputs = try values.arguments(for: coordinator.inputs) + beginning(of: coordinator)
      members =
        [tests.setUp(inputs)] + answers.map { tests.test($0) } + [tests.services.declaration]
    } catch {
      members = answers.map { disabled($0, error) }
    }
    return .tests(
      names.tests,
      "The answers of the \(names.base.spoken) flow, each on a stage that draws nothing.",
      tests.imports.ofTests(of: configuration.doubles?.module), members)
  }

  private var imports: Imports {
    var imports = Imports(configuration)
    imports.add(hidden: Imports.testing)
    imports.add(hidden: Imports.runtime)
    if usesTesting { imports.add(hidden: Imports.runtimeTesting) }
    values.addImports(for: coordinator.services, to: &imports)
    for (flow, names) in [(coordinator, names)] + answers.compactMap(\.sender.flow) {
      imports.add(hidden: CollectionOfOne(names.coordinator))
      values.addImports(for: flow.inputs.map(\.type), to: &imports)
      if names.isElsewhere { continue }
      let brought = flow.beginnings.first?.values.map(\.parameter.type)
      values.addImports(for: brought ?? [], to: &imports)
    }
    for answered in answers {
      if case .screen(let screen, _) = answered.sender {
        imports.add(hidden: CollectionOfOne(screen.names.screen))
        values.addImports(for: screen, to: &imports)
      }
      let sent = answered.answer.signature.parameters.map(\.type)
      values.addImports(for: sent, to: &imports)
      answered.answer.visitSteps { imports.add(hidden: $0) }
    }
    for answer in coordinator.named { answer.visitSteps { imports.add(hidden: $0) } }
    return imports
  }

  /// An answer to an event of a screen or of a child flow.
  struct Answered: Sendable {
    let sender: Sender
    let answer: Answer
    let steps: [Step]
    let walk: Walk
    let name: MemberName

    /// What the user does, and on which device.
    struct Walk: Sendable {
      /// Nil where the answer is the same on all.
      var width: WidthKey?
      var taps: [Alert.Button] = []
      /// The cases of the event's parameters, where a `switch` asks for them.
      var cases: [MemberName: TestValues.Known] = [:]
      /// Its part of the test's name.
      var words = ""
    }

    /// The names of the sender and of properties of the test, besides services.
    var taken: [MemberName] { Sender.members + [sender.variable] }

    /// Whether a child flow ends when it sends the event.
    var ends: Bool {
      guard case .flow(let flow, let names) = sender, !names.isElsewhere else { return false }
      return flow.ends(with: answer.signature.name)
    }

    enum Sender: Sendable {
      /// A screen, in the role to which the answer belongs, if any.
      case screen(Screen, Role?)
      /// A child flow, with the names by which the flow knows it.
      case flow(Coordinator, Coordinator.Names)
      /// An event from outside.
      case outside
      /// No event: the flow starts.
      case start

      var flow: (Coordinator, Coordinator.Names)? {
        if case .flow(let flow, let names) = self { (flow, names) } else { nil }
      }

      /// The sender on a stage, if any.
      var item: StageSketch.Item? {
        switch self {
        case .outside, .start: nil
        case .screen(let screen, let role): screen.item(as: role)
        case .flow(_, let names): .flow(names)
        }
      }

      /// Its local constant, which hides none of the test's properties.
      var variable: MemberName {
        let name =
          switch self {
          case .screen(let screen, _): screen.names.variable
          case .flow(_, let names): names.variable
          case .outside, .start: MemberName(.coordinator)
          }
        return item == nil ? name : name.free(FreeSuffix.shown, avoiding: Set(Self.members))
      }

      /// The object that sends its events.
      var object: Code { "\(variable)" }

      fileprivate static var members: [MemberName] {
        [FixedName.delegate, .stage, .coordinator, .services].map { MemberName($0) }
      }
    }
  }

  /// The answers that are tested, without the events that can't happen; nil where there are none.
  static func tests(of coordinator: Coordinator, _ values: TestValues) -> [Answered]? {
    guard !coordinator.isExternal else { return nil }
    var taken = Set<MemberName>(
      Answered.Sender.members + coordinator.services.map(\.property))
    func answered(
      _ sender: Answered.Sender, _ answer: Answer, _ steps: [Step], role: Role? = nil
    ) -> [Answered] {
      if case .never? = steps.first { return [] }
      return coordinator.walks(through: steps).map { walk in
        let words = [role?.name, answer.signature.name].compactMap { $0?.capitalized.text }
        let event =
          switch sender {
          case .screen, .flow: sender.variable + words.joined()
          case .outside: answer.signature.name
          case .start: MemberName(.start)
          }
        let name = (event + walk.words).free(FreeSuffix.again, avoiding: taken)
        taken.insert(name)
        return Answered(sender: sender, answer: answer, steps: steps, walk: walk, name: name)
      }
    }
    let ofScreens = coordinator.screens.flatMap { answers -> [Answered] in
      guard let screen = values.screens[answers.screen.base] else { return [] }
      return answers.answers.flatMap { $0.byRole(in: coordinator) }.flatMap {
        answered(.screen(screen, $1), $0, $2, role: $1)
      }
    }
    let ofFlows = coordinator.flows.flatMap { answers -> [Answered] in
      guard let flow = values.coordinators[answers.flow.base], !flow.isExternal else { return [] }
      return answers.answers.flatMap { answered(.flow(flow, answers.flow), $0, $0.steps) }
    }
    let ofOthers = coordinator.events.flatMap { answered(.outside, $0, $0.steps) }
    let answers = ofScreens + ofFlows + ofOthers
    return answers.isEmpty
      ? nil : answered(.start, coordinator.start, coordinator.firstStart) + answers
  }

  private func setUp(_ inputs: CodeList) -> Code {
    let given = CodeList.services("\(.services)", ifAny: !services.areNone)
    let reports = coordinator.reporting == .delegate
    return services.setUp(
      .coordinator, names.coordinator, given + inputs, keepsServices: true,
      first: [
        "private let \(.stage) = \(.runtime).Stage()",
        reports ? "private let \(.delegate) = \(names.delegate.spy)()" : "",
      ],
      then: [
        reports ? "\(.coordinator).\(.delegate) = \(.delegate)" : "",
        "\(.stage).start(\(.coordinator))",
      ])
  }

  /// Where a flow begins if it has no `start`: the first of its beginnings.
  func beginning(of flow: Coordinator) throws(TestValues.Unknown) -> CodeList {
    guard !flow.hasStart, let first = flow.beginnings.first else { return [] }
    return [.beginning(first.name, try values.arguments(first.values.map(\.parameter)))]
  }
}

extension Coordinator {
  /// Whether it ends with each report of this, or without one.
  fileprivate func ends(with report: MemberName) -> Bool {
    if report == .cancelled { return true }
    var (ends, continues) = (false, false)
    visitAnswers { answer in
      answer.visitSteps { step in
        if case .finish(let last?, _) = step, last.event == report { ends = true }
        if case .report(let one) = step, one.event == report { continues = true }
      }
    }
    return ends && !continues
  }

  /// The walks through the steps: one for each width, for each button of an alert, and for each case of
  /// the event's data.
  fileprivate func walks(
    through steps: [Step], _ walk: FlowTestsTemplate.Answered.Walk = .init(),
    _ bindings: Bindings = .init()
  ) -> [FlowTestsTemplate.Answered.Walk] {
    if case .alert(let alert)? = steps.last {
      return alert.buttons.enumerated().flatMap { number, button in
        var walk = walk
        walk.taps.append(button)
        walk.words += button.title.written?.way ?? "Button\(number + 1)"
        return walks(through: button.steps, walk, bindings)
      }
    }
    if case .switch(let choice)? = steps.last {
      guard let parameter = bindings.parameter(of: choice), walk.cases[parameter] == nil else {
        return bindings.branch(of: choice, in: walk.cases)
          .map { walks(through: $0.steps, walk, $0.bindings) } ?? [walk]
      }
      return choice.known.flatMap { known, words, steps in
        var walk = walk
        walk.cases[parameter] = known
        walk.words += words
        let branch = bindings.branch(of: choice, in: walk.cases)
        return walks(through: steps, walk, branch?.bindings ?? bindings)
      }
    }
    if case .answer(let call)? = steps.last, let answer = named(call) {
      return walks(through: answer.steps, walk, bindings.giving(call.arguments, answer))
    }
    for case .width(let compact, let regular) in steps {
      return WidthKey.allCases.filter { walk.width.map([$0].contains) ?? true }.flatMap { width in
        var walk = walk
        if walk.width == nil {
          walk.words += MemberName(validated: width.rawValue).capitalized.text
        }
        walk.width = width
        return walks(through: width == .regular ? regular : compact, walk, bindings)
      }
    }
    return [walk]
  }
}

extension Switch {
  /// The values that it tells apart, each with the part of a test's name.
  fileprivate var known: [(TestValues.Known, words: String, [Step])] {
    let others = others.map {
      (TestValues.Known.others(besides: Array(cases)), words: "Others", $0)
    }
    return cases.map { (.one($0), words: $0.name.capitalized.text, $0.steps) }
      + [others].compactMap(\.self)
  }
}

extension Answer {
  /// The answer to each role that has its own.
  fileprivate func byRole(
    in coordinator: Coordinator
  ) -> [(answer: Answer, role: Role?, steps: [Step])] {
    guard case .byRole(let roles)? = steps.first else { return [(self, nil, steps)] }
    return roles.cases.flatMap { branch in
      branch.roles.map { name in
        var role = Role(type: roles.type, name: name)
        role.owner = coordinator.names.coordinator
        return (self, role, branch.steps)
      }
    }
  }
}
