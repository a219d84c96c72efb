import GeneratedRuntime

extension SharingCoordinator {
  func sharingStart() {
    // Yours to write: begin your own flow. When it is done, call `flow.finish`.
  }
}
