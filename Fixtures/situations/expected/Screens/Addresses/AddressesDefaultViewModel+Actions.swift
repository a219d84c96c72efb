import GeneratedRuntime

extension AddressesDefaultViewModel: AddressesViewModel {
  func load() {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func rename(address: Address, name: String) {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func delete(address: Address) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
