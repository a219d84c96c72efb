import GeneratedRuntime
import Testing

@testable import ContainersFixture

/// The answers of the owls flow, each on a stage that draws nothing.
@MainActor
struct OwlsCoordinatorTests {
  private let stage = GeneratedRuntime.Stage()
  private let delegate = OwlsCoordinatorDelegateSpy()
  private let coordinator = OwlsCoordinator(withServices: Services())

  init() {
    coordinator.delegate = delegate
    stage.start(coordinator)
  }

  @Test(.disabled("needs the owl list screen to be shown"))
  func owlListDidSelectOwl() {
    // Yours to write: show OwlList, and send `didSelectOwl`.
  }

  @Test(.disabled("needs the owl list screen to be shown"))
  func owlListFilterButtonTapped() {
    // Yours to write: show OwlList, and send `filterButtonTapped`.
  }

  @Test(.disabled("needs the owl list screen to be shown"))
  func owlListProfileButtonTapped() {
    // Yours to write: show OwlList, and send `profileButtonTapped`.
  }

  @Test(.disabled("needs the owl screen to be shown"))
  func owlCloseButtonTapped() {
    // Yours to write: show Owl, and send `closeButtonTapped`.
  }

  @Test(.disabled("needs the owl screen to be shown"))
  func owlDeleteButtonTapped() {
    // Yours to write: show Owl, and send `deleteButtonTapped`.
  }

  @Test(.disabled("needs the owl screen to be shown"))
  func owlShareButtonTapped() {
    // Yours to write: show Owl, and send `shareButtonTapped`.
  }

  @Test(.disabled("needs the filter screen to be shown"))
  func filterDoneButtonTapped() {
    // Yours to write: show Filter, and send `doneButtonTapped`.
  }

  private struct Services {}
}
