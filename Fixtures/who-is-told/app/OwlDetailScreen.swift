import GeneratedRuntime

final class OwlDetailScreen: OwlDetailScreenBase, OwlDetailViewModel {
  @ObservableProperty private(set) var log: [String] = []
  var logProperty: ReadOnlyProperty<[String]> { $log }

  func delete() async { log.append("deleted") }

  func remove(reason: String) async { log.append(reason) }

  func rename(to name: String) { log.append(name) }

  func note(text: String) { log.append(text) }
}
