import Core
import GeneratedRuntime
import Observation

@Observable
final class OwlListScreen: OwlListScreenBase, OwlListViewModel {
  private(set) var list = GeneratedRuntime.ListViewModel<Owl>()

  func load() {
    // Yours to write.
  }

  func select(owlID: Owl.ID) {
    // Yours to write: change the state, report with `didSelect(owl:)`.
  }
}
