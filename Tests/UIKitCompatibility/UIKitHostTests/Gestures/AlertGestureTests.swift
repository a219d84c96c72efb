import Foundation
import GeneratedRuntime
import Testing
import UIKit

/// Alerts in the user's hands.
@MainActor
struct AlertGestureTests {
  let root = P(showing: A())
  let log = Log()

  @MainActor final class Log { var taps: [String] = [] }

  func ask(_ style: FlowAlert.Style, anchor: String? = nil) {
    root.flow.alert(
      "Sure?", style: style, anchor: anchor,
      buttons: [
        .button("Yes") { [log] in log.taps += ["Yes"] },
        .button("No", role: .cancel) { [log] in log.taps += ["No"] },
      ])
  }

  func bench(_ order: Simulation.Order = .delegateFirst, isPad: Bool = false) -> Bench {
    let bench = Bench(order)
    Simulation.isPad = isPad
    bench.host.start(root)
    return bench
  }

  @Test(arguments: Simulation.Order.allCases)
  func changeWhileItCloses(order: Simulation.Order) {
    let bench = bench(order)
    ask(.alert)
    #expect(bench.shown == "A | alert \"Sure?\"")
    Simulation.tapAlert("Yes", in: bench.window)
    root.flow.push(B())
    #expect(log.taps == [])
    #expect(bench.shown == "A › B")
    #expect(log.taps == ["Yes"])
  }

  /// UIKit may call the button's handler some moments after the alert is gone.
  @Test(arguments: Simulation.Order.allCases)
  func answerThatIsLate(order: Simulation.Order) {
    let bench = bench(order)
    Simulation.answersLate = true
    ask(.alert)
    #expect(bench.shown == "A | alert \"Sure?\"")
    Simulation.tapAlert("Yes", in: bench.window)
    root.flow.push(B())
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

  /// Only what is a popover is asked for it: UIKit presents an alert differently after that.
  @Test(arguments: [false, true])
  func alertsArentAskedForTheirPopover(isPad: Bool) throws {
    let bench = bench(isPad: isPad)
    var asked: [Bool] = []
    for style in [FlowAlert.Style.alert, .actionSheet] {
      ask(style)
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
    ask(.actionSheet, anchor: anchor)
    #expect(bench.shown == "A | actionSheet \"Sure?\"")
    let popover = try #require(Simulation.top(in: bench.window)?.popoverPresentationController)
    #expect(popover.sourceView === bench.window.rootViewController?.view)
    #expect(popover.sourceRect == CGRect(x: 195, y: 422, width: 0, height: 0))
    #expect(popover.permittedArrowDirections == [])
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
