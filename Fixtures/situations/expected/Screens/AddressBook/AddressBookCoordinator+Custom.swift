import GeneratedRuntime

extension AddressBookCoordinator: AddressBookCoordinatorDecisions {
  func addressesAddButtonTappedChoice(
    _ addresses: any AddressesViewModel
  ) -> AddressesAddButtonTappedChoice {
    // Yours to decide.
    .full
  }
}
