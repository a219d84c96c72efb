import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

/// The body of the method that answers an event.
///
/// A class, since an answer has much that would be copied for each branch.
final class AnswerTemplate {
  let answer: Answer
  /// Nil for a launch point, which receives no events.
  let coordinator: Shared<Coordinator>?
  /// Whether it is in a closure that captures the coordinator weakly.
  let isInClosure: Bool
  /// The types that need no services, where there is no coordinator that knows them.
  let withoutServices: Set<TypeName>
  /// Whether members are written with `self`.
  let saysSelf: Bool

  init(
    answer: Answer, coordinator: Shared<Coordinator>?, isInClosure: Bool = false,
    withoutServices: Set<TypeName> = [], saysSelf: Bool = false
  ) {
    (self.answer, self.coordinator, self.withoutServices) = (answer, coordinator, withoutServices)
    (self.isInClosure, self.saysSelf) = (isInClosure, saysSelf)
  }

  /// The same in a closure of this code, whose capture list Swift 5 needs if that one unwrapped `self`.
  var inner: AnswerTemplate {
    guard saysSelf != isInClosure else { return self }
    return AnswerTemplate(
      answer: answer, coordinator: coordinator, isInClosure: isInClosure,
      withoutServices: withoutServices, saysSelf: isInClosure)
  }

  var signature: Signature { answer.signature }
  var flow: Code { member(.flow) }
  private var services: Code { member(.services) }

  func member(_ name: FixedName) -> Code {
    saysSelf ? "self.\(name)" : signature.member(name)
  }

  func member(_ name: MemberName) -> Code {
    saysSelf ? "self.\(name)" : signature.member(name)
  }

  var code: Code { steps(answer.steps) }

  var body: Code {
    let code = code
    return code.isEmpty ? "// Nothing, on purpose." : code
  }

  /// Several steps are one change, which is drawn once.
  func steps(_ steps: [Step]) -> Code {
    guard steps.count > 1 || steps.contains(where: changesTabs) else {
      return .lines(steps.map { step($0) })
    }
    let inner = inner
    return """
      \(flow).change {
        \(Code.lines(steps.map { inner.step($0) }))
      }
      """
  }

  func step(_ step: Step) -> Code {
    switch step {
    case .push(let destination, let animated):
      show(destination, "push", ["\(destination.variable)"], animated)
    case .present(let destination, let modal, let animated):
      show(destination, "present", ["\(destination.variable)", argument(modal)], animated)
    case .replace(let destination, let animated):
      show(destination, "replace", ["with: \(destination.variable)"], animated)
    case .detail(let destination, let animated):
      show(destination, "showDetail", ["\(destination.variable)"], animated)
    case .select(let flow?, let animated): call("select", ["\(flow.type).self"], animated)
    case .select(nil, let animated): call("selectPrevious", [], animated)
    case .start(let destination, let presentation, let modal, let animated):
      show(
        destination, "start",
        ["\(destination.variable)", argument(presentation), argument(modal)], animated)
    case .back(let sender, let animated): call("back", ["from: \(sender)"], animated)
    case .popTo(let way, let or, let animated): pop(to: way, or: or, animated)
    case .popToRoot(let animated): call("popToRoot", [], animated)
    case .closeModals(let animated): call("closeModals", [], animated)
    case .restart: "\(flow).restart()"
    case .finish(let report?, let animated): finish(report, animated)
    case .finish(nil, let animated): call("finish", [], animated)
    case .report(let report): "\(flow).report { \(block: inner.call(report)) }"
    case .browse(let value, let browser, let isSecret, let animated):
      call(
        "browse", [expression(value), argument(browser), isSecret ? "isSecret: true" : ""],
        animated)
    case .tell(let call): tell(call)
    case .call(let call): callService(call)
    case .set(let assignments):
      .lines(
        assignments.map { .assignment(expression($0.target), expression($0.argument.value)) })
    case .alert(let alert): ask(alert)
    case .choose(let choice): choose(choice)
    case .switch(let choice): choose(by: choice)
    case .answer(let call): give(call)
    case .byRole(let answers): byRole(answers)
    case .width(let compact, let regular): byWidth(compact, regular)
    case .custom(let call): own(call)
    case .stay: .empty
    case .never(let event): "\(flow).never(\"\(unescaped: event)\")"
    case .tabs(let tabs): show(tabs)
    case .split(let columns): split(columns)
    }
  }

  // MARK: - Screens and flows

  private func show(
    _ destination: Destination, _ method: StaticString, _ arguments: CodeList, _ animated: Bool
  ) -> Code {
    unless(
      destination,
      """
      \(make(destination))
      \(call(method, arguments, animated, destination.transition, destination.exit))
      """)
  }

  func make(_ destination: Destination) -> Code {
    switch destination.target.kind {
    case .screen: make(screen: destination)
    case .flow: make(flow: destination)
    }
  }

  /// The screens that it embeds come before it, and have the same receiver of their events.
  func make(screen destination: Destination) -> Code {
    .lines(
      destination.embedded.map(make(screen:)) + [
        make(destination, destination.receiver), role(destination), title(destination),
        opener(destination, of: .presence),
        destination.reporting == .closures
          ? "\(member(.connect))(\(destination.variable))" : .empty,
      ])
  }

  private func title(_ destination: Destination) -> Code {
    guard let title = destination.title else { return .empty }
    return .assignment("\(destination.variable).\(.presence).title", expression(title))
  }

  func make(flow destination: Destination) -> Code {
    """
    \(make(destination, []))
    \(connect(flow: destination))
    \(opener(destination, of: .flow))
    """
  }

  private func opener(_ destination: Destination, of part: FixedName) -> Code {
    guard let opener = destination.opener else { return .empty }
    return .assignment("\(destination.variable).\(part).opener", "\(opener)")
  }

  func make(_ destination: Destination, _ delegate: CodeList) -> Code {
    .assignment("let \(destination.variable)", made(destination, delegate))
  }

  func made(_ destination: Destination, _ delegate: CodeList, head: Code = "") -> Code {
    let embedded: CodeList = destination.embedded.map {
      "\(argument: $0.property): \($0.variable)"
    }
    let inputs =
      variant(destination) + arguments(destination.arguments) + embedded
      + (destination.beginning.map { [.beginning($0.name, arguments($0.arguments))] } ?? [])
    if destination.target.isElsewhere {
      return .call("\(head)\(services).make\(destination.target.type)", inputs)
    }
    return .call(
      "\(head)\(destination.target.type)",
      .services(services, ifAny: needsServices(destination)) + inputs + delegate)
  }

  func needsServices(_ destination: Destination) -> Bool {
    !(coordinator?.value.withoutServices ?? withoutServices).contains(destination.target.type)
  }

  private func variant(_ destination: Destination) -> CodeList {
    switch destination.variant {
    case nil: []
    case .asked(let property): ["\(.variant): \(services).\(property)"]
    case .fixed(let variant): ["\(.variant): .\(variant)"]
    }
  }

  private func pop(
    to way: WayBack, or steps: [Step], _ animated: Bool
  ) -> Code {
    let isAbove = if case .screenAbove = way { true } else { false }
    let pop = call(
      "pop",
      ["to: \(way.target.type).self"] + role(way.target)
        + (isAbove ? ["inFlowsAbove: true"] : []), animated)
    let others = self.steps(steps)
    guard !others.isEmpty else { return pop }
    return """
      if !\(pop) {
        \(others)
      }
      """
  }

  private func callService(_ call: ServiceCall) -> Code {
    let code = self.call(
      call.function, of: "\(services).\(call.service)", arguments(call.arguments))
    return call.hasResult ? .assignment("_", code) : code
  }

  func call(_ method: MemberName, of object: Code, _ arguments: CodeList) -> Code {
    .fitting(
      .call("\(object).\(method)", arguments),
      """
      \(object)
        \(Code.call(".\(method)", arguments))
      """)
  }

  // MARK: - Reports and decisions

  private func finish(_ report: Report, _ animated: Bool) -> Code {
    let head: Code = animated ? "\(flow).finish" : "\(flow).finish(animated: false)"
    return "\(head) { \(block: inner.call(report)) }"
  }

  private func choose(_ choice: Choice) -> Code {
    if let wait = choice.wait { return self.wait(wait, for: choice) }
    return """
      switch \(own(choice.call)) {
      \(lines: choice.cases.map { branch($0) })
      }
      """
  }

  func branch(_ branch: Choice.Case) -> Code {
    self.branch(".\(branch.values.pattern(of: branch.name))", branch.steps)
  }

  func branch(_ pattern: Code, _ steps: [Step]) -> Code {
    let code = self.steps(steps)
    return """
      case \(pattern):
        \(code.isEmpty ? "break" : code)
      """
  }

  private func give(_ call: AnswerCall) -> Code {
    let sender: Code = call.takesSender ? "from: \(call.sender.map { "\($0)" } ?? "nil")" : ""
    let owner: Code = call.isHidden || saysSelf ? "self." : ""
    return .call("\(owner)\(call.name)", [sender] + arguments(call.arguments))
  }

  private func byWidth(_ compact: [Step], _ regular: [Step]) -> Code {
    """
    switch \(flow).width {
    \(branch(".compact", compact))
    \(branch(".regular", regular))
    }
    """
  }

  /// A call to a method that the developer writes, with the sender and the data.
  func own(_ call: CustomCall) -> Code {
    let arguments = passedSender + Code.arguments(passing: call.parameters)
    return .call("\(member(.decisions)).\(call.name)", arguments)
  }

  // MARK: - Arguments

  private func call(
    _ method: StaticString, _ arguments: CodeList, _ animated: Bool,
    _ transition: MemberName? = nil, _ exit: Exit? = nil
  ) -> Code {
    let own: Code = transition.map { "transition: \"\(unescaped: $0)\"" } ?? ""
    let options: CodeList =
      [animated ? own : "animated: false"] + (exit.map { self.options($0) } ?? [])
    return .call("\(flow).\(Code(stringLiteral: method))", arguments + options)
  }

  func arguments(_ arguments: [Argument]) -> CodeList {
    arguments.map { .argument($0.label, expression($0.value)) }
  }

  func expression(_ expression: Expression) -> Code {
    switch expression {
    case .parameter(let name, let path): .dotted(name, path)
    case .sender(let name, let path):
      "\(answer.sender.map { "\($0)" } ?? "self").\(Code.dotted(name, path))"
    case .member(let name, let path, let isHidden):
      isHidden || saysSelf ? "self.\(Code.dotted(name, path))" : .dotted(name, path)
    case .service(let service, let path): "\(services).\(Code.dotted(service, path))"
    case .value(let value): "\(value)"
    case .built(let value, let data): .built(value, data.map { self.expression($0) })
    }
  }

  /// The first has the key as its label.
  private func options(_ exit: Exit) -> CodeList {
    let methods = exit.answers.isEmpty ? [".stay"] : exit.answers.map { method($0) }
    return ["\(Code(word: exit.key)): \(methods[0])"] + methods.dropFirst().map { $0 }
  }

  private func method(_ answer: ExitAnswer) -> Code {
    if isInClosures { return closure(answer) }
    let owner: Code = answer.flow.map { "\($0)." } ?? (answer.isHidden ? "self." : "")
    let type: Code = answer.viewModel.map { " as (any \($0)) -> Void" } ?? ""
    return "\(owner)\(answer.method)\(type)"
  }

  /// An option, which is left out if it is the default.
  private func argument(_ modal: Modal) -> Code {
    let look = modal.look.map { arguments($0) } ?? []
    if modal.style == .sheet, look.isEmpty { return "" }
    let style = Code.word(modal.style)
    return "style: \(look.isEmpty ? style : .call(style, look))"
  }

  private func arguments(_ look: ModalLook) -> CodeList {
    let detents = Code.joined(look.detents.map { $0.code }, by: ", ")
    return [
      detents.isEmpty ? "" : "detents: [\(detents)]",
      look.showsGrabber ? "showsGrabber: true" : "",
      look.cornerRadius.map { "cornerRadius: \($0)" } ?? "",
      look.anchor.map { "anchor: \($0)" } ?? "",
    ]
  }

  private func argument(_ presentation: FlowPresentation) -> Code {
    presentation == .push ? "" : "as: \(Code.word(presentation))"
  }

  private func argument(_ browser: Browser) -> Code {
    browser == .app ? "" : "in: \(Code.word(browser))"
  }
}

extension Detent {
  fileprivate var code: Code {
    switch self {
    case .word(let word, _): .word(word)
    case .height(let points): ".height(\(points))"
    case .fraction(let part): ".fraction(\(part))"
    }
  }
}

extension Answer {
  /// For values outside of answers, those of a link or a launch point, where no parameter hides anything.
  static let uncalled = Answer(
    signature: Signature(name: MemberName(.start), parameters: []), sender: nil,
    summary: nil, steps: [])
}
