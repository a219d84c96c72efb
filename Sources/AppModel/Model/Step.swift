package import MvvmgenLanguage
package import MvvmgenStorage
package import MvvmgenSyntax

/// One step of an answer. Indirect, since a step would otherwise take as much memory as the largest.
package indirect enum Step: Sendable {
  case push(Destination, animated: Bool)
  case present(Destination, Modal, animated: Bool)
  case replace(Destination, animated: Bool)
  case detail(Destination, animated: Bool)
  /// Nil for the tab that was selected before.
  case select(flow: Target?, animated: Bool)
  case start(Destination, as: FlowPresentation, Modal, animated: Bool)
  case back(from: MemberName, animated: Bool)
  case popTo(WayBack, or: [Step], animated: Bool)
  case popToRoot(animated: Bool)
  case closeModals(animated: Bool)
  case restart
  case finish(Report?, animated: Bool)
  case report(Report)
  case browse(Expression, in: Browser, isSecret: Bool, animated: Bool)
  case tell(ActionCall)
  case call(ServiceCall)
  case set([Assignment])
  case alert(Alert)
  case choose(Choice)
  case `switch`(Switch)
  case answer(AnswerCall)
  case byRole(AnswersByRole)
  case width(compact: [Step], regular: [Step])
  case custom(CustomCall)
  case stay
  case never(event: MemberName)
  case tabs([Tab])
  case split([ColumnKey: Destination])
}

extension Step {
  /// Something that a step does, says or contains.
  package enum Part {
    /// It makes a screen or a flow appear.
    case shows(Destination, Way, Detail? = nil)
    /// It does something else, as specs call it, possibly to what is shown.
    case does(String, to: Target? = nil, Detail? = nil)
    /// The same, and the user stays in the same place.
    case stays(String, Detail? = nil)
    /// It calls a hand-written method, which may choose one of its branches.
    case calls(CustomCall, for: Choice?)
    /// It gives a named answer, whose steps are elsewhere.
    case gives(MemberName)
    case arguments([Argument])
    case url(Expression)
    /// The user sees it, or a `switch` depends on it.
    case text(Expression)
    case constant(SwiftValue)
    case branch([Step], Condition)
  }

  /// How something appears.
  package enum Way: String, Sendable {
    /// The start of a flow.
    case begin, tab, primary, supplementary, secondary
    case push, replace, detail, present
    /// In the view of another screen.
    case embed
    /// Possibly, by hand-written code.
    case custom
  }

  package enum Detail {
    case style(ModalStyle)
    case title(Expression)
    case report(MemberName)
    /// The event that a tap on a tab sends.
    case event(MemberName)
    case text(Expression)
    case function(ServiceCall)
    case state([Assignment])
  }

  /// When the steps of a branch run.
  package enum Condition {
    case named(MemberName)
    case senderIs([MemberName])
    case tapped(Expression)
    case width(WidthKey)
    /// The value of a `switch` has none of its cases.
    case other
    /// There is nothing to go back to, or nobody to tell.
    case notThere
  }

  /// Visits what the step does, says and contains, but not what the steps in it do.
  package func forEachPart(_ body: (Part) -> Void) {
    func present(_ destination: Destination, _ modal: Modal) {
      body(.shows(destination, .present, .style(modal.style)))
      if let anchor = modal.look?.anchor { body(.constant(anchor)) }
    }
    switch self {
    case .push(let destination, _), .start(let destination, .push, _, _):
      body(.shows(destination, .push))
    case .replace(let destination, _), .start(let destination, .replace, _, _):
      body(.shows(destination, .replace))
    case .detail(let destination, _), .start(let destination, .detail, _, _):
      body(.shows(destination, .detail))
    case .present(let destination, let modal, _), .start(let destination, .present, let modal, _):
      present(destination, modal)
    case .tabs(let tabs):
      for tab in tabs {
        body(.shows(tab.flow, .tab, .title(tab.title)))
        body(.text(tab.title))
        if let image = tab.image { body(.constant(image)) }
        if let event = tab.onSelect { body(.does("onSelect", to: tab.flow.target, .event(event))) }
        if let event = tab.onReselect {
          body(.does("onReselect", to: tab.flow.target, .event(event)))
        }
      }
    case .split(let columns):
      if let shown = columns[.primary] { body(.shows(shown, .primary)) }
      if let shown = columns[.supplementary] { body(.shows(shown, .supplementary)) }
      if let shown = columns[.secondary] { body(.shows(shown, .secondary)) }
    case .select(let flow?, _): body(.does("select", to: flow))
    case .select(nil, _): body(.does("selectPrevious"))
    case .popTo(let way, let or, _):
      body(.does("popTo", to: way.target))
      if !or.isEmpty { body(.branch(or, .notThere)) }
    case .back: body(.does("back"))
    case .popToRoot: body(.does("popToRoot"))
    case .closeModals: body(.does("closeModals"))
    case .restart: body(.does("restart"))
    case .finish(nil, _): body(.does("finish"))
    case .finish(let report?, _):
      body(.does("finish", .report(report.event)))
      body(.arguments(report.arguments))
    case .report(let report):
      body(.does("report", .report(report.event)))
      body(.arguments(report.arguments))
    case .browse(let url, _, _, _):
      body(.does("browse"))
      body(.url(url))
    case .tell(let call):
      body(.does("tell", to: call.listener, .event(call.action)))
      body(.arguments(call.arguments))
      if !call.or.isEmpty { body(.branch(call.or, .notThere)) }
    case .call(let call):
      body(.stays("call", .function(call)))
      body(.arguments(call.arguments))
    case .set(let assignments):
      body(.stays("set", .state(assignments)))
      body(.arguments(assignments.map(\.argument)))
    case .alert(let alert):
      body(.stays("alert", (alert.title ?? alert.message).map { .text($0) }))
      for text in alert.texts { body(.text(text)) }
      if let anchor = alert.anchor { body(.constant(anchor)) }
      for button in alert.buttons { body(.branch(button.steps, .tapped(button.title))) }
    case .choose(let choice):
      body(.calls(choice.call, for: choice))
      for one in choice.cases { body(.branch(one.steps, .named(one.name))) }
    case .switch(let choice):
      body(.text(choice.value))
      for one in choice.cases { body(.branch(one.steps, .named(one.name))) }
      if let others = choice.others { body(.branch(others, .other)) }
    case .answer(let call):
      body(.gives(call.name))
      body(.arguments(call.arguments))
    case .byRole(let answers):
      for one in answers.cases { body(.branch(one.steps, .senderIs(one.roles))) }
    case .width(let compact, let regular):
      body(.branch(compact, .width(.compact)))
      body(.branch(regular, .width(.regular)))
    case .custom(let call): body(.calls(call, for: nil))
    case .stay: body(.stays("stay"))
    case .never: body(.stays("never"))
    }
  }

  /// The screens and flows that the step itself makes, without those of its branches.
  package var destinations: [Destination] {
    var destinations: [Destination] = []
    forEachPart { if case .shows(let destination, _, _) = $0 { destinations.append(destination) } }
    return destinations
  }

  /// The steps in the step, by branch.
  package var branches: [[Step]] {
    var branches: [[Step]] = []
    forEachPart { if case .branch(let steps, _) = $0 { branches.append(steps) } }
    return branches
  }
}

extension Coordinator {
  package func visitAnswers(_ body: (Answer) -> Void) {
    body(start)
    for beginning in beginnings { body(beginning.start) }
    for screen in screens { for answer in screen.answers { body(answer) } }
    for flow in flows { for answer in flow.answers { body(answer) } }
    for answer in events { body(answer) }
    for answer in named { body(answer) }
  }
}

extension Answer {
  /// Visits all steps, including those of their branches.
  package func visitSteps(_ body: (Step) -> Void) {
    for step in steps { step.visit(body) }
  }
}

extension Step {
  /// Visits the step, and those of its branches.
  fileprivate func visit(_ body: (Step) -> Void) {
    body(self)
    forEachPart { part in
      guard case .branch(let steps, _) = part else { return }
      for step in steps { step.visit(body) }
    }
  }
}
