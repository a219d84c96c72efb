import GeneratedRuntime

final class OwlListScreen: OwlListScreenBase, OwlListViewModel {
  @ObservableProperty private(set) var log: [String] = []
  var logProperty: ReadOnlyProperty<[String]> { $log }

  func note(text: String) { log.append(text) }
}
