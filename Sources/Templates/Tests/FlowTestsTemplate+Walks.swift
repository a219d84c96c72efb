import AppModel
import Storage
import Syntax

/// One test: shows the sender of the event, sends the event, and checks what is shown then.
extension FlowTestsTemplate {
  func test(_ answered: Answered) -> Code {
    do throws(TestValues.Unknown) {
      return switch answered.sender {
      case .screen(let screen, let role): try test(answered, of: screen, as: role)
      case .flow(let flow): try test(answered, of: flow)
      }
    } catch {
      return disabled(answered, error)
    }
  }

  func disabled(_ answered: Answered, _ unknown: TestValues.Unknown) -> Code {
    let event = answered.answer.signature.name
    let (verb, sender): (Code, TypeName) =
      switch answered.sender {
      case .screen(let screen, _): ("show", screen.names.base)
      case .flow(let flow): ("start", flow.names.base)
      }
    return .disabled(answered.name, unknown, "\(verb) \(sender), and send `\(event)`.")
  }

  // MARK: - Events of screens

  private func test(
    _ answered: Answered, of screen: Screen, as role: Role?
  ) throws(TestValues.Unknown) -> Code {
    let variable = answered.sender.variable
    let isFirst = begins(with: screen, as: role)
    let shown: Code =
      isFirst
      ? .required(variable, "\(.stage).screen(\(screen.names.screen).self)")
      : try show(screen, as: role, in: variable)
    let send = try send(
      answered, screen.reporting, to: "\(variable)", from: "\(variable).\(.viewModel)")
    let before: Code = "let \(.before) = \(.stage).description"
    let expected = expectation(answered, of: screen, isFirst: isFirst)
    return test(
      answered, isThrowing: isFirst, [shown, answered.stays ? before : "", send, expected])
  }

  /// Sends an event to its receiver, by calling a closure or passing the sender.
  private func send(
    _ answered: Answered, _ reporting: Reporting, to hearer: Code, from sender: Code
  ) throws(TestValues.Unknown) -> Code {
    let event = answered.answer.signature
    guard reporting == .closures else {
      return .call("\(hearer).\(event.name)", [sender] + (try values.arguments(event.parameters)))
    }
    let arguments = try values.arguments(event.parameters, isLabeled: false)
    return .call("\(answered.sender.variable).\(event.name.closure)?", arguments)
  }

  private func test(_ answered: Answered, isThrowing: Bool, _ lines: CodeList) -> Code {
    """
    @Test func \(answered.name)()\(isThrowing ? " throws" : "") {
      \(lines: lines)
    }
    """
  }

  /// Whether the flow certainly shows the screen when it has begun.
  private func begins(with screen: Screen, as role: Role?) -> Bool {
    firstTargets.contains { shown in
      shown.kind == .screen && shown.base == screen.names.base
        && (role == nil || shown.role?.name == role?.name)
    }
  }

  /// Whether the flow begins with a stack, and certainly.
  private var isStack: Bool {
    if case .push? = start.first, start.count == 1 { true } else { false }
  }

  private var start: ArenaList<Step> {
    (coordinator.hasStart ? nil : coordinator.beginnings.first)?.start.steps
      ?? coordinator.start.steps
  }

  /// The screens and flows that the flow certainly shows or starts when it begins.
  private var destinations: [Destination] {
    guard start.count == 1, let step = start.first else { return [] }
    if case .tabs(let tabs) = step { return tabs.filter { $0.condition == nil }.map(\.flow) }
    return step.destinations
  }

  /// The same, with the screens that others embed.
  private var firstTargets: [Target] { destinations.flatMap(\.withEmbedded).map(\.target) }

  /// Whether an alert may cover the screen when the flow has begun: then no answer shows anything.
  private var mayBeginWithAlert: Bool {
    allOfStart.contains { if case .alert = $0 { true } else { false } }
  }

  /// All steps with which it may begin.
  private var allOfStart: [Step] {
    var all = Array(start)
    var next = 0
    while next < all.count {
      all += all[next].branches.joined()
      next += 1
    }
    return all
  }

  /// The screens and flows that it may show or start when it begins, in any branch.
  private var possibleTargets: [Target] {
    let destinations = allOfStart.flatMap { step -> [Destination] in
      guard case .tabs(let tabs) = step else { return Array(step.destinations) }
      return tabs.filter { !isAway($0) }.map(\.flow)
    }
    return destinations.flatMap(\.withEmbedded).map(\.target)
  }

  /// Whether a tab certainly isn't there at first.
  private func isAway(_ tab: Tab) -> Bool {
    coordinator.state.contains { state in
      state.name == tab.condition
        && (state.defaultValue ?? state.type.emptyValue) == .literal("false")
    }
  }

  /// Shows a screen above the first one.
  private func show(
    _ screen: Screen, as role: Role?, in variable: MemberName
  ) throws(TestValues.Unknown) -> Code {
    guard screen.variants.isEmpty, values.isAlone(screen), !screen.isExternal else {
      throw TestValues.Unknown(need: "the \(screen.names.base.spoken) screen to be shown")
    }
    let inputs = try values.arguments(for: screen.inputs, of: screen)
    let last: CodeList = screen.reporting == .delegate ? ["\(.flowDelegate): \(.coordinator)"] : []
    let services = CodeList.services("\(.ownServices)()", ifAny: !screen.services.isEmpty)
    let made: Code = .call("\(screen.names.screen)", services + inputs + last)
    return """
      \(Code.assignment("let \(variable)", made))
      \(role?.assignment(to: variable) ?? "")
      \(screen.reporting == .closures ? "\(.coordinator).\(.connect)(\(variable))" : "")
      \(.coordinator).\(.flow).\(isStack ? "push" : "present")(\(variable))
      """
  }

  // MARK: - Reports of child flows

  private func test(
    _ answered: Answered, of flow: Coordinator
  ) throws(TestValues.Unknown) -> Code {
    let variable = answered.sender.variable
    func isChild(_ target: Target) -> Bool {
      target.kind == .flow && target.base == flow.names.base
    }
    let isFirst = destinations.map(\.target).contains(where: isChild)
    let type = flow.names.coordinator
    if !isFirst, possibleTargets.contains(where: isChild) {
      // Where it runs already, another one isn't started.
      throw TestValues.Unknown(need: "the \(flow.names.base.spoken) flow to be started")
    }
    let started: Code =
      isFirst
      ? .required(variable, "\(.coordinator).\(.flow).child(\(type).self)")
      : try begin(flow, in: variable)
    let send = try send(
      answered, flow.reporting, to: "\(variable).\(.delegate)?", from: "\(variable)")
    let expected = expectation(answered.steps, besides: flow.names.base) ?? Self.unknown
    return test(answered, isThrowing: isFirst, [started, send, expected])
  }

  /// Starts a child flow above the current content.
  private func begin(
    _ flow: Coordinator, in variable: MemberName
  ) throws(TestValues.Unknown) -> Code {
    let inputs = try values.arguments(for: flow.inputs) + beginning(of: flow)
    let services = CodeList.services("\(.ownServices)()", ifAny: !flow.services.isEmpty)
    let made: Code = .call("\(flow.names.coordinator)", services + inputs)
    return """
      \(Code.assignment("let \(variable)", made))
      \(flow.reporting == .closures
        ? "\(.coordinator).\(.connect)(\(variable))" : "\(variable).\(.delegate) = \(.coordinator)")
      \(.coordinator).\(.flow).start(\(variable), as: .present)
      """
  }

  // MARK: - Expectations

  private static var unknown: Code { "// Yours to write: expect what is shown then." }

  /// Checks what is certainly shown or reported after an event of a screen.
  private func expectation(_ answered: Answered, of screen: Screen, isFirst: Bool) -> Code {
    let shown: Code = "\(.stage).screen(\(screen.names.screen).self)"
    guard answered.steps.count == 1, let step = answered.steps.first else { return Self.unknown }
    let isBelow = firstTargets.contains { $0.base == screen.names.base }
    // Without a stack, the screen may also have been shown below; and in any case in another role.
    if case .back = step, !isFirst, isStack, !isBelow { return "#expect(\(shown) == nil)" }
    if case .stay = step { return "#expect(\(.stage).description == \(.before))" }
    return expectation(answered.steps, besides: screen.names.base) ?? Self.unknown
  }

  /// Checks what is certainly shown or reported, whatever the sender is; nil if nothing is certain.
  ///
  /// - Parameter sender: the screen or flow that is shown or started before the event, in addition
  ///   to those at the beginning.
  private func expectation(_ steps: ArenaList<Step>, besides sender: TypeName) -> Code? {
    guard steps.count == 1, let step = steps.first else { return nil }
    switch step {
    case .push(let shown, _), .present(let shown, _, _), .replace(let shown, _),
      .start(let shown, _, _, _):
      guard !mayBeginWithAlert else { return nil }
      // A screen or flow that was there before proves nothing.
      let before = [sender] + possibleTargets.map(\.base)
      return before.contains(shown.target.base) ? nil : expectation(shown)
    case .finish(let report, _): return expectation(report)
    case .report(let report): return expectation(report)
    case .detail, .select, .back, .popTo, .popToRoot, .closeModals, .restart, .browse, .tell, .call,
      .set, .alert, .choose, .byRole, .width, .custom, .stay, .never, .tabs, .split:
      return nil
    }
  }

  /// Checks that the flow has reported once, and what.
  private func expectation(_ report: Report?) -> Code? {
    guard coordinator.reporting == .delegate, report != nil || coordinator.reportsCancelled else {
      return nil
    }
    let spy = DoublesTemplate(reportsOf: coordinator)
    let name = report?.event ?? MemberName(.cancelled)
    let key = spy.functions.first { $0.signature.name == name }?.key ?? name
    let calls: Code = "\(.delegate).\(spy.calls)"
    let head: Code = "if case .\(key)? = \(calls).first"
    return """
      #expect(\(calls).count == 1)
      \(Code.fitting(
        "let isReported = \(head) { true } else { false }",
        """
        let isReported =
          \(head) { true } else { false }
        """))
      #expect(isReported)
      """
  }

  private func expectation(_ shown: Destination) -> Code? {
    let target = shown.target
    guard target.kind == .flow else {
      return "#expect(\(.stage).screen(\(target.type).self) != nil)"
    }
    guard let flow = values.coordinator(target.base), !flow.isExternal,
      case .push? = flow.start(at: shown.beginning).steps.first
    else { return nil }
    return "#expect(\(.coordinator).\(.flow).child(\(target.type).self) != nil)"
  }
}

extension FlowTestsTemplate.Answered {
  /// Whether nothing but the flow's state changes.
  fileprivate var stays: Bool {
    if case .stay? = steps.first { steps.count == 1 } else { false }
  }
}

extension Code {
  fileprivate static func required(_ variable: MemberName, _ value: Code) -> Code {
    .fitting(
      "let \(variable) = try #require(\(value))",
      """
      let \(variable) = try #require(
        \(value))
      """)
  }
}
