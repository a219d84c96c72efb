extension FoodListDefaultViewModel: FoodListViewModel {}
extension ShelfDefaultViewModel: ShelfViewModel {}
extension OwlFormDefaultViewModel: OwlFormViewModel {}

extension MainCoordinator: MainCoordinatorDecisions {
  func owlDetailShareButtonTappedChoice(
    _ owlDetail: any OwlDetailViewModel
  ) async -> OwlDetailShareButtonTappedChoice {
    reason == "ask" ? .asked : .shared
  }
}
