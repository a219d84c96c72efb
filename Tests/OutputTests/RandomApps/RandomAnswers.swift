@testable import mvvmgen

/// Writes the answers of one flow: each step where it may stand, with data that fits.
struct RandomAnswers {
  var app: RandomApp
  let flow: RandomFlow
  /// The indices of screens and flows that some step shows.
  private var shownScreens: Set<Int> = []
  private var shownFlows: Set<Int> = []

  /// What an answer is to, and so what may stand in it.
  struct Occasion {
    var parameters: [RandomValue] = []
    var hasSender = false
    /// Whether it can push.
    var hasStack = true
    /// Whether there is something behind whoever asks.
    var canGoBack = false
    var mayChoose = true
    var mayCustom = true
  }

  init(app: RandomApp, flow: RandomFlow) {
    (self.app, self.flow) = (app, flow)
  }

  mutating func answers() -> [(key: String, value: JSONText)] {
    let start = start()
    var screens = flow.screens.map { index, role in
      let screen = app.screens[index]
      let answers = screen.events.map { event in
        let occasion = Occasion(
          parameters: event.parameters.map(\.value), hasSender: true,
          hasStack: role != .presented, canGoBack: role == .pushed || role == .presented)
        return (event.key, answer(occasion))
      }
      return (screen.name, JSONText.object(answers))
    }
    let flows = flow.children.map { index in
      let child = app.flows[index]
      var answers = child.reports.map { report in
        let parameters = report.parameters.map(\.value)
        return (
          report.key,
          answer(Occasion(parameters: parameters, hasSender: true, canGoBack: true))
        )
      }
      if app.random.isTrue(1, in: 2) {
        answers.append(("cancelled", answer(Occasion(hasSender: true))))
      }
      return (child.name, JSONText.object(answers))
    }
    let events = events()
    // One without events may be left out.
    screens.removeAll { _, answers in
      if case .object(let members) = answers {
        members.isEmpty && app.random.isTrue(1, in: 2)
      } else {
        false
      }
    }
    let isSplit = !flow.startsWithFlow && app.random.isTrue(1, in: 5)
    let begin = isSplit ? ("split", JSONText.object([("primary", start)])) : ("start", start)
    return [begin, ("screens", .object(screens)), ("flows", .object(flows))]
      + (events.isEmpty ? [] : [("events", .object(events))])
  }

  private mutating func start() -> JSONText {
    let occasion = Occasion()
    let flowBegin = flow.startsWithFlow ? begin("flow", flow.children[0], occasion) : nil
    if let flowBegin, app.random.isTrue(1, in: 2) { return flowBegin }
    let screenBegin = begin("screen", flow.screens[0].index, occasion)
    let name = app.screens[flow.screens[0].index].name
    let begin = screenBegin ?? .string(name)
    guard let flowBegin else { return begin }
    return .object([("choose", .object([("one", begin), ("default", flowBegin)]))])
  }

  private mutating func begin(_ key: String, _ index: Int, _ occasion: Occasion) -> JSONText? {
    let (name, inputs) =
      key == "flow"
      ? (app.flows[index].name, app.flows[index].inputs)
      : (app.screens[index].name, app.screens[index].inputs)
    guard let with = bind(inputs, in: occasion) else { return nil }
    if key == "flow" { shownFlows.insert(index) } else { shownScreens.insert(index) }
    return .object([(key, .string(name))] + companion("with", with))
  }

  /// What reaches the flow from outside; among it whatever nothing else shows.
  private mutating func events() -> [(String, JSONText)] {
    var names: Set<String> = ["delegate", "flow", "services", "start", "cancelled", "presence"]
    names.formUnion(flow.inputs.map(\.key))
    names.formUnion(flow.screens.flatMap { app.screens[$0.index].events.map(\.key) })
    names.formUnion(flow.children.flatMap { app.flows[$0].reports.map(\.key) })
    let events = app.random.count(0...2).map { _ in
      let event = app.function(avoiding: &names)
      return (event.declaration, answer(Occasion(parameters: event.parameters.map(\.value))))
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
    for (index, role) in flow.screens where !shownScreens.contains(index) {
      let screen = app.screens[index]
      let word =
        switch role {
        case .start, .replacing: "replace"
        case .pushed: "push"
        case .presented: "present"
        }
      add(screen.inputs, &app, .object([(word, .string(screen.name))]))
    }
    for index in flow.children where !shownFlows.contains(index) {
      let child = app.flows[index]
      add(child.inputs, &app, .object([("start", .string(child.name))]))
    }
    return events
  }
}

// MARK: - Answers

extension RandomAnswers {
  mutating func answer(_ occasion: Occasion) -> JSONText {
    guard app.random.isTrue(1, in: 4) else { return step(occasion).json }
    var occasion = occasion
    var steps: [JSONText] = []
    for _ in app.random.count(1...4) {
      let step = step(occasion)
      steps.append(step.json)
      if step.ends { break }
      if step.isChoice { occasion.mayChoose = false }
      if step.isCustom { occasion.mayCustom = false }
    }
    return .array(steps)
  }

  typealias Written = (json: JSONText, ends: Bool, isChoice: Bool, isCustom: Bool)

  private mutating func step(_ occasion: Occasion) -> Written {
    let plain = { (json: JSONText) -> Written in (json, false, false, false) }
    switch Int.random(in: 0..<16, using: &app.random) {
    case 0...4: return plain(show(occasion) ?? .string("stay"))
    case 5: return plain(startFlow(occasion) ?? .string("stay"))
    case 6 where occasion.hasSender && occasion.canGoBack:
      let silently = JSONText.object([("do", .string("back")), ("animated", .bool(false))])
      return plain(app.random.isTrue(1, in: 3) ? silently : .string("back"))
    case 7: return plain(.string("popToRoot"))
    case 8 where !flow.startsWithFlow:
      let name = app.screens[flow.screens[0].index].name
      return plain(.object([("popTo", .string(name))] + animated()))
    case 9:
      guard !flow.reports.isEmpty, app.random.isTrue(3, in: 4) else {
        return (.string("finish"), true, false, false)
      }
      let isEnd = app.random.isTrue(1, in: 2)
      guard let report = report(isEnd ? "finish" : "report", occasion) else {
        return plain(.string("stay"))
      }
      return (report, isEnd, false, false)
    case 10: return plain(browse(occasion))
    case 11: return plain(tell(occasion) ?? .string("stay"))
    case 12 where occasion.mayChoose: return choice(occasion)
    case 13 where occasion.mayCustom:
      let names = flow.screens.prefix(2).map { JSONText.string(app.screens[$0.index].name) }
      let json =
        app.random.isTrue(1, in: 2)
        ? JSONText.string("custom") : .object([("custom", .array(names))])
      return (json, false, false, true)
    case 14 where occasion.mayChoose && occasion.mayCustom: return alert(occasion)
    case 15 where occasion.mayChoose && occasion.mayCustom: return width(occasion)
    default: return plain(.string("stay"))
    }
  }

  private mutating func choice(_ occasion: Occasion) -> Written {
    var inner = occasion
    inner.mayChoose = false
    let cases = ["known", "`default`", "unknown", "in"].prefix(app.random.count(2...4).count)
    let answers = cases.map { name in (name.replacing("`", with: ""), answer(inner)) }
    let json = JSONText.object([("choose", .object(answers))])
    // Its cases may end.
    return (json, true, true, true)
  }

  private mutating func show(_ occasion: Occasion) -> JSONText? {
    let (index, role) = app.random.element(of: flow.screens)
    let screen = app.screens[index]
    guard occasion.hasStack || role == .presented else { return nil }
    guard let with = bind(screen.inputs, in: occasion) else { return nil }
    shownScreens.insert(index)
    var members: [(key: String, value: JSONText)] = []
    switch role {
    case .start, .replacing: members.append(("replace", .string(screen.name)))
    case .pushed: members.append(("push", .string(screen.name)))
    case .presented:
      members.append(("present", .string(screen.name)))
      let styles = ["sheet", "formSheet", "fullScreen", "overFullScreen", "popover"]
      let style = app.random.isTrue(1, in: 2) ? app.random.element(of: styles) : nil
      if let style { members.append(("style", .string(style))) }
      members += onSwipe(screen, style: style ?? "sheet")
    }
    if let variant = screen.variants.first, app.random.isTrue(1, in: 2) {
      members.append(("variant", .string(variant)))
    }
    return .object(members + companion("with", with) + animated())
  }

  private mutating func startFlow(_ occasion: Occasion) -> JSONText? {
    guard !flow.children.isEmpty else { return nil }
    let index = app.random.element(of: flow.children)
    let child = app.flows[index]
    guard let with = bind(child.inputs, in: occasion) else { return nil }
    shownFlows.insert(index)
    let kinds = occasion.hasStack ? ["push", "present", "replace"] : ["present"]
    let kind = app.random.element(of: kinds)
    let way = kind == "push" && app.random.isTrue(1, in: 2) ? [] : [("as", JSONText.string(kind))]
    return .object(
      [("start", .string(child.name))] + way + companion("with", with) + animated())
  }

  private mutating func report(_ key: String, _ occasion: Occasion) -> JSONText? {
    let report = app.random.element(of: flow.reports)
    guard let with = bind(report.parameters.map(\.value), in: occasion) else { return nil }
    return .object([(key, .string(report.key))] + companion("with", with))
  }

  private mutating func browse(_ occasion: Occasion) -> JSONText {
    let urls = (occasion.parameters + flow.inputs).filter {
      $0.type.canonical == "URL" || $0.type.canonical == "URL?"
    }
    let isHidden = { (value: RandomValue) in
      occasion.parameters.first { $0.key == value.key }.map {
        $0.type.canonical != value.type.canonical
      } ?? false
    }
    let source = urls.first { !isHidden($0) }?.key ?? "= URL.help"
    let place = app.random.isTrue(1, in: 3) ? [("in", JSONText.string("system"))] : []
    return .object([("browse", .string(source))] + place + animated())
  }

  private mutating func tell(_ occasion: Occasion) -> JSONText? {
    let screen = app.screens[app.random.element(of: flow.screens).index]
    guard !screen.actions.isEmpty else { return nil }
    let action = app.random.element(of: screen.actions)
    guard let with = bind(action.parameters.map(\.value), in: occasion) else { return nil }
    return .object(
      [("tell", .string(screen.name)), ("call", .string(action.key))] + companion("with", with))
  }

  private mutating func animated() -> [(key: String, value: JSONText)] {
    app.random.isTrue(1, in: 6) ? [("animated", .bool(false))] : []
  }

  private func companion(
    _ key: String, _ members: [(key: String, value: JSONText)]
  ) -> [(key: String, value: JSONText)] {
    members.isEmpty ? [] : [(key, .object(members))]
  }
}
