import MvvmgenAppModel
import MvvmgenStorage
import MvvmgenSyntax

/// Expects what an answer shows, sets and reports, and the data that it passes.
struct FlowExpectations {
  let coordinator: Coordinator
  let sender: FlowTestsTemplate.Answered.Sender
  let data: TestValues.Data
  /// The calls that the spy has recorded; nil where their data isn't known.
  private(set) var calls: [Code]? = []
  /// Of the step that is expected.
  private var bindings = Bindings()

  init(coordinator: Coordinator, sender: FlowTestsTemplate.Answered.Sender, data: TestValues.Data) {
    (self.coordinator, self.sender, self.data) = (coordinator, sender, data)
  }

  private var spy: DoublesTemplate { DoublesTemplate(reportsOf: coordinator) }

  /// After the next steps have been taken.
  mutating func next(_ sketch: StageSketch) -> CodeList {
    var expected: CodeList = []
    let known = calls?.count
    var end: Code = ""
    for (step, bindings) in sketch.taken {
      self.bindings = bindings
      if case .set(let assignments) = step {
        expected += assignments.map { assignment in
          // What may be `nil` may have no such part.
          let isSure = !assignment.part.contains(where: \.isChained)
          return equality(of: isSure ? value(assignment.target) : nil, assignment.argument)
        }
      }
      if case .report(let report) = step { record(report) }
      if case .finish(let report, _) = step {
        record(report)
        end = report == nil ? "finishedWithoutReport" : "finished"
      }
      for shown in step.destinations { expected += passed(to: shown, in: sketch.values) }
    }
    if !end.isEmpty {
      let line: Code = "\"end \(coordinator.names.coordinator): \(end)\""
      expected = ["#expect(\(.stage).transcript.contains(\(line)))"] + expected
    } else if let shown = sketch.description {
      expected = [.expectation("\(.stage).description", shown)] + expected
    }
    if coordinator.reporting == .delegate, let calls, calls.count != known {
      let list: Code = "[\(Code.joined(calls.map { $0 }, by: ", "))]"
      expected += [.expectation("\(.delegate).\(spy.calls)", list)]
    }
    return expected
  }

  private mutating func record(_ report: Report?) {
    guard report != nil || coordinator.reportsCancelled else { return }
    let arguments = report?.arguments ?? []
    let values = arguments.compactMap { value($0.value) }
    let name = report?.event ?? MemberName(.cancelled)
    let call = spy.call(of: name, labels: arguments.map(\.label), values)
    guard let known = calls, let call, values.count == arguments.count else {
      calls = nil
      return
    }
    calls = known + [call]
  }

  /// The inputs of a screen or a flow that has just been shown.
  private func passed(to shown: Destination, in values: TestValues) -> CodeList {
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
      ? "\(.stage).screen(\(target.type).self)?.\(.viewModel)"
      : "\(.coordinator).\(.flow).child(\(target.isElsewhere ? target.type.stub : target.type).self)?"
    return shown.arguments.map { argument in
      equality(of: argument.label.map { "\(object).\($0)" }, argument, in: object)
    }
  }

  /// Nothing where it can't be known.
  private func equality(
    of member: Code?, _ argument: Argument, in object: Code = ""
  ) -> Code {
    guard let member, let value = value(argument.value) else { return .empty }
    return argument.type.isKnownEquatable
      ? .expectation(member, value, in: object, argument.label)
      : "#expect(\(Code.call("areSame", [member, value])))"
  }

  /// The value in a test; nil where a test can't know it.
  private func value(_ expression: Expression) -> Code? {
    bindings.origin(of: expression).flatMap(code)
  }

  private func code(_ expression: Expression) -> Code? {
    switch expression {
    case .parameter(let name, let path): return data.values[name].map { .dotted($0, path) }
    case .sender(let name, let path):
      let variable = sender.variable
      let owner: Code =
        if case .screen = sender { "\(variable).\(.viewModel)" } else { "\(variable)" }
      return .dotted("\(owner).\(name)", path)
    case .member(let name, let path, _): return .dotted("\(.coordinator).\(name)", path)
    case .service: return nil
    case .value(let value): return "\(value)"
    case .built(let value, let data):
      let parts: [Code?] = data.map { code($0) }
      let known = parts.compactMap(\.self)
      return known.count < parts.count ? nil : .built(value, known.map { $0 })
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
