import GeneratedRuntime
import Testing

@testable import ContainersFixture

/// The answers of the photo flow, each on a stage that draws nothing.
@MainActor
struct PhotoCoordinatorTests {
  private let stage = GeneratedRuntime.Stage()
  private let delegate = PhotoCoordinatorDelegateSpy()
  private let coordinator = PhotoCoordinator(withServices: Services())

  init() {
    coordinator.delegate = delegate
    stage.start(coordinator)
  }

  @Test(.disabled("needs the camera screen to be shown"))
  func cameraDidTakePhoto() {
    // Yours to write: show Camera, and send `didTakePhoto`.
  }

  @Test(.disabled("needs the camera screen to be shown"))
  func cameraCancelButtonTapped() {
    // Yours to write: show Camera, and send `cancelButtonTapped`.
  }

  @Test(.disabled("needs the album screen to be shown"))
  func albumDidTakePhoto() {
    // Yours to write: show Album, and send `didTakePhoto`.
  }

  @Test(.disabled("needs the album screen to be shown"))
  func albumCancelButtonTapped() {
    // Yours to write: show Album, and send `cancelButtonTapped`.
  }

  private struct Services {}
}
