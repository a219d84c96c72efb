import Core
import GeneratedRuntime

extension OwlListDefaultViewModel: OwlListViewModel {
  func load() {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func select(owlID: Owl.ID) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
