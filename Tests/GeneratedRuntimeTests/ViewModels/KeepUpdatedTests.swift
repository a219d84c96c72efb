import GeneratedRuntime
import Testing

/// A view that reads what is observable is drawn again after a change, once for each turn.
@MainActor
struct KeepUpdatedTests {
  @MainActor
  final class Model {
    @ObservableProperty var title = "Owls"
    @ObservableProperty var isLoading = false
    @ObservableProperty var unread = 0
  }

  @MainActor
  final class Drawn {
    let model: Model
    var texts: [String] = []

    init(_ model: Model) {
      self.model = model
    }

    func update() {
      texts.append(model.isLoading ? "…" : model.title)
    }
  }

  private let model = Model()

  private func turn() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test func drawsAtOnceAndAfterEachTurnWithChanges() async {
    let view = Drawn(model)
    keepUpdated(view) { $0.update() }
    #expect(view.texts == ["Owls"])
    model.title = "Owl"
    model.title = "Snowy owl"
    model.isLoading = true
    #expect(view.texts == ["Owls"])
    await turn()
    #expect(view.texts == ["Owls", "…"])
    model.isLoading = false
    await turn()
    #expect(view.texts == ["Owls", "…", "Snowy owl"])
  }

  @Test func whatItDidNotReadDrawsNothing() async {
    let view = Drawn(model)
    keepUpdated(view) { $0.update() }
    model.unread = 1
    await turn()
    model.isLoading = true
    await turn()
    #expect(view.texts == ["Owls", "…"])
    // While it loads, nobody reads the title.
    model.title = "Owl"
    await turn()
    #expect(view.texts == ["Owls", "…"])
  }

  @Test func aTokenEndsIt() async {
    let view = Drawn(model)
    let token = keepUpdated(view) { $0.update() }
    model.title = "Owl"
    token.end()
    await turn()
    #expect(view.texts == ["Owls"])
  }

  @Test func anObserverThatIsGoneIsNotHeld() async {
    weak var gone: Drawn?
    do {
      let view = Drawn(model)
      gone = view
      keepUpdated(view) { $0.update() }
    }
    #expect(gone == nil)
    model.title = "Owl"
    await turn()
  }
}
