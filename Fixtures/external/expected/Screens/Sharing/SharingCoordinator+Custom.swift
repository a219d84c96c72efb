import GeneratedRuntime

extension SharingCoordinator: SharingCoordinatorDecisions {
  func sharingStart() {
    // Yours to write: begin your own flow. When it is done, call `flow.finish`.
    flow.warnUnwritten()
  }
}
