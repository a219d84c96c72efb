import MvvmgenSyntax

@testable import mvvmgen

/// What a flow begins with.
extension RandomAnswers {
  mutating func begin() -> [(key: String, value: JSONText)] {
    let starts = starts()
    return flow.hasStart ? start() + starts : starts
  }

  private mutating func starts() -> [(key: String, value: JSONText)] {
    let starts = flow.beginnings.map { function, shown -> (String, JSONText) in
      let data = Occasion(parameters: function.parameters.map(\.value))
      let name = function.parameters.isEmpty ? function.key : function.declaration
      guard let with = bind(app.screens[shown.index].needs, in: data) else {
        let message = ("message", text(data))
        let button = JSONText.object([("title", text(data))])
        return (
          name, .object([("alert", .object([message, ("buttons", .array([button]))]))])
        )
      }
      return (
        name, .object([("screen", .string(self.name(of: shown)))] + companion("with", with))
      )
    }
    return companion("starts", starts)
  }

  private mutating func start() -> [(key: String, value: JSONText)] {
    switch flow.begin {
    case .screen: [("start", firstScreens())]
    case .flow: [("start", begin(flow: flow.first[0]))]
    case .either:
      [
        (
          "start",
          .object(
            [
              (
                "choose",
                .object(
                  [("one", firstScreen()), ("default", begin(flow: flow.first[0]))]
                    + (flow.mayBeEmpty ? [("nothing", nothing())] : []))
              )
            ] + (app.random.isTrue(1, in: 3) ? [("async", .bool(true))] : []))
        )
      ]
    case .modal: [("start", begin("present", flow.screens[0], look("sheet")))]
    case .alert:
      [("start", alert(Occasion(hasStack: flow.hasStack), isStart: true).json)]
    case .tabs:
      tabs(with: look())
    case .split:
      [("split", .object([("primary", firstScreen())] + laterColumns()))]
    }
  }

  private mutating func nothing() -> JSONText {
    let key = app.random.element(of: ["finish", "report"])
    let report = flow.reports.isEmpty ? nil : report(key, Occasion())
    return report ?? .string("finish")
  }

  private mutating func firstScreen() -> JSONText {
    let shown = flow.screens[0]
    let isShort = app.screens[shown.index].needs.isEmpty && app.random.isTrue(1, in: 2)
    let long = begin("screen", shown)
    return isShort ? .string(self.name(of: shown)) : long
  }

  /// Of which back leads from the second to the first.
  private mutating func firstScreens() -> JSONText {
    let first = firstScreen()
    return second(.pushed, "push").map { .array([first, $0]) } ?? first
  }

  private mutating func laterColumns() -> [(key: String, value: JSONText)] {
    var flows = flow.children.filter {
      app.flows[$0].hasStart && app.flows[$0].begin != .modal && !app.beginsWithSplit($0)
    }
    let keys = app.random.isTrue(1, in: 2) ? ["supplementary", "secondary"] : ["secondary"]
    return keys.compactMap { key in
      if let index = flows.randomElement(using: &app.random), app.random.isTrue(1, in: 2),
        bind(app.flows[index].inputs, in: Occasion()) != nil
      {
        flows.removeAll { $0 == index }
        return (key, begin(flow: index))
      }
      return second(.detail, "screen").map { (key, $0) }
    }
  }

  private mutating func second(_ role: RandomFlow.Role, _ key: String) -> JSONText? {
    guard let shown = flow.screens.first(where: { $0.role == role }), app.random.isTrue(1, in: 2),
      let with = bind(app.screens[shown.index].needs, in: Occasion())
    else { return nil }
    shownScreens.insert(name(of: shown))
    return .object([(key, .string(self.name(of: shown)))] + companion("with", with))
  }

  private mutating func look() -> [(key: String, value: JSONText)] {
    guard app.random.isTrue(1, in: 2) else { return [] }
    return [("look", .string(app.random.element(of: ["sidebar", "segments", "pages", "own"])))]
  }

  private mutating func tabs(
    with look: [(key: String, value: JSONText)]
  ) -> [(key: String, value: JSONText)] {
    let tabs = flow.first.enumerated().map { tab($1, isLasting: $0 == 0, isOnBar: look.isEmpty) }
    return [("tabs", .array(tabs))] + look
  }

  /// What a tap on a tab sends.
  private mutating func tap(
    _ key: String, to flow: RandomFlow
  ) -> [(key: String, value: JSONText)] {
    let events = flow.events.filter(\.parameters.isEmpty)
    guard app.random.isTrue(1, in: 2), let event = events.randomElement(using: &app.random) else {
      return []
    }
    return [(key, .string(event.key))]
  }

  private mutating func tab(_ index: Int, isLasting: Bool, isOnBar: Bool) -> JSONText {
    let child = app.flows[index]
    shownFlows.insert(index)
    let with = bind(child.inputs, in: Occasion()) ?? []
    let image = app.random.isTrue(1, in: 2) ? [("image", JSONText.string("owl"))] : []
    return .object(
      [("flow", .string(child.name)), ("title", text())] + image + companion("with", with)
        + changes(isLasting: isLasting)
        + (isOnBar ? tap("onSelect", to: flow) + tap("onReselect", to: child) : []))
  }

  /// How a tab follows what the flow holds.
  private mutating func changes(isLasting: Bool) -> [(key: String, value: JSONText)] {
    var changes: [(key: String, value: JSONText)] = []
    let countable = ["Int", "Int?", "String", "String?"]
    let counts = flow.state.filter { countable.contains($0.type.spelling) }
    if let count = counts.randomElement(using: &app.random) {
      changes.append(("badge", .string(count.key)))
    }
    let conditions = isLasting ? [] : flow.state.filter { $0.type.spelling == "Bool" }
    if let condition = conditions.randomElement(using: &app.random) {
      changes.append(("when", .string(condition.key)))
    }
    if app.random.isTrue(1, in: 4) { changes.append(("role", .string("search"))) }
    return changes
  }

  /// The flow has the inputs of what it begins with.
  private mutating func begin(
    _ key: String, _ shown: RandomFlow.Shown, _ style: JSONText? = nil
  ) -> JSONText {
    let name = name(of: shown)
    shownScreens.insert(name)
    let with = bind(app.screens[shown.index].needs, in: Occasion()) ?? []
    let look = style.map { [("style", $0)] } ?? []
    return .object([(key, .string(name))] + look + companion("with", with))
  }

  private mutating func begin(flow index: Int) -> JSONText {
    shownFlows.insert(index)
    let with = bind(app.flows[index].inputs, in: Occasion()) ?? []
    return .object([("flow", .string(app.flows[index].name))] + companion("with", with))
  }
}
