import GeneratedRuntime
import Testing
import UIKit

/// Two columns in the user's hands, side by side and one above the other.
@MainActor
struct SplitGestureTests {
  let detail = Q(showing: B(), C())
  let root: P

  init() {
    root = P { [detail] in $0.showSplit(primary: .screen(A()), secondary: .flow(detail)) }
  }

  func bench(_ width: WidthClass, _ order: Simulation.Order = .delegateFirst) -> Bench {
    let bench = Bench(order)
    Simulation.setWidth(width == .regular ? .regular : .compact, of: bench.window)
    bench.host.start(root)
    return bench
  }

  @Test func widthComesFromUIKit() {
    let bench = bench(.regular)
    #expect(bench.stage.width == .regular)
    #expect(bench.shown == "split { A, B › C }")
    Simulation.setWidth(.compact, of: bench.window)
    #expect(bench.stage.width == .compact)
    #expect(bench.shown == "split { A }")
    Simulation.setWidth(.regular, of: bench.window)
    #expect(bench.stage.width == .regular)
    #expect(bench.shown == "split { A, B › C }")
    #expect(Pages.made == ["A", "B", "C"])
  }

  @Test func widthWhereTheAppHasTheWindow() {
    let over = Bench(over: .own("X"))
    over.host.start(P())
    Simulation.setWidth(.regular, of: over.window)
    #expect(over.stage.width == .regular)
    let on = Bench(on: .own("X"))
    Simulation.setWidth(.regular, of: on.window)
    on.host.start(root)
    #expect(on.stage.width == .regular)
    #expect(on.drawn == "X › split { A, B › C }")
  }

  @Test(arguments: Simulation.Order.allCases)
  func backOneAboveTheOther(order: Simulation.Order) {
    let bench = bench(.compact, order)
    #expect(bench.shown == "split { A }")
    bench.tapBack()
    #expect(bench.shown == "split { A }")
    root.flow.showDetail(D())
    #expect(detail.flow.end == .replaced)
    root.flow.push(E())
    #expect(bench.shown == "split { A › D › E }")
    bench.tapBack()
    bench.tapBack()
    #expect(bench.shown == "split { A }")
    root.flow.showDetail(F())
    #expect(bench.shown == "split { A › F }")
    Simulation.setWidth(.regular, of: bench.window)
    #expect(bench.shown == "split { A, F }")
  }

  @Test(arguments: Simulation.Order.allCases)
  func flowInTheUpperColumn(order: Simulation.Order) {
    let bench = bench(.compact, order)
    detail.flow.replace(with: D())
    detail.flow.push(E())
    #expect(bench.shown == "split { A › D › E }")
    bench.tapBack()
    #expect(detail.flow.end == nil)
    bench.tapBack()
    #expect(bench.shown == "split { A }")
    #expect(detail.flow.end == .popped)
    #expect(detail.cancelledCount == 1)
  }

  @Test(arguments: Simulation.Order.allCases)
  func backSideBySide(order: Simulation.Order) {
    let bench = bench(.regular, order)
    root.flow.push(D())
    #expect(bench.shown == "split { A › D, B › C }")
    bench.tapBack()
    #expect(bench.shown == "split { A › D, B }")
    bench.tapBack()
    #expect(bench.shown == "split { A, B }")
    bench.tapBack()
    #expect(bench.shown == "split { A, B }")
    #expect(detail.flow.end == nil)
  }

  @Test(arguments: Simulation.Order.allCases)
  func bothColumnsAtOnce(order: Simulation.Order) {
    let bench = bench(.regular, order)
    _ = bench.shown
    root.flow.change {
      root.flow.push(D())
      detail.flow.push(E())
    }
    root.flow.push(F())
    #expect(bench.shown == "split { A › D › F, B › C › E }")
  }

  @Test(arguments: Simulation.Order.allCases)
  func turnedDuringATransition(order: Simulation.Order) {
    let bench = bench(.regular, order)
    _ = bench.shown
    detail.flow.push(D())
    Simulation.turn()
    Simulation.setWidth(.compact, of: bench.window)
    root.flow.present(E())
    #expect(bench.shown == "split { A › B › C › D } | sheet E")
    bench.swipeDown()
    Simulation.setWidth(.regular, of: bench.window)
    #expect(bench.shown == "split { A, B › C › D }")
  }

  @Test func turnedUnderAFullScreen() {
    let bench = bench(.regular)
    root.flow.present(E(), style: .fullScreen)
    #expect(bench.drawn == "split | fullScreen E")
    Simulation.setWidth(.compact, of: bench.window)
    Simulation.settle()
    #expect(bench.window.drawn == "split | fullScreen E")
    root.flow.popToRoot()
    root.flow.showDetail(D())
    #expect(bench.shown == "split { A › D }")
  }

  @Test func splitOnAStackAndAlone() {
    let bench = Bench()
    Simulation.setWidth(.regular, of: bench.window)
    let app = S(showing: F())
    bench.host.start(app)
    app.flow.start(root)
    #expect(bench.shown == "F › split { A, B › C }")
    #expect(bench.window.rootViewController is UINavigationController)
    bench.tapBack()
    bench.tapBack()
    #expect(bench.shown == "F")
    #expect(root.flow.end == .popped)
    let next = P { $0.showSplit(primary: .screen(D())) }
    app.flow.start(next)
    let first = app.flow.screen(F.self)
    #expect(bench.shown == "F › split { D, nothing }")
    next.flow.showDetail(E())
    #expect(bench.shown == "F › split { D, E }")
    app.flow.start(R { $0.showSplit(primary: .screen(C())) }, as: .replace)
    #expect(first?.presence.isShown == false)
    #expect(bench.shown == "split { C, nothing }")
    #expect(bench.window.rootViewController is UISplitViewController)
    app.flow.push(B())
    #expect(bench.shown == "split › B")
    bench.tapBack()
    #expect(bench.shown == "split { C, nothing }")
  }

  @Test(arguments: Simulation.Order.allCases)
  func splitThatComesAtOnce(order: Simulation.Order) {
    let bench = Bench(order)
    let app = S(showing: F())
    bench.host.start(app)
    #expect(bench.shown == "F")
    app.flow.start(root, animated: false)
    #expect(bench.shown == "F › split { A }")
  }

  @Test(arguments: [WidthClass.compact, .regular])
  func splitThatIsAloneAfterAll(width: WidthClass) {
    let bench = Bench()
    Simulation.setWidth(width == .regular ? .regular : .compact, of: bench.window)
    let (app, below) = (S(), Q(showing: F()))
    bench.host.start(app)
    app.flow.start(below)
    app.flow.start(P { $0.showSplit(primary: .screen(A())) })
    #expect(bench.shown == (width == .regular ? "F › split { A, nothing }" : "F › split { A }"))
    below.flow.finish {}
    #expect(bench.shown == (width == .regular ? "split { A, nothing }" : "split { A }"))
    #expect(bench.window.rootViewController is UISplitViewController)
    #expect(bench.window.rootViewController?.parent == nil)
    app.flow.start(Q(showing: E()))
    #expect(bench.shown == "split › E")
    bench.tapBack()
    #expect(bench.shown == (width == .regular ? "split { A, nothing }" : "split { A }"))
    #expect(Pages.made == ["F", "A", "E"])
  }

  @Test(arguments: Simulation.Order.allCases)
  func splitInATabThatIsSelected(order: Simulation.Order) {
    let bench = Bench(order)
    let app = S { [root] flow in
      flow.showTabs([.tab(R(showing: F()), title: "R"), .tab(root, title: "P")])
    }
    bench.host.start(app)
    #expect(bench.shown == "tabs { *F, split }")
    app.flow.select(P.self)
    #expect(bench.shown == "tabs { F, *split { A } }")
  }

  @Test func splitInATab() {
    let bench = Bench()
    let app = S { $0.showTabs([.tab(root, title: "P"), .tab(R(showing: F()), title: "R")]) }
    bench.host.start(app)
    #expect(bench.shown == "tabs { *split { A }, F }")
    Simulation.tapTab("R", in: bench.window)
    Simulation.setWidth(.regular, of: bench.window)
    #expect(bench.stage.description == "tabs { split { A, B › C }, *F }")
    Simulation.tapTab("P", in: bench.window)
    #expect(bench.shown == "tabs { *split { A, B › C }, F }")
  }
}
