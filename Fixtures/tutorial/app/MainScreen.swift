import GeneratedRuntime

final class MainScreen: MainScreenBase, MainViewModel {
  @ObservableProperty private(set) var image: ImageRef?
  var imageProperty: ReadOnlyProperty<ImageRef?> { $image }

  func show(image: ImageRef) {
    self.image = image
  }
}
