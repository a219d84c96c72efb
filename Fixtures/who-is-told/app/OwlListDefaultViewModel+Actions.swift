extension OwlListDefaultViewModel: OwlListViewModel {
  func note(text: String) { log.append(text) }
}
