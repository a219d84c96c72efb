import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// What a tap on a tab does: it selects, goes back, or sends an event.
@MainActor
struct TabTapTests {
  @MainActor
  final class Taps {
    var events: [String] = []
  }

  let taps = Taps()
  let q = Q(showing: A())
  let root: P
  let stage: Stage
  let log = TraceTests.Log()

  init() {
    root = P { [taps, q] flow in
      flow.showTabs([
        .tab(q, title: "Q", onReselect: { taps.events.append("again Q") }),
        .tab(R(showing: B()), title: "R", onSelect: { taps.events.append("select R") }),
        .tab(S.self, if: true, title: "S", onReselect: { taps.events.append("again S") }) {
          S(showing: C(), D())
        },
      ])
    }
    stage = Stage(root)
    stage.observe { [log] in log.changes.append($0) }
  }

  @Test func againAtItsFirstScreenSendsItsEvent() {
    stage.user.selectTab(of: Q.self)
    q.flow.push(E())
    stage.user.selectTab(of: Q.self)
    #expect(taps.events == ["again Q"])
    stage.user.selectTab(of: Q.self)
    for _ in 0..<3 { stage.user.selectTab(of: S.self) }
    #expect(taps.events == ["again Q", "again Q", "again S"])
    #expect(
      stage.transcript == [
        "show tabs { *A, B, C › D }", "show tabs { *A › E, B, C › D }",
        "show tabs { *A, B, C › D }", "show tabs { A, B, *C › D }", "show tabs { A, B, *C }",
      ])
  }

  @Test(arguments: [WidthClass.regular, .compact])
  func againASplitGoesBackToItsFirstScreens(width: WidthClass) {
    let split = R { $0.showSplit(primary: .screen(A()), secondary: .screen(B())) }
    let stage = Stage(
      P {
        $0.showTabs([.tab(split, title: "R", onReselect: { [taps] in taps.events.append("R") })])
      })
    stage.width = .regular
    split.flow.push(C())
    split.flow.showDetail(D())
    stage.width = width
    stage.user.selectTab(of: R.self)
    #expect(stage.description == "tabs { *split { A, B } }")
    #expect(taps.events == [])
    stage.user.selectTab(of: R.self)
    #expect(taps.events == ["R"])
  }

  @Test func aTabThatAsksIsSelectedByItsFlow() {
    stage.user.selectTab(of: R.self)
    #expect(taps.events == ["select R"])
    #expect(stage.description == "tabs { *A, B, C › D }")
    root.flow.select(R.self)
    stage.user.selectTab(of: R.self)
    #expect(taps.events == ["select R"])
    #expect(stage.description == "tabs { A, *B, C › D }")
  }

  @Test func theTabBeforeIsTheLastOneThatIsThere() {
    root.flow.selectPrevious()
    #expect(log.lines == ["dropped select previous (absent) [A]"])
    stage.user.selectTab(of: S.self)
    root.flow.select(R.self)
    root.flow.selectPrevious()
    root.flow.selectPrevious()
    root.flow.showTab(of: S.self, if: false)
    root.flow.selectPrevious()
    #expect(
      stage.transcript.dropFirst() == [
        "show tabs { A, B, *C › D }", "show tabs { A, *B, C › D }", "show tabs { A, B, *C › D }",
        "show tabs { A, *B, C › D }", "end S: removed", "show tabs { A, *B }",
        "show tabs { *A, B }",
      ])
    q.flow.selectPrevious()
    #expect(stage.warnings == ["select previous: Q has no tabs"])
  }

  @Test func theTabThatTakesTheirPlaceIsNoFormerOne() {
    let last = S(showing: C())
    let root = P {
      $0.showTabs([
        .tab(Q(showing: A()), title: "Q"), .tab(R(showing: B()), title: "R"),
        .tab(last, title: "S"),
      ])
    }
    let stage = Stage(root)
    root.flow.select(R.self)
    root.flow.select(Q.self)
    root.flow.select(S.self)
    last.flow.finish {}
    root.flow.selectPrevious()
    #expect(stage.transcript.suffix(2) == ["show tabs { *A, B }", "show tabs { A, *B }"])
  }
}
