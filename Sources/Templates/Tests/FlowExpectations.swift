import MvvmgenAppModel
import MvvmgenStorage
import MvvmgenSyntax

/// Expects what an answer shows, sets, calls and reports, and the data that it passes.
struct FlowExpectations {
  let coordinator: Coordinator
  let services: TestServices
  let values: TestValues
  var sender = FlowTestsTemplate.Answered.Sender.start
  var data = TestValues.Data()
  /// The spies with the calls that each has recorded.
  private var spies: [Spy] = []
  /// The names of actions, calls and states in the last steps that no test sees.
  private var unseen: CodeList = []
  var toAdd: CodeList { unseen.map { "// Yours to add: what follows from `\($0)`." } }
  /// Whether anything else has been expected than that nothing has changed.
  private(set) var seesMore = false
  /// Whether values have been compared that may not be `Equatable`.
  private(set) var comparesAny = false
  /// Of the step that is expected.
  private var bindings = Bindings()

  private struct Spy {
    /// The name of the service; nil for the flow's reports.
    let service: MemberName?
    let variable: Code
    let double: DoublesTemplate
    /// Nil where they aren't known.
    var calls: [Code]?
  }

  init(_ coordinator: Coordinator, _ services: TestServices, _ values: TestValues) {
    (self.coordinator, self.services, self.values) = (coordinator, services, values)
    if coordinator.reporting == .delegate {
      let double = DoublesTemplate(reportsOf: coordinator)
      spies.append(Spy(service: nil, variable: "\(.delegate)", double: double, calls: []))
    }
    for one in services.doubles {
      guard let double = one.spy else { continue }
      // What a flow does when it starts, or when another tells it, isn't followed.
      let isKnown = values.callers[one.property]?.contains { $0 != coordinator.names.base } != true
      let calls: [Code]? = isKnown ? [] : nil
      spies.append(
        Spy(service: one.property, variable: "\(one.name)", double: double, calls: calls))
    }
  }

  /// Expects nothing of the next steps.
  mutating func skip(_ sketch: StageSketch) {
    _ = next(sketch)
    (seesMore, comparesAny) = (false, false)
  }

  /// After the next steps have been taken.
  mutating func next(_ sketch: StageSketch) -> CodeList {
    var expected: CodeList = []
    let known = spies.map(\.calls?.count)
    var end: Code = ""
    unseen = []
    for (step, bindings) in sketch.taken {
      self.bindings = bindings
      switch step {
      case .set(let assignments):
        for assignment in assignments {
          // What may be `nil` may have no such part.
          let isSure = !assignment.part.contains(where: \.isChained)
          let equality = equality(
            of: isSure ? value(assignment.target) : nil, assignment.argument)
          if equality.isEmpty { unseen += ["\(assignment.state)"] }
          expected += [equality]
        }
      case .report(let report): record(report)
      case .finish(let report, _):
        record(report)
        end = report == nil ? ".finishedWithoutReport" : ".finished"
      case .call(let call):
        record(call.function, call.arguments, of: call.service)
      case .tell(let call):
        if call.isUnseen(in: values) { unseen += ["\(call.action)"] }
        guard let event = call.event(in: values) else { break }
        self.bindings = bindings.giving(call.arguments, event)
        for shown in event.steps.flatMap(\.destinations) where shown.target.kind == .screen {
          expected += passed(to: shown, in: sketch.values, isOwn: false)
        }
      default: break
      }
      for shown in step.destinations { expected += passed(to: shown, in: sketch.values) }
    }
    for (spy, known) in zip(spies, known) where spy.calls != nil && spy.calls?.count != known {
      let list: Code = "[\(Code.joined((spy.calls ?? []).map { $0 }, by: ", "))]"
      expected += [.expectation("\(spy.variable).\(spy.double.calls)", list)]
    }
    seesMore = seesMore || !expected.isEmpty || !end.isEmpty || sketch.shows != sketch.before
    if !end.isEmpty {
      expected = [.expectation("\(.coordinator).\(.flow).end", end)] + expected
    } else if let shown = sketch.description(shown) {
      expected = [.expectation("\(.stage).description", shown)] + expected
    }
    return expected
  }

  private mutating func record(_ report: Report?) {
    let isHeard = coordinator.reportsCancelled && coordinator.reporting == .delegate
    guard report != nil || isHeard else { return }
    record(report?.event ?? MemberName(.cancelled), report?.arguments ?? [], of: nil)
  }

  private mutating func record(
    _ function: MemberName, _ arguments: [Argument], of service: MemberName?
  ) {
    let index = spies.firstIndex { $0.service == service }
    let values = arguments.compactMap { value($0.value) }
    let call = index.flatMap {
      spies[$0].double.call(of: function, labels: arguments.map(\.label), values)
    }
    if let index, let call, let known = spies[index].calls, values.count == arguments.count {
      spies[index].calls = known + [call]
    } else {
      if let index { spies[index].calls = nil }
      unseen += ["\(function)"]
    }
  }

  /// The inputs of a screen or a flow that has just been shown.
  ///
  /// - Parameter isOwn: whether the flow itself shows it, not one that it tells.
  private mutating func passed(
    to shown: Destination, in values: TestValues, isOwn: Bool = true
  ) -> CodeList {
    let target = shown.target
    let isExternal =
      target.kind == .screen
      ? values.screens[target.base]?.isExternal : values.coordinators[target.base]?.isExternal
    guard isExternal == false else { return [] }
    if target.isElsewhere, shown.arguments.isEmpty {
      return ["#expect(\(.coordinator).\(.flow).child(\(target.type.stub).self) != nil)"]
    }
    let object: Code =
      target.kind == .screen
      ? "\(.stage).screen(\(target.type).self)?"
      : "\(.coordinator).\(.flow).child(\(target.isElsewhere ? target.type.stub : target.type).self)?"
    return shown.arguments.map { argument in
      guard isOwn || !argument.value.isOfCoordinator else { return .empty }
      return equality(of: argument.label.map { "\(object).\($0)" }, argument, in: object)
    }
  }

  /// Nothing where it can't be known.
  private mutating func equality(
    of member: Code?, _ argument: Argument, in object: Code = ""
  ) -> Code {
    guard let member, let value = value(argument.value) else { return .empty }
    if argument.type.isKnownEquatable {
      return .expectation(member, value, in: object, argument.label)
    }
    comparesAny = true
    return "#expect(\(Code.call("areSame", [member, value])))"
  }

  /// A text that is shown.
  private func shown(_ text: Expression) -> Code? {
    if case .value(let value) = text { return "\(values.configuration.inDoubles(value))" }
    return code(text)
  }

  /// The value in a test; nil where a test can't know it.
  private func value(_ expression: Expression) -> Code? {
    bindings.origin(of: expression).flatMap(code)
  }

  private func code(_ expression: Expression) -> Code? {
    switch expression {
    case .parameter(let name, let path): return data.values[name].map { .dotted($0, path) }
    case .sender(let name, let path): return .dotted("\(sender.object).\(name)", path)
    case .member(let name, let path, _): return .dotted("\(.coordinator).\(name)", path)
    case .service: return nil
    case .value(let value): return value.isNewEachTime ? nil : "\(value)"
    case .built(let value, _) where value.isNewEachTime: return nil
    case .built(let value, let data):
      let parts: [Code?] = data.map { code($0) }
      let known = parts.compactMap(\.self)
      return known.count < parts.count ? nil : .built(value, known.map { $0 })
    }
  }
}

extension ActionCall {
  /// The answer of a flow that is told something.
  fileprivate func event(in values: TestValues) -> Answer? {
    guard listener.kind == .flow else { return nil }
    return values.coordinators[listener.base]?.events.first { $0.signature.name == action }
  }

  /// Whether the call changes nothing on the stage, as far as specs say.
  fileprivate func isUnseen(in values: TestValues) -> Bool {
    let steps = event(in: values)?.steps ?? []
    return steps.allSatisfy { step in
      switch step {
      case .stay, .set, .call, .report: true
      case .tell(let call): call.isUnseen(in: values)
      case .push, .present, .replace, .detail, .select, .start, .back, .popTo, .popToRoot,
        .closeModals, .restart, .finish, .browse, .alert, .choose, .switch, .answer, .byRole,
        .width, .custom, .never, .tabs, .split:
        false
      }
    }
  }
}

extension DoublesTemplate {
  /// A recorded call with these arguments; nil where the spy has no such function.
  func call(of event: MemberName, labels: [MemberName?], _ arguments: [Code]) -> Code? {
    let function = functions.first { function in
      function.signature.name == event
        && function.signature.parameters.map(\.argumentLabel) == labels
    }
    guard let function else { return nil }
    let values = Dictionary(
      zip(function.signature.parameters.map(\.name), arguments), uniquingKeysWith: { $1 })
    return recorded(function, values)
  }

  func recorded(_ function: Function, _ values: [MemberName: Code]) -> Code {
    let arguments: CodeList = function.keptValues.map { label, parameter in
      .argument(label, values[parameter.name] ?? .empty)
    }
    return arguments.isEmpty ? ".\(function.key)" : .call(".\(function.key)", arguments)
  }
}

extension Code {
  /// - Parameter label: the member of the object that the actual value is.
  static func expectation(
    _ actual: Code, _ expected: Code, in object: Code = "", _ label: MemberName? = nil
  ) -> Code {
    let last: Code =
      if let label, !object.isEmpty {
        """
        #expect(
          \(object)
            .\(label) == \(expected))
        """
      } else {
        """
        #expect(
          \(actual)
            == \(expected)
        )
        """
      }
    return .fitting(
      "#expect(\(actual) == \(expected))",
      """
      #expect(
        \(actual) == \(expected))
      """,
      """
      #expect(
        \(actual)
          == \(expected))
      """,
      last)
  }
}
