import Foundation
import GeneratedRuntime

extension FarewellCoordinator: FarewellCoordinatorDecisions {
  func startTourChoice(
    flow flow2: Int,
    _ services2: [String],
    format: @escaping (Date) -> String
  ) -> StartTourChoice {
    // Yours to decide.
    .long
  }
}
