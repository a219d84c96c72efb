final class FoodListScreen: FoodListScreenBase, FoodListViewModel {}
final class ShelfScreen: ShelfScreenBase, ShelfViewModel {}
final class QuestionScreen: QuestionScreenBase, QuestionViewModel {}
final class ReasonScreen: ReasonScreenBase, ReasonViewModel {}
final class OwlFormScreen: OwlFormScreenBase, OwlFormViewModel {}

extension MainCoordinator: MainCoordinatorDecisions {
  func owlDetailShareButtonTappedChoice(
    _ owlDetail: any OwlDetailViewModel
  ) async -> OwlDetailShareButtonTappedChoice {
    reason == "ask" ? .asked : .shared
  }
}
