import Testing
import UIKit

@testable import GeneratedRuntime

/// Tabs in the user's hands.
@MainActor
struct TabGestureTests {
  let q = Q(showing: A())
  let r = R(showing: B(), C())
  let root: P

  init() {
    root = P { [q, r] flow in
      flow.showTabs([.tab(q, title: "Q", image: "house"), .tab(r, title: "R", image: "nothing")])
    }
  }

  func bench(_ order: Simulation.Order = .delegateFirst) -> Bench {
    let bench = Bench(order)
    Simulation.images = ["own"]
    bench.host.start(root)
    return bench
  }

  @Test func containerThatIsAloneIsBare() throws {
    let bench = bench()
    #expect(bench.shown == "tabs { *A, B › C }")
    let tabs = try #require(bench.window.rootViewController as? UITabBarController)
    let items = try #require(tabs.viewControllers).compactMap(\.tabBarItem)
    #expect(items.map(\.title) == ["Q", "R"])
    #expect(items.map(\.image?.name) == ["system house", nil])
  }

  /// What UIKit tells of depends on the system.
  @Test(arguments: Simulation.Choices.allCases)
  func userSelects(choices: Simulation.Choices) {
    let bench = bench()
    Simulation.choices = choices
    _ = bench.shown
    Simulation.tapTab("R", in: bench.window)
    #expect(bench.shown == "tabs { A, *B › C }")
    #expect(bench.stage.description == "tabs { A, *B › C }")
    Simulation.tapTab("Q", in: bench.window)
    #expect(bench.stage.description == "tabs { *A, B › C }")
  }

  /// UIKit may tell of what it selects itself when tabs are set.
  @Test(arguments: Simulation.Choices.allCases, [nil, FlowTab.Role.search])
  func hostSetsTabs(choices: Simulation.Choices, role: FlowTab.Role?) {
    let bench = Bench()
    Simulation.choices = choices
    Simulation.reportsFirstTabs = true
    let s = S(showing: D())
    let root = P { [q, r] flow in
      flow.showTabs(
        [
          .tab(q, title: "Q", role: role), .tab(r, title: "R", isSelected: true),
          .tab(S.self, if: false, title: "S") { s },
        ])
    }
    bench.host.start(root)
    #expect(bench.shown == "tabs { A, *B › C }")
    root.flow.showTab(of: S.self, if: true)
    #expect(bench.shown == "tabs { A, *B › C, D }")
    root.flow.select(Q.self)
    #expect(bench.shown == "tabs { *A, B › C, D }")
    Simulation.tapTab("R", in: bench.window)
    #expect(bench.shown == "tabs { A, *B › C, D }")
  }

  /// Since iOS 18, a tab may come with an animation.
  @Test(arguments: Simulation.Order.allCases)
  func changesWhileATabComes(order: Simulation.Order) {
    let bench = bench(order)
    Simulation.dissolvesTabs = true
    _ = bench.shown
    Simulation.tapTab("R", in: bench.window)
    r.flow.push(D())
    Simulation.turn()
    r.flow.push(E())
    #expect(bench.shown == "tabs { A, *B › C › D › E }")
    Simulation.tapTab("Q", in: bench.window)
    root.flow.select(R.self)
    root.flow.present(F())
    #expect(bench.shown == "tabs { A, *B › C › D › E } | sheet F")
  }

  /// The flow may have selected another tab meanwhile.
  @Test func secondCallOfATurnSaysNothing() throws {
    let bench = bench()
    _ = bench.shown
    let bar = try #require(bench.window.rootViewController as? UITabBarController)
    let chosen = try #require(bar.viewControllers?.last)
    let tab = UITab(title: "R", image: nil, identifier: "R") { _ in chosen }
    for _ in 0..<2 {
      bar.selectedIndex = 1
      bar.delegate?.tabBarController(bar, didSelectTab: tab, previousTab: nil)
      #expect(bench.stage.description == "tabs { A, *B › C }")
      root.flow.select(Q.self)
      bar.delegate?.tabBarController(bar, didSelect: chosen)
      #expect(bench.shown == "tabs { *A, B › C }")
    }
  }

  @Test func hiddenTabsAreChangedAtOnce() {
    let bench = bench()
    _ = bench.shown
    r.flow.push(D())
    #expect(bench.window.drawn == "tabs { *A, B › C › D }")
    #expect(Simulation.isAtRest)
    #expect(bench.shown == "tabs { *A, B › C › D }")
  }
}

/// Properties of a tab that the app sets itself.
@MainActor
struct TabItemTests {
  @Test func badgesAndImagesStay() throws {
    let bench = Bench()
    let (q, r) = (Q(showing: A()), R(showing: B()))
    let root = P { $0.showTabs([.tab(q, title: "Q", image: "house"), .tab(r, title: "R")]) }
    bench.host.start(root)
    #expect(bench.shown == "tabs { *A, B }")
    let tabs = try #require(bench.window.rootViewController as? UITabBarController)
    let item = try #require(tabs.viewControllers?.first?.tabBarItem)
    item.badgeValue = "3"
    item.selectedImage = UIImage(systemName: "house.fill")
    let own = UITabBarItem(title: "Own", image: nil, tag: 7)
    tabs.viewControllers?.last?.tabBarItem = own
    r.flow.push(C())
    q.flow.push(D())
    #expect(bench.shown == "tabs { *A › D, B › C }")
    #expect(tabs.viewControllers?.map(\.tabBarItem) == [item, own])
    // A tab that gets another view controller keeps its item.
    q.flow.start(S { $0.showTabs([.tab(P(showing: E()), title: "P")]) }, as: .replace)
    #expect(bench.shown == "tabs { *tabs { *E }, B › C }")
    #expect(tabs.viewControllers?.map(\.tabBarItem) == [item, own])
    #expect(item.badgeValue == "3")
    #expect(item.selectedImage?.name == "system house.fill")
  }

  /// UIKit shows the items of its More list on its own navigation controller.
  @Test func moreTabsThanFit() throws {
    let bench = Bench()
    let stage = bench.recordingStage
    let sixth = T(showing: F(), A())
    let first = P(showing: A())
    let all: [Sketch] = [
      first, Q(showing: B()), R(showing: C()), S(showing: D()), U(showing: E()), sixth,
    ]
    let tabs = all.enumerated().map { FlowTab.tab($1, title: "\($0)") }
    let root = V { $0.showTabs(tabs) }
    stage.start(root)
    #expect(bench.drawn == "tabs { *A, B, C, D, E, F › A }")
    #expect(
      stage.warnings == ["6 tabs: those that don't fit go into UIKit's list of more, untested"])
    let bar = try #require(bench.window.rootViewController as? UITabBarController)
    let stack = try #require(bar.viewControllers?.last as? UINavigationController)
    stack.viewControllers = []
    Simulation.settle()
    stage.catchUp()
    #expect(sixth.flow.end == nil)
    #expect(sixth.flow.screens.count == 2)
    (bar.viewControllers?.first as? UINavigationController)?.viewControllers = []
    stage.catchUp()
    #expect(first.flow.end == .popped)
  }

  final class T: Sketch {}
  final class U: Sketch {}
  final class V: Sketch {}
}
