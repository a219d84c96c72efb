import GeneratedRuntimeTesting
import Testing

@testable import GeneratedRuntime

/// The effects of a flow's calls on the screen, besides the promises.
@MainActor
struct NavigationTests {
  let root = P(showing: A(), B())
  let child = Q(showing: C(), D())
  let stage = Stage(isChecked: true)

  init() {
    stage.start(root)
  }

  @Test func modalStyles() {
    let styles: [ModalStyle] = [.sheet, .formSheet, .fullScreen, .overFullScreen, .popover]
    root.flow.change {
      for style in styles { root.flow.present(C(), style: style) }
    }
    #expect(
      stage.transcript == [
        "show A › B",
        "show A › B | sheet C | formSheet C | fullScreen C | overFullScreen C | popover C",
      ])
  }

  @Test func screenOfATypeIsTheTopmost() {
    let above = B()
    child.onStart = { $0.push(above) }
    root.flow.start(child)
    #expect(stage.screen(B.self) === above)
    #expect(root.flow.screen(B.self) === root.flow.screens.last)
    #expect(child.flow.screen(A.self) == nil)
    #expect(stage.screen(F.self) == nil)
  }

  @Test func backLeavesAScreenAndWhatLiesAboveIt() throws {
    root.flow.start(child)
    root.flow.present(E())
    let screen = try #require(child.flow.screen(C.self))
    child.flow.back(from: screen)
    child.flow.back(from: screen)
    #expect(
      stage.transcript == [
        "show A › B", "show A › B › C › D", "show A › B › C › D | sheet E",
        "end Q: popped", "show A › B | sheet E",
      ])
  }

  @Test func backLeavesAloneWhatIsAnothersFlow() throws {
    root.flow.start(child)
    child.flow.back(from: try #require(root.flow.screen(B.self)))
    root.flow.back(from: try #require(child.flow.screen(D.self)))
    #expect(stage.transcript == ["show A › B", "show A › B › C › D", "show A › B › C"])
  }

  @Test func browserIsAModalOfItsFlow() {
    let url = Address.example
    root.flow.start(child)
    child.flow.browse(url)
    child.flow.browse(nil)
    child.flow.browse(url, in: .system)
    child.flow.browse(nil, in: .system)
    child.flow.finish {}
    root.flow.browse(url)
    stage.user.dismiss()
    #expect(
      stage.transcript == [
        "show A › B", "show A › B › C › D", "show A › B › C › D | browser https://example.org",
        "open https://example.org", "end Q: finished", "show A › B",
        "show A › B | browser https://example.org", "show A › B",
      ])
  }

  @Test func gesturesGoToTheHighestLayer() {
    root.flow.start(child, as: .present)
    stage.user.goBack(to: A.self)
    #expect(stage.description == "A › B | sheet C › D")
    stage.user.goBack(to: C.self)
    #expect(stage.description == "A › B | sheet C")
    stage.user.goBack()
    stage.user.goBackToRoot()
    stage.user.beginBack()
    stage.user.completeBack()
    #expect(stage.description == "A › B | sheet C")
    stage.didClose(layer: 0)
    stage.didClose(layer: 99)
    #expect(stage.description == "A › B | sheet C")
  }

  @Test func gesturesThatAreReportedLate() throws {
    let b = try #require(root.flow.screen(B.self))
    root.flow.present(E())
    let sheet = stage.layers[1].id
    root.flow.present(F())
    stage.didLeave(b)
    stage.didLeave(b)
    stage.didClose(layer: sheet)
    stage.didClose(layer: sheet)
    #expect(
      stage.transcript == [
        "show A › B", "show A › B | sheet E", "show A › B | sheet E | sheet F",
        "show A | sheet E | sheet F", "show A | sheet F",
      ])
  }

  @Test func screenThatIsShownAlready() {
    let a = A()
    let root = P { $0.push(a) }
    let stage = Stage(root)
    root.flow.push(a)
    root.flow.present(a)
    root.flow.replace(with: a)
    #expect(
      stage.warnings == [
        "push A: shown already", "present A: shown already", "replace A: shown already",
      ])
    root.flow.push(B())
    #expect(stage.transcript == ["show A", "show A › B"])
  }
}
