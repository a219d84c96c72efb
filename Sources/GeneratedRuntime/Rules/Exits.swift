// What the user takes away: by a swipe down, the back button, a swipe from the edge, a long press on the back
// button, a second tap on a tab. Whatever the gesture, the topmost screen that wants to be asked before it
// leaves is asked, and all stay; and the screens that want to be told have left when they are.

extension Stage {
  func note(_ exit: Exit) {
    if !exit.isOver { exits.append(exit) }
  }

  /// The question before these leave; nil if nobody asks one.
  func question(before leaving: [Item]) -> Question? {
    guard !exits.isEmpty else { return nil }
    var events: [(Exit, Exit.Event)] = []
    for exit in exits {
      guard case .before(let event) = exit.moment, !exit.isOver, exit.isComplete(in: leaving) else {
        continue
      }
      guard let event else { return .stays }
      events.append((exit, event))
    }
    return answers(to: events, from: leaving).first.map { .sends($0) }
  }

  /// The question before the user goes back from this entry.
  package func question(from entry: @autoclosure () -> Flow.Shown?) -> Question? {
    guard !exits.isEmpty, let entry = entry(), let item = item(entry.id, on: entry.stack) else {
      return nil
    }
    return question(before: everything(from: item))
  }

  /// The question before the user swipes a modal down.
  func question(before layer: Layer) -> Question? {
    exits.isEmpty ? nil : question(before: items.filter { $0.layerID == layer.id })
  }

  /// Whether the user can't leave the entry without a question, or something is told of it.
  func hasExit(_ entry: Entry) -> Bool {
    exits.contains { $0.concerns(entry) }
  }

  /// The user takes something away, unless somebody asks before.
  func takeAway(
    _ leaving: @autoclosure () -> [Item], asks: Bool = true, _ remove: () -> Void
  ) {
    guard !exits.isEmpty else { return change(animated: true, remove) }
    let leaving = leaving()
    switch asks ? question(before: leaving) : nil {
    case .stays: return
    case .sends(let event): return event()
    case nil: break
    }
    let events = exits.compactMap { exit in
      if case .after(let event) = exit.moment, !exit.isOver { (exit, event) } else { nil }
    }
    let told = events.isEmpty ? [] : answers(to: events, from: leaving)
    change(animated: true) {
      remove()
      for tell in told { tell() }
    }
  }

  /// The answers to the events that these screens have, those of the topmost first.
  private func answers(
    to events: [(exit: Exit, event: Exit.Event)], from leaving: [Item]
  ) -> [@MainActor () -> Void] {
    let isFree = leaving.last?.layer == layers.count - 1
    return leaving.reversed().compactMap { item in
      let event = item.screen.flatMap { screen in
        events.lazy.filter { $0.exit.isOf(item) }.compactMap { _, event in
          screen.first { event($0) != nil }.flatMap(event)
        }.first
      }
      guard let event else { return nil }
      let (sources, locks) = (sources(item.stack), locks(upTo: item.layer))
      return { self.answer(as: isFree ? .free : .muted, from: sources, in: locks, event) }
    }
  }
}
