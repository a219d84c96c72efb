import Foundation
import GeneratedRuntime
import Testing
import UIKit

/// Promises 2 and 5 where UIKit holds tabs, columns and alerts.
@MainActor
struct ContainerLifetimeTests {
  let watch = LifetimeTests.Watch()

  /// Tabs with a split in one, and above them a modal that asks something.
  private func bench() -> Bench {
    let split = Q { $0.showSplit(primary: .screen(A()), secondary: .flow(P(showing: B()))) }
    let root = S {
      $0.showTabs([.tab(split, title: "Split"), .tab(R(showing: C()), title: "Other")])
    }
    let bench = Bench()
    Simulation.setWidth(.regular, of: bench.window)
    bench.host.start(root)
    #expect(bench.shown == "tabs { *split { A, B }, C }")
    let tabs = bench.window.rootViewController as? UITabBarController
    watch(tabs, tabs?.selectedViewController, bench.top, split, split.flow.screens.first)
    let modal = P(showing: D())
    root.flow.start(modal, as: .present, onSwipe: { (_: SketchScreen) in modal.flow.finish {} })
    modal.flow.alert("Sure?", buttons: [.button("Yes") { [root] in root.flow.popToRoot() }])
    #expect(bench.shown == "tabs { *split { A, B }, C } | sheet D | alert \"Sure?\"")
    watch(modal, modal.flow.screens.first, Simulation.top(in: bench.window))
    #expect(
      watch.alive == [
        "UITabBarController", "UISplitViewController", "view of B", "Q", "A", "P", "D",
        "UIAlertController",
      ])
    return bench
  }

  @Test func windowThatIsDropped() {
    do {
      let bench = bench()
      watch(bench.window, bench.host, bench.stage, bench.stage.root)
    }
    Simulation.settle()
    #expect(watch.alive == [])
  }

  @Test func windowThatIsDroppedByTheAlert() {
    do {
      let bench = bench()
      watch(bench.host)
      Simulation.tapAlert("Yes", in: bench.window)
      #expect(bench.shown == "tabs { *split { A, B }, C } | sheet D")
      #expect(watch.alive.contains("UIAlertController") == false)
    }
    Simulation.settle()
    #expect(watch.alive == [])
  }

  @Test func whatLeavesIsFreed() {
    let bench = bench()
    bench.stage.root?.flow.children.last?.flow.finish {}
    #expect(bench.shown == "tabs { *split { A, B }, C }")
    #expect(watch.alive == ["UITabBarController", "UISplitViewController", "view of B", "Q", "A"])
    bench.stage.root?.flow.children.first?.flow.finish {}
    #expect(bench.shown == "tabs { *C }")
    #expect(watch.alive == ["UITabBarController"])
    bench.stage.root?.flow.replace(with: E())
    #expect(bench.shown == "E")
    #expect(watch.alive == [])
  }

  /// A container has no screen, as what has left has none.
  @Test func whatLeavesFromBelowAContainerIsFreed() {
    let bench = Bench()
    Simulation.setWidth(.regular, of: bench.window)
    let child = Q(showing: B())
    let root = P {
      $0.start(child)
      $0.showSplit(primary: .screen(A()))
    }
    bench.host.start(root)
    #expect(bench.shown == "B › split { A, nothing }")
    watch(bench.stack?.viewControllers.first, child.flow.screens.first)
    child.flow.finish {}
    #expect(bench.shown == "split { A, nothing }")
    #expect(watch.alive == [])
  }

  @Test func viewControllersAreMadeOncePerShowing() {
    let bench = bench()
    #expect(Pages.made == ["A", "B", "C", "D"])
    bench.stage.root?.flow.select(R.self)
    bench.stage.root?.flow.select(Q.self)
    Simulation.setWidth(.compact, of: bench.window)
    Simulation.setWidth(.regular, of: bench.window)
    #expect(bench.shown == "tabs { *split { A, B }, C } | sheet D | alert \"Sure?\"")
    #expect(Pages.made == ["A", "B", "C", "D"])
  }

  @Test func hostOnTheAppsNavigationController() {
    let bench = Bench(on: .own("X"))
    weak var held: UIKitHost?
    do {
      let host = UIKitHost(navigationController: bench.stack ?? UINavigationController())
      held = host
      host.start(Q { $0.showSplit(primary: .screen(A())) })
      Simulation.settle()
    }
    #expect(held != nil)
    held?.stage.root?.flow.finish {}
    Simulation.settle()
    #expect(held == nil)
  }
}
