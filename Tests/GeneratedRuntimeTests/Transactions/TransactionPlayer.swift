import GeneratedRuntimeTesting
import Testing

@testable import GeneratedRuntime

#if UIKIT_STAND_IN
  import UIKit
#endif

/// Plays random events on a stage and on the model, and compares them.
@MainActor
final class TransactionPlayer {
  private struct Watched {
    let id: Int
    weak var object: AnyObject?
  }

  var maker: StepMaker
  let stage: Stage
  let model = ModelTree()
  private var watched: [Watched] = []
  private var found: [Int?] = []

  init(seed: UInt64, stage: Stage) {
    (maker, self.stage) = (StepMaker(seed: seed), stage)
    stage.width = .regular
  }

  /// Returns the event that had another effect than on the model.
  func play(_ events: Int) async -> String? {
    for number in 1...events {
      guard stage.root == nil else {
        let event = nextEvent()
        await play(event)
        if let difference { return "event \(number), \(event): \(difference)" }
        continue
      }
      let begin = maker.begin(0)
      stage.start(make(begin))
      model.start(begin)
      if let difference { return "event \(number), start: \(difference)" }
    }
    await stage.waitForDecisions()
    model.decide()
    if let difference = difference ?? leak { return difference }
    stage.root?.flow.finish {}
    model.end()
    return difference ?? leak
  }

  private func nextEvent() -> Event {
    let nodes = model.root?.tree ?? []
    let sights = model.items.compactMap(\.sight)
    switch maker.number(0..<12) {
    case 0 where !sights.isEmpty: return .leave(screen: sights[maker.number(0..<sights.count)].id)
    case 1 where model.layers.count > 1:
      let layer = maker.number(1..<model.layers.count)
      return model.layers[layer].isLock ? .decided : .close(layer: layer)
    case 2: return .decided
    case 3...5:
      let seen = model.inSight.compactMap(\.sight).filter { !$0.isExternal }
      guard !seen.isEmpty else { return .decided }
      return .send(screen: seen[maker.number(0..<seen.count)].id, maker.answer(2..<6))
    case 6 where !sights.isEmpty:
      let sight = sights[maker.number(0..<sights.count)]
      return .outcome(screen: sight.id, name: maker.number(0..<2), maker.outcome())
    default:
      return .answer(
        flow: nodes[maker.number(0..<nodes.count)].begin.id, maker.answer(2..<6))
    }
  }

  private func play(_ event: Event) async {
    switch event {
    case .answer(let id, let steps):
      let nodes = model.root?.tree.filter { $0.begin.id == id } ?? []
      guard let node = only(nodes), let coordinator = only(made(id).compactMap(running))
      else { return }
      coordinator.flow.change { run(steps, on: coordinator) }
      model.change { model.run(steps, on: node) }
    case .send(let id, let steps):
      guard let entry = only(model.items.filter { $0.sight?.id == id }),
        let coordinator = only(made(entry.node.begin.id).compactMap(running))
      else { return }
      for case let screen as SketchScreen in made(id) where screen.presence.isShown {
        screen.event { run(steps, on: coordinator) }
      }
      model.send(from: entry) { model.run(steps, on: entry.node) }
    case .outcome(let id, let name, let steps):
      guard let entry = only(model.items.filter { $0.sight?.id == id }),
        let screen = only(made(id).compactMap { $0 as? SketchScreen }.filter(\.presence.isShown)),
        let coordinator = only(made(entry.node.begin.id).compactMap(running))
      else { return }
      screen.presence.reportOutcome(named: name == 0 ? "one" : "two") {
        run(steps, on: coordinator)
      }
      model.send(ModelTree.Outcome(entry: entry, name: name), steps)
    case .leave(let id):
      guard let entry = only(model.items.filter { $0.sight?.id == id }) else { return }
      for object in made(id) {
        let screen = object as? SketchScreen ?? external(of: object)
        if let screen { stage.didLeave(screen) }
      }
      model.change { model.leave(entry, by: nil) }
    case .close(let index):
      stage.didClose(layer: stage.layers[index].id)
      let layer = model.layers[index]
      model.change { model.remove(layer.all, by: nil) }
    case .decided:
      await stage.waitForDecisions()
      model.decide()
    }
  }

  private var difference: String? {
    let differences = [
      ("shown", stage.description, model.description),
      ("transcript", "\(stage.transcript)", "\(model.transcript)"),
      ("warnings", "\(stage.warnings)", "\(model.warnings)"),
      ("found", "\(found)", "\(model.found)"),
    ]
    return differences.first { $0.1 != $0.2 }.map { "\($0.0) \($0.1), not \($0.2)" }
  }

  /// What is alive that isn't on the model. Cancelled decisions may still have it before.
  private var leak: String? {
    #if UIKIT_STAND_IN
      Simulation.settle()
    #endif
    let flows = (model.root?.tree ?? []).map(\.begin.id)
    let sights = model.items.flatMap { [$0.sight] + $0.piles.map { $0.placeholder?.sight } }
      .compactMap { $0?.id }
    let late = model.late.flatMap(\.steps).compactMap(\.step.made)
    let alive = Set(watched.compactMap { $0.object == nil ? nil : $0.id })
    let expected = Set(flows + sights + late)
    return alive == expected ? nil : "alive \(alive.sorted()), not \(expected.sorted())"
  }
}

// MARK: - On the stage

extension TransactionPlayer {
  private static let screens: [SketchScreen.Type] = [
    A.self, B.self, C.self, D.self, E.self, F.self,
  ]
  private static let flows: [Sketch.Type] = [P.self, Q.self, R.self, S.self]

  private func screenType(_ type: Int) -> any Screen.Type { Self.screens[type] }
  private func flowType(_ type: Int) -> any Coordinator.Type { Self.flows[type] }

  private func watch(_ object: AnyObject, _ id: Int) {
    watched.removeAll { $0.object == nil }
    watched.append(Watched(id: id, object: object))
  }

  /// What was made with a number: after a restart, it may be several, of which some are still there.
  private func made(_ id: Int) -> [AnyObject] {
    watched.filter { $0.id == id }.compactMap(\.object)
  }

  private func running(_ object: AnyObject) -> Sketch? {
    (object as? Sketch).flatMap { $0.flow.stage != nil && $0.flow.end == nil ? $0 : nil }
  }

  private func only<Element>(_ elements: [Element]) -> Element? {
    elements.count == 1 ? elements[0] : nil
  }

  private func make(_ sight: Sight) -> SketchScreen {
    let screen = Self.screens[sight.type].init()
    watch(screen, sight.id)
    return screen
  }

  private func make(_ begin: Begin) -> Sketch {
    let sketch = Self.flows[begin.type].init()
    watch(sketch, begin.id)
    prepare(sketch, begin)
    sketch.onCancelled = { [unowned self, unowned sketch] in
      if let parent = sketch.flow.parent as? Sketch {
        run(begin.cancelled, on: parent, from: sketch)
      }
    }
    return sketch
  }

  private func make(_ begin: Begin, for sender: Sketch?, on flow: Flow) -> Sketch {
    let child = make(begin)
    child.flow.opener = sender as (any Flow.Sender)? ?? flow.screens.last
    return child
  }

  /// It may begin again.
  private func prepare(_ sketch: Sketch, _ begin: Begin) {
    sketch.onStart = { [unowned self, unowned sketch] _ in
      prepare(sketch, begin)
      run(begin.steps, on: sketch)
    }
  }

  private func run(_ steps: [Step], on sketch: Sketch, from sender: Sketch? = nil) {
    for step in steps { run(step, on: sketch, sender) }
  }

  private func run(_ step: Step, on sketch: Sketch, _ sender: Sketch?) {
    let flow = sketch.flow
    switch step {
    case .push(let sight): push(sight, on: flow)
    case .present(let sight): present(sight, on: flow, for: sender)
    case .lock(let sight): flow.present(make(sight), style: .lock)
    case .replace(let sight): flow.replace(with: make(sight))
    case .detail(let sight): flow.showDetail(make(sight))
    case .start(let begin, let presentation):
      flow.start(make(begin, for: sender, on: flow), as: presentation)
    case .startLock(let begin):
      flow.start(make(begin, for: sender, on: flow), as: .present, style: .lock)
    case .tabs(let begins): flow.showTabs(begins.map { .tab(make($0), title: $0.name) })
    case .split(let first, let later):
      let columns = later.map { column in
        column.sight.map { FlowColumn.screen(make($0)) }
          ?? column.begin.map { begin in .newFlow { [unowned self] in make(begin) } }
      }
      flow.showSplit(
        primary: .screen(make(first)), supplementary: columns.count > 1 ? columns[0] : nil,
        secondary: columns.last ?? nil)
    case .select(let type): flow.select(flowType(type))
    case .selectPrevious: flow.selectPrevious()
    case .back:
      if let sender {
        flow.back(from: sender)
      } else if let screen = flow.screens.last {
        flow.back(from: screen)
      }
    case .pop(let type): flow.pop(to: screenType(type))
    case .popAbove(let type): flow.pop(to: screenType(type), inFlowsAbove: true)
    case .popToRoot: flow.popToRoot()
    case .closeModals: flow.closeModals()
    case .restart: flow.restart()
    case .report(let steps):
      guard let parent = flow.parent as? Sketch else { return }
      flow.report { run(steps, on: parent, from: sketch) }
    case .finish(let steps):
      flow.finish {
        if let parent = flow.parent as? Sketch { run(steps, on: parent, from: sketch) }
      }
    case .cancel: flow.finish()
    case .tell(let type, let steps): tell(type, steps, on: flow)
    case .find: find(on: flow, for: sender)
    case .decide(let steps):
      flow.decide {
        true
      } then: { [weak self] _ in
        self?.run(steps, on: sketch)
      }
    }
  }

  private func push(_ sight: Sight, on flow: Flow) {
    #if UIKIT_STAND_IN
      if sight.isExternal {
        let legacy = makeLegacy(sight)
        return flow.push(external: legacy) {
          $0.pushViewController(LegacyController(legacy, sight.name), animated: true)
        }
      }
    #endif
    flow.push(make(sight))
  }

  private func present(_ sight: Sight, on flow: Flow, for sender: Sketch?) {
    #if UIKIT_STAND_IN
      if sight.isExternal {
        let legacy = makeLegacy(sight)
        let stack = UINavigationController()
        stack.viewControllers = [LegacyController(legacy, sight.name)]
        stack.modalPresentationStyle = .pageSheet
        if sight.id % 2 == 0 { return flow.present(external: legacy, stack) }
        return flow.present(external: legacy) { $0.present(stack, animated: true) }
      }
    #endif
    let screen = make(sight)
    screen.presence.opener = sender as (any Flow.Sender)? ?? flow.screens.last
    flow.present(screen)
  }

  /// The screen that stands for a coordinator of the app's own.
  private func external(of object: AnyObject) -> (any Screen)? {
    #if UIKIT_STAND_IN
      let screens = stage.items.compactMap { $0.screen as? ExternalScreen<Legacy> }
      return screens.first { $0.coordinator === object }
    #else
      return nil
    #endif
  }

  #if UIKIT_STAND_IN
    private func makeLegacy(_ sight: Sight) -> Legacy {
      let legacy = Legacy()
      watch(legacy, sight.id)
      return legacy
    }
  #endif

  private func tell(_ type: Int, _ steps: [Step], on flow: Flow) {
    let child = flow.child(flowType(type)) as? Sketch
    if let child { child.flow.change { run(steps, on: child) } }
  }

  private func find(on flow: Flow, for sender: Sketch?) {
    found += Self.screens.indices.map { type in
      let screen = flow.screen(screenType(type), for: sender)
      return watched.first { screen != nil && $0.object === screen }?.id
    }
  }
}

#if UIKIT_STAND_IN
  /// A coordinator of the app's own, which its view controller holds.
  private final class Legacy {}

  private final class LegacyController: UIViewController {
    private let legacy: Legacy

    init(_ legacy: Legacy, _ name: String) {
      self.legacy = legacy
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }
#endif
