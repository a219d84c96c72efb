import MvvmgenSyntax

@testable import mvvmgen

/// Writes the answers of one flow: each step where it may stand, with data that fits.
struct RandomAnswers {
  var app: RandomApp
  let flow: RandomFlow
  /// The names of screens and the indices of flows that some step shows.
  var shownScreens: Set<String> = []
  var shownFlows: Set<Int> = []
  /// The places of the named answers that are given.
  var given: Set<Int> = []

  /// What an answer is to, and so what may stand in it.
  struct Occasion {
    var parameters: [RandomValue] = []
    /// What whoever asks was given.
    var inputs: [RandomValue] = []
    var hasSender = false
    /// The screen that asks.
    var screen: RandomFlow.Shown?
    /// Whether it can push.
    var hasStack = true
    /// Whether nothing is shown yet, below which a modal could be.
    var isFirst = false
    /// Whether there is something behind whoever asks.
    var canGoBack = false
    /// The place of a flow that may have sent it at once: what starts that again never shows anything.
    var emptyFlow: Int?
    /// How many answers it is within.
    var depth = 0
    /// The first of the named answers that it may give.
    var firstAnswer = 0

    var mayBranch: Bool { depth < 3 }
  }

  init(app: RandomApp, flow: RandomFlow) {
    (self.app, self.flow) = (app, flow)
  }

  /// As the flow calls a screen: with its role, if it has one.
  func name(of shown: RandomFlow.Shown) -> String {
    app.screens[shown.index].name + (shown.part.map { ":\($0)" } ?? "")
  }

  mutating func answers() -> [(key: String, value: JSONText)] {
    let begin = begin()
    var screens = flow.screens.map { shown in
      let (screen, role) = (app.screens[shown.index], shown.role)
      let answers = screen.events.map { event in
        let occasion = Occasion(
          parameters: event.parameters.map(\.value), inputs: screen.inputs, hasSender: true,
          screen: shown, hasStack: flow.hasStack && role != .presented,
          // What an alert pushes at first is the first screen.
          canGoBack: role == .presented || role == .pushed && flow.begin != .alert)
        return (event.key, answer(occasion))
      }
      return (name(of: shown), JSONText.object(answers))
    }
    let flows = flow.children.map { index in
      let child = app.flows[index]
      let isFirst =
        flow.children.first { child in
          app.flows[child].reports.contains { flow.passedOn.contains($0.key) }
        } == index
      let reports = child.reports.filter { !isFirst || !flow.passedOn.contains($0.key) }
      var answers = reports.map { report in
        let parameters = report.parameters.map(\.value)
        let occasion = Occasion(
          parameters: parameters, inputs: child.inputs, hasSender: true, hasStack: flow.hasStack,
          canGoBack: !flow.first.contains(index), emptyFlow: child.mayBeEmpty ? index : nil)
        return (report.key, answer(occasion))
      }
      if app.random.isTrue(1, in: 2) {
        let occasion = Occasion(
          inputs: child.inputs, hasSender: true, hasStack: flow.hasStack,
          emptyFlow: child.mayBeEmpty ? index : nil)
        answers.append(("cancelled", answer(occasion)))
      }
      return (child.name, JSONText.object(answers))
    }
    let events = events()
    let named = named()
    // One without events may be left out.
    screens.removeAll { _, answers in
      if case .object(let members) = answers {
        members.isEmpty && app.random.isTrue(1, in: 2)
      } else {
        false
      }
    }
    return begin + [("screens", .object(screens)), ("flows", .object(flows))]
      + (events.isEmpty ? [] : [("events", .object(events))])
      + (named.isEmpty ? [] : [("answers", .object(named))])
  }

  /// Those that are given.
  private mutating func named() -> [(String, JSONText)] {
    var answers: [(String, JSONText)] = []
    for (index, (function, leaves)) in flow.answers.enumerated() where given.contains(index) {
      let parameters = function.parameters.map(\.value)
      app.declaredInside += parameters.map(\.key)
      let occasion = Occasion(
        parameters: parameters, hasSender: leaves, hasStack: flow.hasStack, canGoBack: leaves,
        firstAnswer: index + 1)
      let key = parameters.isEmpty ? function.key : function.declaration
      answers.append((key, answer(occasion)))
    }
    return answers
  }

  /// What reaches the flow from outside; among it whatever nothing else shows.
  private mutating func events() -> [(String, JSONText)] {
    var names = RandomFlow.reserved
    names.formUnion((flow.inputs + flow.state).map(\.key))
    names.formUnion(flow.screens.flatMap { app.screens[$0.index].events.map(\.key) })
    names.formUnion(flow.children.flatMap { app.flows[$0].reports.map(\.key) })
    names.formUnion((flow.events + flow.answers.map(\.function)).map(\.key))
    let events = flow.events.map { event in
      let parameters = event.parameters.map(\.value)
      let occasion = Occasion(parameters: parameters, hasStack: flow.hasStack)
      return (event.declaration, answer(occasion))
    }
    return events + showAll(avoiding: &names)
  }

  /// An event for whatever no other step shows, with all that it takes.
  private mutating func showAll(avoiding names: inout Set<String>) -> [(String, JSONText)] {
    var events: [(String, JSONText)] = []
    func add(_ inputs: [RandomValue], _ app: inout RandomApp, _ answer: JSONText) {
      var event = RandomFunction(name: app.memberName(avoiding: &names))
      event.parameters = inputs.map { ("", RandomValue(name: $0.name, type: $0.type)) }
      events.append((event.declaration, answer))
    }
    for shown in flow.screens where !shownScreens.contains(name(of: shown)) {
      let screen = app.screens[shown.index]
      let word =
        switch shown.role {
        case .start, .replacing: "replace"
        case .pushed: "push"
        case .presented: "present"
        case .detail: "detail"
        }
      add(screen.needs, &app, .object([(word, .string(name(of: shown)))]))
    }
    for index in flow.children where !shownFlows.contains(index) {
      let child = app.flows[index]
      let isPushed = flow.hasStack && !app.beginsWithSplit(index)
      let way = isPushed ? [] : [("as", JSONText.string("present"))]
      let beginning = beginning(of: child)
      let place = beginning.map { [("at", JSONText.string($0.key))] } ?? []
      let data = beginning?.parameters.map(\.value) ?? []
      add(child.inputs + data, &app, .object([("start", .string(child.name))] + way + place))
    }
    return events
  }
}
