import Foundation
import GeneratedRuntime

extension MainCoordinator: MainCoordinatorDecisions {
  func startChoice() -> StartChoice {
    // Yours to decide.
    .tour
  }

  func mainDidReceiveMemoryWarning() {
    // Yours to write: what comes next.
    flow.warnUnwritten()
  }

  func libraryDidFindLinkChoice(
    _ libraryViewModel: any LibraryViewModel,
    owl: Owl,
    flow: URL,
    library: Int
  ) -> LibraryDidFindLinkChoice {
    // Yours to decide.
    .known
  }

  func libraryDidFindLinkUnknown(
    _ libraryViewModel: any LibraryViewModel,
    owl: Owl,
    flow: URL,
    library: Int
  ) {
    // Yours to write: what comes next.
    self.flow.warnUnwritten()
  }

  func owlDidShare(
    _ owl: any OwlViewModel,
    presence: String,
    flowDelegate: Int,
    withAVeryLongLabel aVeryLongParameterName: [String: Owl]
  ) {
    // Yours to write: what comes next. It may show `Settings`.
    flow.warnUnwritten()
  }
}
