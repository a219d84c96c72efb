import Testing

@testable import GeneratedRuntime

/// A title that is a value of the view model follows it, until a flow sets another.
@MainActor
struct KeepTitleTests {
  @MainActor
  final class Model {
    @ObservableProperty var name: String? = "Snowy"
  }

  private let model = Model()
  private let presence = Presence()

  private func turn() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test func followsEachChange() async {
    var drawn: [String?] = []
    presence.onTitle = { drawn.append($0) }
    presence.keepTitle(of: model) { model in model.name }
    #expect(presence.title == "Snowy")
    model.name = "Barn"
    await turn()
    model.name = nil
    await turn()
    #expect(presence.title == nil)
    #expect(drawn == ["Snowy", "Barn", nil])
  }

  @Test func aFlowsTitleComesFirst() async {
    presence.keepTitle(of: model) { model in model.name }
    // A place has only what a flow set: the view model has the rest.
    #expect(presence.fixedTitle == nil)
    presence.title = "Mine"
    var drawn: [String?] = []
    presence.onTitle = { drawn.append($0) }
    model.name = "Barn"
    await turn()
    #expect(presence.title == "Mine")
    #expect(presence.fixedTitle == "Mine")
    presence.title = nil
    #expect(drawn == ["Barn"])
  }

  @Test func keepsNeitherAlive() {
    weak var kept: Model?
    weak var link: Presence?
    do {
      let (model, presence) = (Model(), Presence())
      presence.keepTitle(of: model) { model in model.name }
      (kept, link) = (model, presence)
    }
    #expect(kept == nil)
    #expect(link == nil)
  }
}
