import Foundation
import GeneratedRuntime
import Testing
import UIKit

/// An app has code of its own, which closes what the host presented: `dismiss(animated:)` in a view
/// controller, `\.dismiss` in a SwiftUI view. No screen is dead after it.
@MainActor
struct AppsOwnCodeTests {
  let a = A()
  let b = B()
  let root: P

  init() {
    root = P(showing: a)
  }

  func bench(_ order: Simulation.Order = .delegateFirst) -> Bench {
    let bench = Bench(order)
    bench.host.start(root)
    return bench
  }

  @Test(arguments: Simulation.Order.allCases, [true, false])
  func modalThatCodeCloses(order: Simulation.Order, isAnimated: Bool) {
    let bench = bench(order)
    let child = Q(showing: b, C())
    root.flow.start(child, as: .present)
    #expect(bench.shown == "A | sheet B › C")
    bench.top?.dismiss(animated: isAnimated)
    #expect(bench.shown == "A")
    #expect(child.flow.end == .dismissed)
    #expect(root.cancelledCount == 0)
    #expect(child.cancelledCount == 1)
    a.event { root.flow.push(D()) }
    #expect(bench.shown == "A › D")
  }

  /// Before anything else happens: the screen below is asked in the completion.
  @Test(arguments: Simulation.Order.allCases)
  func screenBelowAnswersInTheCompletion(order: Simulation.Order) {
    let bench = bench(order)
    root.flow.present(b)
    #expect(bench.shown == "A | sheet B")
    bench.top?.dismiss(animated: true) { [a, root] in a.event { root.flow.push(D()) } }
    #expect(bench.shown == "A › D")
    #expect(!b.presence.isShown)
  }

  /// A view controller that closes itself, and then says how it went.
  @Test(arguments: Simulation.Order.allCases, [true, false])
  func screenReportsInTheCompletion(order: Simulation.Order, isAnimated: Bool) {
    let bench = bench(order)
    let child = Q(showing: b)
    var results: [String] = []
    root.flow.start(child, as: .present)
    #expect(bench.shown == "A | sheet B")
    bench.top?.dismiss(animated: isAnimated) { [b] in
      b.event { child.flow.finish { results.append("saved") } }
    }
    #expect(bench.shown == "A")
    #expect(results == ["saved"])
    #expect(child.flow.end == .finished)
    a.event { root.flow.push(D()) }
    #expect(bench.shown == "A › D")
  }

  enum Choice: CaseIterable { case presents, pushes, closes, signsOut, presentsAgain }

  /// A menu is still presented while the flow answers what was chosen.
  @Test(arguments: Simulation.Order.allCases, Choice.allCases)
  func choiceOfAMenu(order: Simulation.Order, choice: Choice) {
    let bench = bench(order)
    let recording = bench.recordingStage
    if choice == .closes { root.flow.present(b) }
    _ = bench.shown
    Simulation.chooseFromMenu(in: bench.window) {
      switch choice {
      case .presents: root.flow.present(b)
      case .pushes: root.flow.push(b)
      case .closes: root.flow.closeModals()
      case .presentsAgain:
        for screen in [C(), D(), E(), b] {
          root.flow.closeModals()
          root.flow.present(screen)
        }
      case .signsOut:
        root.flow.start(Q { $0.showTabs([.tab(R(showing: C()), title: "R")]) }, as: .replace)
      }
    }
    let shown: [Choice: String] = [
      .presents: "A | sheet B", .pushes: "A › B", .closes: "A", .signsOut: "tabs { *C }",
      .presentsAgain: "A | sheet B",
    ]
    #expect(bench.shown == shown[choice])
    #expect(recording.warnings == [])
  }

  @Test(arguments: Simulation.Order.allCases)
  func alertThatCodeCloses(order: Simulation.Order) async {
    let bench = bench(order)
    var taps: [String] = []
    root.flow.alert(
      "Sure?", buttons: [.button("Yes"), .button("No", role: .cancel) { taps.append("No") }])
    #expect(bench.shown == "A | alert \"Sure?\"")
    bench.window.rootViewController?.dismiss(animated: true)
    Simulation.settle()
    // Nothing else happens: the alert is closed, and reports it.
    for _ in 0..<1_000 where taps.isEmpty { await Task.yield() }
    #expect(taps == ["No"])
    #expect(bench.shown == "A")
    a.event { root.flow.push(D()) }
    #expect(bench.shown == "A › D")
  }

  /// A link from outside starts what was up when code closed it.
  @Test func flowThatCodeClosedStartsAgain() {
    let bench = bench()
    root.flow.start(Q { $0.browse(URL(string: "https://example.org")) })
    #expect(bench.shown == "A | browser https://example.org")
    bench.window.rootViewController?.dismiss(animated: true)
    Simulation.settle()
    root.flow.start(Q(showing: b))
    #expect(bench.shown == "A › B")
  }

  @Test func screenThatCodeClosedIsShownAgain() {
    let bench = bench()
    root.flow.present(b, style: .fullScreen)
    #expect(bench.shown == "A | fullScreen B")
    bench.top?.dismiss(animated: false) { [b, root] in root.flow.push(b) }
    #expect(bench.shown == "A › B")
  }

  @Test(arguments: ["mailto:ada@example.org", "tel:123", "itms-apps://apps", "a/b"])
  func addressThatIsNoWebPage(address: String) {
    let bench = bench()
    root.flow.browse(URL(string: address))
    #expect(bench.shown == "A")
    #expect(Simulation.opened == [address])
  }
}
