import GeneratedRuntime

final class OwlDetailScreen: OwlDetailScreenBase, OwlDetailViewModel {
  @ObservableProperty private(set) var name = ""
  var nameProperty: ReadOnlyProperty<String> { $name }

  @ObservableProperty private(set) var text = ""
  var textProperty: ReadOnlyProperty<String> { $text }

  @ObservableProperty private(set) var image: ImageRef?
  var imageProperty: ReadOnlyProperty<ImageRef?> { $image }

  func load() async {
    guard let owl = await owlStore.owl(id: id) else { return }
    name = owl.name
    text = owl.text
    image = owl.image
  }
}
