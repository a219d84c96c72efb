import GeneratedRuntimeTesting
import Testing

@testable import GeneratedRuntime

/// A swipe down that sends an event of a screen.
@MainActor
struct SwipeTests {
  @MainActor protocol Editing: Screen {}

  final class Edit: Editing {
    let presence = Presence()
  }

  final class Editor: Coordinator {
    let flow = Flow()
    var swiped: [ObjectIdentifier] = []
    var answer: () -> Void = {}

    func start() { flow.push(Edit()) }

    func cancelTapped(_ edit: any Editing) {
      swiped.append(ObjectIdentifier(edit))
      answer()
    }

    /// Another screen's event with the same name.
    func cancelTapped(_ sketch: SketchScreen) {}
  }

  let root = P(showing: A())
  let editor = Editor()
  let stage: Stage

  init() { stage = Stage(root) }

  @Test func isAnsweredInsteadOfClosing() throws {
    let cancel: @MainActor (any Editing) -> Void = editor.cancelTapped
    root.flow.start(editor, as: .present, onSwipe: cancel)
    let edit = try #require(editor.flow.screen(Edit.self))
    #expect(stage.layers.map { stage.question(before: $0) != nil } == [false, true])
    stage.user.dismiss()
    #expect(editor.swiped == [ObjectIdentifier(edit)])
    #expect(stage.description == "A | sheet Edit")
    editor.answer = { [flow = editor.flow, root] in
      flow.finish {}
      root.flow.push(B())
    }
    stage.user.dismiss()
    #expect(
      stage.transcript == ["show A", "show A | sheet Edit", "end Editor: finished", "show A › B"])
  }

  @Test func ofAScreenAlone() {
    let edit = Edit()
    root.flow.present(edit, style: .formSheet, onSwipe: editor.cancelTapped)
    stage.user.dismiss()
    #expect(editor.swiped == [ObjectIdentifier(edit)])
    root.flow.back(from: edit)
    stage.user.dismiss()
    #expect(editor.swiped.count == 1)
    #expect(stage.transcript == ["show A", "show A | formSheet Edit", "show A"])
  }

  @Test func mayShowSomethingFromAboveItsScreen() {
    root.flow.start(
      editor, as: .present,
      onSwipe: { [flow = editor.flow] (edit: any Editing) in
        flow.alert("Sure?", buttons: [.button("Yes") { flow.back(from: edit) }])
      })
    editor.flow.push(B())
    stage.user.dismiss()
    #expect(stage.description == "A | sheet Edit › B | alert \"Sure?\"")
    stage.user.tap("Yes")
    #expect(
      stage.transcript.suffix(2) == ["end Editor: dismissed", "show A"])
  }

  @Test func ofACoveredModalShowsNothing() {
    let flow = root.flow
    flow.present(B(), onSwipe: { _ in flow.push(C()) })
    let modal = stage.layers[1].id
    flow.present(D())
    stage.didSwipeDown(layer: modal)
    #expect(stage.description == "A | sheet B | sheet D")
    flow.present(E(), onSwipe: { screen in flow.back(from: screen) })
    stage.user.dismiss()
    #expect(stage.description == "A | sheet B | sheet D")
  }

  @Test func mayDoNothing() throws {
    root.flow.present(B(), style: .formSheet, onSwipe: .stay)
    root.flow.start(editor, as: .present, onSwipe: .stay)
    #expect(stage.layers.map { stage.question(before: $0) != nil } == [false, true, true])
    stage.user.dismiss()
    #expect(stage.description == "A | formSheet B | sheet Edit")
    editor.flow.replace(with: C())
    stage.user.dismiss()
    #expect(stage.description == "A | formSheet B | sheet C")
    editor.flow.finish {}
    root.flow.back(from: try #require(root.flow.screen(B.self)))
    #expect(stage.description == "A")
  }

  @Test func closesWhereTheScreenIsGone() {
    root.flow.start(
      editor, as: .present, onSwipe: { (_: any Editing) in Issue.record("it is gone") })
    editor.flow.replace(with: C())
    stage.user.dismiss()
    #expect(stage.description == "A")
    #expect(editor.flow.end == .dismissed)
  }

  @Test func isKeptWhileTheFlowHasNothingToShow() {
    let late = Q()
    var swipes = 0
    root.flow.start(late, as: .present, onSwipe: { (_: SketchScreen) in swipes += 1 })
    root.flow.push(B())
    late.flow.push(C())
    stage.user.dismiss()
    #expect(swipes == 1)
    #expect(stage.description == "A › B | sheet C")
  }

  @Test func nothingIsAliveAfterwards() {
    weak var held: Editor?
    do {
      let editor = Editor()
      held = editor
      let cancel: @MainActor (any Editing) -> Void = editor.cancelTapped
      root.flow.start(editor, as: .present, onSwipe: cancel)
      editor.flow.finish {}
    }
    #expect(held == nil)
  }
}
