import AppModel
import Language
import Storage
import Syntax

/// One test: shows the sender of the event, sends the event, taps in alerts, and expects what the spec
/// says of each.
extension FlowTestsTemplate {
  func test(_ answered: Answered) -> Code {
    do throws(TestValues.Unknown) {
      return try walked(answered)
    } catch {
      return disabled(answered, error)
    }
  }

  func disabled(_ answered: Answered, _ unknown: TestValues.Unknown) -> Code {
    let event = answered.answer.signature.name
    let subject: Code =
      switch answered.sender {
      case .screen(let screen, _): "show \(screen.names.base), and send `\(event)`."
      case .flow(let flow): "start \(flow.names.base), and send `\(event)`."
      case .outside: "send `\(event)`."
      case .start: "start it."
      }
    return .disabled(answered.name, "needs \(unknown.need)", ["// Yours to write: \(subject)"])
  }

  private func walked(_ answered: Answered) throws(TestValues.Unknown) -> Code {
    var sketch = StageSketch(flow: coordinator, isRegular: false, values: values)
    var isFirst = false
    var shown: Code = ""
    if let origin = answered.origin {
      begin(&sketch)
      isFirst = sketch.contains(origin)
      if let button = opening(origin), !isFirst {
        sketch.attempt { sketch throws(StageSketch.Unknown) in try sketch.tap(button, from: nil) }
        isFirst = sketch.contains(origin)
        shown = try tap(button)
      }
      if !isFirst { shown = .lines([shown, try showTarget(of: answered, on: &sketch)]) }
      // Something else covers it.
      if isFirst, sketch.isCovered { sketch.isKnown = false }
      shown = .lines([
        shown, isFirst ? found(answered.sender) : try show(answered, origin, on: &sketch),
      ])
    } else if case .outside = answered.sender {
      begin(&sketch)
    }
    sketch.isRegular = answered.walk.width == .regular
    sketch.taken = []
    sketch.cases = answered.walk.cases
    let data = try values.data(
      of: answered.answer.signature, besides: answered.taken, in: answered.walk.cases)

    var lines: CodeList = [sketch.isRegular ? "\(.stage).width = .regular" : "", shown]
    lines += unsettle(answered, &sketch)
    if case .start = answered.sender {} else { lines += data.constants + [send(answered, data)] }
    var expectations = FlowExpectations(coordinator, answered.sender, data)
    sketch.attempt { sketch throws(StageSketch.Unknown) in
      try sketch.take(answered.steps, from: answered.origin)
    }
    var expected = expectations.next(sketch)
    for button in answered.walk.taps {
      lines += expected + [try tap(button)]
      sketch.taken = []
      sketch.attempt { sketch throws(StageSketch.Unknown) in
        try sketch.tap(button, from: answered.origin)
      }
      expected = expectations.next(sketch)
    }
    guard !expected.isEmpty else {
      return .disabled(
        answered.name, "yours to write", lines + ["// Expect what is shown then."],
        effects: isFirst ? " throws" : "")
    }
    return """
      @Test func \(answered.name)()\(isFirst ? " throws" : "") {
        \(lines: lines + expected)
      }
      """
  }

  private func begin(_ sketch: inout StageSketch) {
    sketch.attempt { sketch throws(StageSketch.Unknown) in try sketch.take(coordinator.firstStart) }
  }

  /// Brings the flow elsewhere if the answer leads to where it begins: to another tab, under an alert.
  private func unsettle(_ answered: Answered, _ sketch: inout StageSketch) -> CodeList {
    var lines: CodeList = []
    answered.answer.visitSteps { step in
      guard case .select(let flow, _) = step, lines.isEmpty,
        let other = sketch.otherTab(than: flow.base), let tab = values.coordinator(other)
      else { return }
      sketch.attempt { sketch throws(StageSketch.Unknown) in try sketch.select(other) }
      lines += ["\(.stage).user.selectTab(of: \(tab.names.coordinator).self)"]
    }
    let isCleared = answered.steps.contains { step in
      switch step {
      case .closeModals, .restart: true
      case .push, .present, .replace, .detail, .select, .start, .back, .popTo, .popToRoot, .finish,
        .report, .browse, .tell, .call, .set, .alert, .choose, .switch, .answer, .byRole, .width,
        .custom,
        .stay,
        .never, .tabs, .split:
        false
      }
    }
    if isCleared, !sketch.isCovered {
      lines += ["\(.coordinator).\(.flow).alert(\"Alert\", buttons: [.button(\"OK\")])"]
    }
    return lines
  }

  /// The button that shows the sender, where the flow begins with an alert.
  private func opening(_ sender: StageSketch.Sender) -> Alert.Button? {
    guard case .alert(let alert)? = coordinator.firstStart.last else { return nil }
    return alert.value.buttons.first { button in
      button.steps.contains { $0.showing?.0.target.sender == sender }
    }
  }

  /// Sends the event to its receiver, by calling a closure or passing the sender.
  private func send(_ answered: Answered, _ data: TestValues.Data) -> Code {
    let event = answered.answer.signature
    let variable = answered.sender.variable
    let (reporting, receiver, sender): (Reporting, Code, Code) =
      switch answered.sender {
      case .screen(let screen, _): (screen.reporting, "\(variable)", "\(variable).\(.viewModel)")
      case .flow(let flow): (flow.reporting, "\(variable).\(.delegate)?", "\(variable)")
      case .outside, .start: (.none, "\(variable)", "")
      }
    guard reporting != .closures else {
      let arguments = data.arguments(of: event, isLabeled: false)
      return .call("\(variable).\(event.name.closure)?", arguments)
    }
    return .call("\(receiver).\(event.name)", [sender] + data.arguments(of: event))
  }

  private func tap(_ button: Alert.Button) throws(TestValues.Unknown) -> Code {
    guard case .value(let title) = button.title else {
      throw TestValues.Unknown(need: "the title of a button")
    }
    return .call("\(.stage).user.tap", ["\(configuration.inDoubles(title))"])
  }

  // MARK: - Showing the sender

  /// A screen or child flow with which the flow begins.
  private func found(_ sender: Answered.Sender) -> Code {
    let value: Code =
      switch sender {
      case .screen(let screen, _): "\(.stage).screen(\(screen.names.screen).self)"
      case .flow(let flow): "\(.coordinator).\(.flow).child(\(flow.names.coordinator).self)"
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
    _ answered: Answered, _ origin: StageSketch.Sender, on sketch: inout StageSketch
  ) throws(TestValues.Unknown) -> Code {
    // Whatever hand-written code shows, it leaves.
    let way =
      sketch.isKnown ? way(to: origin) ?? (sketch.isStack ? .push : .present(.sheet)) : .replace
    let variable = answered.sender.variable
    switch answered.sender {
    case .screen(let screen, let role):
      guard screen.variants.isEmpty, values.isAlone(screen), !screen.isExternal else {
        throw TestValues.Unknown(need: "the \(screen.names.base.spoken) screen to be shown")
      }
      sketch.attempt { sketch throws(StageSketch.Unknown) in
        try sketch.show(screen, as: role?.name, way)
      }
      return try show(screen, as: role, in: variable, way)
    case .flow(let flow):
      sketch.attempt { sketch throws(StageSketch.Unknown) in
        try sketch.show(try sketch.content(flow, at: flow.firstStart), way, of: origin)
      }
      return try begin(flow, in: variable, way)
    case .outside, .start: return .empty
    }
  }

  /// Shows the screen to which the answer goes back.
  private func showTarget(
    of answered: Answered, on sketch: inout StageSketch
  ) throws(TestValues.Unknown) -> Code {
    for step in answered.steps {
      guard case .popTo(.screen(let target), _, _) = step, !sketch.contains(target.sender),
        sketch.isStack, let screen = values.screen(target.base)
      else { continue }
      let variable = (screen.names.variable + FreeSuffix.below)
        .free(FreeSuffix.again, avoiding: NameTable(answered.taken))
      sketch.attempt { sketch throws(StageSketch.Unknown) in
        try sketch.show(screen, as: target.role?.name, .push)
      }
      var role = target.role
      role?.owner = coordinator.names.coordinator
      return try show(screen, as: role, in: variable, .push)
    }
    return .empty
  }

  private func way(to sender: StageSketch.Sender) -> StageSketch.Way? {
    var way: StageSketch.Way?
    coordinator.visitAnswers { answer in
      answer.visitSteps { step in
        if way == nil, let (shown, itsWay) = step.showing, shown.target.sender == sender {
          way = itsWay
        }
      }
    }
    return way
  }

  private func show(
    _ screen: Screen, as role: Role?, in variable: MemberName, _ way: StageSketch.Way
  ) throws(TestValues.Unknown) -> Code {
    let inputs = try values.arguments(for: screen.inputs, of: screen)
    let last: CodeList = screen.reporting == .delegate ? ["\(.flowDelegate): \(.coordinator)"] : []
    let services = CodeList.services("\(.ownServices)()", ifAny: !screen.services.isEmpty)
    let made: Code = .call("\(screen.names.screen)", services + inputs + last)
    let shown: Code =
      switch way {
      case .push: "push(\(variable))"
      case .replace: "replace(with: \(variable))"
      case .detail: "showDetail(\(variable))"
      case .present(let style): .call("present", ["\(variable)"] + argument(style))
      }
    return """
      \(Code.assignment("let \(variable)", made))
      \(role?.assignment(to: variable) ?? "")
      \(screen.reporting == .closures ? "\(.coordinator).\(.connect)(\(variable))" : "")
      \(.coordinator).\(.flow).\(shown)
      """
  }

  private func begin(
    _ flow: Coordinator, in variable: MemberName, _ way: StageSketch.Way
  ) throws(TestValues.Unknown) -> Code {
    let inputs = try values.arguments(for: flow.inputs) + beginning(of: flow)
    let services = CodeList.services("\(.ownServices)()", ifAny: !flow.services.isEmpty)
    let made: Code = .call("\(flow.names.coordinator)", services + inputs)
    let presentation: CodeList =
      switch way {
      case .push, .detail: []
      case .replace: ["as: .replace"]
      case .present(let style): ["as: .present"] + argument(style)
      }
    return """
      \(Code.assignment("let \(variable)", made))
      \(flow.reporting == .closures
        ? "\(.coordinator).\(.connect)(\(variable))" : "\(variable).\(.delegate) = \(.coordinator)")
      \(Code.call("\(.coordinator).\(.flow).start", ["\(variable)"] + presentation))
      """
  }

  private func argument(_ style: ModalStyle) -> CodeList {
    style == .sheet ? [] : ["style: .\(Code(style))"]
  }
}

extension StageSketch {
  /// Hand-written code decides what is shown if it fails.
  fileprivate mutating func attempt(_ change: (inout Self) throws(Unknown) -> Void) {
    do throws(Unknown) { try change(&self) } catch { isKnown = false }
  }
}
