import Foundation
import GeneratedRuntime

extension MainCoordinator: MainCoordinatorDecisions {
  func placePickerDidPickChoice(
    _ placePicker: any PlacePickerViewModel,
    _ name: String,
    at result: Date,
    screen: Int
  ) async -> PlacePickerDidPickChoice {
    // Yours to decide.
    .near
  }
}
