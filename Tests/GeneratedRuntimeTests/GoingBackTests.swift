import GeneratedRuntime
import Testing

/// Going back further than to a screen of the flow itself, and what happens where nothing is there.
@MainActor
struct GoingBackTests {
  let root = P(showing: A(), B())
  let child = Q(showing: C())
  let stage: Stage

  init() { stage = Stage(root) }

  @Test func tellsWhetherThereIsSuchAScreen() {
    root.flow.push(D())
    #expect(root.flow.pop(to: A.self))
    #expect(root.flow.pop(to: A.self))
    #expect(!root.flow.pop(to: D.self))
    #expect(stage.transcript == ["show A › B", "show A › B › D", "show A"])
    root.flow.finish()
    #expect(!root.flow.pop(to: A.self))
    #expect(!Q().flow.pop(to: A.self))
  }

  /// A covered screen's answer shows nothing just because there was nothing to go back to.
  @Test func goingNowhereUncoversNothing() throws {
    let b = try #require(root.flow.screen(B.self))
    root.flow.present(E())
    b.event {
      root.flow.pop(to: F.self)
      root.flow.present(D())
    }
    #expect(stage.description == "A › B | sheet E")
  }

  @Test func toAScreenOfAFlowAbove() {
    let inner = R(showing: D())
    root.flow.start(child)
    child.flow.start(inner, as: .present)
    #expect(!inner.flow.pop(to: D.self, inFlowsAbove: true))
    #expect(inner.flow.pop(to: A.self, inFlowsAbove: true))
    #expect(
      stage.transcript.suffix(3) == ["end R: endedWithParent", "end Q: popped", "show A"])
    #expect((inner.cancelledCount, child.cancelledCount) == (0, 1))
  }

  private enum Part: String, ScreenRole {
    case about, help
  }

  /// Shown in the same role by another flow.
  private enum Other: String, ScreenRole {
    case help
  }

  private func screen(as role: some ScreenRole) -> A {
    let screen = A()
    screen.presence.role = role
    return screen
  }

  @Test func toAScreenInItsRole() throws {
    let (about, help) = (screen(as: Part.about), screen(as: Part.help))
    for screen in [about, help, A()] { root.flow.push(screen) }
    #expect(stage.description == "A › B › A:about › A:help › A")
    #expect(root.flow.screen(A.self, as: Part.help) === help)
    #expect(root.flow.screen(B.self, as: Part.help) == nil)
    #expect(root.flow.role(of: help, as: Part.self) == .help)
    #expect(root.flow.pop(to: A.self, as: Part.help))
    root.flow.start(child)
    #expect(child.flow.pop(to: A.self, as: Part.about, inFlowsAbove: true))
    #expect(stage.transcript.suffix(2) == ["end Q: popped", "show A › B › A:about"])
    #expect(!root.flow.pop(to: A.self, as: Part.help))
    root.flow.push(screen(as: Other.help))
    root.flow.push(B())
    #expect(root.flow.pop(to: A.self, as: Part.help), "roles are compared by their names")
    #expect(stage.warnings == [])
  }

  @Test func whatHasNoRoleHasNoAnswer() throws {
    let first = try #require(root.flow.screen(A.self))
    let other = screen(as: Other.help)
    root.flow.push(other)
    for screen in [first, other] {
      #expect(root.flow.role(of: screen, as: Part.self) == nil)
    }
    #expect(
      stage.warnings == [
        "P: A has no Part, so its event has no answer",
        "P: A:help has no Part, so its event has no answer",
      ])
  }

  @Test func toAFlowAbove() {
    root.flow.start(child, as: .present)
    root.flow.present(E())
    child.flow.push(F())
    #expect(!child.flow.pop(to: R.self))
    #expect(child.flow.pop(to: P.self))
    #expect(stage.description == "A › B | sheet C › F | sheet E", "the last that it showed")
    let inner = R(showing: D())
    child.flow.start(inner)
    #expect(inner.flow.pop(to: Q.self))
    #expect(stage.description == "A › B | sheet C › F | sheet E")
    #expect(inner.flow.end == .popped)
  }

  @Test func toTheTabsOfAFlowAbove() {
    let root = P()
    root.onStart = { [child] in $0.showTabs([.tab(child, title: "Q")]) }
    let stage = Stage(root)
    child.flow.present(E())
    let inner = R(showing: D())
    child.flow.start(inner, as: .present)
    #expect(inner.flow.pop(to: P.self))
    #expect(stage.description == "tabs { *C }")
  }

  @Test func modalsAreClosedWhoeverShowsThem() {
    root.flow.start(child)
    var swipes = 0
    root.flow.present(E(), onSwipe: { _ in swipes += 1 })
    let inner = R(showing: D())
    child.flow.start(inner, as: .present)
    inner.flow.alert("Sure?", buttons: [.button("Yes")])
    root.flow.browse(Address.example)
    child.flow.closeModals()
    #expect(
      stage.transcript.suffix(2) == ["end R: dismissed", "show A › B › C"])
    #expect((swipes, inner.cancelledCount) == (0, 1))
    child.flow.closeModals()
    #expect(stage.description == "A › B › C")
  }

  @Test func whatCoversIsClosedSoThatMoreCanBeShown() throws {
    let b = try #require(root.flow.screen(B.self))
    root.flow.present(E())
    b.event {
      root.flow.closeModals()
      root.flow.push(D())
    }
    #expect(stage.transcript.suffix(2) == ["show A › B | sheet E", "show A › B › D"])
  }

  /// Without a layer of its own there is nothing above it.
  @Test func aFlowThatOnlyAsksClosesNothing() {
    child.onStart = { $0.alert("Sure?", buttons: [.button("Yes")]) }
    root.flow.start(child, as: .present)
    child.flow.closeModals()
    #expect(stage.description == "A › B | alert \"Sure?\"")
  }
}
