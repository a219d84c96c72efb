import GeneratedRuntime

extension OwlListDefaultViewModel: OwlListViewModel {
  func refresh() async {
    search.owls = await owlStore.owls()
    list.items = search.matches
  }

  func searchTextChanged(to text: String) {
    search.text = text
    list.items = search.matches
  }
}
