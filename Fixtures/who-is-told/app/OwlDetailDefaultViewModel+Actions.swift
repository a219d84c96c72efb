import GeneratedRuntime

extension OwlDetailDefaultViewModel: OwlDetailViewModel {
  func delete() async { log.append("deleted") }

  func remove(reason: String) async { log.append(reason) }

  func rename(to name: String) { log.append(name) }

  func note(text: String) { log.append(text) }
}
