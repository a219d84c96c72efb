import GeneratedRuntimeTesting
import Testing

@testable import GeneratedRuntime

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Observers of a stage receive every change, described by names.
@MainActor
struct TraceTests {
  @MainActor
  final class Log {
    var changes: [Stage.Change] = []
    var lines: [String] {
      changes.map { "\($0) [\($0.inSight.joined(separator: ", "))]" }
    }
  }

  let log = Log()
  let stage = Stage(isChecked: true)

  init() {
    stage.observe { [log] in log.changes.append($0) }
  }

  @Test func signIn() {
    let (a, app) = (A(), P())
    let login = Q { $0.push(a) }
    app.onStart = { $0.start(login) }
    stage.start(app)
    a.presence.report(named: "registerButtonTapped(_:)") { login.flow.push(B()) }
    stage.user.goBack()
    a.presence.report(named: "helpTapped(_:)") {
      login.flow.start(R(showing: C()), as: .present)
    }
    stage.user.dismiss()
    a.presence.report(named: "didSignIn(_:session:)") {
      login.flow.finish { app.flow.start(S(showing: D()), as: .replace) }
    }
    #expect(
      log.lines == [
        "shown A [A]", "A.registerButtonTapped(_:): shown B [B]", "left B [A]",
        "A.helpTapped(_:): shown C [C]", "left C, ended R (dismissed) [A]",
        "A.didSignIn(_:session:): shown D, left A, ended Q (finished) [D]",
      ])
  }

  @Test func eventsOfACoveredScreenSayWhatTheyDidnt() {
    let a = A()
    let root = P { $0.push(a) }
    stage.start(root)
    root.flow.push(B())
    log.changes = []
    a.presence.report(named: "tapped") {
      root.flow.push(C())
      root.flow.present(C())
      root.flow.start(Q())
      root.flow.browse(URL(string: "https://example.org"))
      root.flow.alert("Sure?", buttons: [.button("Yes")])
      root.flow.showTabs([.tab(Q(), title: "")])
      root.flow.select(Q.self)
      root.flow.showSplit(primary: .screen(C()))
      root.flow.showDetail(C())
      root.flow.start(Q(), as: .replace)
    }
    let calls = [
      "push C", "present C", "start Q", "browse", "alert", "show tabs", "select Q", "show split",
      "show detail C",
    ]
    #expect(log.changes.count == 1)
    #expect(log.changes.first?.sender == "A")
    #expect(log.changes.first?.event == "tapped")
    #expect(log.changes.first?.dropped.map(\.call) == calls)
    #expect(log.changes.first?.dropped.allSatisfy { $0.reason == .covered } == true)
  }

  @Test func whatComesTooLate() {
    let a = A()
    let b = B()
    let child = Q { $0.push(b) }
    let root = P { $0.push(a) }
    stage.start(root)
    root.flow.start(child)
    stage.user.goBack()
    log.changes = []
    b.presence.report(named: "tapped") { root.flow.push(C()) }
    child.flow.report {}
    child.flow.finish {}
    child.flow.push(C())
    #expect(
      log.lines == [
        "B.tapped: dropped report (left) [A]", "dropped report (ended) [A]",
        "dropped finish (ended) [A]", "warned of push C: Q has ended [A]",
      ])
  }

  @Test func eventWithoutEffectIsAnEvent() {
    let a = A()
    stage.start(P { $0.push(a) })
    log.changes = []
    a.presence.report(named: "tapped") {}
    #expect(log.lines == ["A.tapped: nothing [A]"])
  }

  @Test func whatComesAndGoesInOneChangeWasNeverShown() {
    let root = P(showing: A())
    stage.start(root)
    log.changes = []
    root.flow.change {
      root.flow.push(B())
      root.flow.popToRoot()
      root.flow.push(C())
    }
    #expect(log.lines == ["shown C [C]"])
  }

  @Test func noData() {
    let root = P(showing: A())
    stage.start(root)
    log.changes = []
    root.flow.browse(URL(string: "https://example.org/secret"))
    stage.user.dismiss()
    root.flow.alert("Delete Hedwig?", buttons: [.button("Delete")])
    stage.user.tap("Delete")
    #expect(
      log.lines == ["shown browser []", "left browser [A]", "shown alert []", "left alert [A]"])
  }

  @Test func changeWhileAChangeIsToldIsToldAfter() {
    let root = P(showing: A())
    stage.observe { [stage] change in
      if change.shown == ["A"] { stage.root?.flow.push(B()) }
    }
    stage.observe { [log] in log.changes.append($0) }
    stage.start(root)
    #expect(log.lines == ["shown A [A]", "shown A [A]", "shown B [B]", "shown B [B]"])
    #expect(stage.description == "A › B")
  }

  @Test func aLinkThatWaitsIsNotCalledWithoutEffect() {
    typealias Reason = Stage.Change.Drop.Reason
    #expect(Reason.waitsForFlow.outcome == "waits, since its flow doesn't run yet")
    #expect(Reason.noFlow.outcome == "has no effect, since its flow doesn't run")
  }

  @Test func tokenEndsIt() {
    let token = stage.observe { [log] in log.changes.append($0) }
    token.end()
    stage.start(P(showing: A()))
    #expect(log.changes.count == 1)
  }

  @Test func stageIsPrintedAsWhatIsOnScreen() {
    stage.start(P(showing: A(), B()))
    #expect("\(stage)" == "A › B")
    #expect(String(describing: stage as Any) == "A › B")
    #expect(String(reflecting: stage) == "A › B")
  }

  @Test func transcriptWithAHost() {
    let host = OneChangeTests.Host()
    let stage = Stage(host: host)
    stage.start(P(showing: A()))
    stage.isRecording = true
    stage.root?.flow.push(B())
    #expect(stage.transcript == ["show A › B"])
  }
}
