import Foundation
import GeneratedRuntime

extension MainCoordinator: MainCoordinatorDecisions {
  func startChoice() -> StartChoice {
    // Yours to decide.
    .tour
  }

  func mainDidReceiveMemoryWarningChoice() async -> MainDidReceiveMemoryWarningChoice {
    // Yours to decide.
    .grave
  }

  func mainDidReceiveMemoryWarningGrave() {
    // Yours to write: what comes next.
    flow.warnUnwritten()
  }

  func mainDidCheckChoice() async -> MainDidCheckChoice {
    // Yours to decide.
    .done
  }

  func librarySignOutButtonTappedChoice(
    _ library: any LibraryViewModel
  ) async -> LibrarySignOutButtonTappedChoice {
    // Yours to decide.
    .unsure
  }

  func libraryDidFindLinkChoice(
    _ libraryViewModel: any LibraryViewModel,
    owl: Owl,
    flow: URL,
    library: Int
  ) -> LibraryDidFindLinkChoice {
    // Yours to decide.
    .unknown
  }

  func libraryDidFindLinkSharedChoice(
    _ libraryViewModel: any LibraryViewModel,
    flow: URL,
    library: Int,
    owl: Owl,
    _ names: [String]
  ) -> LibraryDidFindLinkSharedChoice {
    // Yours to decide.
    .refused
  }

  func libraryDidFindLinkSharedOfferedDontKeepIt(
    _ libraryViewModel: any LibraryViewModel,
    owl: Owl,
    _ names: [String],
    flow flow2: URL?,
    library: String,
    `default`: String,
    services services2: String
  ) {
    // Yours to write: what comes next.
    self.flow.warnUnwritten()
  }

  func libraryDidFindLinkSharedOfferedOKChoice(
    _ libraryViewModel: any LibraryViewModel,
    owl: Owl,
    _ names: [String],
    flow flow2: URL?,
    library: String,
    `default`: String,
    services services2: String
  ) -> LibraryDidFindLinkSharedOfferedOKChoice {
    // Yours to decide.
    .first
  }

  func libraryDidFindLinkSharedRefused(
    _ libraryViewModel: any LibraryViewModel,
    flow: URL,
    library: Int,
    owl: Owl,
    _ names: [String]
  ) {
    // Yours to write: what comes next.
    self.flow.warnUnwritten()
  }

  func libraryDidFindLinkSharedRefused2(
    _ libraryViewModel: any LibraryViewModel,
    flow: URL,
    library: Int,
    owl: Owl,
    _ names: [String]
  ) {
    // Yours to write: what comes next.
    self.flow.warnUnwritten()
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

  func pageCloseButtonTappedChoice(_ page: any PageViewModel) async -> PageCloseButtonTappedChoice {
    // Yours to decide.
    .now
  }

  func farewellCoordinatorCancelledChoice(
    _ farewell: FarewellCoordinator
  ) async -> FarewellCoordinatorCancelledChoice {
    // Yours to decide.
    .tour
  }
}
