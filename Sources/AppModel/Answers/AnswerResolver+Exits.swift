import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Finds the methods that answer what screens send when the user takes them away.
extension AnswerResolver {
  mutating func exit(_ spec: ExitSpec, ofScreen screen: Screen, in scope: AnswerScope) -> Exit {
    guard let event = spec.event, check(event, of: [screen], spec.key) else {
      return Exit(key: spec.key, answers: [])
    }
    let method = MemberName(validated: event.value)
    let isHidden = scope.hides(method) || constants.contains(method)
    let answer = ExitAnswer(
      flow: nil, method: method, isHidden: isHidden, viewModel: nil, screen, at: event.span)
    return Exit(key: spec.key, answers: [answer])
  }

  /// - Parameters:
  ///   - flow: the started flow. Each of its screens that has the event may be the topmost.
  ///   - variable: the constant that stores the flow.
  mutating func exit(
    _ spec: ExitSpec, of flow: FlowInterface, held variable: MemberName
  ) -> Exit {
    guard let event = spec.event, recovery.knowsAllNavigation else {
      return Exit(key: spec.key, answers: [])
    }
    var screens: [Screen] = []
    for shown in navigation[flow.number].screens
    where !shown.ways.isSubset(of: .presented) && !screens.contains(where: { $0 === shown.screen })
    {
      screens.append(shown.screen)
    }
    if screens.isEmpty {
      diagnostics.report(
        .swipe, at: event.span,
        "the flow \(flow.names.base.text.quoted) shows no screen of its own that has the event "
          + event.value.quoted)
    }
    guard check(event, of: screens, spec.key) else { return Exit(key: spec.key, answers: []) }
    let asked = screens.filter { $0.event(event.value) != nil }
    checkColumns(of: flow, asking: asked, event)
    let method = MemberName(validated: event.value)
    let isRepeated = repeatedMethods(of: flow).contains(method)
    return Exit(
      key: spec.key,
      answers: asked.map {
        ExitAnswer(
          flow: variable, method: method, isHidden: false,
          viewModel: isRepeated ? $0.names.viewModel : nil, $0, at: event.span)
      })
  }

  /// Whether one of the screens has the event, and none takes data. Reports what is wrong otherwise.
  private mutating func check(
    _ event: Located<InternedText>, of screens: [Screen], _ key: ExitSpec.Key
  ) -> Bool {
    let found = screens.compactMap { screen in screen.event(event.value).map { (screen, $0) } }
    guard !found.isEmpty else {
      if !screens.isEmpty, screens.allSatisfy({ recovery.knows($0) }) {
        let names = screens.map(\.names.base.text)
        let known = screens.flatMap(\.events).map(\.signature.name.text)
        diagnostics.report(
          .noSuchEvent(event, ofThe: .screen, names.joined(separator: "` or `"), known: known))
      }
      return false
    }
    for (screen, answered) in found where !answered.signature.parameters.isEmpty {
      let names = answered.signature.parameters.map(\.name.text)
      let owner = found.count > 1 ? " of \(screen.names.base.text.quoted)" : ""
      diagnostics.report(
        .swipe, at: event.span,
        "\(event.value.quoted)\(owner) takes \(Diagnostic.list(names)), but "
          + "\(key.isSwipe ? "a swipe" : "going back") carries no data; use an event without parameters"
      )
      return false
    }
    for (screen, _) in found { meanings.note(.event, event, of: Meaning.Owner(screen)) }
    return true
  }

  /// Of screens side by side, none is the topmost.
  private mutating func checkColumns(
    of flow: FlowInterface, asking screens: [Screen], _ event: Located<InternedText>
  ) {
    var later: Set<InternedText> = []
    let starts = ([flow.spec.start] + flow.spec.starts.map(\.steps)).joined().map(\.kind)
    for case .split(let columns) in starts {
      for case .push(let target) in columns.later.map(\.kind) { later.insert(target.name.value) }
    }
    for case .detail(let target) in flow.spec.answerSteps.map(\.kind) {
      later.insert(target.name.value)
    }
    if later.isEmpty { return }
    let answers = WrittenAnswers(flow.spec.screens)
    func answer(_ screen: Screen) -> CoordinatorSpec.AnswerSpec? {
      answers.answers(of: screen.names.base.interned)(event.value)
    }
    let columns = [false, true].map { isLater in
      screens.filter { later.contains($0.names.base.interned) == isLater }
    }
    for one in columns[0] {
      for other in columns[1] {
        guard let own = answer(one), let steps = answer(other), own.steps.deeds != steps.steps.deeds
        else { continue }
        let (one, other) = (one.names.base.text.quoted, other.names.base.text.quoted)
        warnings.report(
          .swipeOfSteps, at: event.span,
          "\(one) and \(other) may be side by side, and answer \(event.value.quoted) differently: "
            + "\(other) would be asked, in the later column; answer both alike",
          notes: [Diagnostic.Note(at: steps.event.span, "this is its answer")])
        return
      }
    }
  }
}

extension ExitAnswer {
  fileprivate init(
    flow: MemberName?, method: MemberName, isHidden: Bool, viewModel: TypeName?, _ screen: Screen,
    at span: SourceSpan
  ) {
    self.init(
      flow: flow, method: method, isHidden: isHidden, viewModel: viewModel,
      sender: screen.names.screen, screen: Located(screen.names.base, at: span),
      spec: screen.origin.span)
  }
}

extension [StepSpec] {
  /// A line for each step, by which one answer can be told from another.
  fileprivate var deeds: [String] {
    flattened.map { step in
      var words = ["\(step.effect)"]
      step.forEachMention { mention in
        switch mention {
        case .screen(let target, _), .flow(let target, _, _): words.append(target.name.value.string)
        case .report(let name), .selected(let name), .state(let name), .answer(let name, _):
          words.append(name.value.string)
        case .wayBack(let name, _), .reached(let name): words.append(name.written.value.string)
        case .listener(let name, let call):
          words += [name.written.value.string, call.value.string]
        case .function(let path): words.append(path.text)
        case .source(let source): words.append(source.text)
        case .text(let value): words.append(value.text)
        case .tab, .anything, .branch: break
        }
      }
      return words.joined(separator: " ")
    }
  }
}
