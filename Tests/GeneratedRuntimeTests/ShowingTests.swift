import GeneratedRuntime
import Testing

/// A test asks for the screens on the stack that the user sees, by their types.
@MainActor
struct ShowingTests {
  let root = P(showing: A(), B())
  let stage: Stage

  init() { stage = Stage(root) }

  @Test func isExact() {
    #expect(stage.isShowing(A.self, B.self))
    #expect(!stage.isShowing(B.self))
    #expect(!stage.isShowing(B.self, A.self))
    #expect(!stage.isShowing(A.self, B.self, C.self))
    #expect(!stage.isShowing(A.self, SketchScreen.self))
    root.flow.finish()
    #expect(stage.isShowing())
  }

  @Test func theTopmostLayerWithScreensCounts() {
    root.flow.present(C())
    #expect(stage.isShowing(C.self))
    root.flow.browse(Address.example)
    root.flow.alert("Sure?", buttons: [.button("Yes")])
    #expect(stage.isShowing(C.self))
    root.flow.closeModals()
    #expect(stage.isShowing(A.self, B.self))
  }

  @Test func onlyTheSelectedTabCounts() {
    let tabs = Q()
    tabs.onStart = {
      $0.showTabs([.tab(R(showing: C(), D()), title: "R"), .tab(S(showing: E()), title: "S")])
    }
    root.flow.start(tabs, as: .replace)
    #expect(stage.isShowing(C.self, D.self))
    stage.user.selectTab(of: S.self)
    #expect(stage.isShowing(E.self))
  }

  @Test func bothColumnsCountWhereTheyAreVisible() {
    root.flow.showSplit(primary: .screen(C()), secondary: .screen(D()))
    #expect(stage.isShowing(C.self))
    stage.width = .regular
    #expect(stage.isShowing(C.self, D.self))
    root.flow.showDetail(E())
    #expect(stage.isShowing(C.self, E.self))
  }
}
