extension MainDefaultViewModel: MainViewModel {
  func show(image: ImageRef) {
    self.image = image
  }
}
