extension AddressFormDefaultViewModel: AddressFormViewModel {
  func fill(contact: Contact) {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func saveButtonTapped() {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
