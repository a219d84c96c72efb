import AppModel
import Language
import Storage
import Syntax

extension StageSketch {
  /// The start of a flow.
  init(
    _ flow: Coordinator, at start: ArenaList<Step>, isRegular: Bool, _ values: TestValues
  ) throws(Unknown) {
    self.init(flow: flow, isRegular: isRegular, values: values)
    guard !flow.isExternal else { throw Unknown() }
    try take(start)
  }

  /// - Parameter sender: the screen or child flow whose event is answered.
  mutating func take(_ steps: ArenaList<Step>, from sender: Sender? = nil) throws(Unknown) {
    for step in steps { try take(step, from: sender) }
  }

  private mutating func take(_ step: Step, from sender: Sender?) throws(Unknown) {
    switch step {
    case .push, .present, .replace, .detail, .start:
      guard let (shown, way) = step.showing else { return }
      if shown.isUnlessThere, contains(shown.sender) { return }
      try show(try content(shown), way, of: shown.sender)
    case .tabs(let tabs): layers[0].entries = [try content(tabs)]
    case .split(let primary, let secondary):
      var second: [Layer] = []
      if let secondary { second = try content(secondary.value) }
      let placeholder = secondary?.value.target.kind == .screen ? second : []
      let columns = (try content(primary.value), second)
      guard let first = columns.0.first, columns.0.count == 1, second.count < 2 else {
        throw Unknown()
      }
      layers[0].entries = [
        Entry(
          content: .split(
            primary: first.entries, secondary: second.first?.entries ?? [],
            placeholder: placeholder.first?.entries ?? []))
      ]
    case .select(let flow, _): try select(flow.base)
    case .back: try goBack(from: sender)
    case .popTo(.screen(let target), let others, _):
      if !(try pop(to: target)) { try take(others, orFail: true, from: sender) }
      return
    case .popTo(_, let others, _): return try take(others, orFail: true, from: sender)
    case .popToRoot:
      guard isKnown, let first = layers[0].entries.first, first.child == nil, !first.screens.isEmpty
      else { throw Unknown() }
      layers = [Layer(entries: [first])]
    case .closeModals: layers = [layers[0]]
    case .restart:
      layers = try StageSketch(flow, at: flow.firstStart, isRegular: isRegular, values).layers
    case .finish: (layers, isKnown) = ([Layer()], true)
    case .tell(let call):
      if !contains(call.listener.sender) {
        return try take(call.or, orFail: !isKnown, from: sender)
      }
      try tell(call)
    case .set(let assignments):
      taken.append(step)
      return try set(assignments)
    case .alert(let alert): layers.append(Layer(alert: alert.value.text))
    case .width(let compact, let regular):
      return try take(isRegular ? regular : compact, from: sender)
    case .browse(_, in: let browser, _, _): if browser != .system { throw Unknown() }
    case .switch(let choice):
      guard let parameter = choice.parameter, let one = cases[parameter],
        choice.cases.contains(where: { $0.name == one.name })
      else { throw Unknown() }
      return try take(one.steps, from: sender)
    case .answer(let call): return try give(call, from: sender)
    case .choose, .custom, .byRole: throw Unknown()
    case .report, .call, .stay, .never: break
    }
    taken.append(step)
  }

  /// The data that a named answer gets isn't known here, nor is the data that its steps pass on.
  private mutating func give(_ call: AnswerCall, from sender: Sender?) throws(Unknown) {
    let before = taken + [.answer(call)]
    try take(flow.named.first { $0.signature.name == call.name }?.steps ?? [], from: sender)
    let end = taken.dropFirst(before.count - 1).first {
      if case .finish = $0 { true } else { false }
    }
    taken = before + [end].compactMap(\.self)
  }

  private mutating func take(
    _ others: ArenaList<Step>, orFail fails: Bool, from sender: Sender?
  ) throws(Unknown) {
    if others.isEmpty, fails { throw Unknown() }
    try take(others, from: sender)
  }

  /// A state that decides about tabs changes them.
  private func set(_ assignments: ArenaList<Assignment>) throws(Unknown) {
    let changed = assignments.map(\.state)
    var isAboutTabs = false
    flow.visitAnswers { answer in
      answer.visitSteps { step in
        guard case .tabs(let tabs) = step else { return }
        isAboutTabs = tabs.contains { tab in
          [tab.condition, tab.badge?.state].contains { $0.map(changed.contains) ?? false }
        }
      }
    }
    if isAboutTabs { throw Unknown() }
  }

  /// An action of a screen changes nothing until it is written; a flow answers an event.
  private mutating func tell(_ call: ActionCall) throws(Unknown) {
    guard call.listener.kind == .flow else {
      let action = values.screen(call.listener.base)?.actions.first {
        $0.signature.name == call.action
      }
      if action?.forwarded != nil { throw Unknown() }
      return
    }
    guard let flow = values.coordinator(call.listener.base),
      let event = flow.events.first(where: { $0.signature.name == call.action })
    else { throw Unknown() }
    var inner = try StageSketch(flow, at: flow.start.steps, isRegular: isRegular, values)
    let count = inner.layers.count
    try inner.take(event.steps)
    guard count == 1, replace(flow.names.base, with: inner.layers[0].entries) else {
      throw Unknown()
    }
    layers += inner.layers.dropFirst()
  }

  /// Whether the child flow was found: in a tab, or with a layer of its own.
  private mutating func replace(_ child: TypeName, with entries: [Entry]) -> Bool {
    if case .tabs(var tabs, let selected)? = container,
      let index = tabs.firstIndex(where: { $0.flow == child })
    {
      tabs[index].entries = entries
      container = .tabs(tabs, selected: selected)
      return layers.count == 1
    }
    guard let last = layers.indices.last, last > 0,
      layers[last].entries.allSatisfy({ $0.child == child })
    else { return false }
    layers[last].entries = entries.map { entry -> Entry in
      var entry = entry
      entry.child = child
      return entry
    }
    return true
  }

  /// Taps a button of the alert.
  mutating func tap(_ button: Alert.Button, from sender: Sender?) throws(Unknown) {
    guard isCovered else { throw Unknown() }
    layers.removeLast()
    try take(button.steps, from: sender)
  }
}

// MARK: - Steps

extension StageSketch {
  /// How a step shows a screen or a flow.
  enum Way {
    case push, replace, detail
    case present(ModalStyle)
  }
}

extension Step {
  /// The screen or flow that it shows, unless it shows several.
  var showing: (Destination, StageSketch.Way)? {
    switch self {
    case .push(let shown, _), .start(let shown, as: .push, _, _): (shown, .push)
    case .present(let shown, let modal, _), .start(let shown, as: .present, let modal, _):
      (shown, .present(modal.style))
    case .replace(let shown, _), .start(let shown, as: .replace, _, _): (shown, .replace)
    case .detail(let shown, _): (shown, .detail)
    case .select, .back, .popTo, .popToRoot, .closeModals, .restart, .finish, .report, .browse,
      .tell, .call, .set, .alert, .choose, .switch, .answer, .byRole, .width, .custom, .stay,
      .never, .tabs,
      .split:
      nil
    }
  }
}

extension Target {
  var sender: StageSketch.Sender {
    kind == .flow ? .flow(base) : .screen(StageSketch.Shown(base: base, role: role?.name))
  }
}

extension Destination {
  fileprivate var sender: StageSketch.Sender { target.sender }
}

extension Coordinator {
  /// Its start, else the first of its beginnings.
  var firstStart: ArenaList<Step> {
    (hasStart ? nil : beginnings.first)?.start.steps ?? start.steps
  }
}

extension Alert {
  /// Its style and text, as a transcript says them.
  fileprivate var text: StageSketch.Layer.Text {
    let style = Code(InternedText(style.rawValue))
    if isSecret { return .known("\(style) ‹secret›") }
    guard let text = title ?? message else { return .known(style) }
    guard case .value(let value) = text, case .literal(let literal) = value.kind else {
      return .unknown
    }
    let inner = Code(InternedText(String(literal.string.dropFirst().dropLast())))
    return .known("\(style) \\\"\(inner)\\\"")
  }
}
