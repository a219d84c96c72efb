import GeneratedRuntimeTesting
import SafariServices
import Testing
import UIKit

@testable import GeneratedRuntime

/// Promise 11: the same calls and gestures have the same result on a bare stage and in a window,
/// also during transitions.
@MainActor
struct WalkTests {
  /// The base of the host.
  enum Ground: CaseIterable {
    case window
    case navigation
    case presenter

    @MainActor var bench: Bench {
      switch self {
      case .window: Bench()
      case .navigation: Bench(on: .own("X"))
      case .presenter: Bench(over: .own("X"))
      }
    }

    /// What UIKit shows for this stage, if the app also has a screen X.
    func drawn(_ description: String) -> String {
      let lowest = description.hasPrefix("nothing") ? "X" : nil
      return switch self {
      case .window: description
      case .navigation: lowest.map { $0 + description.dropFirst(7) } ?? "X › \(description)"
      case .presenter: lowest.map { $0 + description.dropFirst(7) } ?? "X | sheet \(description)"
      }
    }
  }

  /// One app twice: without UIKit, and in a window.
  @MainActor
  final class Twins {
    let bench: Bench
    let bare: Player
    let drawn: Player
    var dice: Dice

    let ground: Ground

    init(seed: UInt64, on ground: Ground) {
      self.ground = ground
      bench = ground.bench
      Simulation.order = seed % 2 == 0 ? .delegateFirst : .completionFirst
      Simulation.isPad = seed % 3 == 0
      bench.window.makeKeyAndVisible()
      bare = Player(seed: seed, stage: Stage(isAttached: ground != .window))
      drawn = Player(seed: seed, stage: bench.recordingStage)
      dice = Dice(state: seed)
    }

    func act() {
      bare.act()
      drawn.act()
      guard bare.stage.root == nil else { return }
      bare.stage.start(bare.makeFlow())
      drawn.stage.start(drawn.makeFlow())
    }

    func step() {
      switch Int.random(in: 0..<20, using: &dice) {
      case 0, 1, 2: act()
      case 3, 4:
        act()
        for _ in 0..<Int.random(in: 0..<4, using: &dice) { Simulation.turn() }
        act()
      case 5: tapBack()
      case 6: choose()
      case 7: close()
      case 8, 9: swipeBack()
      case 10, 11: tapTab()
      case 12, 13, 14: tapAlert()
      case 15: turn()
      case 16, 17: tapBeside()
      default: swipeDown()
      }
    }

    private func tapBack() {
      if isLowest { return }
      bench.tapBack()
      bare.stage.user.goBack()
    }

    /// A modal has no way back from its first screen.
    private var isLowest: Bool {
      ground == .presenter && bare.stage.layers.count == 1 && bare.stage.entriesInSight.count < 2
    }

    private func choose() {
      Simulation.settle()
      let entries = bare.stage.entriesInSight
      let controllers = Simulation.topStack(in: bench.window)?.viewControllers ?? []
      // In a navigation controller of the app's there is one more.
      let below = controllers.count - entries.count
      guard controllers.count > 1, below >= 0, !entries.isEmpty else { return }
      let row = Int.random(in: (1 - below)..<entries.count, using: &dice)
      let target = controllers[row - 1 + below]
      Simulation.choose(target, in: bench.window)
      bare.stage.didLeave(entries[row])
    }

    private func close() {
      Simulation.settle()
      guard let browser = Simulation.top(in: bench.window) as? SFSafariViewController else {
        return
      }
      browser.tapDone()
      bare.stage.user.dismiss()
      if Bool.random(using: &dice) { act() }
    }

    /// Calls that come meanwhile are made at once; the swipe is over when it is over.
    private func swipeBack() {
      if isLowest { return }
      if bare.stage.question(from: bare.stage.entryToLeave?.shown) != nil {
        #expect(bench.beginBack() == nil)
        return bare.stage.user.beginBack()
      }
      guard let swipe = bench.beginBack() else { return }
      bare.stage.user.beginBack()
      let completes = Bool.random(using: &dice)
      if Bool.random(using: &dice) { act() }
      Simulation.turn()
      if completes { swipe.complete() } else { swipe.cancel() }
      if Bool.random(using: &dice) { act() }
      Simulation.settle()
      if completes { bare.stage.user.completeBack() } else { bare.stage.user.cancelBack() }
    }

    private func swipeDown() {
      Simulation.settle()
      let id = bare.stage.layers.last?.id ?? 0
      if id == 0, ground != .presenter { return }
      if let top = bare.stage.layers.last, id == 0 || bare.stage.isSwipedOnTop,
        bare.stage.question(before: top) != nil
      {
        Simulation.swipeDown(in: bench.window)
        return bare.stage.didSwipeDown(layer: id)
      }
      guard let swipe = Simulation.beginSwipeDown(in: bench.window) else { return }
      let completes = Bool.random(using: &dice)
      if Bool.random(using: &dice) { act() }
      if completes { swipe.complete() } else { swipe.cancel() }
      Simulation.settle()
      if completes { bare.stage.didClose(layer: id) }
    }

    private func tapTab() {
      Simulation.settle()
      let bars = bare.stage.containersInSight.filter { $0.container?.kind != .split }
      guard let bar = bars.randomElement(using: &dice), let stacks = bar.container?.stacks,
        let index = stacks.indices.randomElement(using: &dice), let tab = stacks[index].tab
      else { return }
      Simulation.tapTab(tab.title, in: bench.window)
      if Bool.random(using: &dice) { Simulation.settle() }
      bare.stage.tap(tab: index, of: bar)
    }

    private func tapAlert() {
      Simulation.settle()
      guard let layer = bare.stage.layers.last, case .alert(let alert, _) = layer.content,
        let index = alert.buttons.indices.randomElement(using: &dice)
      else { return }
      Simulation.tapAlert(alert.buttons[index].title, in: bench.window)
      if Bool.random(using: &dice) { act() }
      Simulation.settle()
      bare.stage.didTap(button: index, layer: layer.id)
    }

    private func tapBeside() {
      Simulation.settle()
      guard let layer = bare.stage.layers.last, case .alert(let alert, _) = layer.content,
        alert.style == .actionSheet,
        Simulation.isPad || alert.buttons.contains(where: { $0.role == .cancel })
      else { return }
      Simulation.tapBeside(in: bench.window)
      Simulation.settle()
      bare.stage.didTap(button: nil, layer: layer.id)
    }

    /// The device is turned, perhaps during a transition.
    private func turn() {
      if Bool.random(using: &dice) { act() }
      let isWide = bare.stage.width == .compact
      Simulation.setWidth(isWide ? .regular : .compact, of: bench.window)
      for stage in [bare.stage, drawn.stage] { stage.width = isWide ? .regular : .compact }
    }

    func check() throws {
      try #require(bench.drawn == ground.drawn(drawn.stage.drawnDescription))
      try #require(Simulation.complaints == [])
      try #require(bare.stage.transcript == drawn.stage.transcript)
      #expect(bare.stage.warnings == drawn.stage.warnings)
      drawn.check()
    }
  }

  @Test(arguments: 1...150 as ClosedRange<UInt64>, Ground.allCases)
  func nothingGoesWrong(seed: UInt64, ground: Ground) throws {
    let twins = Twins(seed: seed, on: ground)
    for _ in 1...40 {
      twins.step()
      try twins.check()
    }
  }
}
