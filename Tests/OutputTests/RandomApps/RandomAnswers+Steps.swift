import MvvmgenSyntax

@testable import mvvmgen

/// Writes one answer.
extension RandomAnswers {
  mutating func answer(_ occasion: Occasion) -> JSONText {
    guard app.random.isTrue(1, in: 4) else { return step(occasion).json }
    var steps: [JSONText] = []
    for _ in app.random.count(1...4) {
      let step = step(occasion)
      steps.append(step.json)
      if step.ends { break }
    }
    return .array(steps)
  }

  typealias Written = (json: JSONText, ends: Bool)

  mutating func step(_ occasion: Occasion) -> Written {
    let plain = { (json: JSONText) -> Written in (json, false) }
    switch Int.random(in: 0..<22, using: &app.random) {
    case 0...4: return plain(show(occasion) ?? .string("stay"))
    case 5: return plain(startFlow(occasion) ?? .string("stay"))
    case 6 where occasion.hasSender && occasion.canGoBack:
      let silently = JSONText.object([("do", .string("back")), ("animated", .bool(false))])
      return plain(app.random.isTrue(1, in: 3) ? silently : .string("back"))
    case 7: return plain(.string(app.random.element(of: ["popToRoot", "closeModals", "restart"])))
    case 8 where flow.screens.first?.role == .start:
      return goBack(to: name(of: flow.screens[0]), occasion)
    case 9:
      guard !flow.reports.isEmpty, app.random.isTrue(3, in: 4) else {
        return (.string("finish"), true)
      }
      let isEnd = app.random.isTrue(1, in: 2)
      guard let report = report(isEnd ? "finish" : "report", occasion) else {
        return plain(.string("stay"))
      }
      return (report, isEnd)
    case 10: return plain(browse(occasion))
    case 11: return tell(occasion) ?? tellFlow(occasion) ?? plain(.string("stay"))
    case 12 where occasion.mayBranch: return choice(occasion)
    case 13:
      let names = flow.screens.prefix(2).map { JSONText.string(name(of: $0)) }
      let json =
        app.random.isTrue(1, in: 2)
        ? JSONText.string("custom") : .object([("custom", .array(names))])
      return (json, false)
    case 14 where occasion.mayBranch: return alert(occasion)
    case 15 where occasion.mayBranch: return width(occasion)
    case 16 where flow.begin == .tabs:
      let tab = app.flows[app.random.element(of: flow.first)]
      let name = app.random.isTrue(1, in: 3) ? "previous" : tab.name
      return plain(.object([("select", .string(name))] + animated()))
    case 17: return plain(set(occasion) ?? .string("stay"))
    case 18: return plain(call(occasion) ?? .string("stay"))
    // It may end or wait, like a choice.
    case 19: return give(occasion).map { ($0, true) } ?? plain(.string("stay"))
    case 20 where occasion.mayBranch: return byCase(occasion) ?? plain(.string("stay"))
    default: return plain(.string(app.random.element(of: ["stay", "never"])))
    }
  }

  /// A named answer that may stand here.
  private mutating func give(_ occasion: Occasion) -> JSONText? {
    guard occasion.hasStack == flow.hasStack, !occasion.isFirst, occasion.emptyFlow == nil else {
      return nil
    }
    let possible = flow.answers.indices.filter {
      let leaves = flow.answers[$0].leaves
      return $0 >= occasion.firstAnswer && (!leaves || occasion.hasSender && occasion.canGoBack)
    }
    guard let index = possible.randomElement(using: &app.random) else { return nil }
    let function = flow.answers[index].function
    guard let with = bind(function.parameters.map(\.value), in: occasion) else { return nil }
    given.insert(index)
    return .object([("answer", .string(function.key))] + companion("with", with))
  }

  /// A call of a service.
  private mutating func call(_ occasion: Occasion) -> JSONText? {
    guard let (service, function) = app.calls.randomElement(using: &app.random),
      !data(occasion).contains(where: { $0.key == service }),
      let with = bind(function.parameters.map(\.value), in: occasion)
    else { return nil }
    return .object(
      [("call", .string("\(service).\(function.key)"))] + companion("with", with))
  }

  /// A new value of what the flow holds, or of a part of that.
  private mutating func set(_ occasion: Occasion) -> JSONText? {
    let others = (occasion.parameters + occasion.inputs).map(\.key)
    guard let state = flow.state.randomElement(using: &app.random) else { return nil }
    let part = part(of: state)
    let key = state.key + (part?.path ?? "")
    guard let source = source(for: part?.value ?? state, in: occasion), source != "flow.\(key)",
      source.trimmingPrefix("= ") != key || others.contains(state.key)
    else { return nil }
    return .object([("set", .object([(key, .string(source))]))])
  }

  private mutating func part(of state: RandomValue) -> (path: String, value: RandomValue)? {
    let start = ["Owl": ".", "Owl?": "?."][state.type.canonical]
    guard let start, app.random.isTrue(1, in: 2) else { return nil }
    let name = RandomValue(name: "name", type: RandomType("String", #""é""#))
    let mate = RandomValue(name: "mate", type: RandomType("Int?", "3", "nil"))
    let part = app.random.element(of: [name, mate])
    return (start + part.name, part)
  }

  mutating func goBack(to name: String, _ occasion: Occasion) -> Written {
    mayBe([("popTo", .string(name))] + animated(), occasion)
  }

  /// What may not be there: half the time with another answer for that.
  private mutating func mayBe(
    _ members: [(key: String, value: JSONText)], _ occasion: Occasion
  ) -> Written {
    guard app.random.isTrue(1, in: 2) else { return (.object(members), false) }
    let other = step(occasion)
    return (.object(members + [("or", other.json)]), other.ends)
  }

  mutating func choice(_ occasion: Occasion) -> Written {
    var inner = occasion
    inner.depth += 1
    let cases = ["known", "default", "undecided", "in"].prefix(app.random.count(2...4).count)
    let answers = cases.map { name -> (String, JSONText) in
      guard app.random.isTrue(1, in: 2) else { return (name, answer(inner)) }
      return caseWithData(name, inner)
    }
    let wait: JSONText = app.random.isTrue(1, in: 2) ? .bool(true) : .string("latest")
    let waits = app.random.isTrue(1, in: 4) ? [("async", wait)] : []
    let json = JSONText.object([("choose", .object(answers))] + waits)
    // Its cases may end, and nothing follows where the flow waits.
    return (json, true)
  }

  /// By the case of a value that there is.
  private mutating func byCase(_ occasion: Occasion) -> Written? {
    var inner = occasion
    inner.depth += 1
    let names = Set(data(occasion).map(\.key)).sorted()
    let values = names.compactMap { name in data(occasion).first { $0.key == name } }
    let cases = ["Mood": ["calm", "wild(level: Int)", "`default`"], "Barn": ["old", "new"]]
    if app.random.isTrue(1, in: 2), let written = byLiteral(among: values, inner) { return written }
    guard
      let (value, known) = values.compactMap({ value in
        let type = value.type.canonical
        return cases[type.hasSuffix("?") ? String(type.dropLast()) : type].map { (value, $0) }
      }).randomElement(using: &app.random)
    else { return nil }
    let isOptional = value.type.canonical.hasSuffix("?")
    let some = isOptional || app.random.isTrue(1, in: 2) ? Array(known.dropLast()) : known
    var answers = some.map { name -> (String, JSONText) in
      var branch = inner
      if name.contains("(") {
        branch.parameters.removeAll { $0.key == "level" }
        branch.parameters.append(RandomValue(name: "level", type: RandomType("Int")))
        app.declaredInside.append("level")
      }
      return (name, answer(branch))
    }
    if some.count < known.count { answers.append(("*", answer(inner))) }
    return (.object([("switch", .string(value.key)), ("cases", .object(answers))]), true)
  }

  /// By whether a value is true, or there.
  private mutating func byLiteral(among values: [RandomValue], _ inner: Occasion) -> Written? {
    let known = values.filter { value in
      let type = value.type.canonical
      return type == "Bool" || type.hasSuffix("?") && !type.contains("->")
    }
    guard let value = known.randomElement(using: &app.random) else { return nil }
    var cases = value.type.canonical == "Bool" ? ["true", "false"] : ["nil", "*"]
    if value.type.canonical == "Bool?" { cases.insert("true", at: 1) }
    if app.random.isTrue(1, in: 3), cases[1] == "*" {
      cases[1] = "some(thing: \(value.type.canonical.dropLast()))"
    }
    let answers = cases.map { name -> (String, JSONText) in
      guard name.hasPrefix("some") else { return (name, answer(inner)) }
      var branch = inner
      let type = RandomType(String(value.type.canonical.dropLast()))
      branch.parameters.removeAll { $0.key == "thing" }
      branch.parameters.append(RandomValue(name: "thing", type: type))
      app.declaredInside.append("thing")
      return (name, answer(branch))
    }
    return (.object([("switch", .string(value.key)), ("cases", .object(answers))]), true)
  }

  /// A case whose data hides the event's of the same name.
  private mutating func caseWithData(_ name: String, _ occasion: Occasion) -> (String, JSONText) {
    var names: Set<String> = []
    var function = app.function(avoiding: &names)
    function.name = name
    guard !function.parameters.isEmpty else { return (name, answer(occasion)) }
    var inner = occasion
    for index in function.parameters.indices {
      function.parameters[index].label = app.random.isTrue(1, in: 4) ? "_ " : ""
    }
    let values = function.parameters.map(\.value)
    app.declaredInside += values.map(\.key)
    inner.parameters =
      values
      + inner.parameters.filter { old in
        !values.contains { $0.key == old.key }
      }
    return (function.declaration, answer(inner))
  }

  /// What the user reads.
  mutating func text() -> JSONText {
    .string(
      app.random.element(of: [
        "OK", "= L10n.text", "= String()", "Löschen 🗑️", "$0", "Discard \"changes\"?",
        "Größe 🦉 \\(x)", "= \"a\"", "= .init()", "= Owl.title",
        String(repeating: "It is long. ", count: 12), "Two\nlines", "*/ \u{0}\t",
      ]))
  }

  mutating func show(_ occasion: Occasion) -> JSONText? {
    guard let shown = flow.screens.randomElement(using: &app.random) else { return nil }
    let (screen, role, name) = (app.screens[shown.index], shown.role, name(of: shown))
    guard occasion.hasStack || role == .presented || !flow.hasStack else { return nil }
    guard let with = bind(screen.needs, in: occasion) else { return nil }
    shownScreens.insert(name)
    var members: [(key: String, value: JSONText)] = []
    // The system moves other modals itself.
    var isFree = true
    switch role {
    case .start, .replacing: members += [("replace", .string(name))] + unless("shown")
    case .pushed:
      members.append(("push", .string(name)))
      members += exit(screen, "Back")
    case .detail: members.append(("detail", .string(name)))
    case .presented where screen.isSession:
      members.append(("present", .string(name)))
      isFree = false
    case .presented:
      members.append(("present", .string(name)))
      let styles = ["sheet", "formSheet", "fullScreen", "overFullScreen", "popover", "lock"]
      let style = app.random.isTrue(1, in: 2) ? app.random.element(of: styles) : nil
      if let style { members.append(("style", look(style))) }
      isFree = ["fullScreen", "overFullScreen", "lock"].contains(style)
      members += exit(screen, "Swipe", style: style ?? "sheet") + unless("shown")
    }
    if let variant = screen.variants.first, app.random.isTrue(1, in: 2) {
      members.append(("variant", .string(variant)))
    }
    let animation = transition(isPossible: isFree)
    if screen.title != nil, app.random.isTrue(1, in: 3) {
      members.append(("title", text(occasion)))
    }
    return .object(members + companion("with", with) + animation)
  }

  private mutating func transition(isPossible: Bool) -> [(key: String, value: JSONText)] {
    guard isPossible, app.random.isTrue(1, in: 4) else { return animated() }
    return [("transition", .string(app.random.element(of: ["fade", "default", "zoomIn"])))]
  }

  /// A style, as a word or with more about it.
  mutating func look(_ style: String) -> JSONText {
    var members: [(key: String, value: JSONText)] = [("kind", .string(style))]
    if style == "popover", app.random.isTrue(1, in: 2) { members.append(("anchor", text())) }
    if style.lowercased().hasSuffix("sheet") {
      let heights: [JSONText] = [
        .string("40%"), .string("medium"), .string("large"), .string("fit"), .number(320),
      ]
      let detents = heights.filter { _ in app.random.isTrue(1, in: 2) }
      if !detents.isEmpty { members.append(("detents", .array(detents))) }
      if app.random.isTrue(1, in: 3) { members.append(("grabber", .bool(true))) }
      if app.random.isTrue(1, in: 3) { members.append(("cornerRadius", .number(24))) }
    }
    return members.count == 1 && app.random.isTrue(1, in: 2) ? .string(style) : .object(members)
  }

  mutating func startFlow(_ occasion: Occasion) -> JSONText? {
    let children = flow.children.filter {
      (!occasion.isFirst || app.flows[$0].begin != .modal) && $0 > occasion.emptyFlow ?? -1
    }
    guard let index = children.randomElement(using: &app.random) else { return nil }
    let child = app.flows[index]
    let beginning = beginning(of: child)
    let data = beginning?.parameters.map(\.value) ?? []
    guard let with = bind(child.inputs + data, in: occasion) else { return nil }
    shownFlows.insert(index)
    let isSplit = app.beginsWithSplit(index)
    let replaces = child.begin == .modal ? [] : ["replace"]
    let pushes = isSplit ? [] : flow.begin == .split ? ["push", "detail"] : ["push"]
    let kinds = occasion.hasStack ? pushes + ["present"] + replaces : ["present"]
    let kind = app.random.element(of: kinds)
    let way = kind == "push" && app.random.isTrue(1, in: 2) ? [] : [("as", JSONText.string(kind))]
    let place = beginning.map { [("at", JSONText.string($0.key))] } ?? []
    return .object(
      [("start", .string(child.name))] + way + place + companion("with", with) + animated()
        + unless("running"))
  }

  mutating func unless(_ word: String) -> [(key: String, value: JSONText)] {
    app.random.isTrue(1, in: 4) ? [("unless", .string(word))] : []
  }

  /// Where a flow begins; nil for its start.
  mutating func beginning(of flow: RandomFlow) -> RandomFunction? {
    guard !flow.hasStart || app.random.isTrue(2, in: 3) else { return nil }
    return flow.beginnings.randomElement(using: &app.random)?.function
  }

  mutating func report(_ key: String, _ occasion: Occasion) -> JSONText? {
    let report = app.random.element(of: flow.reports)
    guard let with = bind(report.parameters.map(\.value), in: occasion) else { return nil }
    return .object([(key, .string(report.key))] + companion("with", with))
  }

  mutating func browse(_ occasion: Occasion) -> JSONText {
    let data = data(occasion)
    let urls = data.filter { value in
      guard value.type.canonical == "URL" || value.type.canonical == "URL?" else { return false }
      return data.first { $0.key == value.key }?.type.canonical == value.type.canonical
    }
    let source = urls.first?.key ?? "= URL.help"
    let browser = app.random.element(of: ["system", "links"])
    let place = app.random.isTrue(1, in: 3) ? [("in", JSONText.string(browser))] : []
    return .object([("browse", .string(source))] + place + animated())
  }

  mutating func tell(_ occasion: Occasion) -> Written? {
    let own = app.random.isTrue(1, in: 2) ? occasion.screen : nil
    guard let shown = own ?? flow.screens.randomElement(using: &app.random) else { return nil }
    let screen = app.screens[shown.index]
    guard !screen.actions.isEmpty else { return nil }
    let action = app.random.element(of: screen.actions)
    guard let with = bind(action.parameters.map(\.value), in: occasion) else { return nil }
    return mayBe(
      [("tell", .string(name(of: shown))), ("call", .string(action.key))] + companion("with", with),
      occasion)
  }

  /// An event from outside of a child flow.
  mutating func tellFlow(_ occasion: Occasion) -> Written? {
    guard let index = flow.children.randomElement(using: &app.random),
      let event = app.flows[index].events.randomElement(using: &app.random),
      !flow.screens.contains(where: { app.screens[$0.index].name == app.flows[index].name }),
      let with = bind(event.parameters.map(\.value), in: occasion)
    else { return nil }
    return mayBe(
      [("tell", .string(app.flows[index].name)), ("call", .string(event.key))]
        + companion("with", with), occasion)
  }

  mutating func animated() -> [(key: String, value: JSONText)] {
    app.random.isTrue(1, in: 6) ? [("animated", .bool(false))] : []
  }

  func companion(
    _ key: String, _ members: [(key: String, value: JSONText)]
  ) -> [(key: String, value: JSONText)] {
    members.isEmpty ? [] : [(key, .object(members))]
  }
}
