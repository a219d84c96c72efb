extension InternationalShippingAddressVerificationOverviewDefaultViewModel:
  InternationalShippingAddressVerificationOverviewViewModel
{
  func verify(_ verifiedInternationalShippingAddress: InternationalShippingAddress) {
    // Yours to write: change the state.
  }
}
