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

  @Test(arguments: Simulation.Order.allCases)
  func threeColumns(order: Simulation.Order) {
    let bench = Bench(order)
    Simulation.setWidth(.regular, of: bench.window)
    let list = D()
    let mail = P {
      $0.showSplit(primary: .screen(A()), supplementary: .screen(B()), secondary: .screen(C()))
    }
    bench.host.start(mail)
    bench.stage.screen(A.self)?.event { mail.flow.showDetail(list) }
    #expect(bench.shown == "split { A, D, C }")
    Simulation.setWidth(.compact, of: bench.window)
    #expect(bench.shown == "split { A › D }")
    list.event { mail.flow.showDetail(E()) }
    #expect(bench.shown == "split { A › D › E }")
    Simulation.setWidth(.regular, of: bench.window)
    #expect(bench.shown == "split { A, D, E }")
    Simulation.setWidth(.compact, of: bench.window)
    bench.tapBack()
    bench.tapBack()
    #expect(bench.shown == "split { A }")
    #expect(Pages.made == ["A", "B", "C", "D", "E"])
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

  @Test(arguments: Simulation.Order.allCases)
  func splitThatComesAtOnce(order: Simulation.Order) {
    let bench = Bench(order)
    let app = S(showing: F())
    bench.host.start(app)
    #expect(bench.shown == "F")
    app.flow.start(root, animated: false)
    #expect(bench.shown == "F › split { A }")
  }

  /// UIKit may not tell its delegate of the first time.
  @Test func splitThatCollapsesSilently() {
    let bench = Bench()
    Simulation.collapsesSilently = true
    let app = S(showing: F())
    bench.host.start(app)
    #expect(bench.shown == "F")
    app.flow.start(root, as: .replace)
    #expect(bench.shown == "split { A }")
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
}
