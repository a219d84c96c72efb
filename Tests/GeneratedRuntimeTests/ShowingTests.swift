import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// A test asks for the screens on the stack that the user sees, by their types.
@MainActor
struct ShowingTests {
  let root = P(showing: A(), B())
  let stage: Stage

  init() { stage = Stage(root) }

  @Test func theTopmostLayerWithScreensCounts() {
    #expect(stage.isShowing(A.self, B.self))
    let others = [stage.isShowing(B.self), stage.isShowing(B.self, A.self)]
    #expect(others + [stage.isShowing(A.self, SketchScreen.self)] == [false, false, false])
    root.flow.present(C())
    root.flow.browse(Address.example)
    root.flow.alert("Sure?", buttons: [.button("Yes")])
    #expect(stage.isShowing(C.self))
    root.flow.finish()
    #expect(stage.isShowing())
  }

  @Test func ofStacksSideBySideTheVisibleOnesCount() {
    let (tab, other) = (R(showing: C(), D()), S(showing: E()))
    let tabs = Q { $0.showTabs([.tab(tab, title: "R"), .tab(other, title: "S")]) }
    root.flow.start(tabs, as: .replace)
    stage.user.selectTab(of: S.self)
    #expect(stage.isShowing(E.self))
    root.flow.showSplit(primary: .screen(A()), secondary: .screen(B()))
    #expect(stage.isShowing(A.self))
    stage.width = .regular
    #expect(stage.isShowing(A.self, B.self))
  }
}
