import Foundation
import GeneratedRuntime
import Testing
import UIKit

/// Alerts, and swipes that are answered, in the user's hands.
@MainActor
struct AlertGestureTests {
  let root = P(showing: A())
  let log = Log()

  @MainActor final class Log { var taps: [String] = [] }

  func ask(
    _ style: FlowAlert.Style = .alert, _ titles: String..., cancel: Bool = true,
    anchor: String? = nil
  ) {
    let buttons = titles.map { title in
      FlowAlert.Button.button(title) { [log] in log.taps += [title] }
    }
    let no = FlowAlert.Button.button("No", role: .cancel) { [log] in log.taps += ["No"] }
    root.flow.alert(
      "Sure?", style: style, anchor: anchor, buttons: cancel ? buttons + [no] : buttons)
  }

  func bench(_ order: Simulation.Order = .delegateFirst, isPad: Bool = false) -> Bench {
    let bench = Bench(order)
    Simulation.isPad = isPad
    bench.host.start(root)
    return bench
  }

  @Test(arguments: Simulation.Order.allCases, [FlowAlert.Style.alert, .actionSheet])
  func tap(order: Simulation.Order, style: FlowAlert.Style) {
    let bench = bench(order)
    ask(style, "Yes", "Maybe")
    #expect(bench.shown == "A | \(style) \"Sure?\"")
    Simulation.tapAlert("Maybe", in: bench.window)
    #expect(log.taps == [])
    #expect(bench.shown == "A")
    #expect(log.taps == ["Maybe"])
  }

  @Test(arguments: Simulation.Order.allCases)
  func changeWhileItCloses(order: Simulation.Order) {
    let bench = bench(order)
    ask(.alert, "Yes")
    #expect(bench.shown == "A | alert \"Sure?\"")
    Simulation.tapAlert("Yes", in: bench.window)
    root.flow.push(B())
    #expect(log.taps == [])
    #expect(bench.shown == "A › B")
    #expect(log.taps == ["Yes"])
  }

  @Test(arguments: Simulation.Order.allCases)
  func tapThatShowsSomething(order: Simulation.Order) {
    let bench = bench(order)
    root.flow.present(B())
    let flow = root.flow
    flow.alert(
      "Sure?",
      buttons: [
        .button("Yes", role: .destructive) {
          flow.popToRoot()
          flow.push(C())
          flow.alert(
            "Really?", buttons: [.button("OK", role: .cancel), .button("No", role: .cancel)])
        }
      ])
    #expect(bench.shown == "A | sheet B | alert \"Sure?\"")
    Simulation.tapAlert("Yes", in: bench.window)
    #expect(bench.shown == "A › C | alert \"Really?\"")
    let alert = Simulation.top(in: bench.window) as? UIAlertController
    #expect(alert?.actions.map(\.style) == [.cancel, .default])
    Simulation.tapAlert("No", in: bench.window)
    #expect(bench.shown == "A › C")
  }

  @Test(arguments: Simulation.Order.allCases)
  func modalUnderAnAlert(order: Simulation.Order) {
    let bench = bench(order)
    ask(.alert, "Yes")
    #expect(bench.shown == "A | alert \"Sure?\"")
    root.flow.present(B())
    #expect(bench.shown == "A | sheet B | alert \"Sure?\"")
    Simulation.tapAlert("Yes", in: bench.window)
    #expect(bench.shown == "A | sheet B")
    #expect(log.taps == ["Yes"])
  }

  @Test(arguments: [true, false])
  func tapBesideAnActionSheet(isPad: Bool) {
    let bench = bench(isPad: isPad)
    ask(.actionSheet, "Yes")
    #expect(bench.shown == "A | actionSheet \"Sure?\"")
    Simulation.tapBeside(in: bench.window)
    #expect(bench.shown == "A")
    #expect(log.taps == ["No"])
  }

  @Test func popoverWithoutACancelButton() {
    let bench = bench(isPad: true)
    ask(.actionSheet, "Yes", cancel: false)
    #expect(bench.shown == "A | actionSheet \"Sure?\"")
    Simulation.tapBeside(in: bench.window)
    #expect(bench.shown == "A")
    #expect(log.taps == [])
  }

  @Test func alertThatTheAppClosed() {
    let bench = bench()
    root.flow.present(B())
    ask(.alert, "Yes")
    #expect(bench.shown == "A | sheet B | alert \"Sure?\"")
    bench.window.rootViewController?.dismiss(animated: true)
    Simulation.settle()
    root.flow.push(C())
    #expect(bench.shown == "A › C")
    #expect(log.taps == ["No"])
  }

  @Test func popoverPointsAtItsAnchor() throws {
    let bench = bench(isPad: true)
    root.flow.present(B())
    #expect(bench.shown == "A | sheet B")
    let button = UIView(frame: CGRect(x: 8, y: 8, width: 44, height: 32))
    button.accessibilityIdentifier = "avatarButton"
    bench.top?.view.addSubview(UIView())
    bench.top?.view.subviews.first?.addSubview(button)
    ask(.actionSheet, "Yes", anchor: "avatarButton")
    _ = bench.shown
    let popover = try #require(Simulation.top(in: bench.window)?.popoverPresentationController)
    #expect(popover.sourceView === button)
    #expect(popover.sourceRect == CGRect(x: 0, y: 0, width: 44, height: 32))
    #expect(popover.permittedArrowDirections == .any)
  }

  /// Only what is a popover is asked for it: UIKit presents an alert differently after that.
  @Test(arguments: [false, true])
  func alertsArentAskedForTheirPopover(isPad: Bool) throws {
    let bench = bench(isPad: isPad)
    var asked: [Bool] = []
    for style in [FlowAlert.Style.alert, .actionSheet] {
      ask(style, "Yes")
      _ = bench.shown
      asked += [try #require(Simulation.top(in: bench.window) as? UIAlertController).hasBeenAsked]
      Simulation.tapAlert("Yes", in: bench.window)
      _ = bench.shown
    }
    #expect(asked == [false, isPad])
  }

  @Test(arguments: ["nothing", nil])
  func popoverWithoutAnAnchorPointsAtNothing(anchor: String?) throws {
    let bench = bench(isPad: true)
    ask(.actionSheet, "Yes", anchor: anchor)
    #expect(bench.shown == "A | actionSheet \"Sure?\"")
    let popover = try #require(Simulation.top(in: bench.window)?.popoverPresentationController)
    #expect(popover.sourceView === bench.window.rootViewController?.view)
    #expect(popover.sourceRect == CGRect(x: 195, y: 422, width: 0, height: 0))
    #expect(popover.permittedArrowDirections == [])
  }

  @Test(arguments: Simulation.Order.allCases)
  func swipeThatIsAnswered(order: Simulation.Order) {
    let bench = bench(order)
    let (b, flow) = (B(), root.flow)
    flow.present(
      b,
      onSwipe: { [log] model in
        log.taps += ["swipe"]
        flow.alert("Sure?", buttons: [.button("Yes") { flow.back(from: model) }])
      })
    #expect(bench.shown == "A | sheet B")
    bench.swipeDown()
    #expect(bench.shown == "A | sheet B | alert \"Sure?\"")
    Simulation.tapAlert("Yes", in: bench.window)
    #expect(bench.shown == "A")
    #expect(log.taps == ["swipe"])
  }

  @Test func alertIsFreedWhenItIsClosed() {
    weak var answered: Log?
    let bench = bench()
    do {
      let log = Log()
      answered = log
      root.flow.alert("Sure?", buttons: [.button("Yes") { log.taps += ["Yes"] }])
    }
    _ = bench.shown
    #expect(answered != nil)
    Simulation.tapAlert("Yes", in: bench.window)
    #expect(bench.shown == "A")
    #expect(answered == nil)
  }
}
