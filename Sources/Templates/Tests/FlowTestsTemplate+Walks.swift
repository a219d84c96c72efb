import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// One test: shows the sender of the event, sends the event, taps in alerts, and expects what the spec
/// says of each.
extension FlowTestsTemplate {
  mutating func test(_ answered: Answered) -> Code {
    do throws(TestValues.Unknown) {
      return try walked(answered)
    } catch {
      return disabled(answered, error)
    }
  }

  func disabled(_ answered: Answered, _ unknown: TestValues.Unknown) -> Code {
    .disabled(
      answered.name, "needs \(unknown.need)",
      ["// Yours to write: `\(answered.answer.signature.name)`."])
  }

  private mutating func walked(_ answered: Answered) throws(TestValues.Unknown) -> Code {
    var sketch = StageSketch(coordinator, values)
    var expectations = FlowExpectations(coordinator, services, values)
    var isFirst = false
    var shown: CodeList = []
    var data = try data(of: answered)
    if case .start = answered.sender {
    } else {
      if coordinator.mayEndAtOnce { throw TestValues.Unknown(need: "a start that shows something") }
      sketch.answer(coordinator.firstStart)
      expectations.skip(sketch)
    }
    if let origin = answered.sender.item {
      isFirst = sketch.contains(origin)
      if let button = opening(origin), !isFirst {
        sketch.tap(button, from: nil)
        expectations.skip(sketch)
        isFirst = sketch.contains(origin)
        shown = [try tap(button)]
      }
      if !isFirst, let opener = opener(of: answered, on: sketch) {
        let before = (sketch, expectations)
        data = try self.data(of: answered, after: [opener.sender])
        shown = try give(opener, &sketch, &expectations, besides: answered.taken + data.names)
        isFirst = sketch.contains(origin)
        // It may also show what no test can know.
        if !isFirst { (sketch, expectations, shown) = (before.0, before.1, []) }
      }
      sketch.cases = answered.walk.cases
      if !isFirst { shown += [try showTarget(of: answered, on: &sketch)] }
      // Something else covers it.
      if isFirst, sketch.isCovered { sketch.isKnown = false }
      shown += [isFirst ? found(answered.sender) : try show(answered, origin, on: &sketch)]
    }
    sketch.isRegular = answered.walk.width == .regular
    sketch.cases = answered.walk.cases
    if let other = detour(for: answered, from: sketch) {
      data = try self.data(of: answered, after: [other.sender])
      shown += try give(other, &sketch, &expectations, besides: data.names)
      isFirst = true
    }

    var lines: CodeList = [sketch.isRegular ? "\(.stage).width = .regular" : ""] + shown
    if case .start = answered.sender {
    } else {
      lines += unsettle(answered, &sketch) + data.constants + [send(answered, data, on: sketch)]
    }
    (expectations.sender, expectations.data) = (answered.sender, data)
    sketch.answer(answered)
    var expected = expectations.next(sketch)
    for button in answered.walk.taps {
      lines += expected + expectations.toAdd + [try tap(button)]
      sketch.tap(button, from: answered.sender.item)
      expected = expectations.next(sketch)
    }
    if expectations.comparesAny { usesTesting = true }
    let toAdd = expectations.toAdd
    guard !expected.isEmpty, toAdd.isEmpty || expectations.seesMore else {
      return .disabled(
        answered.name, "yours to write",
        lines + (toAdd.isEmpty ? ["// Expect what is shown then."] : toAdd),
        effects: isFirst ? " throws" : "")
    }
    return """
      @Test func \(answered.name)()\(isFirst ? " throws" : "") {
        \(lines: lines + expected + toAdd)
      }
      """
  }

  /// The data of an event, whose constants are called unlike what the test has found before.
  private func data(
    of answered: Answered, after others: [Answered.Sender] = []
  ) throws(TestValues.Unknown) -> TestValues.Data {
    try values.data(
      of: answered.answer.signature,
      besides: answered.taken + services.names + others.map(\.variable), in: answered.walk.cases)
  }

  /// Gives an answer before the one that is tested.
  private func give(
    _ answered: Answered, _ sketch: inout StageSketch, _ expectations: inout FlowExpectations,
    besides taken: [MemberName] = []
  ) throws(TestValues.Unknown) -> CodeList {
    let data = try values.data(
      of: answered.answer.signature, besides: answered.taken + services.names + taken)
    (expectations.sender, expectations.data) = (answered.sender, data)
    sketch.answer(answered)
    expectations.skip(sketch)
    return [found(answered.sender)] + data.constants + [send(answered, data, on: sketch)]
  }

  /// The answer that leads elsewhere first, where an event from outside ends where the flow begins, or
  /// as it would without its first step.
  private func detour(for answered: Answered, from sketch: StageSketch) -> Answered? {
    guard case .outside = answered.sender else { return nil }
    func end(_ steps: [Step], from sketch: StageSketch) -> StageSketch {
      var end = sketch
      end.answer(steps)
      return end
    }
    let straight = end(answered.steps, from: sketch)
    let rest =
      straight.shows == sketch.shows ? [] : Array(answered.steps.dropFirst())
    guard straight.isKnown, end(rest, from: sketch).shows == straight.shows else { return nil }
    // Closing modals is less than going back to the first screen.
    let less: [Step] =
      if case .popToRoot? = answered.steps.first { [.closeModals(animated: true)] } else { [] }
    func leads(_ other: Answered, apartFrom others: [Step]) -> Bool {
      guard let origin = other.sender.item, sketch.contains(origin), !sketch.isCovered,
        other.walk.words.isEmpty, (try? values.data(of: other.answer.signature, besides: [])) != nil
      else { return false }
      var elsewhere = sketch
      elsewhere.answer(other)
      let whole = end(answered.steps, from: elsewhere)
      return elsewhere.isKnown && whole.isKnown && whole.shows == straight.shows
        && end(others + rest, from: elsewhere).shows != whole.shows
    }
    return answers.first { leads($0, apartFrom: less) }
      ?? answers.first { leads($0, apartFrom: []) }
  }

  /// Brings the flow elsewhere if the answer leads to where it begins: to another tab, under an alert, to
  /// another state.
  private mutating func unsettle(_ answered: Answered, _ sketch: inout StageSketch) -> CodeList {
    var lines: CodeList = []
    var (isCleared, isAsked) = (false, false)
    sketch.visit(answered.steps) { step, bindings in
      // What follows is that of its buttons.
      if case .alert = step { isAsked = true }
      if case .select(let flow, _) = step, let other = sketch.otherTab(than: flow?.base),
        let tab = values.coordinators[other]
      {
        sketch.container?.select(other)
        usesTesting = true
        lines += ["\(.stage).user.selectTab(of: \(tab.names.coordinator).self)"]
      }
      if case .set(let assignments) = step {
        lines += assignments.map { unsettle($0, bindings, &sketch) }
      }
      if case .closeModals = step, !isAsked { isCleared = true }
      if case .restart = step, !isAsked { isCleared = true }
    }
    if isCleared, !sketch.isCovered {
      lines += ["\(.coordinator).\(.flow).alert(\"Alert\", buttons: [.button(\"OK\")])"]
    }
    return lines
  }

  private func unsettle(
    _ assignment: Assignment, _ bindings: Bindings, _ sketch: inout StageSketch
  ) -> Code {
    guard let value = assignment.known(in: bindings), sketch.state[assignment.state] == value,
      let state = coordinator.state.first(where: { $0.name == assignment.state }),
      let other = values.literal(of: state, besides: value)
    else { return .empty }
    sketch.set(state.name, to: value == TestValues.bool ? .literal("false") : nil)
    return "\(.coordinator).\(state.name) = \(other)"
  }

  /// The button that shows the sender, where the flow begins with an alert.
  private func opening(_ sender: StageSketch.Item) -> Alert.Button? {
    guard case .alert(let alert)? = coordinator.firstStart.last else { return nil }
    return alert.buttons.first { button in
      button.steps.contains { $0.showing?.0.target.item == sender }
    }
  }

  /// The answer that shows the sender, where an event of a screen that is shown does nothing else.
  private func opener(of answered: Answered, on sketch: StageSketch) -> Answered? {
    guard let origin = answered.sender.item, origin.role == nil, !sketch.isCovered else {
      return nil
    }
    if case .screen(let screen, _) = answered.sender, !screen.inputs.isEmpty { return nil }
    return answers.first { other in
      guard case .screen(let from, nil) = other.sender, sketch.contains(from.item(as: nil)),
        other.steps.count == 1, other.steps.first?.showing?.0.target.item == origin
      else { return false }
      return (try? values.data(of: other.answer.signature, besides: [])) != nil
    }
  }

  /// Sends the event as the sender does: by its method, by calling a closure or by telling its delegate.
  private func send(
    _ answered: Answered, _ data: TestValues.Data, on sketch: StageSketch
  ) -> Code {
    let event = answered.answer.signature
    if case .outside = answered.sender, let tab = sketch.tab(asking: event.name) {
      return "\(.stage).user.selectTab(of: \(tab.type).self)"
    }
    if answered.ends {
      let report: Code =
        event.name == .cancelled ? "()" : " { \(block: report(answered, data)) }"
      return "\(answered.sender.variable).\(.flow).finish\(report)"
    }
    return report(answered, data)
  }

  private func report(_ answered: Answered, _ data: TestValues.Data) -> Code {
    let event = answered.answer.signature
    let (object, arguments) = (answered.sender.object, data.arguments(of: event))
    guard let (flow, _) = answered.sender.flow else {
      return .call("\(object).\(event.name)", arguments)
    }
    if flow.reporting == .closures {
      let arguments = data.arguments(of: event, isLabeled: false)
      return .call("\(object).\(event.name.closure)?", arguments)
    }
    return .call("\(object).\(.delegate)?.\(event.name)", [object] + arguments)
  }

  private mutating func tap(_ button: Alert.Button) throws(TestValues.Unknown) -> Code {
    guard case .value(let title) = button.title else {
      throw TestValues.Unknown(need: "the title of a button")
    }
    usesTesting = true
    return .call("\(.stage).user.tap", ["\(configuration.inDoubles(title))"])
  }

  // MARK: - Showing the sender

  /// A screen or child flow with which the flow begins.
  private func found(_ sender: Answered.Sender) -> Code {
    let value: Code =
      switch sender {
      case .screen(let screen, _): "\(.stage).screen(\(screen.names.screen).self)"
      case .flow(_, let names): "\(.coordinator).\(.flow).child(\(names.typeInTests).self)"
      case .outside, .start: .empty
      }
    return .fitting(
      "let \(sender.variable) = try #require(\(value))",
      """
      let \(sender.variable) = try #require(
        \(value))
      """)
  }

  /// Shows the sender as an answer of the flow does.
  private func show(
    _ answered: Answered, _ origin: StageSketch.Item, on sketch: inout StageSketch
  ) throws(TestValues.Unknown) -> Code {
    // Whatever hand-written code shows, it leaves.
    let shown = showing(origin)
    let way =
      sketch.isKnown ? shown?.1 ?? (sketch.isStack ? .push : .present(.sheet)) : .replace
    let variable = answered.sender.variable
    switch answered.sender {
    case .screen(let screen, let role):
      guard screen.variants.isEmpty, values.embedded[screen].isEmpty, !screen.isExternal else {
        throw TestValues.Unknown(need: "the \(screen.names.base.spoken) screen to be shown")
      }
      return try show(screen, as: role, in: variable, way, on: &sketch)
    case .flow(let flow, let names):
      if flow.mayEndAtOnce, !names.isElsewhere {
        throw TestValues.Unknown(need: "the \(flow.names.base.spoken) flow to show something")
      }
      let content =
        names.isElsewhere ? sketch.ofStub : sketch.content(flow, at: flow.firstStart)
      sketch.show(content, way, of: origin)
      let opener = coordinator.screens.map(\.screen).first { screen in
        screen.variable == shown?.0.opener && sketch.place { $0.base == screen.base } != nil
      }
      return try begin(flow, names, in: variable, for: opener, way)
    case .outside, .start: return .empty
    }
  }

  /// Shows the screen to which the answer goes back, or which it tells something.
  private func showTarget(
    of answered: Answered, on sketch: inout StageSketch
  ) throws(TestValues.Unknown) -> Code {
    var targets: [Target] = []
    sketch.visit(answered.steps) { step, _ in
      if let target = step.shownBefore { targets.append(target) }
    }
    for target in targets {
      guard target.item != answered.sender.item, !sketch.contains(target.item), sketch.isStack,
        let screen = target.kind == .screen ? values.screens[target.base] : nil
      else { continue }
      let variable = (screen.names.variable + FreeSuffix.below)
        .free(FreeSuffix.again, avoiding: Set(answered.taken + services.names))
      return try show(screen, as: target.role, in: variable, .push, on: &sketch)
    }
    return .empty
  }

  /// How an answer shows it.
  private func showing(_ sender: StageSketch.Item) -> (Destination, StageSketch.Way)? {
    var found: (Destination, StageSketch.Way)?
    coordinator.visitAnswers { answer in
      answer.visitSteps { step in
        if found == nil, let shown = step.showing, shown.0.target.item == sender { found = shown }
      }
    }
    return found
  }

  private func show(
    _ screen: Screen, as role: Role?, in variable: MemberName, _ way: StageSketch.Way,
    on sketch: inout StageSketch
  ) throws(TestValues.Unknown) -> Code {
    let item = screen.item(as: role)
    let name: Code = "\(screen.names.screen)\(role.map { ":\(unescaped: $0.name)" } ?? "")"
    sketch.show(sketch.content([item], name), way, of: item)
    var role = role
    role?.owner = coordinator.names.coordinator
    let inputs = try values.arguments(for: screen.inputs, of: screen)
    let last: Code = screen.reporting == .delegate ? "\(.flowDelegate): \(.coordinator)" : ""
    let services = CodeList.services("\(.services)", ifAny: !screen.services.isEmpty)
    let made: Code = .call("\(screen.names.screen)", services + inputs + [last])
    let shown: Code =
      switch way {
      case .push: "push(\(variable))"
      case .replace: "replace(with: \(variable))"
      case .detail: "showDetail(\(variable))"
      case .present(let style): .call("present", ["\(variable)", argument(style)])
      }
    return """
      \(Code.assignment("let \(variable)", made))
      \(role?.assignment(to: variable) ?? "")
      \(screen.reporting == .closures ? "\(.coordinator).\(.connect)(\(variable))" : "")
      \(.coordinator).\(.flow).\(shown)
      """
  }

  private func begin(
    _ flow: Coordinator, _ names: Coordinator.Names, in variable: MemberName,
    for opener: Screen.Names?, _ way: StageSketch.Way
  ) throws(TestValues.Unknown) -> Code {
    let inputs = try values.arguments(for: flow.inputs, withoutDefaults: names.isElsewhere)
    let beginning = names.isElsewhere ? [] : try beginning(of: flow)
    let services = CodeList.services(
      "\(.services)", ifAny: !names.isElsewhere && !flow.services.isEmpty)
    let made: Code = .call("\(names.typeInTests)", services + inputs + beginning)
    let presentation: CodeList =
      switch way {
      case .push: []
      case .detail: ["as: .detail"]
      case .replace: ["as: .replace"]
      case .present(let style): ["as: .present", argument(style)]
      }
    return """
      \(Code.assignment("let \(variable)", made))
      \(flow.reporting == .closures
        ? "\(.coordinator).\(.connect)(\(variable))" : "\(variable).\(.delegate) = \(.coordinator)")
      \(opener.map { .assignment("\(variable).\(.flow).opener", "\(.stage).screen(\($0.screen).self)") } ?? .empty)
      \(Code.call("\(.coordinator).\(.flow).start", ["\(variable)"] + presentation))
      """
  }

  private func argument(_ style: ModalStyle) -> Code {
    style == .sheet ? "" : "style: \(Code.word(style))"
  }
}

extension Coordinator.Names {
  /// A flow that services give is a stub there.
  fileprivate var typeInTests: TypeName { isElsewhere ? coordinator.stub : coordinator }
}

extension StageSketch {
  /// Answers an event, when a child flow that ends with it has left.
  fileprivate mutating func answer(_ answered: FlowTestsTemplate.Answered) {
    let ended = answered.ends ? answered.sender.item : nil
    answer(answered.steps, from: answered.sender.item, ending: ended)
  }
}

extension Screen {
  func item(as role: Role?) -> StageSketch.Item {
    StageSketch.Item(kind: .screen, base: names.base, role: role?.name)
  }
}

extension Step {
  /// The screen to which it goes back, or which it tells something.
  fileprivate var shownBefore: Target? {
    switch self {
    case .popTo(.screen(let screen), _, _): screen
    case .tell(let call): call.listener
    default: nil
    }
  }
}
