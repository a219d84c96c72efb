@testable import mvvmgen

/// Answers that hold answers, and what else an answer to a modal may say.
extension RandomAnswers {
  mutating func alert(_ occasion: Occasion) -> Written {
    var inner = occasion
    inner.depth += 1
    let buttons = app.random.count(1...3).map { number in
      var button: [(key: String, value: JSONText)] = [
        ("title", text())
      ]
      if number == 0, app.random.isTrue(1, in: 2) { button.append(("role", .string("cancel"))) }
      if app.random.isTrue(2, in: 3) {
        button.append(("do", answer(inner)))
      }
      return JSONText.object(button)
    }
    let style: [(key: String, value: JSONText)] =
      app.random.isTrue(1, in: 3)
      ? [("style", .string("actionSheet")), ("anchor", .string("button"))]
      : [("title", text())]
    let message = app.random.isTrue(1, in: 2) ? [("message", text())] : []
    let alert = JSONText.object(style + message + [("buttons", .array(buttons))])
    return (.object([("alert", alert)]), false)
  }

  mutating func width(_ occasion: Occasion) -> Written {
    var inner = occasion
    inner.depth += 1
    let compact = answer(inner)
    let json = JSONText.object([("compact", compact), ("regular", answer(inner))])
    // Both may end.
    return (json, true)
  }

  /// Some event of a screen that a swipe may become.
  mutating func onSwipe(
    _ screen: RandomScreen, style: String
  ) -> [(key: String, value: JSONText)] {
    let events = screen.events.filter(\.parameters.isEmpty).map(\.key) + ["stay"]
    guard !style.hasSuffix("ullScreen"), app.random.isTrue(1, in: 2) else {
      return []
    }
    return [("onSwipe", .string(app.random.element(of: events)))]
  }
}
