package import MvvmgenStorage
package import MvvmgenSyntax

/// One step of an answer in a spec.
package struct StepSpec: Sendable {
  package let kind: Kind
  /// The word or key of the step, for findings about it.
  package let span: SourceSpan
  package let isAnimated: Bool
  private let part: Part
  /// How far the key begins before the span; 0 without one, or if that is too far to say.
  private let keyDistance: UInt16

  init(
    _ kind: Kind, at span: SourceSpan, isAnimated: Bool = true, _ part: Part = .answer,
    key: SourceSpan? = nil
  ) {
    (self.kind, self.span) = (kind, span)
    (self.isAnimated, self.part) = (isAnimated, part)
    keyDistance = key.flatMap { UInt16(exactly: span.start - $0.start) } ?? 0
  }

  /// The part of a spec that has the step.
  enum Part: UInt8 {
    case answer, start
    /// The start, above the screen that the flow begins with.
    case aboveStart
  }

  /// Whether a flow begins with the screen or the flow that it names.
  package var isStart: Bool { part == .start }

  /// Whether it shows a screen above the one that the flow begins with.
  package var isAboveStart: Bool { part == .aboveStart }

  /// From the key to the end of the name after it, without the quotes around both.
  package var keyAndName: SourceSpan? {
    keyDistance == 0
      ? nil
      : SourceSpan(
        file: span.file, start: Int(span.start) - Int(keyDistance), end: Int(span.end))
  }

  /// Indirect, since a step would otherwise take as much memory as the largest.
  package indirect enum Kind: Sendable {
    case push(TargetSpec)
    case present(TargetSpec, ModalSpec)
    case replace(TargetSpec)
    case detail(TargetSpec)
    /// Nil for the tab that was selected before.
    case select(Located<InternedText>?)
    case start(TargetSpec, as: FlowPresentation, ModalSpec)
    case back
    case popToRoot
    /// The answer where there is nothing to go back to is empty without one.
    case popTo(ShownName, or: [StepSpec])
    case closeModals
    case restart
    /// Nil for a bare `"finish"`.
    case finish(TargetSpec?)
    case report(TargetSpec)
    case browse(JSONString, in: Browser)
    /// `or` has the steps if there is nobody to tell; it may be empty.
    case tell(ShownName, call: TargetSpec, or: [StepSpec])
    /// A function of a service: `authService.signOut`.
    case call(DataPath, TargetSpec)
    /// New values of what the flow holds.
    case set([BindingSpec])
    case alert(AlertSpec)
    /// The developer's method may wait, unless that is nil.
    case choose([ChoiceCase], ChoiceWait?)
    /// By the case of a value; nil where no others are possible.
    case `switch`(JSONString, [ChoiceCase], others: [StepSpec]?)
    /// One of the flow's named answers, which has these steps.
    case answer(TargetSpec, [StepSpec])
    case width(compact: [StepSpec], regular: [StepSpec])
    /// The screens and flows that it may show; nil without a list.
    case custom([ShownName]?)
    case stay
    /// An event that can't happen.
    case never
    /// A start with tabs, each a flow.
    case tabs([TabSpec])
    /// A start with columns, each decoded like a start.
    case split([ColumnKey: [StepSpec]])
  }

  package struct ChoiceCase: Sendable {
    package let name: Located<MemberName>
    /// The data that it brings.
    package let values: [FunctionDeclaration.Parameter]
    package let steps: [StepSpec]
    /// Nil for the case of an enumeration.
    package var literal: CaseLiteral?
  }
}

extension StepSpec {
  /// How a step changes what the flow shows.
  package enum Effect {
    case none
    case pushes
    /// In place of everything that the flow shows.
    case replaces
    /// To what is below what sent the event.
    case goesBack
    case leaves
    case ends
    /// Other flows and screens may do anything.
    case others
    /// Hand-written code may do anything.
    case ownCode
    /// Hand-written code chooses a branch.
    case chooses

    /// Whether something is removed from the screen.
    package var removes: Bool {
      switch self {
      case .replaces, .goesBack, .leaves, .ends: true
      case .none, .pushes, .others, .ownCode, .chooses: false
      }
    }
  }

  package var effect: Effect {
    switch kind {
    case .push, .start(_, as: .push, _): .pushes
    case .replace, .start(_, as: .replace, _): .replaces
    case .back: .goesBack
    case .popTo, .popToRoot, .closeModals, .restart: .leaves
    case .finish: .ends
    case .report, .tell, .never: .others
    case .custom: .ownCode
    case .choose: .chooses
    case .present, .detail, .start(_, as: .present, _), .start(_, as: .detail, _), .tabs, .split,
      .select, .browse, .call, .set, .alert, .answer, .switch, .width, .stay:
      .none
    }
  }
}

extension StepSpec {
  /// Something that a step refers to or contains.
  package enum Mention {
    case screen(TargetSpec, Way)
    case flow(TargetSpec, FlowPresentation, ModalSpec)
    case tab(TabSpec)
    /// A tab that it selects.
    case selected(Located<InternedText>)
    /// A screen or a flow to go back to, which may be missing where the step says what happens then.
    case wayBack(ShownName, mayBeMissing: Bool)
    /// A screen or a flow that is told something.
    case listener(ShownName, call: Located<InternedText>)
    /// A screen or a flow that hand-written code may show.
    case reached(ShownName)
    /// Hand-written code may show any screen or flow.
    case anything
    case report(Located<InternedText>)
    case function(DataPath)
    case state(Located<InternedText>)
    case source(JSONString)
    case text(SwiftValue)
    /// Steps in the step: of a case of a choice, a button of an alert, a width, a column of a split,
    /// or instead of a `popTo` or a `tell`. They have data of their own; the user may decide first.
    case branch([StepSpec], data: [MemberName] = [], isLater: Bool = false)
    /// A named answer that it gives, and the steps of that, which are written elsewhere.
    case answer(Located<InternedText>, [StepSpec])
  }

  /// How a step shows a screen.
  package enum Way {
    case push, detail, replace
    case present(ModalSpec)
  }

  /// Visits what the step refers to and contains, but not what the steps in it do.
  package func forEachMention(_ body: (Mention) -> Void) {
    func visit(_ data: [BindingSpec]) {
      for case let source? in data.lazy.map(\.source) { body(.source(source)) }
    }
    func visit(_ target: TargetSpec) {
      visit(target.with)
      if let title = target.title { body(.text(title.value)) }
    }
    func visit(_ steps: [StepSpec]) {
      if !steps.isEmpty { body(.branch(steps)) }
    }
    func visit(_ cases: [ChoiceCase]) {
      for one in cases { body(.branch(one.steps, data: one.values.map(\.value.name.value))) }
    }
    func visit(screen target: TargetSpec, _ way: Way) {
      body(.screen(target, way))
      visit(target)
    }
    switch kind {
    case .push(let target): visit(screen: target, .push)
    case .replace(let target): visit(screen: target, .replace)
    case .detail(let target): visit(screen: target, .detail)
    case .present(let target, let modal):
      visit(screen: target, .present(modal))
      if let anchor = modal.look?.anchor { body(.text(anchor)) }
    case .start(let target, let presentation, let modal):
      body(.flow(target, presentation, modal))
      visit(target)
      if let anchor = modal.look?.anchor { body(.text(anchor)) }
    case .tabs(let tabs):
      for tab in tabs {
        body(.tab(tab))
        visit(tab.flow)
        for case let state? in [tab.badge, tab.condition] { body(.state(state)) }
        for case let text? in [tab.title, tab.image] { body(.text(text)) }
      }
    case .select(let tab?): body(.selected(tab))
    case .popTo(let name, let or):
      body(.wayBack(name, mayBeMissing: !or.isEmpty))
      visit(or)
    case .tell(let name, let call, let or):
      body(.listener(name, call: call.name))
      visit(call)
      visit(or)
    case .finish(let report?), .report(let report):
      body(.report(report.name))
      visit(report)
    case .call(let function, let call):
      body(.function(function))
      visit(call)
    case .set(let values):
      for value in values { body(.state(value.input)) }
      visit(values)
    case .browse(let source, _): body(.source(source))
    case .alert(let alert):
      for text in alert.texts { body(.text(text)) }
      if let anchor = alert.anchor { body(.text(anchor)) }
      let data = alert.fields.map(\.declaration.name.value)
      for button in alert.buttons { body(.branch(button.steps, data: data, isLater: true)) }
    case .choose(let cases, _): visit(cases)
    case .switch(let value, let cases, let others):
      body(.source(value))
      visit(cases)
      visit(others ?? [])
    case .answer(let answer, let steps):
      body(.answer(answer.name, steps))
      visit(answer)
    case .width(let one, let other):
      visit(one)
      visit(other)
    case .split(let columns):
      for column in ColumnKey.allCases { visit(columns[column] ?? []) }
    case .custom(nil): body(.anything)
    case .custom(let names?): for name in names { body(.reached(name)) }
    case .select(nil), .back, .popToRoot, .closeModals, .restart, .finish(nil), .stay, .never: break
    }
  }

  /// The step, and those in it that run at once, whichever branch is taken.
  package var atOnce: [StepSpec] { Walk(withLater: false, from: [self]).steps }

  /// Whether the step is such, or one in it that runs at once.
  package func isAtOnce(_ isSuch: (StepSpec) -> Bool) -> Bool {
    if isSuch(self) { return true }
    // Most steps contain none.
    var hasSteps = false
    forEachMention { mention in
      if case .branch = mention { hasSteps = true }
      if case .answer = mention { hasSteps = true }
    }
    return hasSteps && atOnce.contains(where: isSuch)
  }

  /// Visits the flows that the step itself starts.
  package func forEachStartedFlow(_ body: (TargetSpec) -> Void) {
    forEachMention { mention in
      if case .flow(let target, _, _) = mention { body(target) }
      if case .tab(let tab) = mention { body(tab.flow) }
    }
  }
}

/// Follows steps into what they contain, and into the named answers that they give, each once.
private struct Walk {
  private(set) var steps: [StepSpec] = []
  private let withLater: Bool
  private var given: Set<InternedText> = []

  init(withLater: Bool, from steps: some Sequence<StepSpec>) {
    self.withLater = withLater
    add(steps)
  }

  private mutating func add(_ others: some Sequence<StepSpec>) {
    for step in others {
      steps.append(step)
      step.forEachMention { mention in
        switch mention {
        case .branch(let inner, _, let isLater): if withLater || !isLater { add(inner) }
        case .answer(let name, let inner): if given.insert(name.value).inserted { add(inner) }
        case .screen, .flow, .tab, .selected, .wayBack, .listener, .reached, .anything, .report,
          .function, .state, .source, .text:
          break
        }
      }
    }
  }
}

extension [StepSpec] {
  /// The steps, each followed by those in it and those of the named answer that it gives.
  package var flattened: [StepSpec] { Walk(withLater: true, from: self).steps }

  /// Visits the steps as they are written, each followed by those in it.
  package func visit(_ body: (StepSpec) -> Void) {
    for step in self {
      body(step)
      step.forEachMention { if case .branch(let steps, _, _) = $0 { steps.visit(body) } }
    }
  }

  /// Notes where the named answer is given that has a step; empty if the step is written here.
  package func notes(about step: StepSpec) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    visit { written in
      guard notes.isEmpty, case .answer(_, let steps) = written.kind,
        steps.flattened.contains(where: { $0.span == step.span })
      else { return }
      notes.append(Diagnostic.Note(at: written.span, "it is given here"))
    }
    return notes
  }
}
