import GeneratedRuntime

final class OwlListScreen: OwlListScreenBase, OwlListViewModel {
  @ObservableProperty private(set) var list = GeneratedRuntime.ListViewModel<Owl>()
  var listProperty: ReadOnlyProperty<GeneratedRuntime.ListViewModel<Owl>> { $list }

  private let search = OwlSearchController()

  func refresh() async {
    search.owls = await owlStore.owls()
    list.items = search.matches
  }

  func searchTextChanged(to text: String) {
    search.text = text
    list.items = search.matches
  }
}
