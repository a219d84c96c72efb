import GeneratedRuntime

final class OwlListScreen: OwlListScreenBase, OwlListViewModel {
  @ObservableProperty private(set) var list = GeneratedRuntime.ListViewModel<Owl>()
  var listProperty: ReadOnlyProperty<GeneratedRuntime.ListViewModel<Owl>> { $list }

  func refresh() async {
    list.items = await owlStore.owls()
  }

  /// Nothing when the owl has gone meanwhile.
  func selectOwl(id: Owl.ID) {
    guard let owl = list.item(id: id) else { return }
    didSelectOwl(owl: owl)
  }
}
