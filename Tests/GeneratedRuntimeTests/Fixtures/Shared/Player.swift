import GeneratedRuntimeTesting
import Testing

@testable import GeneratedRuntime

/// The same numbers on every machine.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

/// Makes random calls on a stage.
@MainActor
final class Player {
  var dice: Dice
  var flows: [Sketch] = []
  var screens: [SketchScreen] = []
  let stage: Stage
  /// What screens tell in alerts of their own, by the titles.
  private var told: [String: SketchScreen] = [:]
  private var tellings = 0
  private var depth = 0
  private var tabs = 0

  init(seed: UInt64, stage: Stage) {
    dice = Dice(state: seed)
    self.stage = stage
    stage.start(makeFlow())
  }

  func makeScreen() -> SketchScreen {
    let screen = [A(), B(), C()].randomElement(using: &dice) ?? A()
    screens.append(screen)
    return screen
  }

  func makeFlow() -> Sketch {
    let types: [Sketch.Type] = [P.self, Q.self, R.self]
    let flow = (types.randomElement(using: &dice) ?? P.self).init { [weak self] flow in
      guard let self else { return }
      for _ in 0..<Int.random(in: 0...2, using: &dice) { flow.push(makeScreen()) }
      act()
    }
    flow.onCancelled = { [weak self] in self?.act() }
    flows.append(flow)
    return flow
  }

  /// One call, or none if answers are nested too deeply.
  func act() {
    depth += 1
    defer { depth -= 1 }
    guard depth < 5, let flow = flows.randomElement(using: &dice)?.flow else { return }
    switch Int.random(in: 0..<27, using: &dice) {
    case 0: flow.push(makeScreen())
    case 1: pushWithExit(flow)
    case 2: flow.present(makeScreen())
    case 3: flow.replace(with: makeScreen())
    case 4: flow.start(makeFlow(), as: .push)
    case 5: flow.start(makeFlow(), as: .present)
    case 6: flow.start(makeFlow(), as: .replace)
    case 7: flow.finish { act() }
    case 8: flow.finish()
    case 9: flow.popToRoot()
    case 10: flow.pop(to: B.self)
    case 11:
      if let screen = screens.randomElement(using: &dice) { flow.back(from: screen) }
    case 12: if let child = flows.randomElement(using: &dice) { flow.back(from: child) }
    case 13: flow.browse(Address.example)
    case 14: screens.randomElement(using: &dice)?.event { act() }
    case 15: flow.report { act() }
    case 16: stage.user.dismiss()
    case 17...25: actBeside(flow)
    default: stage.user.goBack()
    }
  }

  /// A call for tabs, columns, alerts or swipes.
  private func actBeside(_ flow: Flow) {
    switch Int.random(in: 0..<16, using: &dice) {
    case 0, 1: flow.showTabs([makeTab(), makeTab(), makeTab()])
    case 2: flow.showSplit(primary: .screen(makeScreen()), secondary: .flow(makeFlow()))
    case 3: flow.showSplit(primary: .flow(makeFlow()))
    case 4, 5: flow.showDetail(makeScreen())
    case 6: flow.select(Q.self)
    case 7: flow.present(makeScreen(), onSwipe: { [weak self] _ in self?.act() })
    case 8:
      flow.start(
        makeFlow(), as: .present, onSwipe: { [weak self] (_: SketchScreen) in self?.act() })
    case 9: stage.user.selectTab(of: P.self)
    case 10: stage.user.tap(Bool.random(using: &dice) ? "0" : "1")
    case 11, 12: if let screen = screens.randomElement(using: &dice) { tell(above: screen) }
    case 13: flow.present(makeScreen(), style: .lock)
    case 14: flow.start(makeFlow(), as: .present, style: .lock)
    default: ask(flow)
    }
  }

  /// Shows something that asks before the user takes it away, or is told afterwards.
  private func pushWithExit(_ flow: Flow) {
    switch Int.random(in: 0..<4, using: &dice) {
    case 0: flow.push(makeScreen(), onBack: { [weak self] _ in self?.act() })
    case 1: flow.push(makeScreen(), onBack: .stay)
    case 2: flow.push(makeScreen(), afterBack: { [weak self] _ in self?.act() })
    default: flow.start(makeFlow(), onBack: { [weak self] (_: SketchScreen) in self?.act() })
    }
  }

  private func makeTab() -> FlowTab {
    tabs += 1
    return .tab(makeFlow(), title: "\(tabs)", isSelected: Bool.random(using: &dice))
  }

  private func ask(_ flow: Flow) {
    let roles = (0...Int.random(in: 0...2, using: &dice)).map { _ in
      ([.cancel, .destructive, nil] as [FlowAlert.Button.Role?]).randomElement(using: &dice) ?? nil
    }
    flow.alert(
      "Sure?", style: Bool.random(using: &dice) ? .alert : .actionSheet,
      buttons: roles.enumerated().map { index, role in
        .button("\(index)", role: role) { [weak self] in self?.act() }
      })
  }

  /// Shows an alert of the screen's own, or takes it away.
  private func tell(above screen: SketchScreen) {
    for (title, owner) in told where owner === screen { told[title] = nil }
    guard Int.random(in: 0..<4, using: &dice) > 0 else {
      return screen.presence.show(nil) {}
    }
    tellings += 1
    let title = "Told \(tellings)"
    told[title] = screen
    let alert = FlowAlert(title, buttons: [.button("0") { [weak self] in self?.act() }])
    screen.presence.show(alert) { [weak self] in self?.told[title] = nil }
  }

  /// Only what a screen on the stage still tells is told.
  private func checkTold() {
    for layer in stage.layers {
      guard case .alert(let alert, let flow) = layer.content, let title = alert.title,
        title.hasPrefix("Told")
      else { continue }
      #expect(told[title]?.presence.isShown == true)
      #expect(flow.screens.contains { $0 === told[title] })
    }
  }

  /// Invariants that hold after every change.
  func check() {
    var live: [Sketch] = []
    var next = [stage.root].compactMap { $0 as? Sketch }
    while let flow = next.popLast() {
      live.append(flow)
      let children = flow.flow.children.compactMap { $0 as? Sketch }
      next += children
      #expect(children.allSatisfy { $0.flow.parent === flow })
    }
    #expect(live.allSatisfy { $0.flow.end == nil })
    let shown = live.flatMap(\.flow.screens)
    #expect(Set(shown.map { ObjectIdentifier($0) }).count == shown.count)
    let entries = stage.layers.flatMap { $0.stack?.allEntries ?? [] }
    #expect(shown.count == entries.count { $0.screen != nil })
    #expect(stage.layers.dropFirst().allSatisfy { $0.stack?.entries.isEmpty != true })
    for entry in entries { check(entry) }
    for screen in screens {
      #expect(screen.presence.isShown == shown.contains { $0 === screen })
    }
    for flow in flows where !live.contains(where: { $0 === flow }) {
      #expect(flow.flow.screens.isEmpty && flow.flow.children.isEmpty)
    }
    #expect(flows.allSatisfy { $0.cancelledCount <= 1 })
    checkTold()
  }
}

extension Player {
  /// Tabs belong to flows that haven't ended, and a split has a first column.
  private func check(_ entry: Stage.Entry) {
    #expect(entry.flow.end == nil)
    guard let container = entry.container, let first = container.stacks.first else {
      #expect(entry.screen != nil)
      return
    }
    if case .tabs(let selected) = container.kind {
      #expect(container.stacks.contains { $0.id == selected })
      #expect(container.stacks.allSatisfy { $0.owner?.end == nil })
    } else {
      #expect(container.stacks.count == 2)
      #expect(first.owner === entry.flow ? !first.entries.isEmpty : first.owner?.end == nil)
    }
  }
}

extension Stage.Stack {
  /// The entries of it, and of the containers on it.
  var allEntries: [Stage.Entry] {
    entries.flatMap { [$0] + ($0.container?.stacks.flatMap(\.allEntries) ?? []) }
  }
}
