import GeneratedRuntime

extension TourCoordinator: TourCoordinatorDecisions {
  func pageLibraryButtonTappedOr(_ page: any PageViewModel) {
    // Yours to write: what comes next.
    flow.warnUnwritten()
  }
}
