extension OwlDetailDefaultViewModel: OwlDetailViewModel {
  func load() async {
    guard let owl = await owlStore.owl(id: id) else { return }
    name = owl.name
    text = owl.text
    image = owl.image
  }
}
