import GeneratedRuntime

extension OwlListDefaultViewModel: OwlListViewModel {
  func refresh() async {
    list.items = await owlStore.owls()
  }
}
