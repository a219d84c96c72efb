import GeneratedRuntimeTesting
import Testing

@testable import GeneratedRuntime

/// Promises 2 and 5: everything on screen is alive, everything that ended is freed, and nothing
/// retains its parents, even if it never ends.
@MainActor
struct LifetimeTests {
  /// Remembers objects weakly.
  @MainActor
  final class Watch {
    private struct Ref { weak var object: AnyObject? }
    private var refs: [Ref] = []

    func callAsFunction<Object: AnyObject>(_ object: Object) -> Object {
      refs.append(Ref(object: object))
      return object
    }

    var alive: [String] {
      #if UIKIT_STAND_IN
        CheckedHosts.settle()
      #endif
      return refs.compactMap { $0.object.map { "\(type(of: $0))" } }
    }
  }

  let watch = Watch()

  @Test func nothingIsAliveAfterTheRoot() {
    let stage = Stage()
    do {
      let app = watch(P { $0.start(watch(Q(showing: watch(A())))) })
      stage.start(app)
      app.flow.children[0].flow.start(watch(R(showing: watch(B()))), as: .present)
      _ = watch(app.flow)
    }
    #expect(watch.alive == ["P", "A", "Q", "B", "R", "Flow"])
    stage.root?.flow.finish()
    #expect(watch.alive == [])
  }

  @Test func nothingIsAliveAfterAStageThatNeverEnded() {
    do {
      let stage = watch(Stage())
      let app = watch(P { $0.start(Q(showing: A(), B())) })
      stage.start(app)
      app.flow.start(watch(R(showing: watch(C()))), as: .replace)
      app.flow.start(watch(S(showing: watch(D()))))
      #expect(watch.alive == ["Stage", "P", "C", "R", "D", "S"])
    }
    #expect(watch.alive == [])
  }

  @Test func heldChildHoldsNothingAbove() {
    let child = Q(showing: B())
    do {
      let parent = watch(P { $0.start(child) })
      _ = watch(parent.flow)
      let stage = watch(Stage(parent))
      #expect(stage.description == "B")
    }
    #expect(watch.alive == [])
    #expect(child.flow.parent == nil)
    #expect(child.flow.end == nil)
  }

  @Test func heldScreenHoldsNothingAbove() {
    let a = A()
    do {
      let app = watch(P { $0.start(watch(Q { $0.push(a) })) })
      _ = watch(Stage(app))
    }
    #expect(watch.alive == [])
    #expect(a.presence.isShown == false)
    a.event { Issue.record("it isn't shown") }
  }

  @Test func heldEndedFlowHoldsNothing() {
    let root = P(showing: A())
    let stage = Stage(root)
    let child = Q { flow in
      flow.push(watch(B()))
      flow.start(watch(R(showing: watch(C()))))
    }
    root.flow.start(child)
    #expect(watch.alive == ["B", "C", "R"])
    child.flow.finish {}
    #expect(watch.alive == [])
    #expect(stage.description == "A")
  }

  @Test func hostIsHeldWeakly() {
    let stage: Stage
    do {
      let host = watch(OneChangeTests.Host())
      stage = Stage(host: host)
    }
    #expect(watch.alive == [])
    stage.start(P(showing: A()))
    #expect(stage.description == "A")
  }

  @Test(arguments: [FlowPresentation.push, .present, .replace])
  func nothingOnScreenIsFreed(presentation: FlowPresentation) throws {
    let stage = Stage(watch(P(showing: watch(A()))))
    stage.root?.flow.start(watch(Q(showing: watch(B()))), as: presentation)
    let child = try #require(stage.root?.flow.children.first)
    child.flow.start(watch(R { $0.start(watch(S(showing: watch(C())))) }), as: presentation)
    let covered = presentation == .replace ? [] : ["A", "B"]
    let kept = (covered + ["P", "Q", "R", "S", "C"]).sorted()
    #expect(watch.alive.sorted() == kept)
    stage.screen(C.self)?.event {
      stage.root?.flow.children.first?.flow.present(watch(D()))
    }
    stage.user.dismiss()
    #expect(watch.alive.sorted() == kept)
  }
}
