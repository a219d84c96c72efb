import Foundation
import Testing
import UIKit

@testable import GeneratedRuntime

/// Promise 12: an app's own code pushes, pops, presents, dismisses, selects tabs and sets delegates
/// at random, between any two steps of the flows and of the user, and flows start coordinators that
/// were written by hand. No screen is dead after it, and nothing of the app's is lost without a
/// warning.
///
/// `RANDOM_SEED=1000 RANDOM_WALKS=900 swift test --filter ThirdPartyTests` walks elsewhere, longer.
@MainActor
struct ThirdPartyTests {
  nonisolated private static let seeds: [UInt64] = {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["RANDOM_SEED"].flatMap { UInt64($0) } ?? 1
    let count = environment["RANDOM_WALKS"].flatMap { UInt64($0) } ?? 40
    return Array(first..<first + count)
  }()

  @Test(arguments: seeds, WalkTests.Ground.allCases)
  func nothingIsDeadOrLost(seed: UInt64, ground: WalkTests.Ground) throws {
    let walk = ThirdParty(seed: seed, on: ground)
    for _ in 1...40 {
      walk.step()
      try walk.check()
    }
  }
}

/// An app with its own code, next to its flows and its user.
@MainActor
final class ThirdParty {
  private let bench: Bench
  private let ground: WalkTests.Ground
  private let stage: Stage
  private let player: Player
  private var dice: Dice

  /// What the app itself pushed and presented, and what was removed again.
  private var own: [UIViewController] = []
  private var taken: [UIViewController] = []

  private var delegates: [Delegate] = []
  private var legacies: [HandWritten] = []

  private final class Delegate: NSObject, UINavigationControllerDelegate {}

  init(seed: UInt64, on ground: WalkTests.Ground) {
    self.ground = ground
    bench = ground.bench
    Simulation.order = seed % 2 == 0 ? .delegateFirst : .completionFirst
    Simulation.isPad = seed % 3 == 0
    bench.window.makeKeyAndVisible()
    stage = bench.recordingStage
    player = Player(seed: seed, stage: stage)
    dice = Dice(state: seed)
  }

  private func flip() -> Bool { Bool.random(using: &dice) }

  private func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &dice)
  }

  /// Each happens alone, or during the next.
  func step() {
    switch Int.random(in: 0..<12, using: &dice) {
    case 0, 1, 2: player.act()
    case 3: goOnByHand()
    case 4, 5: touch()
    default: interfere()
    }
    if flip() { Simulation.settle() } else { Simulation.turn() }
    if stage.root == nil { stage.start(player.makeFlow()) }
  }

  // MARK: - Coordinators written by hand

  /// One begins, or does something by itself.
  private func goOnByHand() {
    let complaints = Simulation.complaints
    switch Int.random(in: 0..<6, using: &dice) {
    case 0: pick(legacies)?.push(animated: flip())
    case 1:
      guard let legacy = pick(legacies) else { return }
      let chain = chain
      let row = chain.firstIndex { all(in: $0).contains(legacy.stack) } ?? chain.endIndex
      // It closes what is above it, or else the modal that it is in.
      let closing = row > 0 && row == chain.count - 1 ? row : row + 1
      taken += chain.dropFirst(closing).flatMap(all)
      legacy.close(animated: flip())
    case 2: pick(legacies)?.finish()
    default:
      guard let flow = pick(player.flows)?.flow else { return }
      let legacy = HandWritten(in: flow)
      legacies.append(legacy)
      let way = Int.random(in: 0..<3, using: &dice)
      legacy.start(way, pushing: Int.random(in: 1...2, using: &dice), animated: flip())
    }
    Simulation.complaints = complaints
  }

  // MARK: - The user

  private func touch() {
    Simulation.settle()
    let window = bench.window
    let modal = chain.last
    switch Int.random(in: 0..<5, using: &dice) {
    case 0, 1:
      if let top = Simulation.topStack(in: window)?.topViewController { taken.append(top) }
      Simulation.tapBack(in: window)
    case 2:
      taken += modal.map(all) ?? []
      Simulation.swipeDown(in: window)
    case 3:
      let titles = bars.flatMap { $0.viewControllers ?? [] }.compactMap(\.tabBarItem?.title)
      if let title = pick(titles) { tapTab(title) }
    default:
      guard let alert = modal as? UIAlertController, let action = pick(alert.actions) else {
        return
      }
      Simulation.tapAlert(action.title ?? "", in: window)
    }
  }

  /// On the selected tab it goes back to the tab's first screen.
  private func tapTab(_ title: String) {
    for bar in bars {
      let stack = bar.selectedViewController as? UINavigationController
      taken += stack?.viewControllers.dropFirst() ?? []
    }
    Simulation.tapTab(title, in: bench.window)
  }

  // MARK: - The app's own code

  /// UIKit may refuse it at some times: that is the app's mistake.
  private func interfere() {
    let complaints = Simulation.complaints
    switch Int.random(in: 0..<12, using: &dice) {
    case 0, 1: push()
    case 2, 3: dismiss()
    case 4, 5: present()
    case 6: pop()
    case 7: takeOut()
    case 8, 9: select()
    default: listen()
    }
    Simulation.complaints = complaints
  }

  private func make() -> UIViewController {
    let controller = UIViewController.own("Own\(own.count)")
    own.append(controller)
    return controller
  }

  private func push() {
    guard let stack = pick(stacks) else { return }
    let controller = make()
    // What is above one of a coordinator's written by hand leaves with it.
    let shown = legacies.flatMap(\.shown)
    let isOwned = stack.viewControllers.contains(where: shown.contains)
    stack.pushViewController(controller, animated: flip())
    if controller.parent == nil { own.removeLast() } else if isOwned { taken.append(controller) }
  }

  private func present() {
    guard let top = chain.last else { return }
    let controller = make()
    let isOwned = chain.flatMap(all).contains(where: legacies.flatMap(\.shown).contains)
    top.present(controller, animated: flip())
    if controller.presentingViewController == nil {
      own.removeLast()
    } else if isOwned {
      taken.append(controller)
    }
  }

  private func dismiss() {
    let chain = chain
    guard let row = chain.indices.randomElement(using: &dice) else { return }
    let closing = row == chain.count - 1 ? [chain[row]] : Array(chain[(row + 1)...])
    if closing.first !== bench.window.rootViewController { taken += closing.flatMap(all) }
    chain[row].dismiss(animated: flip())
  }

  private func pop() {
    guard let stack = pick(stacks), let top = stack.topViewController else { return }
    taken.append(top)
    stack.popViewController(animated: flip())
  }

  /// Removes a view controller below others.
  private func takeOut() {
    guard let stack = pick(stacks.filter { $0.viewControllers.count > 2 }) else { return }
    let row = Int.random(in: 1..<stack.viewControllers.count - 1, using: &dice)
    taken.append(stack.viewControllers[row])
    stack.viewControllers.remove(at: row)
  }

  private func select() {
    guard let bar = pick(bars), let count = bar.viewControllers?.count, count > 0 else { return }
    bar.selectedIndex = Int.random(in: 0..<count, using: &dice)
    bar.selectedViewController?.tabBarItem.badgeValue = "1"
  }

  /// Delegates come and are freed.
  private func listen() {
    if flip() { delegates = [] }
    let delegate = Delegate()
    if flip() { delegates.append(delegate) }
    pick(stacks)?.delegate = delegate
  }

  // MARK: - What there is

  private var chain: [UIViewController] {
    sequence(first: bench.window.rootViewController) { $0?.presentedViewController }
      .compactMap(\.self)
  }

  private func all(in controller: UIViewController) -> [UIViewController] {
    [controller] + controller.children.flatMap(all)
  }

  private var everything: [UIViewController] { chain.flatMap(all) }

  private var stacks: [UINavigationController] {
    everything.compactMap { $0 as? UINavigationController }.filter { !$0.viewControllers.isEmpty }
  }

  private var bars: [UITabBarController] { everything.compactMap { $0 as? UITabBarController } }

  /// What UIKit shows of the flows.
  private var drawn: String {
    var drawn = bench.window.drawn
    for pattern in [" › Own\\d+", "Own\\d+ › ", " \\| Own\\d+"] {
      drawn = drawn.replacingOccurrences(of: pattern, with: "", options: .regularExpression)
    }
    return drawn.replacingOccurrences(of: "Own\\d+", with: "nothing", options: .regularExpression)
  }

  // MARK: - What must hold

  func check() throws {
    Simulation.settle()
    // As the next answer of a screen does that seems to be covered.
    stage.catchUp()
    Simulation.settle()
    let told = ground.drawn(stage.drawnDescription)
    // A split that something of the app's covers may not be adapted yet.
    try #require(
      drawn == told || isVague(drawn) && withoutColumns(drawn) == withoutColumns(told),
      "\(drawn), not \(told)")
    try #require(Simulation.complaints.filter { !$0.hasPrefix("Attempt to present") } == [])
    player.check()
    let there = everything
    let lost = own.filter { !there.contains($0) && !taken.contains($0) }
    let warnings = stage.warnings.filter { $0.hasSuffix("left with what lay below it") }
    let titles = lost.map { $0.title ?? "" }
    try #require(lost.count <= warnings.count, "\(titles) lost from \(told): \(stage.warnings)")
  }

  private func isVague(_ text: String) -> Bool {
    text.range(of: "split(?! \\{)", options: .regularExpression) != nil
  }

  private func withoutColumns(_ text: String) -> String {
    guard let split = text.range(of: "split { ") else { return text }
    var depth = 1
    let end = text[split.upperBound...].firstIndex { character in
      depth += character == "{" ? 1 : character == "}" ? -1 : 0
      return depth == 0
    }
    guard let end else { return text }
    let rest = text.index(after: end)
    return text[..<split.lowerBound] + "split" + withoutColumns(String(text[rest...]))
  }
}
