import GeneratedRuntimeTesting
import SwiftUI
import Testing

@testable import GeneratedRuntime

extension SwiftUIHostTests {
  /// The same calls and gestures have the same result on a bare stage and where SwiftUI draws it, also during
  /// transitions, whatever SwiftUI does wrong; and nothing is left over.
  ///
  /// `WALKS=10000 swift test --filter SwiftUIWalkTests` walks that often for each fault.
  @MainActor
  struct SwiftUIWalkTests {
    nonisolated static let faults: [SwiftUIFaults] = [
      [], .endsLate, .actsFirst, .evaluatesTwice, .appearsTwice, .keepsItems, .onlyPops,
      .losesPaths,
      [.endsLate, .actsFirst, .evaluatesTwice, .appearsTwice, .keepsItems, .onlyPops, .losesPaths],
    ]

    nonisolated static let walks =
      ProcessInfo.processInfo.environment["WALKS"].flatMap(UInt64.init) ?? 10

    /// Those that have found a mistake, and a short run hasn't.
    private static let found: [UInt64] = [597]

    @Test(arguments: faults, [false, true])
    func nothingGoesWrong(faults: SwiftUIFaults, coversInPlace: Bool) throws {
      SwiftUIHost.coversInPlace = coversInPlace
      defer { (SwiftUIHost.coversInPlace, Simulation.faults) = (false, []) }
      for seed in Self.found + Array(1...Self.walks) {
        let left = try walk(seed, faults)
        Simulation.settle()
        let alive = left.compactMap { $0() }
        try #require(alive == [], "seed \(seed)")
      }
    }

    /// Returns what is still alive of the screens and flows.
    private func walk(_ seed: UInt64, _ faults: SwiftUIFaults) throws -> [() -> String?] {
      Hands.reset()
      Simulation.faults = faults
      let twins = Twins(seed: seed)
      for number in 1...40 {
        twins.step()
        try twins.check("seed \(seed), step \(number)")
      }
      twins.end()
      return twins.drawn.screens.map(watch) + twins.drawn.flows.map(watch)
    }

    private func watch(_ object: AnyObject) -> () -> String? {
      { [weak object] in object.map { "\(type(of: $0))" } }
    }

    /// One app twice: without a host, and drawn by SwiftUI.
    @MainActor
    final class Twins {
      let bare: Player
      let drawn: Player
      let screen: SwiftUIScreen
      private let host = SwiftUIHost()
      private var dice: Dice

      init(seed: UInt64) {
        screen = SwiftUIScreen(host)
        bare = Player(seed: seed, stage: Stage())
        drawn = Player(seed: seed, stage: Stage(host: host, isRecording: true))
        dice = Dice(state: seed)
      }

      func step() {
        Simulation.refusals = Int.random(in: 0..<8, using: &dice) == 0 ? 2 : 0
        switch Int.random(in: 0..<20, using: &dice) {
        case 0, 1, 2: act()
        case 3, 4, 5:
          act()
          for _ in 0..<Int.random(in: 0..<6, using: &dice) { Simulation.turn() }
          act()
        case 6, 7, 8: goBack()
        case 9: choose()
        case 10, 11: tapTab()
        case 12, 13, 14, 15: tapAlert()
        case 16: turn()
        case 17: tapOutside()
        default: swipeDown()
        }
      }

      private func act() {
        bare.act()
        drawn.act()
        guard bare.stage.root == nil else { return }
        bare.stage.start(bare.makeFlow())
        drawn.stage.start(drawn.makeFlow())
      }

      func end() {
        for player in [bare, drawn] { player.stage.root?.flow.finish() }
        Simulation.settle()
      }

      /// The highest layer, at rest.
      private var top: Drawing {
        Simulation.settle()
        return screen.drawing.modals.last { $0.onScreen?.isAlert != true }?.content
          ?? screen.drawing
      }

      private var alert: ModalOnScreen? {
        Simulation.settle()
        return screen.drawing.modals.last?.onScreen.flatMap { $0.isAlert ? $0 : nil }
      }

      private func goBack() {
        let top = top
        guard alert == nil, let entry = bare.stage.entryToLeave else { return }
        switch bare.stage.question(from: entry.shown) {
        case .stays: top.stacks.last { $0.depth > 0 }?.goBack()
        case .sends: top.tap(title: "Back")
        case nil: top.stacks.last { $0.depth > 0 }?.goBack()
        }
        if Bool.random(using: &dice) { Simulation.settle() }
        bare.stage.didLeave(entry)
      }

      private func choose() {
        let top = top
        let entries = bare.stage.entriesInSight
        guard alert == nil, let entry = bare.stage.entryToLeave, entries.count > 1,
          bare.stage.question(from: entry.shown) == nil
        else { return }
        let count = Int.random(in: 1..<entries.count, using: &dice)
        top.stacks.last { $0.depth > 0 }?.goBack(count)
        bare.stage.didLeave(entries[entries.count - count])
      }

      private func tapTab() {
        let bars = bare.stage.containersInSight.filter { $0.container?.kind != .split }
        guard alert == nil, let number = bars.indices.randomElement(using: &dice),
          let index = bars[number].container?.stacks.indices.randomElement(using: &dice),
          top.tabs.indices.contains(number)
        else { return }
        top.tabs[number].tap(index)
        if Bool.random(using: &dice) { Simulation.settle() }
        bare.stage.tap(tab: index, of: bars[number])
      }

      private func tapAlert() {
        guard let alert, let layer = bare.stage.layers.last,
          case .alert(let content, _) = layer.content,
          let index = content.buttons.indices.randomElement(using: &dice)
        else { return }
        alert.tap(index)
        bare.stage.didTap(button: index, layer: layer.id)
        if Bool.random(using: &dice) { act() }
      }

      private func tapOutside() {
        guard let alert, bare.stage.alertOnTop?.style == .actionSheet else { return }
        alert.tapOutside()
        Simulation.settle()
        bare.stage.user.dismiss()
      }

      /// The event of a held swipe isn't sent, since SwiftUI doesn't tell of it.
      private func swipeDown() {
        Simulation.settle()
        guard let layer = bare.stage.layers.last, layer.id > 0, !layer.isAlert else { return }
        screen.drawing.modals.last?.onScreen?.swipeDown()
        Simulation.settle()
        if layer.style?.kind.isSwiped != false, bare.stage.question(before: layer) == nil {
          bare.stage.didClose(layer: layer.id)
        }
      }

      /// The device is turned, perhaps during a transition.
      private func turn() {
        if Bool.random(using: &dice) { act() }
        let isWide = bare.stage.width == .compact
        bare.stage.width = isWide ? .regular : .compact
        host.measure(isWide ? .regular : .compact)
      }

      func check(_ place: String) throws {
        Simulation.settle()
        // A lost change of something out of sight is made good when it comes in sight.
        let isPartial = !Simulation.faults.isDisjoint(with: [.losesPaths, .onlyPops])
        let told = drawn.stage.swiftUIDescription(inSightOnly: isPartial)
        try #require(screen.description(inSightOnly: isPartial) == told, "\(place)")
        try #require(Simulation.complaints == [], "\(place)")
        try #require(bare.stage.transcript == drawn.stage.transcript, "\(place)")
        let warnings = drawn.stage.warnings.filter { !$0.hasPrefix("SwiftUI lost") }
        try #require(bare.stage.warnings == warnings, "\(place)")
        drawn.check()
      }
    }
  }
}

extension Drawing {
  /// Taps a button that has no identifier.
  func tap(title: String) {
    controls.last { $0.title == title }?.tap()
  }
}
