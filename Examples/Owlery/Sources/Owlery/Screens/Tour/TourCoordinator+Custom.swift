import GeneratedRuntime

/// A flow that was there before the specs, and shows each owl above the one before.
extension TourCoordinator: TourCoordinatorDecisions {
  func tourStart() {
    flow.push(NoOwlScreen(), animated: false)
  }

  func tourDidReachOwl(id: Owl.ID) {
    flow.push(OwlDetailScreen(withServices: services, id: id, flowDelegate: self))
  }
}

extension TourCoordinator: OwlDetailFlowDelegate {
  func closeButtonPressed(_ owlDetail: any OwlDetailViewModel) {
    flow.back(from: owlDetail)
  }
}
