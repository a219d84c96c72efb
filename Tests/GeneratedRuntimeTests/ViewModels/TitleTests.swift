import Testing

@testable import GeneratedRuntime

/// A title that is a value of the screen follows it, until a flow sets another.
@MainActor
struct TitleTests {
  final class Owl: Screen {
    @ObservableProperty var name: String? = "Snowy"
    let presence = Presence { (owl: Owl) in owl.name }
  }

  private let owl = Owl()

  private func turn() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test func followsEachChange() async {
    var drawn: [String?] = []
    owl.presence.onTitle = { drawn.append($0) }
    #expect(owl.presence.title == nil)
    let stage = Stage()
    stage.start(SingleScreenCoordinator(owl))
    #expect(owl.presence.title == "Snowy")
    owl.name = "Barn"
    await turn()
    owl.name = nil
    await turn()
    #expect(owl.presence.title == nil)
    #expect(drawn == ["Snowy", "Barn", nil])
  }

  @Test func aFlowsTitleComesFirst() async {
    let stage = Stage()
    stage.start(SingleScreenCoordinator(owl))
    // A place has only what a flow set: the screen has the rest.
    #expect(owl.presence.fixedTitle == nil)
    owl.presence.title = "Mine"
    var drawn: [String?] = []
    owl.presence.onTitle = { drawn.append($0) }
    owl.name = "Barn"
    await turn()
    #expect(owl.presence.title == "Mine")
    #expect(owl.presence.fixedTitle == "Mine")
    owl.presence.title = nil
    #expect(drawn == ["Barn"])
  }

  @Test func keepsItsScreenNotAlive() {
    weak var kept: Owl?
    do {
      let (owl, stage) = (Owl(), Stage())
      stage.start(SingleScreenCoordinator(owl))
      stage.root?.flow.finish()
      kept = owl
    }
    #expect(kept == nil)
  }
}
