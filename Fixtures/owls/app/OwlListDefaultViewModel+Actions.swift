import GeneratedRuntime

extension OwlListDefaultViewModel: OwlListViewModel {
  func refresh() async {
    list.items = await owlStore.owls()
  }

  /// Nothing when the owl has gone meanwhile.
  func selectOwl(id: Owl.ID) {
    guard let owl = list.item(id: id) else { return }
    flowDelegate?.didSelectOwl(self, owl: owl)
  }
}
