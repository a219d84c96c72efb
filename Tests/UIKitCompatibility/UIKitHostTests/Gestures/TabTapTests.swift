import Testing
import UIKit

@testable import GeneratedRuntime

/// Taps on tabs that do more than to select.
@MainActor
struct TabTapTests {
  @MainActor
  final class Taps {
    var count = 0
  }

  let taps = Taps()
  let q = Q(showing: A())

  /// What UIKit asks and tells depends on the system, and on how the bar is filled.
  func bench(_ choices: Simulation.Choices, _ role: FlowTab.Role?) -> Bench {
    let bench = Bench()
    Simulation.choices = choices
    let root = P { [q, taps] flow in
      flow.showTabs([
        .tab(q, title: "Q", role: role, onReselect: { taps.count += 1 }),
        .tab(R(showing: B(), C()), title: "R", onSelect: { taps.count += 10 }),
        .tab(S { $0.showSplit(primary: .screen(D()), secondary: .screen(E())) }, title: "S"),
      ])
    }
    bench.host.start(root)
    return bench
  }

  @Test(arguments: Simulation.Choices.allCases, [nil, FlowTab.Role.search])
  func againGoesBackAndThenSendsOneEvent(choices: Simulation.Choices, role: FlowTab.Role?) {
    let bench = bench(choices, role)
    q.flow.push(F())
    #expect(bench.shown == "tabs { *A › F, B › C, split }")
    Simulation.tapTab("Q", in: bench.window)
    #expect(bench.shown == "tabs { *A, B › C, split }")
    #expect(taps.count == 0)
    Simulation.tapTab("Q", in: bench.window)
    #expect(bench.shown == "tabs { *A, B › C, split }")
    #expect(taps.count == 1)
  }

  @Test(arguments: Simulation.Choices.allCases, [nil, FlowTab.Role.search])
  func aTabThatAsksStaysUnselected(choices: Simulation.Choices, role: FlowTab.Role?) {
    let bench = bench(choices, role)
    _ = bench.shown
    Simulation.tapTab("R", in: bench.window)
    #expect(bench.shown == "tabs { *A, B › C, split }")
    #expect(taps.count == 10)
    Simulation.tapTab("Q", in: bench.window)
    #expect(taps.count == 11)
  }

  @Test func againASplitGoesBack() throws {
    let bench = bench(.both, nil)
    Simulation.tapTab("S", in: bench.window)
    _ = bench.shown
    let split = try #require(bench.stage.coordinator(S.self))
    split.flow.push(F())
    #expect(bench.shown == "tabs { A, B › C, *split { D › F } }")
    Simulation.tapTab("S", in: bench.window)
    #expect(bench.shown == "tabs { A, B › C, *split { D } }")
  }

  @Test(arguments: Simulation.Choices.allCases) func aSidebarSelectsAsABarDoes(
    choices: Simulation.Choices
  ) throws {
    let bench = Bench()
    Simulation.choices = choices
    let root = P { [q] flow in
      flow.showTabs(
        [.tab(q, title: "Q"), .tab(R(showing: B()), title: "R", badge: .count(2))], look: .sidebar)
    }
    bench.host.start(root)
    let bar = try #require(bench.window.rootViewController as? UITabBarController)
    #expect(bar.mode == .tabSidebar)
    #expect(bar.tabs.map(\.badgeValue) == [nil, "2"])
    Simulation.tapTab("R", in: bench.window)
    #expect(bench.shown == "tabs { A, *B }")
    #expect(bench.stage.description == "tabs { A, *B (2) }")
  }
}
