import GeneratedRuntime
import Testing

@testable import ContainersFixture

/// The answers of the main flow, each on a stage that draws nothing.
@MainActor
struct MainCoordinatorTests {
  @Test(.disabled("needs a value of Member"))
  func owlCloseButtonTapped() {
    // Yours to write: show Owl, and send `closeButtonTapped`.
  }

  @Test(.disabled("needs a value of Member"))
  func owlDeleteButtonTapped() {
    // Yours to write: show Owl, and send `deleteButtonTapped`.
  }

  @Test(.disabled("needs a value of Member"))
  func goodbyeCloseButtonTapped() {
    // Yours to write: show Goodbye, and send `closeButtonTapped`.
  }
}
