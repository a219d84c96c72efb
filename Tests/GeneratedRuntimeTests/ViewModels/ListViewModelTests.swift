import GeneratedRuntime
import Testing

struct ListViewModelTests {
  struct Owl: Identifiable, Equatable {
    let id: String
    var name = ""
  }

  let owls = [Owl(id: "barn"), Owl(id: "snowy"), Owl(id: "elf")]

  @Test func itemsByPosition() {
    let list = ListViewModel(owls)
    #expect(list.count == 3)
    #expect(list.item(at: 0) == owls[0])
    #expect(list.item(at: 2) == owls[2])
    #expect(list.item(at: -1) == nil)
    #expect(list.item(at: 3) == nil)
    #expect(list.item(at: .max) == nil)
    #expect(ListViewModel<Owl>().item(at: 0) == nil)
  }

  @Test func itemsByID() {
    var list = ListViewModel(owls)
    #expect(list.item(id: "snowy") == owls[1])
    #expect(list.position(of: "snowy") == 1)
    list.items.remove(at: 0)
    #expect(list.item(id: "snowy") == owls[1])
    #expect(list.position(of: "snowy") == 0)
    #expect(list.item(id: "barn") == nil)
    #expect(list.position(of: "barn") == nil)
  }

  @Test func firstOfSeveralWithOneID() {
    let list = ListViewModel([Owl(id: "barn", name: "one"), Owl(id: "barn", name: "two")])
    #expect(list.item(id: "barn")?.name == "one")
    #expect(list.position(of: "barn") == 0)
  }

  /// Another model's items are read once, and don't change afterwards.
  @Test func anotherModelIsReadOnce() {
    final class Store: ListModel {
      var reads = 0
      var stored = [Owl(id: "barn")]
      var items: [Owl] {
        reads += 1
        return stored
      }
    }
    let store = Store()
    let list = ListViewModel(store)
    store.stored = []
    #expect(list.count == 1)
    #expect(list.item(at: 0)?.id == "barn")
    #expect(list.item(id: "barn") != nil)
    #expect(store.reads == 1)
    #expect(store.item(at: 0) == nil)
    #expect(store.reads == 2)
  }

  @MainActor
  final class Nest {
    @ObservableProperty var list = ListViewModel<Owl>()
    var listProperty: ReadOnlyProperty<ListViewModel<Owl>> { $list }
  }

  @Test @MainActor func changesAreObserved() {
    let nest = Nest()
    var counts: [Int] = []
    nest.listProperty.observe(nest) { _, list in counts.append(list.count) }
    nest.list.items = owls
    nest.list.items.removeLast()
    #expect(counts == [0, 3, 2])
  }
}
