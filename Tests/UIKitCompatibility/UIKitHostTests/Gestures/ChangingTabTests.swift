import Testing
import UIKit

@testable import GeneratedRuntime

/// Tabs that count, come and go, and have roles, on a bar.
@MainActor
struct ChangingTabTests {
  let q = Q(showing: A())
  let r = R(showing: B(), C())

  @Test func tabsThatComeAndGo() throws {
    let bench = Bench()
    let app = P { [q] flow in
      flow.showTabs([
        .tab(R.self, if: false, title: "R") { R(showing: B()) },
        .tab(q, title: "Q", badge: .count(3)),
      ])
    }
    bench.host.start(app)
    #expect(bench.shown == "tabs { *A }")
    let tabs = try #require(bench.window.rootViewController as? UITabBarController)
    let item = try #require(tabs.viewControllers?.first?.tabBarItem)
    #expect(item.badgeValue == "3")
    app.flow.setBadge(.count(nil), of: Q.self)
    app.flow.showTab(of: R.self, if: true)
    #expect(bench.shown == "tabs { B, *A }")
    #expect(item.badgeValue == nil)
    Simulation.tapTab("R", in: bench.window)
    #expect(bench.shown == "tabs { *B, A }")
    item.badgeValue = "own"
    app.flow.showTab(of: R.self, if: false)
    #expect(bench.shown == "tabs { *A }")
    #expect(item.badgeValue == "own")
    #expect(tabs.viewControllers?.first?.tabBarItem === item)
  }

  @Test(arguments: Simulation.Order.allCases)
  func tabsWithRoles(order: Simulation.Order) throws {
    let bench = Bench(order)
    let app = P { [q, r] flow in
      flow.showTabs([
        .tab(q, title: "Q", badge: .text("new")), .tab(r, title: "R", role: .search),
        .tab(S.self, if: false, title: "S") { S(showing: D()) },
      ])
    }
    bench.host.start(app)
    #expect(bench.shown == "tabs { *A, B › C }")
    let bar = try #require(bench.window.rootViewController as? UITabBarController)
    let tabs = bar.tabs
    #expect(tabs.map { $0 is UISearchTab } == [false, true])
    #expect(tabs.map(\.badgeValue) == ["new", nil])
    Simulation.tapTab("R", in: bench.window)
    #expect(bench.shown == "tabs { A, *B › C }")
    Simulation.tapTab("R", in: bench.window)
    #expect(bench.shown == "tabs { A, *B }")
    app.flow.showTab(of: S.self, if: true)
    #expect(bench.shown == "tabs { A, *B, D }")
    #expect(Array(bar.tabs.prefix(2)) == tabs)
    bar.selectedTab = bar.tabs[2]
    app.flow.setBadge(.count(2), of: Q.self)
    #expect(bench.shown == "tabs { A, B, *D }")
    #expect(tabs.map(\.badgeValue) == ["2", nil])
    app.flow.showTab(of: S.self, if: false)
    #expect(bench.shown == "tabs { *A, B }")
  }
}
