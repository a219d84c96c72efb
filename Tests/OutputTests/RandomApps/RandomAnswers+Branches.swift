import MvvmgenSyntax

@testable import mvvmgen

/// Answers that hold answers, and what else an answer to a modal may say.
extension RandomAnswers {
  /// - Parameter isStart: whether a flow begins with it, which is never animated.
  mutating func alert(_ occasion: Occasion, isStart: Bool = false) -> Written {
    var inner = occasion
    inner.depth += 1
    if isStart { inner.isFirst = true }
    let isSheet = app.random.isTrue(1, in: 3)
    let fields = isSheet ? [] : self.fields(occasion, &inner)
    let buttons = app.random.count(1...3).map { number in
      var button: [(key: String, value: JSONText)] = [
        // What it says isn't typed yet.
        ("title", text(occasion))
      ]
      if number == 0, app.random.isTrue(1, in: 2) { button.append(("role", .string("cancel"))) }
      if app.random.isTrue(2, in: 3) {
        button.append(("do", answer(inner)))
      }
      return JSONText.object(button)
    }
    let style: [(key: String, value: JSONText)] =
      isSheet
      ? [("style", .string("actionSheet")), ("anchor", .string("button"))]
      : [("title", text(occasion))]
    let message = app.random.isTrue(1, in: 2) ? [("message", text(occasion))] : []
    let alert = JSONText.object(style + message + fields + [("buttons", .array(buttons))])
    return (.object([("alert", alert)] + (isStart ? [] : animated() + unless("shown"))), false)
  }

  /// The fields of an alert, whose texts its buttons' answers have as data.
  private mutating func fields(
    _ occasion: Occasion, _ inner: inout Occasion
  ) -> [(key: String, value: JSONText)] {
    guard app.random.isTrue(1, in: 2) else { return [] }
    var names: Set<String> = []
    var texts: [RandomValue] = []
    let fields = app.random.count(1...3).map { _ -> JSONText in
      let name = app.memberName(avoiding: &names)
      texts.append(RandomValue(name: name, type: RandomType("String")))
      guard app.random.isTrue(1, in: 2) else { return .string("\(name): String") }
      return .object([
        ("declare", .string("\(name): String = L10n.text")), ("placeholder", text(occasion)),
      ])
    }
    app.declaredInside += texts.map(\.key)
    inner.parameters = texts + inner.parameters.filter { !names.contains($0.key) }
    return [("fields", .array(fields))]
  }

  mutating func width(_ occasion: Occasion) -> Written {
    var inner = occasion
    inner.depth += 1
    let compact = answer(inner)
    let json = JSONText.object([("compact", compact), ("regular", answer(inner))])
    // Both may end.
    return (json, true)
  }

  /// Some event of a screen that is sent before or after the user takes the screen away.
  mutating func exit(
    _ screen: RandomScreen, _ way: String, style: String = "sheet"
  ) -> [(key: String, value: JSONText)] {
    let events = screen.events.filter(\.parameters.isEmpty).map(\.key)
    guard !style.hasSuffix("ullScreen"), style != "lock", app.random.isTrue(1, in: 2) else {
      return []
    }
    if !events.isEmpty, app.random.isTrue(1, in: 3) {
      return [("after\(way)", .string(app.random.element(of: events)))]
    }
    return [("on\(way)", .string(app.random.element(of: events + ["stay"])))]
  }
}
